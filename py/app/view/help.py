"""Two short pages that do not change: the keys, and what this page is and does not do."""

from typing import Final

from htpy import Node, dd, div, dl, dt, kbd, p

from games.words import N_
from text import gettext as _

# A key of the page by its name, or words where it is not one key.
_KEYS: Final = (
    (("←", "→"), N_("along your hand")),
    (("Enter",), N_("play the card, press the button")),
    (("J", "D"), N_("a card by its rank and suit: here the jack of diamonds")),
    (("4",), N_("bid four")),
    (("P",), N_("pass, or no")),
    (("S",), N_("call spades")),
    (("A", "S"), N_("call spades and play alone")),
    (("Space",), N_("go on; it never plays a card")),
    (("U",), N_("undo")),
    (("Y",), N_("redo")),
    (("N",), N_("next deal")),
    (("R",), N_("read the table")),
    (("T",), N_("a hint, with its reasons")),
    (("L",), N_("what happened in this deal")),
    (("I",), N_("the rules")),
    (("G",), N_("the games")),
    (("?",), N_("this list")),
    (("Esc",), N_("close what lies over the table")),
)
_ABOUT: Final = (
    N_("Hasenpfeffer and its relatives, for one person and computer players."),
    N_("The computer players see their own cards and what was said and played, and nothing else."),
    N_("There are no advertisements and no accounts, and nobody follows what you do."),
    N_("Your games are kept in this browser and leave it only in a link that you copy."),
)


def keys() -> Node:
    """List the keys; the settings can switch them off."""
    return dl(".keys")[(div[dt[(kbd[_(key)] for key in pressed)], dd[_(does)]] for pressed, does in _KEYS)]


def about() -> Node:
    """Say what this page is."""
    return [p[_(each)] for each in _ABOUT]
