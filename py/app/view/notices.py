"""What the page has to say beside the game: notices, and a question before a sitting is left."""

from htpy import Node, button, div, p, section

from app.view.memo import region
from text import gettext as _


@region
def notices(part: tuple[str, ...]) -> Node:
    """Draw the notices with one button that sends them away."""
    if not part:
        return None
    return section("#notices", role="alert")[
        div[(p[each] for each in part)],
        button("#dismiss", type="button", data_msg="dismiss")[_("OK")],
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
