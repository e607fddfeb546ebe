"""How often a maker should play alone, and how often experts do, in the same contracts of Hasenpfeffer.

python -m lab.loners COUNT [WORLDS [OTHERS]] lets two experts bid against players of a level, regular ones
unless told otherwise, until the experts have come to so many contracts from 0 to 0, and prints

lone-hands-optimum: the share in which playing alone is best, where each of the two best trumps, alone and
with the partner, is valued by exact play of so many worlds that fit what the maker saw and heard;
lone-hands-expert: the share that experts play alone, and by how much it is more, with 95 % bounds.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from random import Random
from typing import Final, TypeAlias

from bots.bidding import EVEN, offers
from bots.foresight import action_values
from bots.levels import EXPERT, LEVELS, REGULAR, Level
from bots.player import decide
from bots.search import Budget
from cards.shuffle import digest
from games import apply, observe, rules
from games.actions import Call
from games.state import Observation
from lab.match import dealt, figure

SEED: Final = "loners"
GAME: Final = "hasenpfeffer"
COUNT: Final = 300
WORLDS: Final = 100
SPREAD: Final = 4
TRUMPS: Final = 2
# More than so many deals for each contract are never needed.
DEALS: Final = 5

Bidders: TypeAlias = tuple[Level, Level]


def naming(key: str, number: int, bidders: Bidders) -> Observation | None:
    """Deal, let two sides bid, and give what the first side's maker sees who calls trump.

    None if the other side calls it, or nobody.
    """
    state = dealt(rules(key), SEED, number)
    while state.turn is not None:
        view = observe(state, state.turn)
        action = decide(view, stream(view, number), bidders[state.turn % 2])
        if isinstance(action, Call):
            return view if state.turn % 2 == 0 else None
        state = apply(state, action)
    return None


def stream(view: Observation, number: int) -> str:
    """Give a decision its digest for luck."""
    return digest(SEED, f"{number}/{view.seat}/{len(view.history)}")


def by_expert(view: Observation, number: int) -> bool:
    """Tell whether an expert plays this contract alone."""
    chosen = decide(view, stream(view, number), EXPERT)
    return isinstance(chosen, Call) and chosen.alone


def by_exact_play(view: Observation, number: int, worlds: int) -> bool:
    """Tell whether playing alone is worth more than any call with the partner, over so many worlds."""
    promising = offers(view, EVEN)
    trumps = tuple(dict.fromkeys(call.trump for call, _ in promising if isinstance(call, Call)))[:TRUMPS]
    calls = [Call(trump, alone) for trump in trumps for alone in (False, True)]
    budget = Budget(worlds, spread=SPREAD, club=0)
    values = action_values(view, calls, budget, Random(int(stream(view, number), 16)))
    # Where both are worth the same there is no cause to send the partner away.
    return max(calls, key=lambda call: (values[call], not call.alone)).alone


def both(number: int, worlds: int, others: Level) -> tuple[bool, bool] | None:
    """Give what exact play and what an expert would do in one deal; None where experts have no contract."""
    view = naming(GAME, number, (EXPERT, others))
    return (by_exact_play(view, number, worlds), by_expert(view, number)) if view is not None else None


def main(words: list[str]) -> int:
    """Print the figures."""
    count = int(words[0]) if words else COUNT
    worlds = int(words[1]) if len(words) > 1 else WORLDS
    others = LEVELS[words[2]] if len(words) > 2 else REGULAR
    workers = os.cpu_count() or 1
    with ProcessPoolExecutor(workers) as executor:
        asked = executor.map(partial(both, worlds=worlds, others=others), range(DEALS * count))
        found = list(islice((each for each in asked if each is not None), count))
        executor.shutdown(cancel_futures=True)
    apart = figure([100.0 * (expert - exact) for exact, expert in found])
    print(f"lone-hands-optimum: {100 * sum(exact for exact, _ in found) / len(found):.1f} %")
    print(f"lone-hands-expert: {100 * sum(expert for _, expert in found) / len(found):.1f} %, {apart} apart")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
