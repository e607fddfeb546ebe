"""Hasenpfeffer and Napoleon against a second implementation, deal by deal and action by action."""

import random

import pytest

from games.state import Outcome
from oracle import beside, hasenpfeffer, napoleon
from oracle.beside import house_of
from strategies import PRESETS, preset_rules, random_deal, random_rules

SECOND = {"hasenpfeffer": hasenpfeffer, "napoleon": napoleon}
OURS = [pytest.param(key, preset, id=f"{key} {preset.name}") for key, preset in PRESETS if key in SECOND]


def compare(in_force, rng):
    state = random_deal(in_force, rng)
    pack = [str(each) for each in state.deck]
    beside.compare(state, SECOND[in_force.key].deal(house_of(in_force), state.dealer, pack), rng)


@pytest.mark.parametrize("deals", [300, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize(("key", "preset"), OURS)
def test_deals_of_every_preset_agree(key, preset, deals):
    rng = random.Random(f"{key} {preset.name} {deals}")
    for _ in range(deals):
        compare(preset_rules(key, preset), rng)


@pytest.mark.parametrize("deals", [600, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("key", SECOND)
def test_deals_under_random_house_rules_agree(key, deals):
    rng = random.Random(f"{key} {deals}")
    for _ in range(deals):
        compare(random_rules(rng, key), rng)


@pytest.mark.parametrize("key", SECOND)
def test_sittings_under_random_house_rules_agree(key):
    rng = random.Random(f"sittings {key}")
    for _ in range(100):
        in_force = random_rules(rng, key)
        side = rng.randrange(-5, 5)
        start = tuple(side if seat % 2 else 0 for seat in range(in_force.seats))
        outcomes = []
        for _ in range(30):
            outcomes.append(random_outcome(in_force, rng))
            tally = in_force.tally(tuple(outcomes), start)
            scores, winners = SECOND[key].standing(house_of(in_force), start, outcomes)
            assert list(tally.scores) == scores
            assert tally.winners == (None if winners is None else tuple(winners))
            assert tally.games == tuple(int(seat in (winners or [])) for seat in range(in_force.seats))
            if winners is not None:
                break


def random_outcome(in_force, rng):
    """Make up what a deal brought; both sides may gain, so that both may reach the target at once."""
    if in_force.partners:
        maker = rng.randrange(4)
        worth = rng.choice([-4, -2, 0, 3, 5, 6, 12]), rng.choice([0, 0, 1, 3, 6])
        return Outcome(tuple(worth[(seat - maker) % 2] for seat in range(4)), maker)
    maker, worth = rng.randrange(in_force.seats), rng.choice([-15, -5, -3, 2, 3, 10])
    others = in_force.seats - 1
    return Outcome(
        tuple(worth * others if seat == maker else -worth for seat in range(in_force.seats)), maker
    )
