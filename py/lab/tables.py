"""Reads and writes py/bots/worths.py, the file of fitted numbers."""

from pathlib import Path
from typing import Final

from bots import worths

TARGET: Final = Path(__file__).parents[1] / "bots" / "worths.py"
PAGE: Final = '''"""The fitted worth of hands; {command} wrote this file.

A line of weights is a part of a maker (game, pack, phase, place, partner) and its numbers, in
hundredths of a trick; the lines of a spread are the chances of 0, 1, … tricks, in thousandths, for
each quarter of a trick expected. bots.worth reads them.
"""

from typing import Final

WEIGHTS: Final = """
{weights}
"""

SPREADS: Final = """
{spreads}
"""
'''


def read_lines() -> tuple[dict[str, str], dict[str, str]]:
    """Give the lines there are, rows of a spread kept apart by semicolons."""
    return _read(worths.WEIGHTS), _read(worths.SPREADS)


def _read(text: str) -> dict[str, str]:
    table: dict[str, str] = {}
    for line in text.strip().splitlines():
        key, row = line.split(": ", 1)
        table[key] = f"{table[key]};{row}" if key in table else row
    return table


def write_lines(weights: dict[str, str], spreads: dict[str, str], command: str) -> None:
    """Write the file anew."""
    rows = [f"{key}: {row}" for key, block in spreads.items() for row in block.split(";")]
    lines = [f"{key}: {line}" for key, line in weights.items()]
    text = PAGE.format(command=command, weights="\n".join(lines), spreads="\n".join(rows))
    TARGET.write_text(text, encoding="utf-8")
