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

GAMES: Final = ("hasenpfeffer", "two_handed", "euchre", "three_handed", "railroad")
TARGET: Final = Path(__file__).parents[1] / "bots" / "outcomes.py"
PAGE: Final = '''"""What deals bring to the sides; python -m lab.outcomes {count} wrote this file.

Each entry is the points of one side, those of the others, and how often that came in 1,000 deals.
"""

from typing import Final

OUTCOMES: Final = {{
{lines}
}}
'''


def outcomes(key: str, count: int) -> Counter[tuple[int, ...]]:
    """Count the points of the sides, beginning with each of them once, so that none is favoured."""
    game = rules(key)
    sides = len(game.teams)
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(count):
        won = points(played(dealt(game, "outcomes", number), [by_rule] * game.seats, "outcomes"))[:sides]
        for first in range(sides):
            found[won[first:] + won[:first]] += 1
    return found


def main(words: list[str]) -> int:
    """Write the file anew."""
    count = int(words[0]) if words else 3000
    lines = []
    for key in GAMES:
        found = outcomes(key, count)
        whole = sum(found.values())
        rows = [
            f"{' '.join(map(str, won))} {1000 * often // whole}"
            for won, often in sorted(found.items())
            if 1000 * often // whole
        ]
        lines.append(f'    "{key}": (\n        "' + ';"\n        "'.join(rows) + '"\n    ),')
    TARGET.write_text(PAGE.format(count=count, lines="\n".join(lines)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
