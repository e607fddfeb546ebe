"""How the players' levels compare: duplicate matches, each until its interval is narrow enough.

python -m lab.strength [--quick] [--only TEXT …] [--deals N] [--write] [--workers N] [--scheduler tcp://…]

A line for each match gives the points a deal that the first player wins over the second, with 95 %
bounds; behind it the number of deals, the share of the first player's contracts that were played
alone and that were made, the points its cards lost against exact play in a deal, and its time for a
decision that was one. In matches of sittings the figure is the share of them that the first player won,
and behind it stand the deals of a sitting and the share of its bids that were sacrifices; lab.sittings
says what a sacrifice is.
"""

import argparse
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from typing import Final

from app.strength import DEALS, FIXED, OPENSPIEL, SITTINGS
from lab.duels import deal_result
from lab.match import Result, figure
from lab.matches import MATCHES, Match
from lab.publishing import publish
from lab.sittings import sittings_result
from lab.spiel import spiel_result
from lab.summary import line, summed

SEED: Final = "strength"
BATCH: Final = 5
AHEAD: Final = 3
LOOKED_AT: Final = 100
"""After every so many deals it is seen whether the interval is narrow enough."""

PLAY: Final[dict[str, Callable[[Match, int, str], Result | None]]] = {
    DEALS: deal_result,
    FIXED: deal_result,
    SITTINGS: sittings_result,
    OPENSPIEL: spiel_result,
}
NEEDS: Final = {OPENSPIEL: "pyspiel"}
CLUSTER: Final = "distributed"
INSTALL: Final = "-m pip install --no-deps --require-hashes --only-binary=:all: -r requirements-cluster.txt"


def batch(match: Match, begin: int, size: int, seed: str) -> list[Result]:
    """Play a few deals, or pairs of sittings, from one number on."""
    found = (PLAY[match.kind](match, number, seed) for number in range(begin, begin + size))
    return [each for each in found if each is not None]


def results(match: Match, executor: Executor, workers: int, seed: str = SEED) -> list[Result]:
    """Play a match until its interval is narrow enough or its deals are up.

    The workers decide how many deals are under way, but never which of them count.
    """
    found: list[Result] = []
    size = 1 if match.kind == SITTINGS else min(BATCH, match.most)
    begins = count(0, size)
    waiting: deque[Future[list[Result]]] = deque()
    while not enough(match, found, size):
        while len(waiting) < AHEAD * workers and len(found) + size * len(waiting) < match.most:
            waiting.append(executor.submit(batch, match, next(begins), size, seed))
        found += waiting.popleft().result()
    for each in waiting:
        each.cancel()
    return found[: match.most]


def enough(match: Match, found: Sequence[Result], size: int) -> bool:
    """Tell whether a match is over, some deals after it was last looked at."""
    number = len(found)
    if number >= match.most:
        return True
    if number < match.fewest or number % LOOKED_AT >= size:
        return False
    print(f"{match.name}: {number} …", file=sys.stderr, flush=True)
    return figure([each.value for each in found]).half <= match.width


@contextmanager
def executor_of(scheduler: str | None, workers: int) -> Iterator[Executor]:
    """Give processes of this machine, or a Dask cluster whose workers have py/ on their path."""
    if scheduler is None:
        with ProcessPoolExecutor(workers) as processes:
            yield processes
        return
    if find_spec(CLUSTER) is None:
        sys.exit(f"{CLUSTER} is not installed; type  {sys.executable} {INSTALL}  and try again.")
    with import_module(CLUSTER).Client(scheduler) as client, client.get_executor() as cluster:
        yield cluster


def wanted(only: Sequence[str]) -> Iterator[Match]:
    """List the matches that are named, or else those whose names hold one of the texts."""
    names = {match.name for match in MATCHES}
    for match in MATCHES:
        if not only or any(text == match.name or (text not in names and text in match.name) for text in only):
            yield match


def main(words: list[str]) -> int:
    """Print a line for each match."""
    parser = argparse.ArgumentParser(prog="python3 dev.py strength", description="How the levels compare.")
    parser.add_argument("--quick", action="store_true", help="few deals for each match")
    parser.add_argument("--only", action="append", default=[], help="a match, or those that hold a text")
    parser.add_argument("--deals", type=int, help="so many deals, or pairs of sittings, for each match")
    parser.add_argument("--write", action="store_true", help="publish each match as it is finished")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--scheduler", help="the address of a Dask cluster, such as tcp://127.0.0.1:8786")
    asked = parser.parse_args(words)
    with executor_of(asked.scheduler, asked.workers) as executor:
        for match in wanted(asked.only):
            if match.kind in NEEDS and find_spec(NEEDS[match.kind]) is None:
                print(f"{match.name}: left out, for want of {NEEDS[match.kind]}", flush=True)
                continue
            if asked.quick and not match.quick:
                continue
            length = asked.deals or (match.quick if asked.quick else None)
            played = match.of_length(length) if length else match
            found = summed(played, results(played, executor, asked.workers))
            print(line(found), flush=True)
            if asked.write:
                publish([found])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
