"""Playing alone: who sits out, and defending alone against it (RULES.md sections 3, 6 and 8)."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from cards.seat import Seat, left_of, opposite
from games.actions import PASS, Action, DefendAlone
from games.engine import advance, recorded
from games.kit.tricks import next_active
from games.state import State


def without_partner(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Give the seats that still play when the partner of one of them sits out."""
    absent = opposite(seat, state.rules.seats)
    return tuple(each for each in state.active if each != absent)


def left_of_dealer(state: State) -> Seat:
    """Give the first seat from the dealer's left that plays in this deal."""
    return next_active(state, state.dealer)


def left_of_loner(state: State) -> Seat:
    """Give the first seat from a loner's left that plays; with no loner, from the dealer's left."""
    contract = state.contract
    assert contract is not None
    return next_active(state, contract.maker if contract.alone else state.dealer)


def leads_first(rule: str) -> Callable[[State], Seat]:
    """Say who leads to the first trick under a value of the option alone_lead."""
    return left_of_loner if rule == "left_of_loner" else left_of_dealer


@dataclass(frozen=True, slots=True)
class LoneDefence:
    """Against a loner, each defender in turn from the loner's left may say that he defends alone."""

    name: str = "defend"
    blind: bool = False

    def enter(self, state: State) -> State | None:
        """Ask the loner's left first; skip the phase when nobody plays alone."""
        contract = state.contract
        assert contract is not None
        if not contract.alone:
            return None
        return replace(state, turn=left_of(contract.maker, state.rules.seats))

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer both answers."""
        assert state.contract is not None
        return (PASS, DefendAlone())

    def apply(self, state: State, action: Action) -> State:
        """Ask the other defender after a no; a yes sends his partner away."""
        contract, seat = state.contract, state.turn
        assert contract is not None
        assert seat is not None
        after = replace(state, history=recorded(state, action))
        if isinstance(action, DefendAlone):
            active = without_partner(state, seat)
            alone = contract._replace(lone_defender=seat)
            return advance(replace(after, contract=alone, active=active))
        if seat == left_of(contract.maker, state.rules.seats):
            return replace(after, turn=opposite(seat, state.rules.seats))
        return advance(after)
