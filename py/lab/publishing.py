"""Writes what was measured where it is read: the page's data, and a table beside the code.

A match that is measured again takes the place of its former line; the others stay.
"""

from collections.abc import Sequence
from pathlib import Path
from runpy import run_path
from typing import Final

from app.strength import SITTINGS, Measured, lines_of, write
from lab.matches import MATCHES
from publish.files import CHECKOUT

DATA: Final = Path("py", "app", "measured.py")
TABLE: Final = Path(".github", "STRENGTH.md")
COMMAND: Final = "python3 dev.py strength --write"

DATA_PAGE: Final = '''"""What matches between computer players came to; {command} wrote this file.

app.strength reads it and says what stands in a line.
"""

from typing import Final

MEASURED: Final = """
{lines}
"""
'''

TABLE_PAGE: Final = """# How strong the players are

`{command}` plays these matches and writes this table and the figures that the page shows.
A line alone is played again by `python3 dev.py strength --only NAME --deals DEALS`.

Every deal is played at each seating on the same cards, and each decision has its chance from the deal,
the seat and the number of actions, so that luck cancels out and a run repeats (but OpenSpiel's search
leaves the order of what is equal to chance).
The figure is what the first player wins over the second: points a deal from a score of 0 to 0, or the part
of the sittings in hundredths; it has 95 % bounds.
*Fixed* contracts are settled by rule players. *All seen* is a player who is shown every hand and plays
exactly. *ismcts1000* is OpenSpiel's tree search with 1,000 simulations, which sees more than its seat may.
*Alone* and *made* are parts of the first player's contracts, *lost* is what its cards gave away in a deal
against exact play with all hands in sight, in points, and *time* is what a decision took CPython.

| Match | Points a deal | Deals | Alone | Made | Lost | Time |
|---|---|---|---|---|---|---|
{deals}

Sittings are played in pairs on the same deals.
A sacrifice is a bid over a live bid that is likelier to fail than not, and that the player would not make
without a score to think of; those over the partner's bid are counted apart.

| Match | Sittings won | Pairs | Deals a sitting | Sacrifice bids | over the partner |
|---|---|---|---|---|---|
{sittings}
"""

UNITS: Final = {"alone": " %", "made": " %", "lost": "", "time": " ms"}
SITTING_UNITS: Final = {"deals": "", "sacrifices": " %", "over partner": " %"}


def publish(found: Sequence[Measured], checkout: Path = CHECKOUT) -> None:
    """Put matches among those that were measured before, and write both files anew."""
    path = checkout / DATA
    lines = merged(lines_of(run_path(str(path))["MEASURED"]), found)
    path.write_text(data(lines), encoding="utf-8")
    (checkout / TABLE).write_text(table(lines), encoding="utf-8")


def merged(before: Sequence[Measured], found: Sequence[Measured]) -> tuple[Measured, ...]:
    """Give every match once, in the order of the list; one that is no longer on it is left out."""
    newest = {each.name: each for each in (*before, *found)}
    return tuple(newest[match.name] for match in MATCHES if match.name in newest)


def data(lines: Sequence[Measured]) -> str:
    """Print the page's data."""
    return DATA_PAGE.format(command=COMMAND, lines="\n".join(map(write, lines)))


def table(lines: Sequence[Measured]) -> str:
    """Print the table."""
    deals = [_row(each, UNITS, "") for each in lines if each.kind != SITTINGS]
    sittings = [_row(each, SITTING_UNITS, " %") for each in lines if each.kind == SITTINGS]
    return TABLE_PAGE.format(command=COMMAND, deals="\n".join(deals), sittings="\n".join(sittings))


def _row(match: Measured, units: dict[str, str], unit: str) -> str:
    facts = dict(match.facts)
    cells = [f"{facts[name]}{unit_of}" if name in facts else "–" for name, unit_of in units.items()]
    return f"| {' | '.join([match.name, f'{match.figure} ±{match.half}{unit}', match.number, *cells])} |"
