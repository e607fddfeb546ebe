"""Experts and OpenSpiel's search play the same deal, whoever calls and however."""

import random

import pytest

from games import points
from games.engine import is_over
from lab.matches import Match
from lab.spiel import Both, spiel_result

pyspiel = pytest.importorskip("pyspiel")


def test_both_programs_go_through_the_same_deal():
    alone = 0
    for number in range(300):
        rng = random.Random(number)
        both = Both(pyspiel, number)
        while not both.theirs.is_terminal():
            answers = both.theirs.legal_actions()
            if both.ours.turn is not None and both.theirs.current_player() == both.ours.turn:
                assert len(answers) > 0
            both.act(rng.choice(answers))
        won = points(both.ours)
        alone += both.ours.contract.alone

        assert is_over(both.ours)
        assert both.theirs.returns()[0] == won[0] - won[1]
    assert alone > 50


def test_a_deal_against_the_search_is_played_on_both_sides():
    match = Match("euchre", "regular", "ismcts5", "openspiel")
    found = [spiel_result(match, number, "test") for number in range(8)]

    assert {2 * each.value for each in found} <= set(range(-8, 9))
    assert len({each.value for each in found}) > 1
    assert 4 < sum(each.counts.get("contracts", 0) for each in found) < 16
    assert all(each.counts["decisions"] > 0 for each in found)
    assert found[0].counts["weighed"] == 2
