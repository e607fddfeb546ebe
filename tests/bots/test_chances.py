"""The chance to win a sitting, and what it does to bids."""

from dataclasses import replace
from itertools import product

import pytest

from bots.chances import WHOLE, arrived, chances, gains
from bots.levels import EXPERT
from bots.payoff import payoff
from bots.player import decide
from cards.card import Suit
from cards.shuffle import digest
from games import apply, observe, rules
from games.actions import PASS, Bid
from games.railroad.options import RailroadOptions
from games.state import Contract
from hands import act, deal
from lab.match import contracted

GAME = rules("hasenpfeffer")


@pytest.mark.parametrize("game", ["hasenpfeffer", "euchre", "two_handed", "railroad"])
def test_chances_are_even_when_scores_are_and_grow_with_points(game):
    grid = chances(game, 10)

    assert all(abs(grid[score, score] - WHOLE // 2) < WHOLE // 100 for score in range(10))
    assert all(grid[own + 1, theirs] >= grid[own, theirs] for own in range(9) for theirs in range(10))
    assert all(grid[own, theirs + 1] <= grid[own, theirs] for own in range(10) for theirs in range(9))


def test_of_three_each_has_a_third_and_more_points_are_a_greater_chance():
    grid = chances("three_handed", 10)

    assert all(abs(3 * grid[score, score, score] - WHOLE) < WHOLE // 50 for score in range(10))
    for own, left, right in product(range(9), range(10), range(10)):
        assert grid[own + 1, left, right] >= grid[own, left, right]
    for own, left, right in product(range(10), range(9), range(10)):
        assert grid[own, left + 1, right] <= grid[own, left, right]
        assert abs(grid[own, left, right] - grid[own, right, left]) < WHOLE // 25
    for scores in product(range(10), repeat=3):
        turns = (grid[scores[place:] + scores[:place]] for place in range(3))
        assert abs(sum(turns) - WHOLE) < WHOLE // 50


def test_the_highest_of_those_who_arrive_wins():
    assert arrived((11, 10, 4), slam=False) == WHOLE
    assert arrived((10, 11, 4), slam=False) == 0
    assert arrived((10, 10, 4), slam=False) == arrived((4, 10, 10), slam=False) + WHOLE // 2 == WHOLE // 2


def gain(view, made):
    """Give what a lone hand gains that takes all five tricks, or only makes the contract."""
    contract = Contract(view.seat, None, Suit.HEARTS, alone=True)
    return gains(view, contract, payoff(view.rules, contract, 5))[made]


def test_a_slam_is_worth_more_while_the_others_have_nothing():
    view = observe(deal(rules("railroad"), "S"), 0)
    slam, game = (replace(view, score=score) for score in ((4, 0, 4, 0), (4, 1, 4, 1)))

    assert gain(slam, 3) > gain(game, 3) + WHOLE // 10
    assert gain(replace(slam, rules=rules("railroad", RailroadOptions(games_to_win=1))), 3) < WHOLE // 2


def test_what_a_game_leaves_over_is_worth_something_in_the_next():
    view = replace(observe(deal(rules("railroad"), "S"), 0), score=(4, 1, 4, 1))
    ends = replace(view, rules=rules("railroad", RailroadOptions(carry_over=False)))

    assert gain(view, 5) > gain(view, 3)
    assert gain(ends, 5) == gain(ends, 3)


def test_two_who_beat_a_maker_play_as_one_side_whoever_of_them_stands_better():
    game = rules("three_handed")
    stream, met = digest("a seed", "a card"), 0
    for number in range(6):
        state = contracted(game, "one side", number)
        while state is not None and state.turn is not None:
            view = observe(state, state.turn)
            card = decide(view, stream, EXPERT)
            if view.seat != view.contract.maker and len(view.legal) > 1:
                # To beat the maker would be to lose the sitting to the third.
                score = [8, 8, 8]
                score[view.seat], score[view.contract.maker] = 7, 0
                assert decide(replace(view, score=tuple(score)), stream, EXPERT) == card
                met += 1
            state = apply(state, card)
    assert met > 5


def test_points_beyond_the_target_gain_nothing():
    view = replace(observe(deal(GAME, "S"), 0), score=(6, 0, 6, 0))
    contract = Contract(0, "4", Suit.HEARTS)
    won = gains(view, contract, payoff(GAME, contract, 6))

    assert won[4] == won[5] == won[6] > 0 > won[3] == won[0]


def test_a_side_about_to_lose_bids_against_a_contract_that_would_end_the_sitting():
    state = act(deal(GAME, "S", W="JKR JS JC AS KS AD", N="9C 9D 9H 10S 10D QH", stock="JD"), "4")
    view = observe(state, state.turn)
    streams = [digest("a seed", f"bid {number}") for number in range(5)]
    early, late = (
        [decide(replace(view, score=score), stream, EXPERT) for stream in streams]
        for score in ((0, 0, 0, 0), (5, 9, 5, 9))
    )

    assert early == [PASS] * 5
    # Some forty imagined deals now and then mislead.
    assert sum(each in {Bid("5"), Bid("6")} for each in late) >= 4


def test_nobody_bids_over_a_partner_because_the_sitting_may_be_lost():
    state = act(deal(GAME, "E", S="JKR JS JC AS KS AD", N="9C 9D 9H 10S 10D QH", stock="JD"), "4 -")
    view = replace(observe(state, state.turn), score=(5, 9, 5, 9))

    assert decide(view, digest("a seed", "a bid"), EXPERT) == PASS
