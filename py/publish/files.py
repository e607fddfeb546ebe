"""Which Python files the page gets: the list in pyscript.toml, and the tree it must agree with."""

import re
import tomllib
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
NEVER_SHIPPED = frozenset({"publish", "lab"})


def modules(checkout: Path) -> tuple[str, ...]:
    """Name the modules under py/ that the page gets, as sorted paths relative to py/.

    The scripts beside the packages (main.py, the workers) are fetched by the page itself.
    """
    py = checkout / "py"
    found = (path.relative_to(py) for path in py.glob("*/**/*.py"))
    return tuple(sorted(path.as_posix() for path in found if path.parts[0] not in NEVER_SHIPPED))


def scripts(checkout: Path) -> tuple[str, ...]:
    """Name the scripts that the page fetches by themselves, relative to py/."""
    return tuple(sorted(path.name for path in (checkout / "py").glob("*.py")))


def listed(checkout: Path) -> tuple[str, ...]:
    """Read the modules that pyscript.toml lists, relative to py/."""
    config = tomllib.loads((checkout / "pyscript.toml").read_text(encoding="utf-8"))
    return tuple(name.removeprefix("./py/") for name in config["files"])


def write_list(checkout: Path) -> None:
    """Make pyscript.toml list what is in the tree, its other tables unchanged."""
    toml = checkout / "pyscript.toml"
    rows = "".join(f'"./py/{name}" = "./{name}"\n' for name in modules(checkout))
    old = toml.read_text(encoding="utf-8")
    new = with_files(old, rows)
    if new != old:
        toml.write_text(new, encoding="utf-8")


def with_files(toml: str, rows: str) -> str:
    """Put other rows into the [files] table of a pyscript.toml."""
    return re.sub(r"(?m)(^\[files\]\n)(?:^\".*\n)*", lambda match: match[1] + rows, toml)
