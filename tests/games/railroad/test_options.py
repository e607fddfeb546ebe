"""Every house rule of Railroad Euchre matters: for each value of each, what it makes of the same deal."""

import pytest

from games import rules
from games.options import choices
from games.railroad.options import RailroadOptions
from games.state import Outcome
from hands import act, deal, legal
from upcards import FOUR_HANDED, cards_in_the_pack, lowest_winning_score

MARCH = Outcome((4, 0, 4, 0), 0)


def games_for_the_sitting(in_force):
    """Count the marches, none of them a slam, until the sitting is won."""
    start = (1, 1, 1, 1)
    return next(n for n in range(1, 20) if in_force.tally((MARCH,) * n, start).winners)


def games_for_a_slam(in_force):
    return in_force.tally((MARCH, MARCH), (0, 0, 0, 0)).games[0]


def what_the_dealer_may_give(in_force):
    hands = {"N": "JS AS 9C 10C QC", "S": "9D 10D QD KD AD"}
    state = act(deal(in_force, "S", stock="KS", **hands), "- SA - -")
    return legal(act(state, "/9C"))


MATTERS = FOUR_HANDED | {
    "target": (lowest_winning_score, {5: 5, 10: 10}),
    "games_to_win": (games_for_the_sitting, {3: 5, 1: 1, 2: 3, 5: 9}),
    "slam": (games_for_a_slam, {True: 2, False: 1}),
    "pack": (cards_in_the_pack, {24: 25, 32: 33}),
    "joker": (cards_in_the_pack, {True: 25, False: 24}),
    "best_with_upcard": (
        what_the_dealer_may_give,
        {True: ">9D >10D >QD >KD >AD >KS", False: ">9D >10D >QD >KD >AD"},
    ),
}
PLAIN = {"partners_best": False, "defend_alone": False}
GIVEN = {
    "farmers_hand": {"pack": 32},
    "alone_lead": PLAIN,
    "defend_alone": {"partners_best": False},
    "partners_best": {"defend_alone": False},
    "games_to_win": {"slam": False, "carry_over": False},
}
EVERY_VALUE = [(name, value) for name, (_, shown) in MATTERS.items() for value in shown]


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_s11_a_house_rule_matters(name, value):
    look, shown = MATTERS[name]

    assert look(rules("railroad", RailroadOptions(**GIVEN.get(name, {}), **{name: value}))) == shown[value]


def test_every_value_of_every_house_rule_is_tried_and_none_does_nothing():
    """An option once did nothing at all."""
    assert {name: set(shown) for name, (_, shown) in MATTERS.items()} == {
        each.name: set(each.values) for each in choices(RailroadOptions)
    }
    assert all(len(set(shown.values())) == len(shown) for _, shown in MATTERS.values())


def test_s11_the_defaults_are_those_of_the_dossier():
    assert {each.name: each.values[0] for each in choices(RailroadOptions)} == {
        "target": 5,
        "games_to_win": 3,
        "slam": True,
        "carry_over": True,
        "pack": 24,
        "joker": True,
        "joker_up": "hearts",
        "partners_best": True,
        "best_with_upcard": True,
        "defend_alone": True,
        "lone_euchre_points": 2,
        "super_euchre": False,
        "stick_dealer": "off",
        "alone_lead": "left_of_dealer",
        "canadian_loner": False,
        "trump_required": False,
        "farmers_hand": "off",
        "may_discard_upcard": True,
        "no_trump": "off",
    }
