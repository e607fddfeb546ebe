"""The Euchre family against a second implementation of its rules, deal by deal and action by action."""

import random

import pytest

from games import apply, legal_actions, notation, points
from games.actions import Swap
from games.options import choices, write_value
from games.state import Outcome
from oracle import family
from strategies import PRESETS, preset_rules, random_deal, random_rules

GAMES = tuple(family.SEATS)
OURS = [pytest.param(key, preset, id=f"{key} {preset.name}") for key, preset in PRESETS if key in GAMES]


def house_of(in_force):
    """Write every house rule in force as text."""
    names = [each.name for each in choices(type(in_force.options))]
    return {name: write_value(getattr(in_force.options, name)) for name in names}


def written(action):
    """Write an action as the second implementation does; which three cards are swapped is a set."""
    if isinstance(action, Swap):
        return frozenset(map(str, action.cards))
    return notation.write(action)


def play_beside(state, rng):
    """Play at random in both; compare seat and actions at every turn, and give both ends."""
    in_force = state.rules
    told = family.deal(in_force.key, house_of(in_force), state.dealer, [str(each) for each in state.deck])
    answer = None
    while True:
        try:
            asked = told.send(answer)
        except StopIteration as end:
            return state, end.value
        actions = {written(action): action for action in legal_actions(state)}
        assert (state.turn, set(actions)) == asked
        answer = rng.choice(list(actions))
        state = apply(state, actions[answer])


def assert_same_end(state, told):
    assert legal_actions(state) == ()
    assert list(points(state)) == told["points"]
    assert state.rules.next_dealer(state) == told["dealer"]
    assert (state.contract.maker if state.contract else None) == told["maker"]


def compare(in_force, rng):
    assert_same_end(*play_beside(random_deal(in_force, rng), rng))


@pytest.mark.parametrize(("key", "preset"), OURS)
def test_deals_of_every_preset_agree(key, preset):
    rng = random.Random(f"{key} {preset.name}")
    for _ in range(300):
        compare(preset_rules(key, preset), rng)


@pytest.mark.parametrize("key", GAMES)
def test_deals_under_random_house_rules_agree(key):
    rng = random.Random(key)
    for _ in range(400):
        compare(random_rules(rng, key), rng)


@pytest.mark.long
@pytest.mark.parametrize(("key", "preset"), OURS)
def test_ten_thousand_deals_of_every_preset_agree(key, preset):
    rng = random.Random(f"long {key} {preset.name}")
    for _ in range(10_000):
        compare(preset_rules(key, preset), rng)


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_ten_thousand_deals_under_random_house_rules_agree(key):
    rng = random.Random(f"long {key}")
    for _ in range(10_000):
        compare(random_rules(rng, key), rng)


@pytest.mark.parametrize("key", GAMES)
def test_sittings_under_random_house_rules_agree(key):
    rng = random.Random(f"sittings {key}")
    for _ in range(200):
        in_force = random_rules(rng, key)
        teams = in_force.teams
        carried_in = [rng.choice([0, 0, 1, 2]) if team == teams[0] else 0 for team in teams]
        start = tuple(carried_in[seat % len(teams)] for seat in range(in_force.seats))
        outcomes = []
        while True:
            maker, worth = rng.randrange(len(teams)), rng.choice([1, 1, 2, 4])
            scorers = [maker] if rng.random() < 0.5 else [side for side in range(len(teams)) if side != maker]
            each = tuple(worth if seat % len(teams) in scorers else 0 for seat in range(in_force.seats))
            outcomes.append(Outcome(each, maker))
            tally = in_force.tally(tuple(outcomes), start)
            scored = [outcome.points for outcome in outcomes]
            scores, games, carried, winners = family.standing(key, house_of(in_force), start, scored)
            assert (list(tally.scores), list(tally.games), list(tally.carried)) == (scores, games, carried)
            assert tally.winners == (None if winners is None else tuple(winners))
            if winners is not None:
                break
