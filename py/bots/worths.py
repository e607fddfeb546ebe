"""The fitted worth of hands, by game, pack and role."""

from typing import Final, NamedTuple


class Worth(NamedTuple):
    """Weights of the features in hundredths of a trick, and the spread of tricks for each half trick.

    A row of the spread holds, in parts of 1,000, how likely 0, 1, … tricks are.
    """

    weights: tuple[int, ...]
    spread: tuple[tuple[int, ...], ...]


_SIX: Final = (
    (600, 300, 80, 20, 0, 0, 0),
    (400, 350, 180, 60, 10, 0, 0),
    (150, 400, 300, 120, 30, 0, 0),
    (60, 250, 390, 220, 70, 10, 0),
    (20, 120, 380, 320, 130, 30, 0),
    (10, 70, 300, 360, 190, 60, 10),
    (0, 30, 260, 280, 250, 140, 40),
    (0, 10, 160, 260, 290, 200, 80),
    (0, 0, 60, 200, 310, 290, 140),
    (0, 0, 10, 90, 270, 380, 250),
    (0, 0, 0, 20, 170, 380, 430),
    (0, 0, 0, 0, 30, 300, 670),
    (0, 0, 0, 0, 10, 150, 840),
)

WORTHS: Final[dict[str, Worth]] = {
    "plain": Worth((176, 120, 83, 68, 58, 51, 11, 46, 43, 5, 0, 11), _SIX),
    "alone": Worth((-120, 120, 100, 80, 60, 50, 20, 50, 60, 20, 5, 10), _SIX),
}
