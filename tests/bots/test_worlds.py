"""Worlds look to a seat just as the real deal does, and leave nothing out that it cannot rule out."""

import random
from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from bots.hidden import hidden
from bots.worlds import filled, worlds
from games import observe
from games.actions import Redeal
from games.engine import phase_name
from strategies import KEYS, playing_out, random_deal, random_rules


def states(key, rng, deals):
    """Give states of random deals under random house rules, all phases among them."""
    for _ in range(deals):
        for state, _ in playing_out(random_deal(random_rules(rng, key), rng), rng):
            if not any(isinstance(entry.action, Redeal) for entry in state.history):
                yield state


@pytest.mark.parametrize("key", KEYS)
def test_a_world_cannot_be_told_from_the_real_deal(key):
    rng = random.Random(key)
    for state in states(key, rng, 12):
        for seat in range(state.rules.seats):
            if rng.random() < 0.25:
                view = observe(state, seat)
                found = list(islice(worlds(view, rng), 2))

                assert [observe(world, seat) for world in found] == [view, view]


def test_the_score_of_the_sitting_is_no_part_of_a_world():
    rng = random.Random(3)
    state = random_deal(random_rules(rng, "hasenpfeffer"), rng)
    view = replace(observe(state, 0), score=(5, 2, 5, 2))

    assert observe(next(worlds(view, rng)), 0) == replace(view, score=())


@pytest.mark.parametrize("key", KEYS)
def test_every_card_that_is_not_seen_turns_up_in_several_places(key):
    rng = random.Random(key)
    state = random_deal(random_rules(rng, key), rng)
    view = observe(state, state.turn)
    if not view.hand:
        view = observe(random_deal(random_rules(random.Random(2), key), rng), 0)
    places = {card: set() for card in view.rules.pack if card not in (*view.hand, *view.shown)}
    for world in islice(worlds(view, rng), 200):
        for place, cards in enumerate((*world.hands, world.stock)):
            for card in cards:
                if card in places:
                    places[card].add(place)

    assert all(len(found) > 1 or view.rules.seats == 2 for found in places.values())
    assert all(found - {view.seat} == found for found in places.values())


def few_ways(rng, key, least, most):
    """Find an observation in mid-play that so many worlds agree with."""
    while True:
        for state, _ in playing_out(random_deal(random_rules(rng, key), rng), rng):
            if phase_name(state) == "play" and state.turn is not None:
                view = observe(state, state.turn)
                if least <= hidden(view).splitting.count <= most:
                    return view


@pytest.mark.parametrize("key", ["hasenpfeffer", "euchre", "three_handed", "railroad"])
def test_all_worlds_that_are_left_are_equally_likely(key):
    rng = random.Random(key)
    for _ in range(3):
        left_open = hidden(few_ways(rng, key, 8, 60))
        every = [tuple(filled(left_open, shared)) for shared in left_open.splitting.every()]
        count = left_open.splitting.count
        seen = Counter(tuple(filled(left_open, left_open.splitting.drawn(rng))) for _ in range(40 * count))
        chi = sum((seen[each] - 40) ** 2 / 40 for each in every)

        assert len(every) == len(set(every)) == count
        assert set(seen) <= set(every)
        # Five standard deviations of chi-square with count - 1 degrees of freedom.
        assert chi < count - 1 + 5 * (2 * (count - 1)) ** 0.5
