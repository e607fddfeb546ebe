"""How a deal ended, with every card laid open: only ever built for a deal that is over."""

from app.centre import contract_screen, trick_screen
from app.faces import face
from app.model import PERSON
from app.screen import LaidHand, ResultScreen
from app.sorting import in_order
from games import new_deal
from games.actions import Redeal
from table import sitting as sittings
from table.sitting import Sitting


def result_screen(sitting: Sitting, names: tuple[str, ...]) -> ResultScreen:
    """Lay open all hands as they were dealt, the stock, the discards and the tricks."""
    state, rules = sitting.state, sitting.rules
    assert state.turn is None, "a deal that goes on is not laid open"
    dealt = new_deal(rules, state.dealer, state.deck)
    outcome = sittings.outcome_of(state)
    winners = sittings.tally_of(sitting).winners
    maker = outcome.maker
    hands = tuple(
        LaidHand(
            seat,
            names[seat],
            tuple(face(state, each, "dealt") for each in in_order(state, hand)),
        )
        for seat, hand in enumerate(dealt.hands)
    )
    return ResultScreen(
        thrown_in=state.contract is None,
        contract=contract_screen(state),
        maker_name=names[maker] if maker is not None else "",
        made=maker is not None and outcome.points[maker] > 0,
        points=tuple(outcome.points[team[0]] for team in rules.teams),
        hands=hands,
        stock=tuple(face(state, each, "stock") for each in dealt.stock),
        discards=tuple((names[seat], face(state, card, "discard")) for seat, card in state.discards),
        tricks=tuple(
            trick_screen(state, trick, number, "trick") for number, trick in enumerate(state.tricks, 1)
        ),
        winners=tuple(names[seat] for seat in winners or ()),
        won=PERSON in winners if winners is not None else None,
        redealt=not state.history or isinstance(state.history[-1].action, Redeal),
        ended=sittings.has_ended(sitting),
    )
