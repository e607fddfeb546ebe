"""What earlier deals came to, as words: a sitting that is sent from a later deal on may bring it along.

4.-2~1 stands for four points of the first side and two lost by the second, in a contract of seat 1.
"""

import re
from typing import Final

from cards.seat import Seat
from games.state import Outcome, Rules
from games.words import N_
from table.errors import BadRecord

_WORD: Final = re.compile(r"(?a:(-?\d{1,7}(?:\.-?\d{1,7})*)(?:~(\d))?)")


def write(past: tuple[Outcome, ...], rules: Rules) -> tuple[str, ...]:
    """Write outcomes, the points of each side once."""
    return tuple(_word(each, rules) for each in past)


def _word(outcome: Outcome, rules: Rules) -> str:
    points = ".".join(str(outcome.points[team[0]]) for team in rules.teams)
    return points if outcome.maker is None else f"{points}~{outcome.maker}"


def read(words: tuple[str, ...], rules: Rules) -> tuple[Outcome, ...]:
    """Read outcomes; raises BadRecord."""
    return tuple(_outcome(word, rules) for word in words)


def _outcome(word: str, rules: Rules) -> Outcome:
    found = _WORD.fullmatch(word)
    points = tuple(map(int, found[1].split("."))) if found else ()
    maker: Seat | None = int(found[2]) if found and found[2] else None
    if len(points) != len(rules.teams) or (maker is not None and maker >= rules.seats):
        raise BadRecord(N_("It holds something else where the points of a deal should be."))
    side = {seat: team for team, seats in enumerate(rules.teams) for seat in seats}
    return Outcome(tuple(points[side[seat]] for seat in range(rules.seats)), maker)
