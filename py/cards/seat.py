"""Places at the table, numbered clockwise from 0, which is South."""

from typing import TypeAlias

Seat: TypeAlias = int


def left_of(seat: Seat, seats: int) -> Seat:
    """Give the next seat clockwise at a table of that many seats."""
    return (seat + 1) % seats


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Give all seats once, clockwise, beginning with the first."""
    return tuple((first + step) % seats for step in range(seats))


def opposite(seat: Seat, seats: int) -> Seat:
    """Give the seat across the table; the table has an even number of seats."""
    return (seat + seats // 2) % seats
