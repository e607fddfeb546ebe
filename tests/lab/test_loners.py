"""Experts play alone about as often as is best by exact play."""

import pytest

from lab.duels import deal_result
from lab.loners import by_exact_play, by_expert, naming
from lab.match import added
from lab.matches import Match

# What python -m lab.loners 300 printed.
COUNT = 300
OPTIMUM = 0
NEAR = 3


def contracts(key, count):
    """Give the first so many deals of which somebody calls trump, with what he sees."""
    numbers = range(2 * count)
    found = ((number, naming(key, number)) for number in numbers)
    return [each for each in found if each[1] is not None][:count]


def test_in_hasenpfeffer_an_expert_goes_alone_where_exact_play_would():
    found = [
        (by_expert(view, number), by_exact_play(view, number, 20))
        for number, view in contracts("hasenpfeffer", 12)
    ]

    assert 1 <= sum(expert for expert, _ in found) <= 5
    assert sum(expert != exact for expert, exact in found) <= 1


def test_in_euchre_an_expert_goes_alone_now_and_then():
    found = [by_expert(view, number) for number, view in contracts("euchre", 60)]

    assert 1 <= sum(found) <= 9


@pytest.mark.long
def test_in_hasenpfeffer_experts_go_alone_about_as_often_as_is_best():
    found = [by_expert(view, number) for number, view in contracts("hasenpfeffer", COUNT)]

    assert abs(100 * sum(found) / len(found) - OPTIMUM) <= NEAR


@pytest.mark.long
def test_in_euchre_experts_go_alone_in_2_to_12_of_a_hundred_contracts():
    match = Match("euchre", "expert", "regular")
    total = added([deal_result(match, number, "loners").counts for number in range(150)])

    assert 2 <= 100 * total["alone"] / total["contracts"] <= 12
