"""How two-handed Euchre is played and scored (RULES.md section 5)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cards.card import Rank, pack
from games.engine import side_of, tricks_taken
from games.kit.euchre_scores import ENOUGH, EUCHRE, MARCH, TRICKS
from games.kit.jokers import joker_turned
from games.kit.loners import left_of_dealer
from games.kit.scoring import for_side, nothing, race, whoever_arrives
from games.kit.tricks import TrickPlay
from games.kit.upcards import CallTrump, OrderUp, PickUp, next_dealer
from games.options import Options
from games.state import Outcome, Rules, State, Tally
from games.two_handed.options import TwoHandedOptions

SEATS: Final = 2
PACKS: Final = {
    24: pack(Rank.NINE),
    32: pack(Rank.SEVEN),
    25: pack(Rank.NINE, joker=True),
}


def points(state: State) -> tuple[int, ...]:
    """Score a deal for both players; only one of them scores."""
    contract = state.contract
    if contract is None:
        return nothing(state)
    maker = side_of(state, contract.maker)
    taken = tricks_taken(state, maker)
    if taken < ENOUGH:
        return for_side(state, maker, 0, EUCHRE)
    return for_side(state, maker, MARCH if taken == TRICKS else 1)


def tally(options: TwoHandedOptions, outcomes: Sequence[Outcome], start: Sequence[int]) -> Tally:
    """Add up a sitting and say who has won it."""
    return race(outcomes, start, target=options.target, floor=False, settle=whoever_arrives)


def build(options: Options) -> Rules:
    """Read the house rules once."""
    assert isinstance(options, TwoHandedOptions)
    return Rules(
        key="two_handed",
        options=options,
        seats=SEATS,
        pack=PACKS[options.pack],
        batches=(3, 2),
        upcards=1,
        partners=False,
        bowers=True,
        phases=(
            *joker_turned(options.joker_up),
            OrderUp(alone=False),
            CallTrump(
                alone=False,
                barred=options.turned_down_suit_barred,
                stuck=options.stick_dealer,
            ),
            PickUp(upcard_may_go=options.may_discard_upcard),
            TrickPlay(left_of_dealer),
        ),
        points=points,
        next_dealer=partial(next_dealer, same_after_pass=options.all_pass == "same_deals"),
        tally=partial(tally, options),
        target=options.target,
    )
