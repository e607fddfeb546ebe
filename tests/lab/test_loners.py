"""Experts play alone about as often as is best by exact play."""

from itertools import islice

import pytest

from bots.levels import EXPERT, REGULAR
from lab.duels import deal_result
from lab.loners import WORLDS, by_exact_play, by_expert, naming
from lab.match import added
from lab.matches import Match


def contracts(key, count, *bidders):
    """Give the first so many deals in which the first side calls trump, with what its maker sees."""
    found = ((number, naming(key, number, bidders)) for number in range(5 * count))
    return list(islice((each for each in found if each[1] is not None), count))


def test_in_hasenpfeffer_an_expert_goes_alone_where_exact_play_would():
    found = [
        (by_expert(view, number), by_exact_play(view, number, 20))
        for number, view in contracts("hasenpfeffer", 12, REGULAR, REGULAR)
    ]

    assert 1 <= sum(expert for expert, _ in found) <= 5
    assert sum(expert != exact for expert, exact in found) <= 1


def test_in_euchre_an_expert_goes_alone_now_and_then():
    found = [by_expert(view, number) for number, view in contracts("euchre", 60, REGULAR, REGULAR)]

    assert 1 <= sum(found) <= 9


@pytest.mark.long
def test_in_hasenpfeffer_experts_go_alone_about_as_often_as_is_best():
    found = contracts("hasenpfeffer", 200, EXPERT, REGULAR)
    experts = sum(by_expert(view, number) for number, view in found)
    exact = sum(by_exact_play(view, number, WORLDS) for number, view in found)

    assert abs(experts - exact) <= 3 * len(found) / 100


@pytest.mark.long
def test_in_euchre_experts_go_alone_in_2_to_12_of_a_hundred_contracts():
    match = Match("euchre", "expert", "regular")
    total = added([deal_result(match, number, "loners").counts for number in range(150)])

    assert 2 <= 100 * total["alone"] / total["contracts"] <= 12
