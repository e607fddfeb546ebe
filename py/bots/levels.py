"""The levels of play and the styles, as data."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from bots.search import Budget


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a player is.

    threshold is what a contract must promise before it is bid, and alone by how much more a lone hand
    must promise than the same hand with a partner, in thousandths of the stake. memory is how many
    tricks back played cards are remembered, and lapses how often in 1,000 the obvious card is played instead
    of a considered one. cards and speech are how hard to think about cards and about anything before.
    """

    key: str
    threshold: int
    alone: int
    memory: int = 99
    lapses: int = 0
    cards: Budget | None = None
    speech: Budget | None = None


BEGINNER: Final = Level("beginner", threshold=110, alone=5000, memory=0, lapses=450)
CASUAL: Final = Level("casual", threshold=55, alone=100, memory=1, lapses=120)
REGULAR: Final = Level("regular", threshold=0, alone=0)
STRONG: Final = Level("strong", threshold=-30, alone=0, cards=Budget(12, club=0), speech=Budget(12))
EXPERT: Final = Level(
    "expert",
    threshold=-30,
    alone=0,
    cards=Budget(50, spread=6, enough=150, sitting=True),
    speech=Budget(40, spread=4, sitting=True),
)
LEVELS: Final = {level.key: level for level in (BEGINNER, CASUAL, REGULAR, STRONG, EXPERT)}
# How much more of the stake a contract must promise, for each way of playing.
STYLES: Final = {"careful": 70, "even": 0, "bold": -70}


def is_quick(level: str) -> bool:
    """Tell whether players of a level answer in a few milliseconds, without imagining other hands."""
    return LEVELS[level].cards is None


class Lone(NamedTuple):
    """How much more of its stake a lone hand must promise than one with a partner, in thousandths.

    worth is for promises read from the table of worth, worlds for those of worlds played on.
    """

    worth: int = 0
    worlds: int = 0


# Where a loner is hardly worth more than a hand with a partner, the partner would rather play. How often
# experts should go alone stands in tests/lab/test_loners.py.
LONERS: Final = {"hasenpfeffer": Lone(0, 70), "euchre": Lone(70, 100), "railroad": Lone(70, 70)}
