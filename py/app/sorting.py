"""The order in which a hand is held: by suit, colours in turn, bowers and joker where they belong."""

from typing import Final

from app.model import PERSON
from cards.card import NO_TRUMP, Card, Suit, Trump
from games.kit.tricks import Ranking, ranking
from games.state import State
from table.sitting import Sitting

ROW: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def sorted_hand(sitting: Sitting) -> tuple[Card, ...]:
    """Give the person's cards in the order in which they are shown."""
    return in_order(sitting.state, sitting.state.hands[PERSON])


def in_order(deal: State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Sort cards as they are held under a deal's trump: trump first, high cards first."""
    ranked = ranking_in_force(deal)
    trump = trump_of(deal)
    first = trump if isinstance(trump, Suit) else None
    row = list(ROW)
    if first is not None:
        row = row[row.index(first) :] + row[: row.index(first)]
    places: dict[object, int] = {suit: place for place, suit in enumerate(row)}
    # The joker stands before all suits while it belongs to none of them.
    return tuple(sorted(cards, key=lambda c: (places.get(ranked.suit[c], -1), -ranked.strength[c])))


def trump_of(deal: State) -> Trump | None:
    """Give the trump that has been named, if any."""
    return deal.contract.trump if deal.contract is not None else None


def ranking_in_force(deal: State) -> Ranking:
    """Rank the cards as they stand now; before trump is named there are no bowers."""
    trump = trump_of(deal)
    if trump is None:
        return ranking(NO_TRUMP, bowers=False)
    return ranking(trump, bowers=deal.rules.bowers)
