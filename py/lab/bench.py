"""The figures of the project, one a line: name, colon, value."""

import sys
from collections.abc import Callable
from time import perf_counter
from typing import Final

from games import rules
from games.state import Rules
from lab.match import at_random, by_rule, dealt, match, played, random_cards

CONTRACTS: Final = 2000
SPEED_DEALS: Final = 1500


def game() -> Rules:
    """Give the game that the figures are about."""
    return rules("hasenpfeffer")


def rule_vs_random() -> str:
    """Compare the rule player with random cards on the same fixed contracts."""
    return f"{match(game(), (by_rule, at_random), CONTRACTS, fixed=True).mean:.2f}"


def rule_vs_own_bids() -> str:
    """Compare it, in auctions of its own, with seats that bid alike and play random cards."""
    return f"{match(game(), (by_rule, random_cards), CONTRACTS, fixed=False).mean:.2f}"


def engine_deals_per_second() -> str:
    """Count the whole deals that the rules get through in a second of random play."""
    players = [at_random] * game().seats
    begun = perf_counter()
    for number in range(SPEED_DEALS):
        played(dealt(game(), "speed", number), players, "speed")
    return f"{SPEED_DEALS / (perf_counter() - begun):.0f}"


FIGURES: Final[dict[str, Callable[[], str]]] = {
    "rule-vs-random": rule_vs_random,
    "rule-vs-own-bids": rule_vs_own_bids,
    "engine-deals-per-second": engine_deals_per_second,
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
