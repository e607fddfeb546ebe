"""The figures of the project, one a line: name, colon, value."""

import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Final

from games import apply, observe, rules
from games.state import Rules
from lab.match import dealt, match
from lab.paging import measure, p95
from lab.players import at_random, by_rule, random_cards
from lab.solving import against_plain, nodes
from lab.thinking import thought

CONTRACTS: Final = 2000
SOLVED: Final = 1000
PLAIN: Final = 20
SPEED_DEALS: Final = 1500


def hasenpfeffer() -> Rules:
    """Give the game that most figures are about."""
    return rules("hasenpfeffer")


def rule_vs_random() -> str:
    """Compare the rule player with random cards on the same fixed contracts."""
    return f"{match(hasenpfeffer(), (by_rule, at_random), CONTRACTS, fixed=True).mean:.2f}"


def rule_vs_own_bids() -> str:
    """Compare it, in auctions of its own, with seats that bid alike and play random cards."""
    return f"{match(hasenpfeffer(), (by_rule, random_cards), CONTRACTS, fixed=False).mean:.2f}"


def deals_per_second(key: str) -> float:
    """Count the deals of random play in a second, with an observation made before each action."""
    random = Random(1)
    game = rules(key)
    starts = [dealt(game, "speed", number) for number in range(SPEED_DEALS)]
    begun = perf_counter()
    for start in starts:
        state = start
        while state.turn is not None:
            state = apply(state, random.choice(observe(state, state.turn).legal))
    return SPEED_DEALS / (perf_counter() - begun)


def spiel_deals_per_second() -> float:
    """Count the same for OpenSpiel's Euchre, driven from here."""
    random = Random(1)
    game = import_module("pyspiel").load_game("euchre")
    begun = perf_counter()
    for _ in range(SPEED_DEALS):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return SPEED_DEALS / (perf_counter() - begun)


def engine_vs_openspiel() -> str:
    """Give our deals of Euchre a second over OpenSpiel's, the best of three runs of each."""
    ours = max(deals_per_second("euchre") for _ in range(3))
    return f"{ours / max(spiel_deals_per_second() for _ in range(3)):.3f}"


FIGURES: Final[dict[str, Callable[[], str]]] = {
    "rule-vs-random": rule_vs_random,
    "rule-vs-own-bids": rule_vs_own_bids,
    "engine-deals-per-second": lambda: f"{deals_per_second('hasenpfeffer'):.0f}",
    "engine-vs-openspiel": engine_vs_openspiel,
    "solve-nodes-median": lambda: str(nodes(SOLVED)[SOLVED // 2]),
    "solve-nodes-p95": lambda: str(nodes(SOLVED)[SOLVED * 95 // 100]),
    "solve-vs-plain": lambda: f"{against_plain(PLAIN):.4f}",
    "expert-first-card-p95-ms": lambda: f"{p95(thought().cards):.0f}",
    "expert-bid-p95-ms": lambda: f"{p95(thought().bids):.0f}",
    "expert-thinks-page-waits-ms": lambda: f"{thought().pause:.0f}",
    "frame-p95-ms": lambda: f"{p95(measure().frames):.1f}",
    "action-to-page-p95-ms": lambda: f"{p95(measure().scripts):.1f}",
    "action-nodes-p95": lambda: f"{p95(measure().nodes):.0f}",
}


def main(words: list[str]) -> int:
    """Print the figures named, or all of them."""
    unknown = [word for word in words if word not in FIGURES]
    if unknown:
        print(f"no such figure: {', '.join(unknown)}; there are {', '.join(FIGURES)}")
        return 2
    for name in words or FIGURES:
        print(f"{name}: {FIGURES[name]()}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
