"""Every house rule of three-handed Euchre matters: for each value of each, what it makes of the same deal."""

import pytest

from games import rules
from games.options import choices
from games.three_handed.options import ThreeHandedOptions
from upcards import after, after_a_joker, cards_in_the_pack, worth

MATTERS = {
    "pack": (cards_in_the_pack, {24: 24, 32: 32, 25: 25}),
    "stick_dealer": (after("- - - - -"), {False: "- C D H", True: "C D H"}),
    "march_points": (worth(5), {3: (3, 0), 2: (2, 0), 4: (4, 0)}),
    "euchre_points": (worth(2), {"two_each": (0, 2), "one_each": (0, 1), "maker_loses_two": (-2, 0)}),
    "joker_up": (
        after_a_joker,
        {
            "hearts": "order, W acts, nobody made trump: - H",
            "dealer_names_blind": "order, W acts, nobody made trump: - C",
            "dealer_maker_names_blind": "pickup, S acts, S made trump",
            "redeal": "over, nobody acts, nobody made trump",
        },
    ),
}
GIVEN = {"joker_up": {"pack": 25}}
EVERY_VALUE = [(name, value) for name, (_, shown) in MATTERS.items() for value in shown]


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_s11_a_house_rule_matters(name, value):
    look, shown = MATTERS[name]
    options = ThreeHandedOptions(**GIVEN.get(name, {}), **{name: value})

    assert look(rules("three_handed", options)) == shown[value]


def test_every_value_of_every_house_rule_is_tried_and_none_does_nothing():
    """An option once did nothing at all."""
    assert {name: tuple(shown) for name, (_, shown) in MATTERS.items()} == {
        each.name: each.values for each in choices(ThreeHandedOptions)
    }
    assert all(len(set(shown.values())) == len(shown) for _, shown in MATTERS.values())
