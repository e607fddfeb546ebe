"""What a turned-up joker stands for (RULES.md sections 5 and 9, joker_up)."""

from dataclasses import dataclass, replace

from cards.card import JOKER, SUITS
from games.actions import Action, Propose
from games.engine import advance, finish, recorded
from games.kit.upcards import taken_up
from games.state import Contract, Phase, State


@dataclass(frozen=True, slots=True)
class JokerRedealt:
    """A joker turned up ends the deal; nobody has to act."""

    name: str = "joker"
    blind: bool = True

    def enter(self, state: State) -> State | None:
        """Throw the hands in when the upcard is the joker."""
        return finish(state) if state.shown[0] == JOKER else None

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Nobody acts here."""
        return ()

    def apply(self, state: State, action: Action) -> State:
        """Nobody acts here, so nothing is ever legal."""
        raise AssertionError(action)


@dataclass(frozen=True, slots=True)
class JokerNamed:
    """Before anyone looks, the dealer names a suit for a joker that was turned up.

    With dealer_makes the dealer has thereby made it trump; otherwise it is only proposed.
    """

    dealer_makes: bool
    name: str = "joker"
    blind: bool = True

    def enter(self, state: State) -> State | None:
        """Ask the dealer when the upcard is the joker."""
        return replace(state, turn=state.dealer) if state.shown[0] == JOKER else None

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer the four suits."""
        return tuple(Propose(suit) for suit in SUITS)

    def apply(self, state: State, action: Action) -> State:
        """Write the suit down; as the maker, the dealer takes the joker up at once."""
        assert isinstance(action, Propose)
        after = replace(state, history=recorded(state, action))
        if not self.dealer_makes:
            return advance(after)
        return advance(taken_up(replace(after, contract=Contract(state.dealer, trump=action.suit))))


def joker_turned(rule: str) -> tuple[Phase, ...]:
    """Give the phases that a joker turned up calls for under a value of the option joker_up."""
    match rule:
        case "redeal":
            return (JokerRedealt(),)
        case "dealer_names_blind":
            return (JokerNamed(dealer_makes=False),)
        case "dealer_maker_names_blind":
            return (JokerNamed(dealer_makes=True),)
        case _:
            return ()
