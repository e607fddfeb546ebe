"""The person's hand: every card a button, those that may be played raised."""

from htpy import Node, button, h2, li, p, section, ul

from app.pieces import HandScreen
from app.view.memo import region
from app.view.pictures import card_button
from text import gettext as _


@region
def hand(part: HandScreen) -> Node:
    """Draw the hand; while nobody is to choose from it, it lies at rest."""
    waiting = not any(face.playable for face in part.cards)
    return section(
        "#hand", {"class": ["fan", {"sits-out": part.out, "waiting": waiting}]}, aria_labelledby="hand-title"
    )[
        h2("#hand-title.unseen")[_("Your hand")],
        ul(".cards")[(li[card_button(face)] for face in part.cards)],
        p(".note")[_("You sit out: your partner plays alone")] if part.out else None,
        button("#hand-to-result", type="button", data_msg="to-result")[_("Skip to the result")]
        if part.may_skip
        else None,
    ]
