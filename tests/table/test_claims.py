"""A claim is granted only when no layout of the unseen cards can beat it."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from cards.card import Suit, cards
from cards.shuffle import shuffled
from games import RECIPES, apply, legal_actions, new_deal, observe, rules
from games.actions import PLAY, Play
from games.engine import is_over, phase_name
from games.state import Contract
from table.claims import claim, claimed


def on_lead(hand, trump=Suit.HEARTS, played=()):
    """Give what South sees on lead in Hasenpfeffer, with some cards gone before."""
    in_force = rules("hasenpfeffer")
    state = new_deal(in_force, 3, in_force.pack)
    view = observe(state, 0)
    return replace(
        view,
        hand=cards(hand),
        phase="play",
        turn=0,
        contract=Contract(0, "4", trump),
        discards=cards(" ".join(played)),
    )


@pytest.mark.parametrize(
    ("hand", "gone", "expected"),
    [
        ("JKR JH", (), "JKR JH"),
        ("JH AH", (), None),
        ("JH", ("JKR",), "JH"),
        ("AS", (), None),
        ("AS", ("JKR", "JH", "JD", "AH", "KH", "QH", "10H", "9H"), "AS"),
        ("JKR JH JD AH AS", ("KH", "QH", "10H", "9H"), "JKR JH JD AH AS"),
        ("JKR AS", ("KH", "QH", "10H", "9H", "AH", "JD"), "JKR AS"),
        ("JKR AS", ("KH", "QH", "10H", "9H", "AH"), None),
        ("JKR JH KS", ("KH", "QH", "10H", "9H", "AH", "JD"), None),
    ],
)
def test_what_is_certain(hand, gone, expected):
    order = claim(on_lead(hand, played=gone))

    assert (None if order is None else " ".join(map(str, order))) == expected


def test_only_the_leader_may_claim():
    view = on_lead("JKR JH")

    assert claim(replace(view, turn=1)) is None
    assert claim(replace(view, phase="discard")) is None


@pytest.mark.parametrize("key", [recipe.key for recipe in RECIPES])
def test_a_granted_claim_takes_every_trick_whatever_the_others_play(key):
    rng = Random(key)
    in_force = rules(key)
    granted = 0
    for number in range(400):
        state = new_deal(in_force, 0, shuffled(in_force.pack, key, f"claim/{number}"))
        while not is_over(state):
            order = claim(observe(state, state.turn)) if phase_name(state) == "play" else None
            if order is not None:
                granted += 1
                assert _taken(state, order, rng) == {state.turn}
                break
            state = apply(state, rng.choice(legal_actions(state)))

    assert granted > 5


def _taken(state, order, rng):
    claimer, left = state.turn, order
    before = len(state.tricks)
    while not is_over(state):
        action = rng.choice(legal_actions(state))
        if state.turn == claimer:
            assert claimed(observe(state, claimer)) == left
            action, left = PLAY[left[0]], left[1:]
        assert isinstance(action, Play)
        state = apply(state, action)
    return {trick.winner for trick in islice(state.tricks, before, None)}
