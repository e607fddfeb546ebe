"""Every house rule of Napoleon matters: for each value of each, what it makes of the same deal."""

from dataclasses import replace

import pytest

from cards.card import NO_TRUMP
from games import new_deal, points, rules
from games.engine import phase_name
from games.napoleon import RECIPE
from games.napoleon.options import NapoleonOptions
from games.options import choices, with_changes
from games.state import Contract, Outcome, Trick
from hands import act, legal, stacked

CHOICES = choices(NapoleonOptions)
FIRST = "AH 3H 2H KS 9S"


def start(in_force):
    """The last seat deals, so seat 0 speaks first."""
    dealer = in_force.seats - 1
    return new_deal(in_force, dealer, stacked(in_force, dealer, {0: FIRST}))


def after(text, tell=legal):
    """Look at the deal once these actions are done."""
    return lambda in_force: tell(act(start(in_force), text))


def trump(state):
    named = state.contract.trump
    return "unknown" if named is None else named.letter


def after_all_others_passed(in_force):
    state = act(start(in_force), "- - -")
    return legal(state)


def won_and_lost(bid, enough):
    """Settle a contract that is kept, and one that is not."""

    def settled(in_force):
        contract = Contract(0, bid, NO_TRUMP)
        blank = replace(start(in_force), turn=None, contract=contract)
        kept = tuple(Trick((), 0 if taken < enough else 1) for taken in range(5))
        lost = tuple(Trick((), 1 if trick.winner == 0 and bid != "M" else 0) for trick in kept)
        return points(replace(blank, tricks=kept))[0], points(replace(blank, tricks=lost))[0]

    return settled


def deals_until_won(in_force):
    return next(
        count
        for count in range(100)
        if in_force.tally((Outcome((3, -1, -1, -1), 0),) * count, (0,) * 4).winners
    )


# For each house rule: a look at the deal, and what it shows under each value.
MATTERS = {
    "players": (lambda in_force: len(start(in_force).hands), {4: 4, 2: 2, 3: 3, 5: 5, 6: 6, 7: 7}),
    "deals": (deals_until_won, {20: 20, 1: 1, 5: 5, 10: 10, 40: 40}),
    "bids": (
        after("3"),
        {"full": "- M 4 N", "basic": "- 4 N", "no_misere": "- 4 N", "no_top_bids": "- M 4 N"},
    ),
    "direct_top_bids": (after("2"), {False: "- 3 M 4 N", True: "- 3 M 4 N W B"}),
    "all_pass": (
        after_all_others_passed,
        {"throw_in": "- 2 3 M 4 N", "dealer_forced_1": "1 2 3 M 4 N"},
    ),
    "misere_trump": (after("M - - - KS", trump), {"none": "NT", "first_lead": "S"}),
    "misere_stakes": (won_and_lost("M", 0), {"3_3": (9, -9), "3_6": (9, -18)}),
    "top_scale": (
        lambda in_force: (*won_and_lost("W", 5)(in_force), *won_and_lost("B", 5)(in_force)),
        {
            "20_10_30_15": (60, -30, 90, -45),
            "10_10_10_15": (30, -30, 30, -45),
            "10_10_20_20": (30, -30, 60, -60),
        },
    ),
    "wellington_lead_low": (
        after("W - - -"),
        {False: FIRST, True: "2H 9S"},
    ),
}
GIVEN = {"wellington_lead_low": {"direct_top_bids": True}}
EVERY_VALUE = [(name, value) for name, (_, shown) in MATTERS.items() for value in shown]


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_s11_a_house_rule_matters(name, value):
    look, shown = MATTERS[name]
    options = NapoleonOptions(**GIVEN.get(name, {}), **{name: value})

    assert look(rules("napoleon", options)) == shown[value]


def test_every_value_of_every_house_rule_is_tried():
    assert {name: tuple(shown) for name, (_, shown) in MATTERS.items()} == {
        each.name: each.values for each in CHOICES
    }


def test_no_house_rule_does_nothing():
    """An option once did nothing at all."""
    for name, (_, shown) in MATTERS.items():
        default, *others = shown.values()
        assert name == "bids" or default not in others


@pytest.mark.parametrize(
    ("bids", "opening", "over_nap"),
    [
        ("full", "- 2 3 M 4 N", "- W"),
        ("basic", "- 3 4 N", "over"),
        ("no_misere", "- 2 3 4 N", "- W"),
        ("no_top_bids", "- 2 3 M 4 N", "over"),
    ],
)
def test_every_list_of_bids_is_its_own(bids, opening, over_nap):
    state = start(rules("napoleon", NapoleonOptions(bids=bids)))
    assert legal(state) == opening

    bid = act(state, "N")
    assert (legal(bid) if phase_name(bid) == "auction" else "over") == over_nap


def test_s11_the_defaults_are_those_of_the_dossier():
    assert {each.name: each.values[0] for each in CHOICES} == {
        "players": 4,
        "deals": 20,
        "bids": "full",
        "direct_top_bids": False,
        "all_pass": "throw_in",
        "misere_trump": "none",
        "misere_stakes": "3_3",
        "top_scale": "20_10_30_15",
        "wellington_lead_low": False,
    }


def test_presets():
    assert [with_changes(NapoleonOptions, dict(each.changes)) for each in RECIPE.presets] == [
        NapoleonOptions()
    ]
