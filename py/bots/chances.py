"""The chance to win a sitting from a score, for games in which sides race to a target."""

from functools import cache
from itertools import product
from typing import Final, TypeAlias

from bots.outcomes import OUTCOMES
from games.state import Contract, Observation, Outcome, Rules

WHOLE: Final = 10_000
SWEEPS: Final = 12
LOWEST: Final = {2: -16, 3: -4}
"""Scores below this are taken for it, by the number of sides."""

Grid: TypeAlias = dict[tuple[int, ...], int]


@cache
def outcomes(game: str) -> tuple[tuple[tuple[int, ...], int], ...]:
    """List what a deal brings: the points of each side, one's own first, and how often of 1,000."""
    rows = [tuple(map(int, row.split())) for row in OUTCOMES[game].split(";")]
    return tuple((row[:-1], row[-1]) for row in rows)


@cache
def chances(game: str, target: int, *, slam: bool = False) -> Grid:
    """Give the chance of 10,000 for every score below the target, the side's own points first.

    With slam, to win while the others have nothing is worth a game more. The values settle by going
    over them again and again, since a deal may also cost points.
    """
    # A deal that changes nothing decides nothing, and would only have the values settle later.
    deals = [deal for deal in outcomes(game) if any(deal[0])]
    sides = len(deals[0][0])
    lowest = LOWEST[sides]
    grid = dict.fromkeys(product(range(target - 1, lowest - 1, -1), repeat=sides), WHOLE // sides)
    whole = sum(often for _, often in deals)
    for _ in range(SWEEPS):
        settled = True
        for scores, before in grid.items():
            total = 0
            for points, often in deals:
                after = tuple(map(int.__add__, scores, points))
                if max(after) >= target:
                    total += often * arrived(after, slam=slam)
                else:
                    total += often * grid[tuple(max(one, lowest) for one in after)]
            grid[scores] = total // whole
            settled &= grid[scores] == before
        if settled:
            break
    return grid


def arrived(scores: tuple[int, ...], *, slam: bool) -> int:
    """Give the chance of the first side once the highest score is at the target; equal ones share it."""
    highest = max(scores)
    if scores.count(highest) > 1:
        return WHOLE // scores.count(highest) * (scores[0] == highest)
    return in_games(1 + (slam and max(min(scores), 0) == 0), mine=scores[0] == highest)


def in_games(worth: int, *, mine: bool) -> int:
    """Give what games mean when they are won or lost; one is the whole chance or none of it."""
    return WHOLE // 2 + (worth if mine else -worth) * WHOLE // 2


def counts(view: Observation) -> bool:
    """Tell whether the chance to win can be told for this game, and whether the score is known."""
    return bool(view.score) and view.rules.key in OUTCOMES


def target_of(rules: Rules) -> int:
    """Give the score that wins a game; every game with outcomes has one."""
    assert rules.target is not None
    return rules.target


def gains(view: Observation, contract: Contract, points: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Give, for each number of tricks, how the chance to win changes, in parts of 10,000."""
    rules, score = view.rules, view.score
    now = chance(rules, view.seat, score)
    return tuple(_then(rules, view.seat, score, row, contract.maker) - now for row in points)


def chance(rules: Rules, seat: int, score: tuple[int, ...]) -> int:
    """Give the chance that a seat wins from a score that is not yet decided."""
    sides = len(rules.teams)
    lowest, highest = LOWEST[sides], target_of(rules) - 1
    own_first = (score[(seat + place) % rules.seats] for place in range(sides))
    grid = chances(rules.key, target_of(rules), slam=counts_slams(rules))
    return grid[tuple(min(max(one, lowest), highest) for one in own_first)]


def counts_slams(rules: Rules) -> bool:
    """Tell whether a game in which the others get nothing counts as two of several."""
    return rules.games > 1 and bool(getattr(rules.options, "slam", False))


def _then(rules: Rules, seat: int, score: tuple[int, ...], won: tuple[int, ...], maker: int) -> int:
    """Give the chance after a deal, by the game's own tally where that ends a game.

    Where games are yet to come, the next one begins with what this one left over.
    """
    stands = rules.tally((Outcome(won, maker),), score)
    if not any(stands.games):
        return chance(rules, seat, stands.scores)
    worth = max(stands.games) if counts_slams(rules) else 1
    ended = in_games(worth, mine=bool(stands.games[seat]))
    return ended if stands.winners is not None else ended + chance(rules, seat, stands.scores) - WHOLE // 2
