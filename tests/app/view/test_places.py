import pytest

from app.view.places import place

ROUND = ("south", "southwest", "west", "northwest", "north", "northeast", "east", "southeast")


@pytest.mark.parametrize("seats", range(2, 8))
def test_seats_go_clockwise_from_the_person_and_share_no_place(seats):
    places = [ROUND.index(place(seat, seats)) for seat in range(seats)]

    assert places[0] == 0
    assert places == sorted(set(places))


@pytest.mark.parametrize("seats", range(2, 8))
def test_both_sides_of_the_table_are_alike(seats):
    mirrored = {"west": "east", "east": "west"}
    places = {place(seat, seats) for seat in range(seats)}

    def other_side(name):
        for side, other in mirrored.items():
            if name.endswith(side):
                return name.removesuffix(side) + other
        return name

    assert places == {other_side(name) for name in places}
