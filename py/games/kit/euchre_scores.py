"""What a deal of Euchre between two partnerships is worth (RULES.md section 6)."""

from typing import Final

from games.engine import side_of, tricks_taken
from games.kit.scoring import for_side, nothing
from games.state import State

TRICKS: Final = 5
ENOUGH: Final = 3
MARCH: Final = 2
LONE_MARCH: Final = 4
EUCHRE: Final = 2
LONE_DEFENDER: Final = 4
SUPER_EUCHRE: Final = 4


def partnership_points(state: State, *, lone_euchre_points: int, super_euchre: bool) -> tuple[int, ...]:
    """Score a deal for both sides: the makers by their tricks, or the defenders for a euchre."""
    contract = state.contract
    if contract is None:
        return nothing(state)
    side = side_of(state, contract.maker)
    taken = tricks_taken(state, side)
    if taken == TRICKS:
        return for_side(state, side, LONE_MARCH if contract.alone else MARCH)
    if taken >= ENOUGH:
        return for_side(state, side, 1)
    worth = [EUCHRE]
    if contract.alone:
        worth.append(lone_euchre_points)
    if contract.lone_defender is not None:
        worth.append(LONE_DEFENDER)
    if super_euchre and taken == 0:
        worth.append(SUPER_EUCHRE)
    return for_side(state, side, 0, max(worth))
