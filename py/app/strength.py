"""How strong the computer players are, as it was measured; measured.py holds the figures."""

from functools import cache
from typing import Final, NamedTuple

from app.measured import MEASURED

DEALS: Final = "deals"
FIXED: Final = "fixed"
SITTINGS: Final = "sittings"
OPENSPIEL: Final = "openspiel"
APART: Final = "; "


class Measured(NamedTuple):
    """A match between two players, its figures as the texts that are shown.

    house are the changed house rules, kind is deals, fixed (contracts that rule players have made),
    sittings, or openspiel (against OpenSpiel's search, which referees). figure is what the first player
    won over the second: points a deal, or its part of the sittings in hundredths; half is what chance may
    have added or taken, in 19 of 20 cases. number is that of deals or of pairs of sittings, and facts are
    further figures by name.
    """

    game: str
    house: str
    kind: str
    first: str
    second: str
    figure: str
    half: str
    number: str
    facts: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        """The match in a few words, as the command that plays it prints it."""
        said = self.kind if self.kind in (FIXED, SITTINGS) else ""
        return " ".join(word for word in (self.game, self.house, said, f"{self.first}-{self.second}") if word)


def read(line: str) -> Measured:
    """Read a match from its line: everything before the facts, then each fact's name and value."""
    game, house, kind, first, second, figure, half, number, *facts = line.split(APART)
    pairs = tuple((name, value) for name, _, value in (fact.rpartition(" ") for fact in facts))
    return Measured(game, house, kind, first, second, figure, half, number, pairs)


def write(match: Measured) -> str:
    """Print the line of a match."""
    *words, facts = match
    return APART.join([*map(str, words), *(f"{name} {value}" for name, value in facts)])


def lines_of(text: str) -> tuple[Measured, ...]:
    """Read the matches of a text, a line each."""
    return tuple(map(read, text.strip().splitlines()))


@cache
def measured() -> tuple[Measured, ...]:
    """Give all matches, in the order they are shown."""
    return lines_of(MEASURED)
