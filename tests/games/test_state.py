"""Sides, seats and the values that rules are made of."""

from games import new_deal, rules
from games.state import Contract, three_tricks


def test_partners_score_together():
    assert rules("hasenpfeffer").teams == ((0, 2), (1, 3))
    assert rules("two_handed").teams == ((0,), (1,))
    assert rules("napoleon").teams == ((0,), (1,), (2,), (3,))


def test_seats_are_listed_from_the_dealers_left():
    in_force = rules("hasenpfeffer")

    assert new_deal(in_force, 2, in_force.pack).seats == (3, 0, 1, 2)


def test_a_maker_in_any_kind_of_euchre_needs_three():
    assert three_tricks(Contract(0)) == rules("euchre").needed(Contract(0)) == 3
    assert rules("hasenpfeffer").needed(Contract(0, "LP")) == 6
    assert rules("napoleon").needed(Contract(0, "M")) == 0
