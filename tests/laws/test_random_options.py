"""Any game under any mixture of house rules: the deal ends, is counted rightly, and comes back from text."""

import random
from collections import Counter

import pytest

from games import legal_actions, new_deal, points, rules
from games.engine import is_over
from games.options import choices
from games.state import Outcome
from laws.score_laws import SCORE_LAWS
from strategies import KEYS, random_options, random_rules
from table import link, record
from table.invitation import invite, opened
from table.record import Record
from table.sitting import act, new_sitting, outcome_of


def played(number):
    """Play the first deal of a random sitting under random house rules."""
    rng = random.Random(f"options {number}")
    in_force = random_rules(rng)
    sitting = new_sitting(in_force, f"seed {rng.getrandbits(40)}", rng.randrange(in_force.seats))
    while actions := legal_actions(sitting.state):
        assert len(sitting.state.history) < 100
        sitting = act(sitting, rng.choice(actions))
    return sitting


def check(sitting):
    """Hold a sitting of one deal against all that must be true of it."""
    state, in_force = sitting.state, sitting.rules
    assert is_over(state)
    cards = [
        *(card for hand in state.hands for card in hand),
        *state.stock,
        *(card for _, card in state.discards),
        *(play.card for trick in state.tricks for play in trick.plays),
    ]
    assert Counter(cards) == Counter(in_force.pack)
    if state.contract is not None:
        SCORE_LAWS[in_force.key](state, points(state))
    assert outcome_of(state) == Outcome(points(state), state.contract.maker if state.contract else None)
    assert record.read(record.write(Record(sitting))).sitting == sitting

    friend = opened(link.read(link.write(invite(sitting))))
    assert (friend.rules, friend.state.deck, friend.state.dealer) == (in_force, state.deck, state.dealer)
    assert len(friend.state.history) == 0


@pytest.mark.parametrize("combinations", [2_000, pytest.param(20_000, marks=pytest.mark.long)])
def test_r10_any_mixture_of_house_rules_can_be_played(combinations):
    games = Counter()
    for number in range(combinations):
        sitting = played(number)
        games[sitting.rules.key] += 1
        check(sitting)
    assert set(games) == set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_every_value_is_drawn(key):
    kind = type(rules(key).options)
    rng = random.Random(key)
    drawn = [random_options(kind, rng) for _ in range(200)]

    for choice in choices(kind):
        assert {getattr(options, choice.name) for options in drawn} == set(choice.values)


@pytest.mark.parametrize("key", KEYS)
def test_no_two_house_rules_exclude_each_other(key):
    """Every pair of values builds, and the first to act has something to do."""
    kind = type(rules(key).options)
    offered = choices(kind)
    for place, one in enumerate(offered):
        for other in offered[place + 1 :]:
            for value in one.values:
                for another in other.values:
                    in_force = rules(key, kind(**{one.name: value, other.name: another}))
                    state = new_deal(in_force, 0, in_force.pack)
                    assert legal_actions(state) or is_over(state)
