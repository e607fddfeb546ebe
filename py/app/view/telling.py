"""What is told on request, over the top of the table; and, before a first deal, the offer to be shown how."""

from typing import NamedTuple

from htpy import Node, button, div, p, section, span

from app.screen import Screen
from app.view.icons import icon
from app.view.memo import region
from text import gettext as _


class Told(NamedTuple):
    """The slice of a screen that is told; number tells one telling from the same words told again."""

    sentences: tuple[str, ...]
    number: int
    offer: bool


def told_of(screen: Screen) -> Told:
    """Take what is told."""
    return Told(screen.telling, screen.told, screen.offer)


@region
def telling(part: Told) -> Node:
    """Draw a region that is always there, so that a screen reader hears what comes into it."""
    return section("#telling", aria_label=_("Told on request"))[
        div(role="status", tabindex="0" if part.sentences else None)[
            div(".told", id=f"told-{part.number}")[(p[each] for each in part.sentences)]
            if part.sentences
            else None
        ],
        button("#hush.tool", type="button", data_msg="hush", title=_("Close"))[
            icon("close"), span(".unseen")[_("Close")]
        ]
        if part.sentences
        else _offer(part),
    ]


def _offer(part: Told) -> Node:
    if not part.offer:
        return None
    return div(".offer")[
        button("#show-me", type="button", data_msg="show-me")[_("Show me how")],
        button("#no-guide.tool", type="button", data_msg="no-guide", title=_("No, thank you"))[
            icon("close"), span(".unseen")[_("No, thank you")]
        ],
    ]
