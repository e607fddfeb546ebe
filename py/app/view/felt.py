"""The table: seats around it, and in the middle the trick, the cards turned up and the contract."""

from typing import NamedTuple

from htpy import Element, Node, bdi, button, div, h2, li, ol, p, section, span

from app.pieces import CentreScreen, ContractScreen, SeatScreen, TrickScreen
from app.screen import Screen
from app.view.icons import icon
from app.view.memo import region
from app.view.pictures import back, open_card, sign
from app.view.places import place
from app.view.seat import seat
from app.words.cards import bid_name, sentence_case, suit_name
from app.words.deals import progress, undertaken
from text import gettext as _
from text import ngettext


class Felt(NamedTuple):
    """The slice of a screen that the table shows; back is the design of the cards' backs."""

    seats: tuple[SeatScreen, ...]
    centre: CentreScreen
    back: str


def felt_of(screen: Screen) -> Felt:
    """Take what the table shows."""
    return Felt(screen.seats, screen.centre, dict(screen.theme).get("back", "1"))


@region
def felt(part: Felt) -> Node:
    """Draw the table."""
    centre = part.centre
    playing = centre.trick.number > 0
    role = _role(centre.contract)
    return section(
        "#felt",
        {"class": {"playing": playing, "settled": playing or bool(role)}},
        data_seats=str(len(part.seats)),
        aria_labelledby="felt-title",
    )[
        h2("#felt-title.unseen")[_("Table")],
        ol(".seats")[(seat(each, len(part.seats), part.back, role) for each in part.seats)],
        div("#centre")[
            _trick(centre.trick, part.seats),
            None if playing else _turned_up(centre, part.back),
        ],
        _contract(centre.contract, part.seats) if centre.contract is not None else None,
        _last_trick(centre.last_trick, part.seats) if centre.last_trick is not None else None,
    ]


def _role(contract: ContractScreen | None) -> str:
    """Name the seat that undertook the contract; nobody has while the bidding may go on."""
    if contract is None or contract.trump is None:
        return ""
    return _("maker") if contract.bid is None else _("declarer")


def _trick(trick: TrickScreen, seats: tuple[SeatScreen, ...]) -> Element:
    return ol("#trick", {"class": {"taken": trick.taker is not None}}, aria_label=_("Trick"))[
        (
            li(data_place=place(each.seat, len(seats)))[
                open_card(each.face, winning=each.winning),
                span(".unseen")[seats[each.seat].name, _(", winning") if each.winning else None],
            ]
            for each in trick.cards
        )
    ]


def _turned_up(centre: CentreScreen, design: str) -> Node:
    if not centre.shown and not centre.stock:
        return None
    return div("#turned-up", {"class": {"turned-down": centre.turned_down}})[
        div(".turned")[
            div(".pile")[(back(design, f"stock-{number}") for number in range(1, min(centre.stock, 3) + 1))]
            if centre.stock
            else None,
            (open_card(face) for face in centre.shown),
        ],
        p(".caption")[_caption(centre)],
    ]


def _caption(centre: CentreScreen) -> str:
    if centre.shown:
        return _("Turned down") if centre.turned_down else _("Turned up")
    if centre.stock == 1:
        return _("Widow")
    return ngettext("{number} card face down", "{number} cards face down", centre.stock).format(
        number=centre.stock
    )


def _contract(contract: ContractScreen, seats: tuple[SeatScreen, ...]) -> Element:
    name = seats[contract.maker].name
    return div("#contract", role="group", aria_label=_("Contract"))[
        div(".undertaken", aria_hidden="true")[
            span(".trump")[sign(contract.trump)] if contract.trump else None, _bid(contract)
        ],
        div(".by")[
            span(".unseen")[undertaken(contract, name)],
            span(aria_hidden="true")[bdi[name], _(", alone") if contract.alone else None],
        ],
        div(".progress")[
            span(".unseen")[progress(contract)],
            span(".pips", aria_hidden="true")[_pips(contract)] if contract.trump else None,
        ],
    ]


def _bid(contract: ContractScreen) -> Node:
    if contract.bid is not None:
        digits = contract.bid.isdigit()
        return span(".bid")[contract.bid if digits else sentence_case(bid_name(contract.bid))]
    return span(".suit-name")[sentence_case(suit_name(contract.trump))] if contract.trump else None


def _pips(contract: ContractScreen) -> Node:
    """Draw a pip for each trick needed, filled when taken, more for those beyond, hollow red for lost."""
    beyond = max(0, contract.taken - contract.needed)
    return [
        *(span(".pip.won") for _each in range(contract.taken - beyond)),
        *(span(".pip") for _each in range(contract.needed - contract.taken)),
        *(span(".pip.more") for _each in range(beyond)),
        *(span(".pip.lost") for _each in range(contract.against)),
    ]


def _last_trick(trick: TrickScreen, seats: tuple[SeatScreen, ...]) -> Element:
    return div("#last")[
        button(".quiet", type="button", popovertarget="last-trick")[
            icon("last"), span(".words")[_("Last trick")]
        ],
        div("#last-trick", popover="auto", aria_label=_("Last trick"))[trick_row(trick, seats_names(seats))],
    ]


def seats_names(seats: tuple[SeatScreen, ...]) -> dict[int, str]:
    """List the names of the seats."""
    return {each.seat: each.name for each in seats}


def trick_row(trick: TrickScreen, names: dict[int, str]) -> Element:
    """Lay a full trick out in the order of play, each card with the name of who played it."""
    return ol(".row")[
        (
            li({"class": {"took": each.seat == trick.taker}})[
                open_card(each.face, winning=each.seat == trick.taker, keyed=False),
                bdi[names[each.seat]],
                span(".unseen")[_(", takes it")] if each.seat == trick.taker else None,
            ]
            for each in trick.cards
        )
    ]
