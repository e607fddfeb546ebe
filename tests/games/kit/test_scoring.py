"""How points of deals add up, and who deals next."""

import pytest

from games import new_deal, rules
from games.kit.scoring import (
    added,
    at_target,
    for_side,
    leaders,
    makers_first,
    next_seat_deals,
    nothing,
    race,
)
from games.state import Outcome, Tally

TEAMS = ((0, 2), (1, 3))


@pytest.fixture
def state():
    in_force = rules("hasenpfeffer")
    return new_deal(in_force, 3, in_force.pack)


def everyone(scores, reached):
    return reached


def test_a_side_and_the_others_get_their_points(state):
    assert for_side(state, (1, 3), -4, 2) == (2, -4, 2, -4)
    assert for_side(state, (0, 2), 5) == (5, 0, 5, 0)
    assert nothing(state) == (0, 0, 0, 0)


def test_the_deal_goes_clockwise(state):
    assert next_seat_deals(state) == 0


def test_scores_seat_by_seat():
    assert added((0, -3, 5), (1, 2, -6)) == (1, -1, -1)
    assert at_target((10, 9, 11), 10) == (0, 2)
    assert leaders((4, 7, 7)) == (1, 2)


@pytest.mark.parametrize(
    ("maker", "reached", "side"),
    [
        (3, (0, 1, 2, 3), (1, 3)),
        (0, (0, 1, 2, 3), (0, 2)),
        (0, (1, 3), (1, 3)),
        (None, (0, 1, 2, 3), (0, 1, 2, 3)),
    ],
)
def test_the_makers_come_first_among_those_at_the_target(maker, reached, side):
    assert makers_first([Outcome((0,) * 4, 1), Outcome((0,) * 4, maker)], reached, TEAMS) == side


def test_a_race_goes_on_below_the_target():
    outcomes = (Outcome((4, 0), 0), Outcome((-2, 0), 0))
    tally = race(outcomes, (1, 2), target=10, floor=False, settle=everyone)

    assert tally == Tally(scores=(3, 2), games=(0, 0), carried=(0, 0), winners=None)


def test_a_race_ends_at_the_target_and_carries_nothing():
    tally = race((Outcome((0, 9), 1),), (1, 2), target=10, floor=False, settle=everyone)

    assert tally == Tally(scores=(1, 11), games=(0, 1), carried=(0, 0), winners=(1,))


def test_a_race_counts_the_deal_just_ended():
    """The end of a match was once reckoned without the last deal."""
    outcomes = [Outcome((5, 0), 0), Outcome((5, 0), 0)]

    assert race(outcomes[:1], (0, 0), target=10, floor=False, settle=everyone).winners is None
    assert race(outcomes, (0, 0), target=10, floor=False, settle=everyone).winners == (0,)


def test_a_race_may_be_played_on():
    tally = race((Outcome((10, 10), 0),), (0, 0), target=10, floor=False, settle=lambda *_: None)

    assert (tally.scores, tally.games, tally.winners) == ((10, 10), (0, 0), None)


def test_a_floor_lifts_a_score_after_each_deal():
    outcomes = (Outcome((-5, 1), 0), Outcome((2, 1), 0))

    assert race(outcomes, (1, 0), target=10, floor=True, settle=everyone).scores == (2, 2)
