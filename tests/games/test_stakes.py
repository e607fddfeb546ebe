"""What a bid would win or cost is what the game's own scoring would give."""

from dataclasses import replace
from random import Random

import pytest

from cards.card import Suit
from games import legal_actions, new_deal, recipe, rules
from games.actions import PASS, Bid, Call
from games.engine import phase_name, points
from games.options import with_changes
from games.stakes import Stakes, is_settled, stakes
from games.state import Contract, Trick
from strategies import KEYS, played_out, playing_out, random_deal, random_rules

LONE_PEPPER = {"ladder": "pepper", "pepper_plays_alone": "big_only", "stack_multipliers": "on"}


def opening(key, **changed):
    in_force = rules(key, with_changes(recipe(key).options, changed))
    return new_deal(in_force, 0, in_force.pack)


@pytest.mark.parametrize(
    ("changed", "bid", "expected"),
    [
        ({}, "1", Stakes(1, 6, -1, 0)),
        ({}, "4", Stakes(4, 6, -4, 0)),
        ({"fail_penalty": "flat_6"}, "4", Stakes(4, 6, -6, 0)),
        ({"fail_penalty": "tricks_won"}, "4", Stakes(4, 6, -3, 0)),
        ({"defenders_score": "always"}, "4", Stakes(4, 6, -4, 6)),
        ({"fail_penalty": "tricks_short"}, "4", Stakes(4, 6, -4, 0)),
        ({"ladder": "pepper"}, "LP", Stakes(6, 6, -6, 0)),
        ({"ladder": "pepper"}, "BP", Stakes(12, 12, -12, 0)),
        ({"ladder": "pepper", "pepper_plays_alone": "big_only"}, "BP", Stakes(12, 12, -12, 0)),
        ({**LONE_PEPPER, "alone_stakes": "double"}, "BP", Stakes(24, 24, -24, 0)),
        ({**LONE_PEPPER, "alone_stakes": "sweep"}, "BP", Stakes(24, 24, -12, 0)),
        ({**LONE_PEPPER, "alone_stakes": "double"}, "LP", Stakes(6, 6, -6, 0)),
    ],
)
def test_a_bid_in_hasenpfeffer(changed, bid, expected):
    state = opening("hasenpfeffer", **changed)

    assert stakes(state, Bid(bid)) == expected


@pytest.mark.parametrize(
    ("changed", "alone", "expected"),
    [
        ({}, False, Stakes(1, 2, 0, 2)),
        ({}, True, Stakes(1, 4, 0, 2)),
        ({"lone_euchre_points": "4"}, True, Stakes(1, 4, 0, 4)),
        ({"super_euchre": "on"}, False, Stakes(1, 2, 0, 4)),
    ],
)
def test_a_call_in_euchre(changed, alone, expected):
    assert stakes(opening("euchre", **changed), Call(Suit.SPADES, alone)) == expected


@pytest.mark.parametrize(("bid", "expected"), [("M", Stakes(9, 9, -9, 3)), ("N", Stakes(30, 30, -15, 5))])
def test_a_bid_in_napoleon(bid, expected):
    assert stakes(opening("napoleon"), Bid(bid)) == expected


def test_a_pass_undertakes_nothing():
    assert stakes(opening("hasenpfeffer"), PASS) is None


@pytest.mark.parametrize("key", ["hasenpfeffer", "euchre", "napoleon"])
def test_every_opening_bid_has_stakes(key):
    state = opening(key)
    undertaken = [action for action in legal_actions(state) if action != PASS]

    assert undertaken
    assert all(stakes(state, action).least > 0 for action in undertaken)


def playing(key, maker, bid, taken, **changed):
    """Give a deal in play in which the tricks went to these seats."""
    state = opening(key, **changed)
    tricks = tuple(Trick((), seat) for seat in taken)
    play = next(place for place, phase in enumerate(state.rules.phases) if phase.name == "play")
    contract = Contract(maker, bid, Suit.SPADES)
    return replace(state, contract=contract, tricks=tricks, phase=play, turn=0)


@pytest.mark.parametrize(
    ("state", "settled"),
    [
        (playing("hasenpfeffer", 0, "4", (1, 1)), False),
        (playing("hasenpfeffer", 0, "4", (1, 1, 3)), True),
        (playing("hasenpfeffer", 0, "4", (1, 1, 3), defenders_score="always"), False),
        (playing("hasenpfeffer", 0, "4", (0, 0, 2, 2)), False),
        (playing("euchre", 0, None, (0, 2, 0)), False),
        (playing("euchre", 0, None, (0, 1, 2)), False),
        (playing("euchre", 0, None, (0, 1, 2, 0)), True),
        (playing("euchre", 0, None, (1, 3, 1)), True),
        (playing("euchre", 0, None, (1, 3, 1), super_euchre="on"), False),
        (playing("napoleon", 0, "M", (0,)), True),
        (playing("napoleon", 0, "M", (1,)), False),
        (playing("napoleon", 0, "3", (0, 0, 0)), True),
    ],
)
def test_c13_a_deal_is_settled_when_no_trick_can_change_its_points(state, settled):
    assert is_settled(state) == settled


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("number", range(25))
def test_c13_what_was_settled_comes_to_the_same_however_it_is_played(key, number):
    rng = Random(number)
    for state, _action in playing_out(random_deal(random_rules(rng, key), rng), rng):
        if phase_name(state) == "play" and is_settled(state):
            ends = {points(played_out(state, Random(each))) for each in range(4)}
            assert len(ends) == 1
