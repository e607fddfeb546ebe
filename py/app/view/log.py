"""The log of the deal: every action in words, the newest last."""

from htpy import Element, Node, div, h2, li, ol, p, section

from app.screen import LogLine
from app.view.memo import piece, region
from app.words.actions import event
from app.words.deals import PERSON
from text import gettext as _


@region
def log(part: tuple[LogLine, ...]) -> Node:
    """Draw the log that stands beside the table where there is room."""
    return section("#log", aria_labelledby="log-title")[
        h2("#log-title")[_("This deal")],
        div(".newest", tabindex="0")[lines(part, "log")],
    ]


def lines(part: tuple[LogLine, ...], key: str) -> Element:
    """List what happened; key begins the id of each line."""
    if not part:
        return p(".empty")[_("Nothing has happened yet")]
    return ol(".lines")[(_line(line, f"{key}-{number}") for number, line in enumerate(part))]


@piece
def _line(line: LogLine, key: str) -> Element:
    return li({"class": {"takes": line.phase == "trick"}}, id=key)[
        event(line.name, line.action, line.phase, reader=line.seat == PERSON)
    ]
