"""Every house rule of two-handed Euchre matters: for each value of each, what it makes of the same deal."""

import pytest

from games import rules
from games.options import choices
from games.two_handed.options import TwoHandedOptions
from hands import act, deal, legal
from upcards import after, after_a_joker, cards_in_the_pack, deals_after_passes, lowest_winning_score

MATTERS = {
    "target": (lowest_winning_score, {10: 10, 5: 5, 7: 7, 11: 11}),
    "pack": (cards_in_the_pack, {24: 24, 32: 32, 25: 25}),
    "stick_dealer": (after("- - -"), {False: "- C D H", True: "C D H"}),
    "turned_down_suit_barred": (after("- -"), {True: "- C D H", False: "- C D H S"}),
    "may_discard_upcard": (
        lambda in_force: legal(act(deal(in_force, "S", S="9C 10C QC KC AC", stock="KS"), "S")),
        {True: "/9C /10C /QC /KC /AC /KS", False: "/9C /10C /QC /KC /AC"},
    ),
    "joker_up": (
        after_a_joker,
        {
            "hearts": "order, W acts, nobody made trump: - H",
            "dealer_names_blind": "order, W acts, nobody made trump: - C",
            "dealer_maker_names_blind": "pickup, S acts, S made trump",
            "redeal": "over, nobody acts, nobody made trump",
        },
    ),
    "all_pass": (deals_after_passes, {"other_deals": "W", "same_deals": "S"}),
}
GIVEN = {"joker_up": {"pack": 25}}
EVERY_VALUE = [(name, value) for name, (_, shown) in MATTERS.items() for value in shown]


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_s11_a_house_rule_matters(name, value):
    look, shown = MATTERS[name]

    assert look(rules("two_handed", TwoHandedOptions(**GIVEN.get(name, {}), **{name: value}))) == shown[value]


def test_every_value_of_every_house_rule_is_tried_and_none_does_nothing():
    """An option once did nothing at all."""
    assert {name: tuple(shown) for name, (_, shown) in MATTERS.items()} == {
        each.name: each.values for each in choices(TwoHandedOptions)
    }
    assert all(len(set(shown.values())) == len(shown) for _, shown in MATTERS.values())
