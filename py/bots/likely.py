"""How well a world fits what was bid and called in it."""

from functools import cache
from typing import Final, NamedTuple

from bots import worth
from bots.bidding import MISERE, foes, trumps_of
from bots.hidden import is_kind, upcard
from bots.layout import Layout
from bots.payoff import margins
from bots.scales import Scale, scale
from bots.traces import Traces
from cards.card import NO_TRUMP, Trump
from cards.seat import Seat
from games.actions import Bid, Call, Entry, Pass, Swap
from games.kit.upcards import proposed_suit
from games.state import Contract, Observation, Rules

# A logistic curve in parts of 1,000, one entry for each quarter of a trick; people stray, so it keeps
# away from the ends.
CURVE: Final = (40, 40, 60, 119, 269, 500, 731, 881, 940, 960, 960)
MIDDLE: Final = 5
SCALE: Final = 10**12
WHOLE: Final = 1000
MOST: Final = 625
FARMER: Final = "farmer"


class Statement(NamedTuple):
    """What a seat said: whether its best hand under one of the scales was worth so much."""

    seat: Seat
    scales: tuple[Scale, ...]
    needed: int
    spoke: bool
    extra: int


@cache
def needed(rules: Rules, role: str, contract: Contract, tricks: int) -> int:
    """Give the expected tricks, in hundredths, from which a contract promises more than nothing."""
    formula = worth.of(rules, role)
    won = margins(rules, contract, tricks, contract.maker)
    for expected in range(0, MOST, worth.STEP):
        if worth.value(formula, expected, won) * foes(rules) >= 0:
            return expected
    return MOST


def statements(view: Observation, arranged: Layout) -> list[Statement]:
    """List what the other seats have said of their hands."""
    if view.rules.upcards:
        return _calls(view, arranged)
    return _bids(view, arranged)


def spoken(view: Observation) -> list[Entry]:
    """List what was said in the auction: its passes and bids, up to the call that ends it.

    A pass also declines to change a farmer's hand before it and to defend alone after it; those say
    nothing of a bid.
    """
    farmers = view.rules.seats if any(phase.name == FARMER for phase in view.rules.phases) else 0
    found = []
    for entry in view.history:
        if farmers and is_kind(entry.action, Swap, "~"):
            farmers = 0
        elif farmers and isinstance(entry.action, Pass):
            farmers -= 1
        elif isinstance(entry.action, Pass | Bid | Call):
            found.append(entry)
        if isinstance(entry.action, Call):
            break
    return found


def _bids(view: Observation, arranged: Layout) -> list[Statement]:
    """Read an auction: a bid says that the hand is worth it, a pass that the next bid is too high."""
    rules, size = view.rules, sum(view.rules.batches)
    found = []
    standing: Contract | None = None
    ladder = next((phase.ladder for phase in rules.phases if hasattr(phase, "ladder")), ())
    part = f"auction/{rules.seats}/with"
    for seat, action in spoken(view):
        if isinstance(action, Bid):
            standing, name = Contract(seat, action.name), action.name
        elif isinstance(action, Pass) and not _partners(rules, standing, seat):
            place = ladder.index(standing.bid) + 1 if standing and standing.bid in ladder else 0
            if place >= len(ladder):
                continue
            name = ladder[place]
        else:
            continue
        if seat == view.seat or name == MISERE or not (name.isdigit() or isinstance(action, Bid)):
            continue
        trumps = trumps_of(view)
        least = min(needed(rules, _role(part, trump), Contract(seat, name, trump), size) for trump in trumps)
        if view.contract and view.contract.maker == seat and view.contract.trump is not None:
            trumps = (view.contract.trump,)
        scales = tuple(scale(rules, arranged, trump, _role(part, trump)) for trump in trumps)
        found.append(Statement(seat, scales, least, isinstance(action, Bid), 0))
    return found


def _role(part: str, trump: Trump) -> str:
    """Name a part as the table of worth lists it, which has no trump apart."""
    return f"{part}/NT" if trump is NO_TRUMP else part


def _partners(rules: Rules, standing: Contract | None, seat: Seat) -> bool:
    """Tell whether the standing bid is the partner's."""
    return (
        standing is not None and rules.partners and (standing.maker - seat) % rules.seats == rules.seats // 2
    )


def _calls(view: Observation, arranged: Layout) -> list[Statement]:
    """Read two rounds of calls: the upcard's suit first, then any other."""
    rules, size = view.rules, sum(view.rules.batches)
    turned = upcard(view)
    assert turned is not None
    suit = proposed_suit(view.shown, view.history)
    found = []
    for number, (seat, action) in enumerate(spoken(view)):
        first = number < rules.seats
        if isinstance(action, Call) or first:
            trump = action.trump if isinstance(action, Call) else suit
            alone = isinstance(action, Call) and action.alone
            place = (seat - view.dealer - 1) % rules.seats
            part = f"{'order' if first else 'call'}/{place}/{'alone' if alone else 'with'}"
            role = _role(part, trump)
            least = needed(rules, role, Contract(seat, None, trump, alone), size)
            extra = arranged.bit[turned] if first and seat == view.dealer else 0
            if seat != view.seat:
                scales = (scale(rules, arranged, trump, role),)
                found.append(Statement(seat, scales, least, isinstance(action, Call), extra))
    return found


def weighted(view: Observation, arranged: Layout, placed: list[list[int]]) -> list[tuple[int, list[int]]]:
    """Weigh worlds, given as what lies in each place, by how likely is all that was said and done."""
    said = statements(view, arranged)
    traces = Traces(view, arranged)
    turned = upcard(view)
    up = arranged.bit[turned] if turned is not None else 0
    size = sum(view.rules.batches)
    return [
        (max(1, traces.weighed(_weight(places, said, traces.played, up, size), places)), places)
        for places in placed
    ]


def _weight(places: list[int], said: list[Statement], played: list[int], up: int, size: int) -> int:
    seats = len(played)
    weight = SCALE
    for seat, scales, least, spoke, extra in said:
        hand = (places[seat] | played[seat] | places[seats + seat]) & ~up | extra
        most = max(one.of(hand, size) for one in scales)
        place = MIDDLE + (most - least) // worth.STEP
        chance = CURVE[min(max(place, 0), len(CURVE) - 1)]
        weight = weight * (chance if spoke else WHOLE - chance) // WHOLE
    return weight
