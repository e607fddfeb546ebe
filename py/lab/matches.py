"""Which players the lab lets meet, in which games and for how long."""

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from app.strength import DEALS, FIXED, OPENSPIEL, SITTINGS, Measured
from bots.levels import LEVELS
from games import recipe, rules
from games.options import with_changes
from games.state import Rules

FOR_POINTS: Final = "expert for points"
"""An expert who is never told the score, and so plays for points to the end."""

ISMCTS: Final = "ismcts"
KEYS: Final = tuple(LEVELS)


@dataclass(frozen=True, slots=True)
class Match:
    """Two players by name in a game; app.strength says what the kinds are.

    They play fewest deals, or pairs of sittings, and then until the interval is narrower than width to
    either side or most are played; quick of them in a hurry, if any. house are house rules that are changed.
    """

    game: str
    first: str
    second: str
    kind: str = DEALS
    width: float = 0.05
    fewest: int = 100
    most: int = 4000
    quick: int = 40
    house: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """The match in a few words."""
        return self.measured("", "", 0, ()).name

    def measured(self, figure: str, half: str, number: int, facts: tuple[tuple[str, str], ...]) -> Measured:
        """Give the match with its figures."""
        house = " ".join(f"{key}={value}" for key, value in self.house)
        return Measured(
            self.game, house, self.kind, self.first, self.second, figure, half, str(number), facts
        )

    def rules(self) -> Rules:
        """Build the rules of the match."""
        return rules(self.game, with_changes(recipe(self.game).options, dict(self.house)))

    def of_length(self, count: int) -> "Match":
        """Give the match with exactly so many deals or pairs."""
        return replace(self, fewest=count, most=count)


MATCHES: Final = (
    Match("hasenpfeffer", "expert", "regular", FIXED, fewest=2000, most=2000),
    *(Match("hasenpfeffer", high, low) for low, high in pairwise(KEYS[:3])),
    Match("hasenpfeffer", "strong", "regular", width=0.15, most=2000),
    Match("hasenpfeffer", "expert", "strong", width=0.12, most=2000),
    Match("hasenpfeffer", "expert", "regular", width=0.15, most=2000),
    Match("hasenpfeffer", "beginner", "regular"),
    Match("hasenpfeffer", "all seen", "expert", FIXED, fewest=3000, most=3000, house=(("alone", "off"),)),
    Match("euchre", "expert", "regular", most=2000),
    Match("euchre", "expert", f"{ISMCTS}1000", OPENSPIEL, fewest=4000),
    Match("two_handed", "expert", "regular", width=0.03),
    Match("three_handed", "expert", "regular", width=0.03),
    Match("railroad", "expert", "regular", width=0.1, most=1000),
    Match("napoleon", "expert", "regular", width=0.2, most=1000),
    Match("hasenpfeffer", "expert", "regular", SITTINGS, most=60, quick=4),
    Match("euchre", "expert", "regular", SITTINGS, most=60, quick=4),
    Match("two_handed", "expert", "regular", SITTINGS, most=100, quick=10),
    Match("hasenpfeffer", "expert", FOR_POINTS, SITTINGS, most=20, quick=0),
    Match("railroad", "expert", FOR_POINTS, SITTINGS, most=60, quick=0),
)
