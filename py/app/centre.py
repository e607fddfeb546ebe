"""The middle of the table: the trick, cards turned up, what lies face down, the contract."""

from app.faces import face
from app.logbook import upcard_was_turned_down
from app.model import Model, lying_trick
from app.pieces import CentreScreen, ContractScreen, TrickCard, TrickScreen
from app.sorting import ranking_in_force
from games.engine import side_of, tricks_taken
from games.kit.tricks import best
from games.state import Contract, Observation, State, Trick


def centre_screen(model: Model, view: Observation, phases: tuple[str, ...]) -> CentreScreen:
    """Show what lies between the seats."""
    state = model.sitting.state
    playing = bool(view.tricks) or view.phase == "play"
    lying = lying_trick(model)
    complete = [trick for trick in view.tricks if trick.winner is not None]
    before = complete[:-1] if lying is not None else complete
    upcards = view.shown[: view.rules.upcards]
    # A card that the dealer took up lies no more; a joker shown by its holder is only shown.
    lie = [card for card in view.shown if card in state.stock or card not in upcards]
    return CentreScreen(
        trick=_trick_on_table(state, lying),
        last_trick=trick_screen(state, before[-1], len(before), "last") if before else None,
        shown=() if playing else tuple(face(state, each, "up") for each in lie),
        stock=0 if playing else sum(card not in upcards for card in state.stock),
        contract=contract_screen(state),
        turned_down=upcard_was_turned_down(view, phases),
    )


def _trick_on_table(state: State, lying: Trick | None) -> TrickScreen:
    if lying is not None:
        return trick_screen(state, lying, len(state.tricks))
    if state.tricks and state.tricks[-1].winner is None:
        return trick_screen(state, state.tricks[-1], len(state.tricks))
    return TrickScreen(len(state.tricks), (), None)


def trick_screen(state: State, trick: Trick, number: int, place: str = "") -> TrickScreen:
    """Lay a trick open; place names its elements when its cards are not the ones in play."""
    winning = best(trick.plays, ranking_in_force(state)).card
    cards = tuple(TrickCard(face(state, card, place), seat, card == winning) for seat, card in trick.plays)
    return TrickScreen(number, cards, trick.winner)


def contract_screen(state: State) -> ContractScreen | None:
    """Show the contract and how far it has come."""
    contract: Contract | None = state.contract
    if contract is None:
        return None
    side = side_of(state, contract.maker)
    done = sum(trick.winner is not None for trick in state.tricks)
    taken = tricks_taken(state, side)
    return ContractScreen(
        maker=contract.maker,
        bid=contract.bid,
        trump=contract.trump.letter if contract.trump is not None else None,
        alone=contract.alone,
        lone_defender=contract.lone_defender,
        needed=state.rules.needed(contract),
        taken=taken,
        against=done - taken,
    )
