"""What a deal of Hasenpfeffer is worth, and when a sitting is won (RULES.md sections 3.3 and 4)."""

from dataclasses import replace

import pytest

from cards.card import SUITS
from games import new_deal, points, rules
from games.hasenpfeffer.options import HasenpfefferOptions
from games.hasenpfeffer.rules import needed, tricks_needed
from games.state import Contract, Outcome, Trick

EVERY_SEAT = range(4)


def under(**options):
    return rules("hasenpfeffer", HasenpfefferOptions(**options))


def scored(bid, taken, *, alone=False, lone_defender=False, **options):
    """Points of the bidding side and of the defenders when the bidding side takes so many tricks."""
    in_force = under(**options)
    contract = Contract(0, bid, SUITS[0], alone, 3 if lone_defender else None)
    tricks = tuple(Trick((), winner) for winner in [0] * taken + [3] * (6 - taken))
    blank = new_deal(in_force, 3, in_force.pack)
    bidders, left, partner, right = points(replace(blank, turn=None, contract=contract, tricks=tricks))
    assert (bidders, left) == (partner, right)
    return bidders, left


@pytest.mark.parametrize(
    ("bid", "taken", "options", "won"),
    [
        ("4", 5, {}, (5, 0)),
        ("4", 4, {}, (4, 0)),
        ("4", 3, {}, (-4, 0)),
        ("6", 6, {}, (6, 0)),
        ("1", 0, {}, (-1, 0)),
        ("4", 3, {"fail_penalty": "tricks_won"}, (-3, 0)),
        ("4", 3, {"fail_penalty": "tricks_short"}, (-1, 0)),
        ("4", 3, {"fail_penalty": "flat_6"}, (-6, 0)),
        ("4", 5, {"defenders_score": "always"}, (5, 1)),
        ("4", 3, {"defenders_score": "always"}, (-4, 3)),
        ("LP", 6, {}, (6, 0)),
        ("LP", 5, {}, (-6, 0)),
        ("BP", 6, {}, (12, 0)),
        ("BP", 5, {}, (-12, 0)),
        ("5", 6, {}, (6, 0)),
        ("BP", 5, {"fail_penalty": "tricks_won"}, (-10, 0)),
        ("BP", 5, {"fail_penalty": "flat_6"}, (-12, 0)),
        ("LP", 5, {"fail_penalty": "flat_6"}, (-6, 0)),
        ("BP", 4, {"fail_penalty": "tricks_short"}, (-4, 0)),
        ("BP", 6, {"alone_stakes": "none"}, (12, 0)),
    ],
)
def test_what_a_deal_is_worth(bid, taken, options, won):
    assert scored(bid, taken, ladder="pepper" if "P" in bid else "numeric", **options) == won


@pytest.mark.parametrize(
    ("bid", "taken", "options", "won"),
    [
        ("3", 2, {}, (-3, 0)),
        ("3", 2, {"alone_stakes": "double"}, (-6, 0)),
        ("4", 4, {}, (4, 0)),
        ("4", 4, {"alone_stakes": "double"}, (8, 0)),
        ("4", 4, {"alone_stakes": "none"}, (4, 0)),
        ("4", 6, {}, (12, 0)),
        ("4", 6, {"alone_stakes": "double"}, (12, 0)),
        ("4", 6, {"alone_stakes": "none"}, (6, 0)),
        ("BP", 6, {}, (12, 0)),
        ("BP", 6, {"stack_multipliers": True}, (24, 0)),
        ("BP", 5, {"stack_multipliers": True}, (-12, 0)),
        ("BP", 5, {"stack_multipliers": True, "alone_stakes": "double"}, (-24, 0)),
        ("BP", 6, {"stack_multipliers": True, "alone_stakes": "none"}, (12, 0)),
        ("LP", 6, {}, (12, 0)),
        ("LP", 5, {}, (-6, 0)),
    ],
)
def test_what_a_deal_alone_is_worth(bid, taken, options, won):
    assert scored(bid, taken, alone=True, **options) == won


