"""A loner's partner hands over his best card (RULES.md section 8, partners_best)."""

from dataclasses import dataclass, replace

from cards.seat import Seat, opposite
from games.actions import Action, Discard, Give
from games.engine import advance, recorded
from games.kit.exchanges import put_away, with_hand, without
from games.state import Owned, Phase, State


def loner(state: State, *, defence: bool) -> Seat | None:
    """Give the maker who plays alone, or with defence the lone defender; None if there is none."""
    contract = state.contract
    assert contract is not None
    if defence:
        return contract.lone_defender
    return contract.maker if contract.alone else None


@dataclass(frozen=True, slots=True)
class LonerDiscards:
    """A loner puts one card out of play, face down, to make room for his partner's best."""

    defence: bool
    name: str = "discard"
    blind: bool = False

    def enter(self, state: State) -> State | None:
        """Give the loner the turn."""
        seat = loner(state, defence=self.defence)
        return None if seat is None else replace(state, turn=seat)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer every card of the hand."""
        assert state.turn is not None
        return tuple(Discard(each) for each in state.hands[state.turn])

    def apply(self, state: State, action: Action) -> State:
        """Put the card away and go on."""
        assert isinstance(action, Discard)
        return advance(put_away(state, action))


@dataclass(frozen=True, slots=True)
class PartnerGives:
    """The partner of a loner gives him one card; the rest of that hand is out of play."""

    defence: bool
    name: str = "give"
    blind: bool = False

    def enter(self, state: State) -> State | None:
        """Give the partner the turn."""
        seat = loner(state, defence=self.defence)
        return None if seat is None else replace(state, turn=opposite(seat, state.rules.seats))

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer every card of the partner's hand."""
        assert state.turn is not None
        return tuple(Give(each) for each in state.hands[state.turn])

    def apply(self, state: State, action: Action) -> State:
        """Hand the card over and go on."""
        assert isinstance(action, Give)
        giver = state.turn
        assert giver is not None
        taker = opposite(giver, state.rules.seats)
        hands = with_hand(state.hands, giver, without(state.hands[giver], action.card))
        after = replace(
            state,
            hands=with_hand(hands, taker, (*hands[taker], action.card)),
            taken=(*state.taken, Owned(taker, action.card)),
            history=recorded(state, action),
        )
        return advance(after)


def partners_best() -> tuple[Phase, ...]:
    """Give the phases of a loner and his partner, then those of a lone defender and his."""
    return tuple(
        phase
        for defence in (False, True)
        for phase in (LonerDiscards(defence=defence), PartnerGives(defence=defence))
    )
