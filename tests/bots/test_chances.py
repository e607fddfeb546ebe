"""The chance to win a sitting, and what it does to bids."""

from dataclasses import replace

import pytest

from bots.chances import WHOLE, chances, gains
from bots.levels import EXPERT
from bots.payoff import payoff
from bots.player import decide
from cards.card import Suit
from cards.shuffle import digest
from games import observe, rules
from games.actions import PASS, Bid
from games.state import Contract
from hands import act, deal

GAME = rules("hasenpfeffer")


@pytest.mark.parametrize("game", ["hasenpfeffer", "euchre", "two_handed"])
def test_chances_are_even_when_scores_are_and_grow_with_points(game):
    grid = chances(game, 10)

    assert all(abs(grid[score, score] - WHOLE // 2) < WHOLE // 100 for score in range(10))
    assert all(grid[own + 1, theirs] >= grid[own, theirs] for own in range(9) for theirs in range(10))
    assert all(grid[own, theirs + 1] <= grid[own, theirs] for own in range(10) for theirs in range(9))


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
