"""What the page has to say beside the game: notices, and a question before a sitting is left."""

from typing import NamedTuple

from htpy import Node, button, div, p, section

from app.screen import Screen
from app.view.memo import region
from text import gettext as _


class Said(NamedTuple):
    """The slice of a screen that the notices show."""

    notices: tuple[str, ...]
    elsewhere: bool = False
    faulted: bool = False
    newer: bool = False


def said_of(screen: Screen) -> Said:
    """Take what the notices show; while the question waits it says where the sitting is open."""
    return Said(screen.notices, screen.elsewhere and screen.question is None, screen.faulted, screen.newer)


@region
def notices(part: Said) -> Node:
    """Draw the notices with one button that sends them away, and what can be done about them."""
    if not part.notices and not part.elsewhere and not part.newer:
        return None
    return section("#notices", role="alert")[
        div[
            (p[each] for each in part.notices),
            p[_("This sitting is played in another tab; here you look on.")] if part.elsewhere else None,
            p[_("There is a new version of the game.")] if part.newer else None,
        ],
        button("#take-over", type="button", data_msg="take-over")[_("Play here")] if part.elsewhere else None,
        button("#renew", type="button", data_msg="renew")[_("Load it now")] if part.newer else None,
        button("#copy-report", type="button", data_msg="copy-report")[_("Copy a report")]
        if part.faulted and part.notices
        else None,
        button("#dismiss", type="button", data_msg="dismiss")[_("OK")] if part.notices else None,
    ]


@region
def question(part: str | None) -> Node:
    """Draw the question that waits for an answer; the table stays as it is."""
    if part is None:
        return None
    return section("#question", role="alertdialog", aria_labelledby="question-text")[
        p("#question-text")[part],
        button("#accept.primary", type="button", data_msg="accept")[_("Yes")],
        button("#decline", type="button", data_msg="decline")[_("No")],
    ]
