"""What the page's first script did before Python was there: the hand it laid out, the presses it kept."""

from collections.abc import Callable
from typing import Any

from pyscript import window
from pyscript.ffi import create_proxy

# A plain page has no such script.
_script: Any = getattr(window, "opening", None)


def seed() -> str:
    """Give the seed of the hand that lies there already; empty when there is none."""
    return str(_script.seed) if _script else ""


def take(news: Callable[[str], None]) -> tuple[str, ...]:
    """Take over the page, and what was pressed and typed until now, oldest first.

    From here on news is told "version" when the next version of the site is ready, "others" when it cannot
    replace this one while another page is open, and "installable" when the browser offers to install.
    """
    return tuple(map(str, _script.take(create_proxy(news)))) if _script else ()


def worker(name: str) -> tuple[str, str]:
    """Tell where a worker's script lies and what PyScript is to be told for it."""
    if not _script:
        return f"./py/{name}", "./pyscript.toml"
    source, config = _script.worker(name)
    return str(source), str(config)


def renew() -> None:
    """Change to the version that is ready, which opens the page anew."""
    if _script:
        _script.renew()


def install() -> None:
    """Let the browser ask whether to install the page."""
    if _script:
        _script.install()
