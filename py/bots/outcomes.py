"""What deals bring to two sides; python -m lab.outcomes 3000 wrote this file.

Each entry is the points of one side, those of the other, and how often that came in 1,000 deals.
"""

from typing import Final

OUTCOMES: Final = {
    "hasenpfeffer": (
        "-5 0 57;-4 0 52;0 -5 57;0 -4 52;0 4 79;0 5 172;0 6 67;0 12 69;4 0 79;5 0 172;6 0 67;12 0 69"
    ),
    "two_handed": ("0 0 10;0 1 317;0 2 177;1 0 317;2 0 177"),
    "euchre": ("0 0 1;0 1 316;0 2 155;0 4 28;1 0 316;2 0 155;4 0 28"),
}
