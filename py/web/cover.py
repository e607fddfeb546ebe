"""The browser's own step back: it closes what lies over the table, and never leaves a hand."""

from collections.abc import Callable
from typing import Any, Final

from pyscript import window
from pyscript.ffi import create_proxy

# The state of the history's entry that stands for something over the table.
OVER: Final = "over"


class _Covered:
    wanted = False
    leaving = False


_covered = _Covered()


def cover(*, covered: bool) -> None:
    """Give a step back something to close, or take it away when it was closed otherwise."""
    _covered.wanted = covered
    over = window.history.state == OVER
    if covered and not over:
        window.history.pushState(OVER, "")
    elif not covered and over and not _covered.leaving:
        _covered.leaving = True
        window.history.back()


def on_back(back: Callable[[], None]) -> None:
    """Tell of each step back of the person's, for as long as the page is open."""

    def moved(_event: Any) -> None:
        if window.history.state == OVER:
            return
        if not _covered.leaving:
            back()
        elif _covered.wanted:
            # Something was opened again before our own step back was done.
            window.history.pushState(OVER, "")
        _covered.leaving = False

    window.addEventListener("popstate", create_proxy(moved))
