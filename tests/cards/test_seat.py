"""Places at the table."""

import pytest

from cards.seat import clockwise, left_of, opposite


@pytest.mark.parametrize(("seat", "seats", "left"), [(0, 4, 1), (3, 4, 0), (2, 3, 0), (1, 2, 0), (6, 7, 0)])
def test_the_next_seat_is_clockwise(seat, seats, left):
    assert left_of(seat, seats) == left


def test_all_seats_clockwise():
    assert clockwise(2, 4) == (2, 3, 0, 1)
    assert clockwise(4, 4) == (0, 1, 2, 3)
    assert clockwise(0, 2) == (0, 1)


@pytest.mark.parametrize(("seat", "partner"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_partners_sit_opposite(seat, partner):
    assert opposite(seat, 4) == partner
