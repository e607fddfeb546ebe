"""What beginning anew would lose is asked about first."""

from random import Random

import pytest

from app.starting import in_progress
from seated import Program
from strategies import KEYS


@pytest.mark.parametrize("key", KEYS)
def test_a_sitting_with_a_deal_behind_it_is_in_progress_before_the_person_has_acted_again(key):
    table = Program("behind").say(f"game {key}").settle().play_deal(Random(key)).say("next-deal")
    assert not any(entry.seat == 0 for entry in table.state.history)

    assert in_progress(table.model.sitting)
    assert table.say("new-sitting").screen.question is not None


def test_nothing_is_in_progress_before_the_person_has_acted_in_the_first_deal():
    table = Program("nothing yet").settle()
    assert not in_progress(table.model.sitting)
    asked = table.say("new-sitting").screen.question

    assert asked is None


def test_a_first_action_of_the_person_is_in_progress():
    table = Program("first").settle()
    table.say(table.offered()[0])

    assert in_progress(table.model.sitting)


def test_a_sitting_that_is_won_is_no_more_in_progress():
    rng, table = Random(5), Program("won").say("game napoleon").settle()
    table.say("rule deals 1").say("new-sitting").play_deal(rng)

    assert table.screen.result.winners
    assert not in_progress(table.model.sitting)
