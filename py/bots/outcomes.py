"""What deals bring to the sides; python -m lab.outcomes 3000 wrote this file.

Each entry is the points of one side, those of the others, and how often that came in 1,000 deals.
"""

from typing import Final

OUTCOMES: Final = {
    "hasenpfeffer": (
        "-5 0 56;-4 0 53;0 -5 56;0 -4 53;0 4 78;0 5 172;0 6 65;0 12 73;4 0 78;5 0 172;6 0 65;12 0 73"
    ),
    "two_handed": ("0 0 10;0 1 309;0 2 185;1 0 309;2 0 185"),
    "euchre": ("0 0 1;0 1 322;0 2 147;0 4 29;1 0 322;2 0 147;4 0 29"),
    "three_handed": (
        "0 0 0 196;0 0 1 184;0 0 3 47;0 1 0 184;0 2 2 35;0 3 0 47;1 0 0 184;2 0 2 35;2 2 0 35;3 0 0 47"
    ),
    "railroad": ("0 0 1;0 1 308;0 2 81;0 4 109;1 0 308;2 0 81;4 0 109"),
}
