"""Claiming the rest: granted only when it is certain from what the claimer can see."""

from cards.card import Card, Rank
from games.kit.tricks import Ranking, ranking
from games.state import Observation


def claim(view: Observation) -> tuple[Card, ...] | None:
    """Give the order in which the seat's cards take every trick that is left; None if not certain.

    The seat must have the lead. Every card it has not seen counts as held against it, so a claim
    that is refused tells nothing about the other hands.
    """
    contract = view.contract
    if view.phase != "play" or view.turn != view.seat or contract is None or contract.trump is None:
        return None
    if view.tricks and view.tricks[-1].winner is None:
        return None
    ranked = ranking(contract.trump, bowers=view.rules.bowers)
    unseen = _unseen(view)
    trumps = sum(_is_trump(card, ranked) for card in view.hand)
    against = sum(_is_trump(card, ranked) for card in unseen)
    # One other hand may hold all trumps against: each lead of trump draws one of them from it.
    if len(view.hand) > trumps and against > trumps:
        return None
    if any(_beats(card, mine, ranked) for mine in view.hand for card in unseen):
        return None
    return claimed(view)


def claimed(view: Observation) -> tuple[Card, ...]:
    """Give the order in which a hand takes what was claimed: trumps first, each from the top.

    It is asked for before each lead. By then a claim that was certain need not look so any more: trumps that
    nobody held are still unseen.
    """
    assert view.contract is not None
    assert view.contract.trump is not None
    ranked = ranking(view.contract.trump, bowers=view.rules.bowers)
    trumps = tuple(card for card in view.hand if _is_trump(card, ranked))
    others = tuple(card for card in view.hand if not _is_trump(card, ranked))
    return (*_high_first(trumps, ranked), *_high_first(others, ranked))


def _unseen(view: Observation) -> tuple[Card, ...]:
    played = {play.card for trick in view.tricks for play in trick.plays}
    seen = {*view.hand, *view.discards, *played}
    return tuple(card for card in view.rules.pack if card not in seen)


def _high_first(cards: tuple[Card, ...], ranked: Ranking) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=ranked.strength.__getitem__, reverse=True))


def _is_trump(card: Card, ranked: Ranking) -> bool:
    return ranked.strength[card] > Rank.JOKER


def _beats(card: Card, mine: Card, ranked: Ranking) -> bool:
    same_suit = ranked.suit[card] is ranked.suit[mine]
    return same_suit and ranked.strength[card] > ranked.strength[mine]
