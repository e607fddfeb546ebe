"""The one short text of every action; records, links, logs and buttons all use it."""

from collections.abc import Callable
from typing import Final

from cards.card import SUITS, TRUMPS, Card, Suit, card
from games.actions import (
    PASS,
    PLAY,
    Action,
    Bid,
    Call,
    DefendAlone,
    Discard,
    Give,
    Pass,
    Play,
    Propose,
    Redeal,
    Swap,
    Unseen,
)

RUNGS: Final = ("1", "2", "3", "4", "5", "6", "LP", "BP", "M", "N", "W", "B")

_SIGNS: Final[dict[type[Action], str]] = {
    Discard: "/",
    Give: ">",
    Swap: "~",
    Propose: "=",
    Pass: "-",
    DefendAlone: "!",
    Redeal: "*",
}
_CALLS: Final = {
    trump.letter + ("A" if alone else ""): Call(trump, alone)
    for trump in TRUMPS.values()
    for alone in (False, True)
}
_BIDS: Final = {name: Bid(name) for name in RUNGS}
_SUIT_BY_LETTER: Final[dict[str, Suit]] = {suit.letter: suit for suit in SUITS}


def sign_of(action: Action) -> str:
    """Give the mark that begins an action's text, or nothing for bids, calls and cards played."""
    return _SIGNS.get(type(action), "")


def write(action: Action) -> str:
    """Print an action; read() gives it back."""
    match action:
        case Play(card=played):
            return str(played)
        case Bid(name=name):
            return name
        case Call(trump=trump, alone=alone):
            return trump.letter + ("A" if alone else "")
        case Discard(card=one) | Give(card=one):
            return f"{sign_of(action)}{one}"
        case Swap(cards=given):
            return sign_of(action) + ",".join(str(each) for each in given)
        case Propose(suit=suit):
            return sign_of(action) + suit.letter
        case Unseen(sign=sign):
            return f"{sign}?"
        case _:
            return sign_of(action)


def _swap(text: str) -> Swap:
    given: tuple[Card, ...] = tuple(card(word) for word in text.split(","))
    return Swap(given)


def _propose(text: str) -> Propose:
    return Propose(_SUIT_BY_LETTER[text])


_SIGNED: Final[dict[str, Callable[[str], Action]]] = {
    "/": lambda text: Discard(card(text)),
    ">": lambda text: Give(card(text)),
    "~": _swap,
    "=": _propose,
}
_WHOLE: Final[dict[str, Action]] = {
    "-": PASS,
    "!": DefendAlone(),
    "*": Redeal(),
    **{f"{sign}?": Unseen(sign) for sign in _SIGNED},
    **_BIDS,
    **_CALLS,
}


def read(text: str) -> Action:
    """Read an action's text.

    Raises ValueError if no action is written so.
    """
    if text in _WHOLE:
        return _WHOLE[text]
    try:
        if text[:1] in _SIGNED:
            return _SIGNED[text[0]](text[1:])
        return PLAY[card(text)]
    except (KeyError, ValueError):
        raise ValueError(f"not an action: {text!r}") from None
