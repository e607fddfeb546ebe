"""Every house rule of Hasenpfeffer matters: for each value of each, what it makes of the same deal."""

from dataclasses import replace

import pytest

from games import new_deal, points, rules
from games.engine import phase_name
from games.hasenpfeffer import RECIPE
from games.hasenpfeffer.options import HasenpfefferOptions
from games.options import choices, with_changes
from games.state import Contract, Outcome, Trick
from hands import COMPASS, SEATS, act, deal, legal

CHOICES = choices(HasenpfefferOptions)
SOUTH = "JKR 9C 10C JC QC KC"


def start(in_force):
    """East deals, so South speaks first, and holds the joker."""
    return deal(in_force, "E", S=SOUTH, stock="AC")


def after(text, tell=legal):
    """Look at the deal once these actions are done."""
    return lambda in_force: tell(act(start(in_force), text))


def turn(state):
    return COMPASS[state.turn]


def stands(state):
    """Where a deal stands: the phase, who acts, who declares."""
    acts = "nobody" if state.turn is None else turn(state)
    declares = "nobody" if state.contract is None else COMPASS[state.contract.maker]
    return f"{phase_name(state)}, {acts} acts, {declares} declares"


def after_four_passes(in_force):
    state = act(start(in_force), "- - -")
    if legal(state).startswith("-"):
        state = act(state, "-")
    dealer = COMPASS[in_force.next_dealer(state)] if state.turn is None else "E"
    return f"{stands(state)}, {dealer} deals"


def worth(bid, taken, *, alone=False, lone_defender=None):
    """Score the bidding side's tricks, for it and for the others."""

    def scored(in_force):
        contract = Contract(0, bid, None, alone, lone_defender)
        tricks = tuple(Trick((), seat) for seat in [0] * taken + [1] * (6 - taken))
        blank = new_deal(in_force, 0, in_force.pack)
        return points(replace(blank, turn=None, contract=contract, tricks=tricks))[:2]

    return scored


def each_of(*scored):
    return lambda in_force: tuple(one(in_force) for one in scored)


def lowest_winning_score(in_force):
    return next(
        score for score in range(100) if in_force.tally((Outcome((score, 0) * 2, 0),), (0, 0, 0, 0)).winners
    )


def score_after(won, before):
    return lambda in_force: in_force.tally((Outcome(won * 2, 0),), before * 2).scores[:2]


def winners_of_two_ties(in_force):
    """Both sides reach the target: the defenders above the bidders, and level with them."""
    ends = [Outcome((3, 4, 3, 4), 0), Outcome((3, 3, 3, 3), 0)]
    return tuple(in_force.tally((each,), (8, 8, 8, 8)).winners for each in ends)


