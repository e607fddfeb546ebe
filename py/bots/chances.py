"""The chance to win a sitting from a score, for games that two sides race to a target."""

from functools import cache
from typing import Final, TypeAlias

from bots.outcomes import OUTCOMES
from games.state import Contract, Observation, Outcome, Rules

WHOLE: Final = 10_000
SWEEPS: Final = 12
LOWEST: Final = -16
TARGET: Final = "target"

Grid: TypeAlias = dict[tuple[int, int], int]


@cache
def outcomes(game: str) -> tuple[tuple[int, int, int], ...]:
    """List what a deal brings: points of one side, of the other, and how often of 1,000."""
    rows = OUTCOMES[game].split(";")
    return tuple((int(own), int(theirs), int(often)) for own, theirs, often in (row.split() for row in rows))


@cache
def chances(game: str, target: int) -> Grid:
    """Give the chance of 10,000 for every score below the target, the side's own points first.

    The values settle by going over them again and again, since a deal may also cost points.
    """
    scores = range(target - 1, LOWEST - 1, -1)
    grid = {(own, theirs): WHOLE // 2 for own in scores for theirs in scores}
    deals = outcomes(game)
    whole = sum(often for _, _, often in deals)
    for _ in range(SWEEPS):
        for own, theirs in grid:
            total = sum(
                often * _after(grid, own + gain, theirs + loss, target) for gain, loss, often in deals
            )
            grid[own, theirs] = total // whole
    return grid


def _after(grid: Grid, own: int, theirs: int, target: int) -> int:
    if own >= target or theirs >= target:
        return WHOLE // 2 if own >= target and theirs >= target else WHOLE * (own >= target)
    return grid[max(own, LOWEST), max(theirs, LOWEST)]


def counts(view: Observation) -> bool:
    """Tell whether the chance to win can be told for this game, and whether the score is known."""
    return bool(view.score) and view.rules.key in OUTCOMES


def target_of(rules: Rules) -> int:
    """Give the score that wins; every game with outcomes has that house rule."""
    return int(getattr(rules.options, TARGET))


def gains(view: Observation, contract: Contract, points: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Give, for each number of tricks, how the chance to win changes, in parts of 10,000."""
    rules, score = view.rules, view.score
    now = chance(rules, view.seat, score)
    return tuple(_then(rules, view.seat, score, row, contract.maker) - now for row in points)


def chance(rules: Rules, seat: int, score: tuple[int, ...]) -> int:
    """Give the chance that a seat wins from a score that is not yet decided."""
    target = target_of(rules)
    other = (seat + 1) % rules.seats
    own, theirs = (min(max(score[one], LOWEST), target - 1) for one in (seat, other))
    return chances(rules.key, target)[own, theirs]


def _then(rules: Rules, seat: int, score: tuple[int, ...], won: tuple[int, ...], maker: int) -> int:
    """Give the chance after a deal, by the game's own tally where that decides the sitting."""
    stands = rules.tally((Outcome(won, maker),), score)
    if stands.winners is not None:
        return WHOLE * (seat in stands.winners)
    return chance(rules, seat, stands.scores)