@pytest.mark.parametrize(
    ("bid", "taken", "options", "won"),
    [
        ("4", 3, {}, (-4, 4)),
        ("4", 3, {"alone_stakes": "double"}, (-8, 4)),
        ("4", 3, {"lone_defence_reward": "none"}, (-4, 0)),
        ("4", 3, {"lone_defence_reward": "none", "defenders_score": "always"}, (-4, 3)),
        ("4", 1, {"lone_defence_reward": "double_tricks"}, (-4, 10)),
        ("4", 1, {"lone_defence_reward": "double_tricks", "defenders_score": "always"}, (-4, 10)),
        ("4", 1, {"defenders_score": "always"}, (-4, 4)),
        ("4", 4, {"defenders_score": "always"}, (4, 2)),
        ("4", 4, {}, (4, 0)),
        ("BP", 5, {}, (-12, 6)),
    ],
)
def test_what_a_lone_defence_is_worth(bid, taken, options, won):
    assert scored(bid, taken, alone=True, lone_defender=True, **options) == won


def test_both_peppers_need_all_six_tricks():
    assert [tricks_needed(bid) for bid in ("1", "5", "6", "LP", "BP")] == [1, 5, 6, 6, 6]
    assert needed(Contract(0, "4")) == 4


def outcome(maker, bidders, others=0):
    side = {maker, (maker + 2) % 4}
    return Outcome(tuple(bidders if seat in side else others for seat in EVERY_SEAT), maker)


def test_scores_add_up_and_the_first_at_the_target_wins():
    deals = (outcome(0, 6), Outcome((0, 0, 0, 0), None), outcome(1, -4), outcome(2, 4))

    assert under().tally(deals[:3], (0, 0, 0, 0)).winners is None
    tally = under().tally(deals, (0, 0, 0, 0))
    assert tally.scores == (10, -4, 10, -4)
    assert (tally.winners, tally.games, tally.carried) == ((0, 2), (1, 0, 1, 0), (0, 0, 0, 0))


@pytest.mark.parametrize(("rule", "score"), [("allow", -3), ("floor_0", 0)])
def test_a_failed_five_from_a_score_of_two(rule, score):
    tally = under(negative_scores=rule).tally((outcome(0, -5),), (2, 7, 2, 7))

    assert tally.scores == (score, 7, score, 7)


def test_a_floor_of_0_is_laid_after_each_deal_and_not_at_the_end():
    tally = under(negative_scores="floor_0").tally((outcome(0, -6), outcome(0, 5)), (0, 0, 0, 0))

    assert tally.scores == (5, 0, 5, 0)


def test_big_pepper_wins_a_sitting_from_below_zero():
    in_force = under(ladder="pepper")
    assert in_force.tally((outcome(1, 12),), (0, -2, 0, -2)).winners == (1, 3)

    assert in_force.tally((outcome(1, -12),), (0, 4, 0, 4)).scores == (0, -8, 0, -8)


@pytest.mark.parametrize("maker", EVERY_SEAT)
def test_the_bidding_side_wins_when_both_reach_the_target(maker):
    behind = under(defenders_score="always").tally((outcome(maker, 3, 3),), (7, 9, 7, 9))

    assert maker in behind.winners


@pytest.mark.parametrize(
    ("rule", "won", "winners"),
    [
        ("higher_total", (3, 4), (1, 3)),
        ("higher_total", (4, 3), (0, 2)),
        ("higher_total", (3, 3), (0, 2)),
        ("play_on", (3, 4), (1, 3)),
        ("play_on", (3, 3), None),
    ],
)
def test_both_reach_the_target(rule, won, winners):
    in_force = under(both_reach_target=rule, defenders_score="always")

    assert in_force.tally((outcome(0, *won),), (8, 8, 8, 8)).winners == winners


def test_playing_on_ends_when_one_side_leads():
    in_force = under(both_reach_target="play_on", defenders_score="always")
    deals = (outcome(0, 3, 3), Outcome((0, 0, 0, 0), None), outcome(0, -4, 4))

    assert in_force.tally(deals[:2], (8, 8, 8, 8)).winners is None
    assert in_force.tally(deals, (8, 8, 8, 8)).winners == (1, 3)
