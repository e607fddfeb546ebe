"""The day on which something was put aside, as the first word of what is kept of it."""

from typing import Final

NO_DATE: Final = "-"


def read_date(word: str) -> str:
    """Read a day such as 2026-11-30; whatever is none is no day at all."""
    parts = word.split("-")
    digits = all(part.isascii() and part.isdigit() for part in parts)
    return word if digits and [len(part) for part in parts] == [4, 2, 2] else ""
