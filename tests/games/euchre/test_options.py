"""Every house rule of Euchre matters: for each value of each, what it makes of the same deal."""

import pytest

from games import rules
from games.euchre import RECIPE
from games.euchre.options import EuchreOptions
from games.options import choices, with_changes
from upcards import FOUR_HANDED, cards_in_the_pack, lowest_winning_score

MATTERS = FOUR_HANDED | {
    "target": (lowest_winning_score, {10: 10, 5: 5, 7: 7, 11: 11, 15: 15}),
    "pack": (cards_in_the_pack, {24: 24, 25: 25, 32: 32}),
}
GIVEN = {"farmers_hand": {"pack": 32}, "joker_up": {"pack": 25}}
EVERY_VALUE = [(name, value) for name, (_, shown) in MATTERS.items() for value in shown]


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_s11_a_house_rule_matters(name, value):
    look, shown = MATTERS[name]

    assert look(rules("euchre", EuchreOptions(**GIVEN.get(name, {}), **{name: value}))) == shown[value]


def test_every_value_of_every_house_rule_is_tried_and_none_does_nothing():
    """An option once did nothing at all."""
    assert {name: set(shown) for name, (_, shown) in MATTERS.items()} == {
        each.name: set(each.values) for each in choices(EuchreOptions)
    }
    assert all(len(set(shown.values())) == len(shown) for _, shown in MATTERS.values())


def test_s11_the_defaults_are_those_of_the_dossier():
    assert {each.name: each.values[0] for each in choices(EuchreOptions)} == {
        "target": 10,
        "pack": 24,
        "stick_dealer": "off",
        "alone_lead": "left_of_dealer",
        "defend_alone": False,
        "lone_euchre_points": 2,
        "super_euchre": False,
        "canadian_loner": False,
        "partners_best": False,
        "trump_required": False,
        "farmers_hand": "off",
        "may_discard_upcard": True,
        "no_trump": "off",
        "joker_up": "hearts",
        "carry_over": False,
    }


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("Standard", {}),
        ("Midwest Euchre", {"stick_dealer": "on"}),
        ("Bar rules", {"stick_dealer": "on", "canadian_loner": True, "farmers_hand": "swap_three"}),
        (
            "British",
            {
                "pack": 25,
                "joker_up": "dealer_maker_names_blind",
                "target": 11,
                "lone_euchre_points": 2,
            },
        ),
    ],
)
def test_presets(name, options):
    preset = next(each for each in RECIPE.presets if each.name == name)

    assert with_changes(EuchreOptions, dict(preset.changes)) == EuchreOptions(**options)
