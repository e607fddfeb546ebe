"""Duplicate matches measure what they say they measure."""

import pytest

from games import rules
from lab.duels import deal_result
from lab.match import added, contracted, dealt, figure, match
from lab.matches import Match
from lab.players import PLAYERS, by_rule


@pytest.mark.parametrize("key", ["hasenpfeffer", "two_handed", "three_handed", "napoleon"])
def test_a_player_is_as_good_as_itself(key):
    found = match(rules(key), (by_rule, by_rule), 20, fixed=False)

    assert found.mean == pytest.approx(0)
    assert found.count == 20


def test_club_play_beats_random_cards_on_the_same_contracts():
    found = match(rules("hasenpfeffer"), (by_rule, PLAYERS["random"]), 150, fixed=True)

    assert found.mean - found.half > 1


def test_whoever_sees_all_cards_loses_nothing_against_exact_play():
    fixed = Match("hasenpfeffer", "all seen", "rule", "fixed")
    found = added([deal_result(fixed, number, "test").counts for number in range(0, 12, 4)])

    assert found["weighed"] == 6
    assert found["lost"] == 0


def test_a_fixed_contract_is_settled_before_the_first_card():
    state = contracted(rules("hasenpfeffer"), "test", 0)

    assert state.contract.trump is not None
    assert state.tricks == ()
    assert dealt(rules("hasenpfeffer"), "test", 0).history == ()


def test_a_figure_has_the_mean_and_its_interval():
    found = figure([1, 2, 3, 4])

    assert found.mean == 2.5
    assert found.half == pytest.approx(1.265, abs=0.001)
    assert str(found) == "+2.50 ±1.27"
    assert str(figure([1])) == "+1.00 ±inf"
