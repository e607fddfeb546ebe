"""Sittings are played to their target, the score known to both sides."""

from games import rules
from lab.sittings import Count, Sitting


def test_a_sitting_has_a_winner_and_is_the_same_again():
    count = Count()
    game = rules("hasenpfeffer")
    first = [Sitting(game, ("regular", "beginner"), number, count).winner() for number in range(12)]
    again = [Sitting(game, ("regular", "beginner"), number, Count()).winner() for number in range(12)]

    assert first == again
    assert set(first) == {0, 1}
    assert first.count(0) > 6
    assert count.deals > 12
    assert count.sacrifices == 0
