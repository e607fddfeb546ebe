"""How the players' levels compare: duplicate matches, each until its interval is narrow enough.

python -m lab.strength [--quick] [--only TEXT] [--workers N] [--scheduler tcp://…]

A line for each match gives the points a deal that the first player wins over the second, with 95 %
bounds; behind it the number of deals, the share of the first player's contracts that were played
alone and that were made, the points its cards lost against exact play in a deal, and its time for a
decision that was one.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import pairwise
from typing import Final, NamedTuple

from bots.levels import LEVELS
from games import points, recipe, rules
from games.engine import side_of
from games.options import with_changes
from games.state import Rules
from lab import sittings
from lab.match import contracted, dealt, difference, figure, played
from lab.players import PLAYERS
from lab.watching import Watched

BATCH: Final = 5
WEIGHED: Final = 4
QUICK: Final = 60
SITTINGS: Final = 200
KEYS: Final = tuple(LEVELS)
OTHERS: Final = ("euchre", "two_handed", "three_handed", "railroad", "napoleon")


@dataclass(frozen=True, slots=True)
class Match:
    """Two players by name in a game; fixed means contracts that rule players have made."""

    game: str
    first: str
    second: str
    fixed: bool = False
    width: float = 0.05
    most: int = 4000
    house: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """The match in a few words."""
        words = [self.game, *(f"{key}={value}" for key, value in self.house)]
        return " ".join([*words, *(["fixed"] if self.fixed else []), f"{self.first}-{self.second}"])

    def rules(self) -> Rules:
        """Build the rules of the match."""
        return rules(self.game, with_changes(recipe(self.game).options, dict(self.house)))


class Result(NamedTuple):
    """One deal at every seating: the mean difference, and counts about the first player."""

    difference: float
    contracts: int
    alone: int
    made: int
    lost: float
    weighed: int
    decisions: int
    seconds: float


MATCHES: Final = (
    Match("hasenpfeffer", "expert", "regular", fixed=True),
    *(Match("hasenpfeffer", high, low) for low, high in pairwise(KEYS)),
    Match("hasenpfeffer", "expert", "regular"),
    Match("hasenpfeffer", "beginner", "regular"),
    Match("hasenpfeffer", "all seen", "expert", fixed=True, house=(("alone", "off"),)),
    *(Match(game, "expert", "regular") for game in OTHERS),
)


def deal_result(match: Match, number: int, seed: str) -> Result | None:
    """Play one deal of a match at every seating; None if rule players throw it in."""
    game = match.rules()
    start = contracted(game, seed, number) if match.fixed else dealt(game, seed, number)
    if start is None:
        return None
    first = Watched(PLAYERS[match.first], weighs=number % WEIGHED == 0)
    total = 0.0
    contracts = alone = made = 0
    for places in game.teams:
        seats = [first if seat in places else PLAYERS[match.second] for seat in range(game.seats)]
        end = played(start, seats, f"{seed}/{number}")
        total += difference(game, end, places)
        if end.contract is not None and end.contract.maker in places:
            contracts += 1
            alone += end.contract.alone
            others = next(seat for seat in range(game.seats) if seat not in side_of(end, end.contract.maker))
            made += points(end)[end.contract.maker] > points(end)[others]
    tables = len(game.teams)
    weighed = tables if first.weighs else 0
    return Result(total / tables, contracts, alone, made, first.lost, weighed, first.decisions, first.seconds)


def batch(match: Match, begin: int, seed: str) -> list[Result]:
    """Play a few deals, from one number on."""
    found = (deal_result(match, number, seed) for number in range(begin, begin + BATCH))
    return [each for each in found if each is not None]


def results(match: Match, executor: Executor, workers: int, seed: str) -> list[Result]:
    """Play a match until its interval is narrow enough or its deals are up.

    What is asked for in one go depends on the workers, but never which deals come first.
    """
    found: list[Result] = []
    begin = 0
    while len(found) < match.most:
        starts = range(begin, begin + BATCH * 4 * workers, BATCH)
        begin = starts[-1] + BATCH
        for each in executor.map(partial(batch, match, seed=seed), starts):
            found += each
        if len(found) >= 100 and figure([each.difference for each in found]).half <= match.width:
            break
    return found[: match.most]


def line(match: Match, found: Sequence[Result]) -> str:
    """Print a match."""
    difference_found = figure([each.difference for each in found])
    contracts = max(1, sum(each.contracts for each in found))
    alone = 100 * sum(each.alone for each in found) / contracts
    made = 100 * sum(each.made for each in found) / contracts
    lost = sum(each.lost for each in found) / max(1, sum(each.weighed for each in found))
    spent = 1000 * sum(each.seconds for each in found) / max(1, sum(each.decisions for each in found))
    return (
        f"{match.name}: {difference_found}  "
        f"({len(found)} deals, alone {alone:.0f} %, made {made:.0f} %, lost {lost:.2f}, {spent:.1f} ms)"
    )


def executor_of(scheduler: str | None, workers: int) -> Executor:
    """Give processes of this machine, or a Dask cluster."""
    if scheduler is None:
        return ProcessPoolExecutor(workers)
    found: Executor = import_module("distributed").Client(scheduler).get_executor()
    return found


def wanted(only: str, *, quick: bool) -> Iterator[Match]:
    """List the matches whose names hold a text; in a hurry each with few deals."""
    for match in MATCHES:
        if only in match.name:
            yield limited(match, QUICK) if quick else match


def main(words: list[str]) -> int:
    """Print a line for each match."""
    parser = argparse.ArgumentParser(prog="strength", description="How the players' levels compare.")
    parser.add_argument("--quick", action="store_true", help="60 deals for each match")
    parser.add_argument("--only", default="", help="only matches whose names hold this text")
    parser.add_argument("--deals", type=int, help="so many deals for each match")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--scheduler", help="the address of a Dask cluster, such as tcp://127.0.0.1:8786")
    asked = parser.parse_args(words)
    with executor_of(asked.scheduler, asked.workers) as executor:
        for match in wanted(asked.only, quick=asked.quick):
            shown = match if asked.deals is None else limited(match, asked.deals)
            print(line(shown, results(shown, executor, asked.workers, "strength")), flush=True)
    if not asked.quick and not asked.only:
        sittings.main([str(SITTINGS)])
    return 0


def limited(match: Match, deals: int) -> Match:
    """Give a match of exactly so many deals."""
    return Match(match.game, match.first, match.second, match.fixed, 0.0, deals, match.house)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
