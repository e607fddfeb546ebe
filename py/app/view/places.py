"""Where seats sit around the table, by compass; the person is always South."""

from typing import Final

from cards.seat import Seat

_PLACES: Final = {
    2: ("south", "north"),
    3: ("south", "west", "east"),
    4: ("south", "west", "north", "east"),
    5: ("south", "west", "northwest", "northeast", "east"),
    6: ("south", "west", "northwest", "north", "northeast", "east"),
    7: ("south", "southwest", "west", "northwest", "northeast", "east", "southeast"),
}


def place(seat: Seat, seats: int) -> str:
    """Name the place of a seat at a table of so many, clockwise from South."""
    return _PLACES[seats][seat]