# For each house rule: a look at the deal, and what it shows under each value.
MATTERS = {
    "ladder": (after(""), {"numeric": "- 1 2 3 4 5 6", "pepper": "- 1 2 3 4 5 LP BP"}),
    "target": (lowest_winning_score, {10: 10, 15: 15, 21: 21, 30: 30}),
    "min_bid": (after(""), {1: "- 1 2 3 4 5 6", 2: "- 2 3 4 5 6", 3: "- 3 4 5 6"}),
    "auction": (
        after("1 2 - -", stands),
        {
            "until_three_passed": "auction, S acts, W declares",
            "one_round": "trump, W acts, W declares",
        },
    ),
    "pass_final": (after("- 1 - 2", turn), {True: "W", False: "S"}),
    "all_pass": (
        after_four_passes,
        {
            "redeal_next_dealer": "over, nobody acts, nobody declares, S deals",
            "redeal_same_dealer": "over, nobody acts, nobody declares, E deals",
            "joker_holder_bids_3": "trump, S acts, S declares, E deals",
            "dealer_forced": "auction, E acts, nobody declares, E deals",
        },
    ),
    "widow": (
        after("6 C"),
        {"to_declarer": "/JKR /9C /10C /JC /QC /KC /AC", "unused": "JKR 9C 10C JC QC KC"},
    ),
    "joker_discard": (
        after("6 C"),
        {"allow": "/JKR /9C /10C /JC /QC /KC /AC", "forbid": "/9C /10C /JC /QC /KC /AC"},
    ),
    "no_trump": (after("6"), {False: "C D H S CA DA HA SA", True: "C D H S NT CA DA HA SA NTA"}),
    "first_lead": (after("1 2 - - - C /AC", turn), {"left_of_dealer": "S", "declarer": "W"}),
    "alone": (after("6"), {True: "C D H S CA DA HA SA", False: "C D H S"}),
    "alone_stakes": (
        each_of(worth("4", 6, alone=True), worth("4", 4, alone=True), worth("4", 3, alone=True)),
        {
            "sweep": ((12, 0), (4, 0), (-4, 0)),
            "double": ((12, 0), (8, 0), (-8, 0)),
            "none": ((6, 0), (4, 0), (-4, 0)),
        },
    ),
    "defend_alone": (
        after("6 CA /9C", stands),
        {True: "defend, W acts, S declares", False: "play, W acts, S declares"},
    ),
    "lone_defence_reward": (
        worth("4", 3, alone=True, lone_defender=1),
        {"bid": (-4, 4), "none": (-4, 0), "double_tricks": (-4, 6)},
    ),
    "fail_penalty": (
        worth("4", 3),
        {"bid": (-4, 0), "tricks_won": (-3, 0), "tricks_short": (-1, 0), "flat_6": (-6, 0)},
    ),
    "defenders_score": (worth("4", 5), {"none": (5, 0), "always": (5, 1)}),
    "negative_scores": (score_after((-5, 0), (2, 0)), {"allow": (-3, 0), "floor_0": (0, 0)}),
    "both_reach_target": (
        winners_of_two_ties,
        {
            "bidder_first": ((0, 2), (0, 2)),
            "higher_total": ((1, 3), (0, 2)),
            "play_on": ((1, 3), None),
        },
    ),
    "stack_multipliers": (worth("BP", 6, alone=True), {False: (12, 0), True: (24, 0)}),
    "pepper_plays_alone": (after("BP"), {"off": "C D H S CA DA HA SA", "big_only": "CA DA HA SA"}),
}
GIVEN = {"pepper_plays_alone": {"ladder": "pepper"}}
EVERY_VALUE = [(name, value) for name, (_, shown) in MATTERS.items() for value in shown]


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_s11_a_house_rule_matters(name, value):
    look, shown = MATTERS[name]
    options = HasenpfefferOptions(**GIVEN.get(name, {}), **{name: value})

    assert look(rules("hasenpfeffer", options)) == shown[value]


def test_every_value_of_every_house_rule_is_tried_and_none_does_nothing():
    """An option once did nothing at all."""
    assert {name: tuple(shown) for name, (_, shown) in MATTERS.items()} == {
        each.name: each.values for each in CHOICES
    }
    assert all(len(set(shown.values())) == len(shown) for _, shown in MATTERS.values())


def test_s11_the_defaults_are_those_of_the_dossier():
    """A default target was once 100 in a game to 10."""
    assert {each.name: each.values[0] for each in CHOICES} == {
        "ladder": "numeric",
        "target": 10,
        "min_bid": 1,
        "auction": "until_three_passed",
        "pass_final": True,
        "all_pass": "redeal_next_dealer",
        "widow": "to_declarer",
        "joker_discard": "allow",
        "no_trump": False,
        "first_lead": "left_of_dealer",
        "alone": True,
        "alone_stakes": "sweep",
        "defend_alone": True,
        "lone_defence_reward": "bid",
        "fail_penalty": "bid",
        "defenders_score": "none",
        "negative_scores": "allow",
        "both_reach_target": "bidder_first",
        "stack_multipliers": False,
        "pepper_plays_alone": "off",
    }


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("Seed rules", {}),
        (
            "Hoyle and Pagat",
            {
                "defenders_score": "always",
                "first_lead": "declarer",
                "all_pass": "joker_holder_bids_3",
                "pass_final": False,
                "both_reach_target": "bidder_first",
            },
        ),
        ("Literal translation", {"fail_penalty": "tricks_won"}),
    ],
)
def test_presets(name, options):
    preset = next(each for each in RECIPE.presets if each.name == name)

    assert with_changes(HasenpfefferOptions, dict(preset.changes)) == HasenpfefferOptions(**options)


def test_a_big_pepper_alone_needs_no_leave_to_play_alone():
    options = HasenpfefferOptions(ladder="pepper", alone=False, pepper_plays_alone="big_only")
    state = act(start(rules("hasenpfeffer", options)), "BP")

    assert legal(state) == "CA DA HA SA"
    assert legal(act(start(rules("hasenpfeffer", options)), "LP - - -")) == "C D H S"


def test_without_a_widow_nobody_discards():
    options = HasenpfefferOptions(widow="unused")
    state = act(start(rules("hasenpfeffer", options)), "6 C")

    assert (phase_name(state), state.turn) == ("play", SEATS["S"])
