"""What a very weak hand may ask for before the auction (RULES.md section 6, farmers_hand).

Every seat is asked in turn, so that being asked tells nothing of a hand.
"""

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from cards.card import Card, Rank
from cards.seat import left_of
from games.actions import PASS, Action, Redeal, Swap
from games.engine import advance, finish, recorded
from games.kit.exchanges import with_hand
from games.state import Owned, Phase, State

SWAPPED: Final = 3
LOW: Final = (Rank.NINE, Rank.TEN)


def low_cards(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """List the nines and tens of a hand, lowest first."""
    return tuple(sorted(each for each in hand if each.rank in LOW))


def only_nines_and_tens(hand: tuple[Card, ...]) -> bool:
    """Tell whether a hand holds nothing but nines and tens."""
    return all(each.rank in LOW for each in hand)


def no_ace_no_court(hand: tuple[Card, ...]) -> bool:
    """Tell whether a hand holds no ace, no court card and no joker."""
    return all(each.rank <= Rank.TEN for each in hand)


def _asked_first(state: State) -> State | None:
    """Give the turn to the dealer's left; nobody is asked when trump is settled."""
    if state.contract is not None:
        return None
    return replace(state, turn=left_of(state.dealer, state.rules.seats))


def _declined(state: State) -> State:
    """Write down a pass and ask the next seat, or go on after the dealer."""
    assert state.turn is not None
    after = replace(state, history=recorded(state, PASS))
    if state.turn == state.dealer:
        return advance(after)
    return replace(after, turn=left_of(state.turn, state.rules.seats))


@dataclass(frozen=True, slots=True)
class FarmerSwaps:
    """Three nines and tens for the three cards beneath the upcard; the first swap is the last."""

    name: str = "farmer"
    blind: bool = False

    def enter(self, state: State) -> State | None:
        """Ask the dealer's left first."""
        return _asked_first(state)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer the pass, and each three of the hand's nines and tens."""
        assert state.turn is not None
        low = low_cards(state.hands[state.turn])
        return (PASS, *(Swap(three) for three in combinations(low, SWAPPED)))

    def apply(self, state: State, action: Action) -> State:
        """Exchange the cards and go on, or ask the next seat."""
        if not isinstance(action, Swap):
            return _declined(state)
        seat = state.turn
        assert seat is not None
        upcard, *below = state.stock
        got = tuple(below[:SWAPPED])
        kept = tuple(each for each in state.hands[seat] if each not in action.cards)
        after = replace(
            state,
            hands=with_hand(state.hands, seat, kept + got),
            stock=(upcard, *below[SWAPPED:]),
            taken=(*state.taken, *(Owned(seat, each) for each in got)),
            discards=(*state.discards, *(Owned(seat, each) for each in action.cards)),
            history=recorded(state, action),
        )
        return advance(after)


@dataclass(frozen=True, slots=True)
class FarmerRedeals:
    """A weak hand may have the same dealer deal again.

    With no_court a weak hand has no ace, court card or joker; else it has only nines and tens.
    """

    no_court: bool
    name: str = "farmer"
    blind: bool = False

    def enter(self, state: State) -> State | None:
        """Ask the dealer's left first."""
        return _asked_first(state)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer the pass, and the redeal to a weak hand."""
        assert state.turn is not None
        hand = state.hands[state.turn]
        weak = no_ace_no_court(hand) if self.no_court else only_nines_and_tens(hand)
        return (PASS, Redeal()) if weak else (PASS,)

    def apply(self, state: State, action: Action) -> State:
        """End the deal, or ask the next seat."""
        if isinstance(action, Redeal):
            return finish(replace(state, history=recorded(state, action)))
        return _declined(state)


def farmers(rule: str) -> tuple[Phase, ...]:
    """Give the phase for a value of the option farmers_hand."""
    match rule:
        case "swap_three":
            return (FarmerSwaps(),)
        case "redeal_9_10":
            return (FarmerRedeals(no_court=False),)
        case "no_ace_no_face":
            return (FarmerRedeals(no_court=True),)
        case _:
            return ()
