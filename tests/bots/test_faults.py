"""Faults that computer players elsewhere had, each tried here; lettered as they are listed."""

import random

import pytest

from bots.levels import LEVELS
from bots.player import choose
from cards.shuffle import digest
from games import RECIPES, apply, notation, observe, rules, transcript
from games.engine import is_over, phase_name
from games.kit.tricks import ranking
from games.options import choices, with_changes, write_value
from hands import COMPASS, act, deal
from strategies import random_deal

STREAM = digest("faults", "bots")
QUICK = ("beginner", "casual", "regular")
MONSTER = "JH JD AH KH QH"


def chosen(state, level):
    return choose(transcript.write(observe(state, state.turn)), STREAM, level)


def under(key, **changed):
    return rules(key, with_changes(type(rules(key).options), changed))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("key", "stuck"),
    [
        ("euchre", "on"),
        ("euchre", "on_any_suit"),
        ("railroad", "on"),
        ("two_handed", "on"),
        ("three_handed", "on"),
    ],
)
def test_b1_a_stuck_dealer_with_the_weakest_hand_names_a_suit(level, key, stuck):
    in_force = under(key, stick_dealer=stuck)
    for dealer in range(in_force.seats):
        hands = {COMPASS[dealer]: "9C 9D 9H 10C 10D"}
        state = act(deal(in_force, COMPASS[dealer], stock="KS", **hands), "- " * (2 * in_force.seats - 1))

        assert state.turn == dealer
        assert apply(state, notation.read(chosen(state, level))).contract.maker == dealer


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", ["two_handed", "three_handed"])
def test_b3_a_monster_is_called_where_nobody_may_go_alone(level, key):
    state = deal(rules(key), "S", W=MONSTER, stock="9H")

    assert chosen(state, level) == "H"


@pytest.mark.parametrize("level", LEVELS)
def test_b3_a_monster_is_bid_on_and_named_where_nobody_may_go_alone(level):
    state = deal(under("hasenpfeffer", alone="off"), "S", W=f"JKR {MONSTER}", stock="10H")
    bid = chosen(state, level)
    assert bid != "-"
    state = act(state, bid)
    while phase_name(state) == "auction":
        state = act(state, "-")

    assert chosen(state, level) == "H"


PACKS = [
    (recipe.key, choice.name, write_value(value))
    for recipe in RECIPES
    for choice in choices(recipe.options)
    if choice.name in {"pack", "joker", "players"}
    for value in choice.values
]


@pytest.mark.parametrize(("key", "name", "value"), PACKS)
def test_b4_every_pack_and_table_is_known_to_every_player(key, name, value):
    rng = random.Random(f"{key} {name} {value}")
    in_force = under(key, **{name: value})
    for level in LEVELS:
        state, slow = random_deal(in_force, rng), 0
        while not is_over(state):
            # Strong players are asked at the start of a deal; with six or seven hands they take long.
            asked = level if level in QUICK or (slow < 3 and in_force.seats < 6) else "regular"
            slow += asked not in QUICK
            state = apply(state, notation.read(chosen(state, asked)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "partner",
    ["JC 10H KH QC 9C", "AS KD QD AD 9C", "9H 10H QH KH JH", "9C 10D KD AD AC", "AD KD QD 10D 9D"],
)
def test_b16_the_best_card_is_never_given_low_with_a_better_one_kept_in_its_suit(level, partner):
    state = act(deal(rules("railroad"), "W", N="JS QS 10S AH KC", S=partner, stock="9S"), "SA /9S - - /KC")
    assert (phase_name(state), COMPASS[state.turn]) == ("give", "S")
    given = notation.read(chosen(state, level)).card
    strength = ranking(state.contract.trump, bowers=True).strength
    suit = ranking(state.contract.trump, bowers=True).suit
    better = [
        each for each in state.rules.pack if suit[each] is suit[given] and strength[each] > strength[given]
    ]
    held = [each for each in better if each in state.hands[0]]

    # What is kept leaves the play, so of two cards in a row either is as good as the other.
    assert not held or all(
        each in held for each in better if strength[each] < max(strength[one] for one in held)
    )
