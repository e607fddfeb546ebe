"""Two short pages that do not change: the keys, and what this page is and does not do."""

from typing import Final

from htpy import Node, button, dd, div, dl, dt, kbd, p

from app.version import VERSION
from app.view.icons import icon
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
    N_("No advertisements. No accounts. No tracking. Nobody else is on the line."),
    N_("Nothing leaves this browser: your games are kept here, and go only into what you copy or save."),
)


def keys() -> Node:
    """List the keys; the settings can switch them off."""
    return [
        p[_("The settings can switch the letters off.")],
        dl(".keys")[(div[dt[(kbd[_(key)] for key in pressed)], dd[_(does)]] for pressed, does in _KEYS)],
    ]


def about(*, installable: bool) -> Node:
    """Say what this page is, and offer what is good to have at hand when something is to be told."""
    return [
        (p[_(each)] for each in _ABOUT),
        button("#install.primary", type="button", data_msg="install")[_("Install the game")]
        if installable
        else None,
        p(".version")[_("Version {version}").format(version=VERSION)],
        div(".at-hand")[
            _copy("copy-link", _("Copy this deal")),
            _copy("copy-report", _("Copy a report")),
            button("#about-show-me", type="button", data_msg="show-me")[_("Show me how")],
        ],
        p[_("A report holds this sitting and what went wrong, so that it can be played again.")],
    ]


def _copy(message: str, words: str) -> Node:
    return button(id=f"about-{message}", type="button", data_msg=message)[icon("copy"), " ", words]
