"""Cards that change places before play: the widow taken, cards discarded."""

from dataclasses import dataclass, replace

from cards.card import JOKER, Card
from cards.seat import Seat
from games.actions import Action, Discard
from games.engine import advance, recorded
from games.state import Owned, State


def without(hand: tuple[Card, ...], gone: Card) -> tuple[Card, ...]:
    """Give a hand with one card taken out."""
    return tuple(each for each in hand if each != gone)


def with_hand(
    hands: tuple[tuple[Card, ...], ...], seat: Seat, hand: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    """Give all hands with that of one seat replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


@dataclass(frozen=True, slots=True)
class TakeWidow:
    """The stock joins the declarer's hand, unseen by the others; nobody has to act."""

    name: str = "widow"
    blind: bool = False

    def enter(self, state: State) -> State:
        """Move the cards and go on."""
        assert state.contract is not None
        maker = state.contract.maker
        hands = with_hand(state.hands, maker, state.hands[maker] + state.stock)
        taken = tuple(Owned(maker, each) for each in state.stock)
        return advance(replace(state, hands=hands, stock=(), taken=(*state.taken, *taken)))

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Nobody acts here."""
        return ()

    def apply(self, state: State, action: Action) -> State:
        """Nobody acts here, so nothing is ever legal."""
        raise AssertionError(action)


@dataclass(frozen=True, slots=True)
class DeclarerDiscards:
    """The declarer puts one card out of play, face down."""

    joker_allowed: bool = True
    name: str = "discard"
    blind: bool = False

    def enter(self, state: State) -> State:
        """Give the declarer the turn."""
        assert state.contract is not None
        return replace(state, turn=state.contract.maker)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer every card of the hand."""
        assert state.turn is not None
        hand = state.hands[state.turn]
        return tuple(Discard(each) for each in hand if self.joker_allowed or each != JOKER)

    def apply(self, state: State, action: Action) -> State:
        """Put the card away and go on."""
        assert isinstance(action, Discard)
        return advance(put_away(state, action))


def put_away(state: State, action: Discard) -> State:
    """Move a card from the hand of the seat to act to the discards, and write it down."""
    seat = state.turn
    assert seat is not None
    return replace(
        state,
        hands=with_hand(state.hands, seat, without(state.hands[seat], action.card)),
        discards=(*state.discards, Owned(seat, action.card)),
        history=recorded(state, action),
    )
