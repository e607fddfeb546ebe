"""How three-handed Euchre is played and scored (RULES.md section 7)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cards.card import Rank, pack
from games.engine import side_of, tricks_taken
from games.kit.euchre_scores import ENOUGH, TRICKS
from games.kit.jokers import joker_turned
from games.kit.loners import left_of_dealer
from games.kit.scoring import for_side, nothing, race, whoever_leads
from games.kit.tricks import TrickPlay
from games.kit.upcards import CallTrump, OrderUp, PickUp, next_dealer
from games.options import Options
from games.state import Outcome, Rules, State, Tally
from games.three_handed.options import ThreeHandedOptions

SEATS: Final = 3
TARGET: Final = 10
PACKS: Final = {
    24: pack(Rank.NINE),
    32: pack(Rank.SEVEN),
    25: pack(Rank.NINE, joker=True),
}
# Points of a euchred maker, and of each opponent.
EUCHRED: Final = {"two_each": (0, 2), "one_each": (0, 1), "maker_loses_two": (-2, 0)}


def points(state: State, options: ThreeHandedOptions) -> tuple[int, ...]:
    """Score a deal for the maker, or for both opponents of one who is euchred."""
    contract = state.contract
    if contract is None:
        return nothing(state)
    maker = side_of(state, contract.maker)
    taken = tricks_taken(state, maker)
    if taken < ENOUGH:
        return for_side(state, maker, *EUCHRED[options.euchre_points])
    return for_side(state, maker, options.march_points if taken == TRICKS else 1)


def tally(outcomes: Sequence[Outcome], start: Sequence[int]) -> Tally:
    """Add up a sitting; of several at the target the highest wins, and a tie is played on."""
    return race(outcomes, start, target=TARGET, floor=False, settle=whoever_leads)


def build(options: Options) -> Rules:
    """Read the house rules once."""
    assert isinstance(options, ThreeHandedOptions)
    return Rules(
        key="three_handed",
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
            CallTrump(alone=False, stuck=options.stick_dealer),
            PickUp(),
            TrickPlay(left_of_dealer),
        ),
        points=partial(points, options=options),
        next_dealer=next_dealer,
        tally=tally,
        target=TARGET,
    )
