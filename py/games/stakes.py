"""What a bid or a call would win or cost, and whether anything is still open: imagined tricks, scored."""

from dataclasses import replace
from typing import NamedTuple

from cards.seat import Seat, left_of
from games.actions import Action, Bid, Call
from games.engine import finish, side_of
from games.kit.loners import without_partner
from games.state import Contract, State, Trick


class Stakes(NamedTuple):
    """Points for the seat that acts: least and most when it does what it undertakes, and when it fails.

    lose is the most that failing can cost, gives the most that each of the others can get by it.
    """

    least: int
    most: int
    lose: int
    gives: int


def stakes(state: State, action: Action) -> Stakes | None:
    """Tell what the seat to act would win or lose by an action; None if it undertakes nothing."""
    seat = state.turn
    if seat is None or not isinstance(action, Bid | Call):
        return None
    contract = state.contract
    if isinstance(action, Bid):
        contract = Contract(seat, action.name, alone=action.name in state.rules.lone_bids)
    else:
        bid = contract.bid if contract is not None else None
        contract = Contract(seat, bid, action.trump, action.alone)
    active = without_partner(state, seat) if contract.alone else state.active
    undertaken = replace(state, contract=contract, active=active)
    needed = state.rules.needed(contract)
    full = sum(state.rules.batches)
    # A bid to take no trick fails with any; every other bid fails with too few.
    failing = range(needed) if needed else range(1, full + 1)
    failed = [_points(undertaken, seat, taken) for taken in failing]
    least, _ = _points(undertaken, seat, needed)
    most, _ = _points(undertaken, seat, full if needed else 0)
    return Stakes(least, most, min(own for own, _ in failed), max(others for _, others in failed))


def _points(state: State, seat: Seat, taken: int) -> tuple[int, int]:
    """Score a deal in which a seat took so many tricks and the next seat the rest, for both."""
    other = left_of(seat, state.rules.seats)
    tricks = _taken(seat, other, taken, sum(state.rules.batches))
    points = state.rules.points(finish(replace(state, tricks=tricks)))
    return points[seat], points[other]


def is_settled(state: State) -> bool:
    """Tell whether a deal in play brings the same points whoever takes the tricks that are left."""
    contract = state.contract
    complete = tuple(trick for trick in state.tricks if trick.winner is not None)
    left = sum(state.rules.batches) - len(complete)
    if state.turn is None or contract is None or not complete:
        return False
    side = side_of(state, contract.maker)
    other = next(seat for seat in state.active if seat not in side)
    # All or nothing differ first where anything does.
    ends = (
        replace(state, tricks=(*complete, *_taken(contract.maker, other, own, left)))
        for own in (left, *range(left))
    )
    points = (state.rules.points(finish(end)) for end in ends)
    same = next(points)
    return all(each == same for each in points)


def _taken(seat: Seat, other: Seat, own: int, left: int) -> tuple[Trick, ...]:
    return tuple(Trick((), seat if number < own else other) for number in range(left))
