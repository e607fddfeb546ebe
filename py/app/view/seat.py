"""One place at the table: name, what the seat said, its tricks and its hidden cards."""

from htpy import Element, Node, bdi, div, li, ol, span

from app.pieces import SeatScreen
from app.view.memo import piece
from app.view.pictures import back, sign
from app.view.places import place
from app.words.actions import label
from app.words.deals import tricks
from games import notation
from games.actions import Call
from text import gettext as _
from text import ngettext


@piece
def seat(screen: SeatScreen, seats: int, design: str, role: str) -> Element:
    """Draw a place; design is the back of the cards, role what the maker of a contract is called."""
    where = place(screen.seat, seats)
    return li(
        {"class": ["seat", {"to-act": screen.turn, "out": screen.out, "maker": screen.maker}]},
        id=f"seat-{where}",
        data_place=where,
        aria_current="true" if screen.turn else None,
    )[
        div(".plate")[
            span(".who")[bdi[screen.name], _dealer(screen)],
            div(".facts")[_facts(screen, role)],
        ],
        _said(screen),
        None if screen.person or screen.out else _backs(screen, where, design),
    ]


def _dealer(screen: SeatScreen) -> Node:
    if not screen.dealer:
        return None
    return span(".dealer", title=_("dealer"))[
        span(aria_hidden="true")[_("D")], span(".unseen")[_(", dealer")]
    ]


def _facts(screen: SeatScreen, role: str) -> Node:
    if screen.out:
        return span(".fact")[_("sits out")]
    return [
        span(".unseen")[_(", partner")] if screen.partner else None,
        span(".fact.mark")[role] if screen.maker and role and not screen.alone else None,
        span(".fact.mark")[_("alone")] if screen.alone else None,
        span(".fact")[tricks(screen.tricks)] if screen.tricks else None,
        span(".dots", aria_hidden="true")[span, span, span] if screen.thinking else None,
    ]


def _said(screen: SeatScreen) -> Node:
    if not screen.said:
        return None
    return ol(".said", aria_label=_("Said in the auction"))[(li[said(each)] for each in screen.said)]


def said(action: str) -> Node:
    """Show in a word or a sign what a seat said."""
    done = notation.read(action)
    if isinstance(done, Call):
        return bdi[sign(done.trump.letter), " ", label(action, "trump")]
    return bdi[label(action, "auction")]


def _backs(screen: SeatScreen, where: str, design: str) -> Node:
    if not screen.cards:
        return None
    count = ngettext("{number} card", "{number} cards", screen.cards).format(number=screen.cards)
    return div(".backs")[
        (back(design, f"{where}-{number}") for number in range(1, screen.cards + 1)),
        span(".count")[count],
    ]
