"""Sittings are played to their target, the score known, and bids that are meant to be lost are counted."""

from dataclasses import replace

import pytest

from games import observe, rules
from games.actions import Bid
from hands import act, deal
from lab.matches import Match
from lab.sittings import Sitting, likely_to_fail, sittings_result

GAME = rules("hasenpfeffer")
GOOD = "JKR JH JD AH KH QH"
BAD = "9H 10H 9S 10S 9C 10C"


def test_a_sitting_has_a_winner_and_is_the_same_again():
    def winners():
        return [Sitting(GAME, ("regular", "beginner"), str(number)).winner(0) for number in range(12)]

    first = winners()

    assert first == winners()
    assert set(first) == {0, 1}
    assert first.count(0) > 6


def test_a_pair_of_equals_is_shared():
    for number in range(4):
        found = sittings_result(Match("hasenpfeffer", "regular", "regular", "sittings"), number, "test")

        assert found.value == 50
        assert found.counts["deals"] >= 4
        assert found.counts["bids"] > 0
        assert found.counts["sacrifices"] == found.counts["over partner"] == 0


def offered(hand, said):
    """Give what West sees, with this hand, after these bids from the dealer's left on."""
    state = act(deal(GAME, "N", W=hand), said)
    assert state.turn == 1
    return observe(state, 1)


@pytest.mark.parametrize(
    ("hand", "said", "bid", "fails"),
    [
        (BAD, "- 5", "6", True),
        (GOOD, "- 4", "5", False),
        (BAD, "- -", "6", False),
    ],
)
def test_a_bid_over_a_live_one_fails_more_often_than_not_with_a_bad_hand(hand, said, bid, fails):
    assert likely_to_fail(offered(hand, said), Bid(bid)) == fails


@pytest.mark.parametrize(("said", "counted"), [("- 5", "sacrifices"), ("5 -", "over partner")])
def test_a_bid_that_the_score_alone_explains_is_counted_as_a_sacrifice(monkeypatch, said, counted):
    monkeypatch.setattr("lab.sittings.decide", lambda view, *_: Bid("6") if view.score else view.legal[0])
    sitting = Sitting(GAME, ("regular", "expert"), "test", watched=1)
    view = replace(offered(BAD, said), score=(9, 0, 9, 0))
    sitting._action(view, "ab" * 32)
    sitting._action(replace(view, hand=offered(GOOD, said).hand), "ab" * 32)
    others = {"sacrifices", "over partner"} - {counted}

    assert sitting.counts["bids"] == 2
    assert sitting.counts[counted] == 1
    assert sitting.counts[others.pop()] == 0
