"""What an observation leaves open: which cards may lie where."""

from dataclasses import dataclass
from itertools import chain

from bots.layout import Layout, bits, layout
from bots.splitting import Group, Splitting
from bots.trickplay import laid
from cards.card import JOKER, NO_TRUMP, Card
from cards.seat import opposite
from games.actions import Action, Discard, Give, Swap, Unseen
from games.kit.exchanges import DeclarerDiscards
from games.kit.farmers import LOW, SWAPPED
from games.kit.upcards import PickUp
from games.state import Observation


@dataclass(frozen=True, slots=True)
class Hidden:
    """The places of a deal, as one seat knows them.

    Places are the hands by seat, then what each seat has discarded, then what each has swapped away,
    then the stock. known are cards that are certain to lie there; splitting shares the others out.
    """

    layout: Layout
    known: tuple[int, ...]
    splitting: Splitting


def hidden(view: Observation) -> Hidden:
    """Work out what a seat does not know, and what it can tell of that."""
    named = view.contract.trump if view.contract is not None else None
    arranged = layout(view.rules.pack, NO_TRUMP if named is None else named, bowers=view.rules.bowers)
    known = _known(view, arranged)
    sizes = place_sizes(view)
    room = tuple(size - cards.bit_count() for size, cards in zip(sizes, known, strict=True))
    unknown = arranged.full & ~arranged.mask(card for trick in view.tricks for _, card in trick.plays)
    for cards in known:
        unknown &= ~cards
    allowed = _allowed(view, arranged)
    groups: dict[tuple[int, ...], list[int]] = {}
    for card in bits(unknown):
        places = tuple(place for place, size in enumerate(room) if size and card & allowed[place])
        groups.setdefault(places, []).append(card)
    ordered = sorted(groups.items(), key=lambda item: (len(item[0]), item))
    return Hidden(
        arranged, known, Splitting(room, tuple(Group(tuple(cards), places) for places, cards in ordered))
    )


def is_kind(action: Action, kind: type[Action], sign: str) -> bool:
    """Tell whether an action is of a kind, seen or not."""
    return isinstance(action, kind) or (isinstance(action, Unseen) and action.sign == sign)


def place_sizes(view: Observation) -> tuple[int, ...]:
    """Count the cards in every place."""
    seats = view.rules.seats
    discarded, swapped = [0] * seats, [0] * seats
    for seat, action in view.history:
        discarded[seat] += is_kind(action, Discard, "/")
        swapped[seat] += SWAPPED if is_kind(action, Swap, "~") else 0
    played = sum(len(trick.plays) for trick in view.tricks)
    away = sum(discarded) + sum(swapped)
    stock = len(view.rules.pack) - sum(view.hand_sizes) - away - played
    return (*view.hand_sizes, *discarded, *swapped, stock)


def upcard(view: Observation) -> Card | None:
    """Give the card that was turned up, if one was."""
    return view.shown[0] if view.rules.upcards else None


def upcard_taken(view: Observation) -> bool:
    """Tell whether the dealer has taken the upcard, by what is left of the stock."""
    if view.contract is None or upcard(view) is None:
        return False
    *_, stock = sizes = place_sizes(view)
    swapped = sum(sizes[2 * view.rules.seats : 3 * view.rules.seats])
    return stock < len(view.rules.pack) - view.rules.seats * sum(view.rules.batches) - swapped


def _known(view: Observation, arranged: Layout) -> tuple[int, ...]:
    """Give the cards whose place is certain: one's own, those handed over, an upcard left lying."""
    seats, seat = view.rules.seats, view.seat
    known = [0] * (3 * seats + 1)
    known[seat] = arranged.mask(view.hand)
    own = [action.cards for who, action in view.history if who == seat and isinstance(action, Swap)]
    known[2 * seats + seat] = arranged.mask(chain.from_iterable(own))
    known[seats + seat] = arranged.mask(view.discards) & ~known[2 * seats + seat]
    turned = upcard(view)
    if turned is not None and not upcard_taken(view):
        known[-1] |= arranged.bit[turned]
    played = {card for trick in view.tricks for _, card in trick.plays}
    for giver, action in view.history:
        if isinstance(action, Give) and giver == seat and action.card not in played:
            known[opposite(giver, seats)] |= arranged.bit[action.card]
    return tuple(known)


def _allowed(view: Observation, arranged: Layout) -> list[int]:
    """Give the cards that each place may hold: no suit its seat is void of, nothing the rules bar."""
    rules, seats = view.rules, view.rules.seats
    allowed = [arranged.full] * (3 * seats + 1)
    if view.contract is not None and view.contract.trump is not None:
        voids = laid(view, view.contract.trump).voids
        allowed[:seats] = [arranged.full & ~void for void in voids]
    low = arranged.mask(each for each in rules.pack if each.rank in LOW)
    allowed[2 * seats : 3 * seats] = [low] * seats
    turned = upcard(view)
    for phase in rules.phases:
        if isinstance(phase, DeclarerDiscards) and not phase.joker_allowed:
            allowed[seats : 2 * seats] = [arranged.full & ~arranged.bit[JOKER]] * seats
        if isinstance(phase, PickUp) and not phase.upcard_may_go and turned is not None:
            allowed[seats + view.dealer] &= ~arranged.bit[turned]
    card, places = _held(view)
    for place in range(len(allowed)):
        if card is not None and place not in places:
            allowed[place] &= ~arranged.bit[card]
    return allowed


def _held(view: Observation) -> tuple[Card | None, tuple[int, ...]]:
    """Give a card all have seen go to a hand, and the places it may have come to from there."""
    seats, contract = view.rules.seats, view.contract
    turned = upcard(view)
    if contract is None:
        return None, ()
    if turned is None:
        return (JOKER if JOKER in view.shown else None), (contract.maker, seats + contract.maker)
    if not upcard_taken(view):
        return None, ()
    dealer = view.dealer
    places: tuple[int, ...] = (dealer, seats + dealer)
    if any(seat == dealer and is_kind(action, Give, ">") for seat, action in view.history):
        places = (*places, opposite(dealer, seats))
    return turned, places
