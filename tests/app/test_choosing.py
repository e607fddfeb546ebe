"""Names that are typed for seats."""

import pytest

from app.names import LONGEST
from seated import Program


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("  Grandma   Jo  ", "Grandma Jo"),
        ("Ann\u202e\u0000a\n", "Anna"),
        ("x" * (LONGEST + 30), "x" * LONGEST),
        (f"{'x' * (LONGEST - 1)} yes", "x" * (LONGEST - 1)),
        ("", "North"),
        (" \u200b\t", "North"),
    ],
)
def test_a_typed_name_is_one_short_line_of_what_can_be_seen(typed, called):
    table = Program().settle().say(f"name 2 {typed}")
    again = Program("again", stored=tuple(table.store.items()))

    assert table.screen.seats[2].name == called
    assert again.screen.seats[2].name == called


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_is_not_there_is_not_named(seat):
    table = Program().settle()
    before = table.model.names
    table.say(f"name {seat} Anna")

    assert table.model.names == before
    assert len(table.screen.notices) == 1
