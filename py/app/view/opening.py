"""What the page says before the program runs; the build draws it into the page, a script shows the part."""

from htpy import Element, a, bdi, button, div, noscript, p, progress, section

from text import gettext as _


def opening() -> Element:
    """Draw the bar that follows what has arrived."""
    return div("#opening")[progress("#arrived", max="1", value="0", aria_label=_("The game is on its way"))]


def trouble() -> Element:
    """Draw all that may be wrong, each sentence hidden, and the button that tries again."""
    return section("#trouble", role="alert", hidden=True)[
        p(data_when="missing", hidden=True)[
            _("A part of the game did not arrive:"), " ", bdi(".file"), ". ", _("Nothing of yours is lost.")
        ],
        p(data_when="slow", hidden=True)[
            _("The connection is very slow. The game begins when all of it is here.")
        ],
        p(data_when="stalled", hidden=True)[_("Starting the game takes longer than it should.")],
        p(data_when="old", hidden=True)[
            _("This browser cannot run the game: it has no WebAssembly, or it is switched off.")
        ],
        button("#again", type="button")[_("Try again")],
    ]


def late() -> Element:
    """Draw what the style sheet shows when not even the first script has run after a while."""
    return section("#late", role="alert")[
        p[_("The game does not start. Perhaps the connection is broken.")],
        a(".button", href="./")[_("Try again")],
    ]


def without_script() -> Element:
    """Draw what is said where scripts are switched off."""
    return noscript[
        section("#no-script", role="alert")[
            p[_("The game needs JavaScript. Allow it for this page and open it again.")]
        ]
    ]
