"""A deal of a match, played at every seating on the same cards, and what the first player did in it."""

from collections.abc import Sequence
from typing import Final

from app.strength import FIXED
from games import points
from games.engine import side_of
from games.state import State
from lab.match import Result, added, contracted, dealt, difference, played
from lab.matches import Match
from lab.players import PLAYERS
from lab.watching import Watched

WEIGHED: Final = 4
"""Every so many deals the cards are held against exact play."""


def deal_result(match: Match, number: int, seed: str) -> Result | None:
    """Play one deal of a match at every seating; None if rule players throw it in."""
    game = match.rules()
    start = contracted(game, seed, number) if match.kind == FIXED else dealt(game, seed, number)
    if start is None:
        return None
    first = Watched(PLAYERS[match.first], weighs=number % WEIGHED == 0)
    value = 0.0
    counts = []
    for places in game.teams:
        seats = [first if seat in places else PLAYERS[match.second] for seat in range(game.seats)]
        end = played(start, seats, f"{seed}/{number}")
        value += difference(game, end, places) / len(game.teams)
        counts.append(undertaken(end, places))
    return Result(value, added([*counts, first.counts(len(game.teams))]))


def undertaken(end: State, places: Sequence[int]) -> dict[str, float]:
    """Count the contract of some seats in a deal that is over: whether alone, whether made."""
    if end.contract is None or end.contract.maker not in places:
        return {}
    maker = end.contract.maker
    others = next(seat for seat in range(end.rules.seats) if seat not in side_of(end, maker))
    won = points(end)
    return {"contracts": 1, "alone": end.contract.alone, "made": won[maker] > won[others]}
