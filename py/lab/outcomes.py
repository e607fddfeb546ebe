"""Counts what deals bring when regular players play them, and writes py/bots/outcomes.py.

python -m lab.outcomes COUNT
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Final

from games import points, rules
from lab.match import dealt, played
from lab.players import by_rule

GAMES: Final = ("hasenpfeffer", "two_handed", "euchre")
TARGET: Final = Path(__file__).parents[1] / "bots" / "outcomes.py"
PAGE: Final = '''"""What deals bring to two sides; python -m lab.outcomes {count} wrote this file.

Each entry is the points of one side, those of the other, and how often that came in 1,000 deals.
"""

from typing import Final

OUTCOMES: Final = {{
{lines}
}}
'''


def outcomes(key: str, count: int) -> Counter[tuple[int, int]]:
    """Count the points of the first two seats, each way round, so that neither side is favoured."""
    game = rules(key)
    found: Counter[tuple[int, int]] = Counter()
    for number in range(count):
        own, theirs, *_ = points(played(dealt(game, "outcomes", number), [by_rule] * game.seats, "outcomes"))
        found[own, theirs] += 1
        found[theirs, own] += 1
    return found


def main(words: list[str]) -> int:
    """Write the file anew."""
    count = int(words[0]) if words else 3000
    lines = []
    for key in GAMES:
        rows = [
            f"{own} {theirs} {500 * often // count}"
            for (own, theirs), often in sorted(outcomes(key, count).items())
            if 500 * often // count
        ]
        lines.append(f'    "{key}": (\n        "' + ';"\n        "'.join(rows) + '"\n    ),')
    TARGET.write_text(PAGE.format(count=count, lines="\n".join(lines)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
