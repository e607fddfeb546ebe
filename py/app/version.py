"""Which version of the program this is; pyproject.toml says the same."""

from typing import Final

VERSION: Final = "1.0.0"
