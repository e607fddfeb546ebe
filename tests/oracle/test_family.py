"""The Euchre family against a second implementation of its rules, deal by deal and action by action."""

import random

import pytest

from games.state import Outcome
from oracle import beside, family
from oracle.beside import house_of
from strategies import PRESETS, preset_rules, random_deal, random_rules

GAMES = tuple(family.SEATS)
OURS = [pytest.param(key, preset, id=f"{key} {preset.name}") for key, preset in PRESETS if key in GAMES]


def compare(in_force, rng):
    state = random_deal(in_force, rng)
    pack = [str(each) for each in state.deck]
    beside.compare(state, family.deal(in_force.key, house_of(in_force), state.dealer, pack), rng)


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
