"""Presses that nobody meant: the rest of a double press, a key held down, a long press on a card."""

from math import hypot
from typing import Any, Final

from pyscript import window

# Faster than this at the same spot is one press with a heavy finger, however often it is said.
TOGETHER_MS: Final = 250
SPOT_PIXELS: Final = 30


# A rank typed so lately may still wait for its suit, with or without a space between them.
TYPING_MS: Final = 700
RANKS: Final = frozenset("0123456789jqkaJQKA")


class _Last:
    when = -float(TOGETHER_MS)
    x = y = 0.0
    rank = -float(TYPING_MS)


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


def note_key(key: str) -> None:
    """Note a key that may begin the name of a card."""
    _last.rank = float(window.performance.now()) if key in RANKS else -float(TYPING_MS)


def is_within_a_name(key: str) -> bool:
    """Tell whether a key is the space between a rank and its suit, which presses nothing."""
    return key == " " and float(window.performance.now()) - _last.rank < TYPING_MS


def is_for_nothing(event: Any) -> bool:
    """Tell whether a press without a message is on the bare table, where it means: go on."""
    target = event.target
    return bool(target.closest("#felt")) and not target.closest("button, a, [popover]")


def is_long(event: Any) -> bool:
    """Tell whether a menu is asked for by a long press on the table, which only gets in the way there."""
    return getattr(event, "pointerType", "") != "mouse" and bool(event.target.closest("#felt, #hand"))
