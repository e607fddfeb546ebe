"""Presses that nobody meant: the rest of a double press, a key held down, a long press on a card."""

from math import hypot
from typing import Any, Final

from pyscript import window

# Faster than this at the same spot is one press with a heavy finger, however often it is said.
TOGETHER_MS: Final = 250
SPOT_PIXELS: Final = 30


class _Last:
    when = -float(TOGETHER_MS)
    x = y = 0.0


_last = _Last()


def is_meant(event: Any, message: str) -> bool:
    """Tell whether a press that acts in the game is one of its own, not the echo of the one before.

    The next card may already lie where the first one was. Keys and voices press nowhere in particular.
    """
    if not message.startswith("act ") or not event.detail:
        return True
    now = float(window.performance.now())
    near = hypot(event.clientX - _last.x, event.clientY - _last.y) < SPOT_PIXELS
    meant = now - _last.when > TOGETHER_MS or not near
    _last.when, _last.x, _last.y = now, float(event.clientX), float(event.clientY)
    return meant


def is_for_nothing(event: Any) -> bool:
    """Tell whether a press without a message is on the bare table, where it means: go on."""
    target = event.target
    return bool(target.closest("#felt")) and not target.closest("button, a, [popover]")


def is_long(event: Any) -> bool:
    """Tell whether a menu is asked for by a long press on the table, which only gets in the way there."""
    return getattr(event, "pointerType", "") != "mouse" and bool(event.target.closest("#felt, #hand"))
