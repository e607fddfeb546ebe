"""What players ask about the computer players; numbered as the questions are."""

from dataclasses import replace

import pytest

from bots.player import choose
from cards.shuffle import digest
from games import observe, rules, transcript
from games.euchre.options import EuchreOptions
from games.hasenpfeffer.options import HasenpfefferOptions
from games.railroad.options import RailroadOptions
from hands import act, deal

LEVELS = ("regular", "expert")
NEARLY_SURE = "JH JD AH KH QH"
# Passes until each seat speaks; South deals.
SPEAKING = {"W": "", "N": "- ", "E": "- - ", "S": "- - - "}


def chosen(state, level, score=()):
    """Ask a player of a level; the score is given by seat."""
    view = replace(observe(state, state.turn), score=score)
    return choose(transcript.write(view), digest("questions", level), level)


def between(state, own, theirs):
    """Give a score by seat, that of the seat to act first."""
    return tuple(own if seat % 2 == state.turn % 2 else theirs for seat in range(4))


def asked(in_force, seat, stock="9H", hand=NEARLY_SURE):
    return act(deal(in_force, "S", stock=stock, **{seat: hand}), SPEAKING[seat])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seat", SPEAKING)
@pytest.mark.parametrize(("own", "theirs"), [(8, 0), (8, 9), (9, 3)])
def test_q32_nobody_goes_alone_where_a_march_with_the_partner_wins(level, seat, own, theirs):
    state = asked(rules("euchre"), seat)

    assert chosen(state, level, between(state, own, theirs)) == "H"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seat", ["W", "N", "S"])
@pytest.mark.parametrize(("own", "theirs"), [(0, 0), (6, 0), (7, 9)])
def test_q32_alone_is_well_where_two_points_are_not_enough(level, seat, own, theirs):
    state = asked(rules("euchre"), seat)

    assert chosen(state, level, between(state, own, theirs)) == "HA"


@pytest.mark.parametrize(
    ("in_force", "own", "call"),
    [
        (rules("euchre", EuchreOptions(target=15)), 8, "HA"),
        (rules("euchre", EuchreOptions(target=15)), 13, "H"),
        (rules("euchre", EuchreOptions(carry_over=True)), 8, "HA"),
        (rules("euchre", EuchreOptions(canadian_loner=True)), 8, "HA"),
        (rules("railroad"), 3, "HA"),
        (rules("railroad", RailroadOptions(carry_over=False)), 3, "H"),
        (rules("railroad", RailroadOptions(carry_over=False)), 2, "HA"),
    ],
)
def test_q32_points_that_are_carried_over_are_worth_going_alone_for(in_force, own, call):
    state = asked(in_force, "N")

    assert chosen(state, "regular", between(state, own, 0)) == call


@pytest.mark.parametrize(
    ("stakes", "own", "call"), [("sweep", 0, "SA"), ("sweep", 4, "S"), ("double", 3, "SA")]
)
def test_q32_in_hasenpfeffer_too_a_declarer_goes_alone_only_for_points_that_count(stakes, own, call):
    game = rules("hasenpfeffer", HasenpfefferOptions(alone_stakes=stakes))
    state = act(deal(game, "S", W="JKR JS JC AS KS QS", stock="10S"), "4 - - -")

    assert chosen(state, "regular", between(state, own, 0)) == call


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("led", "winning", "hand", "thrown"),
    [
        # West, the maker, leads a diamond; North has trumped it, and South could trump higher.
        ("9D", "9S", "JS AS 9C 10C QH", {"9C", "10C", "QH"}),
        # North has the ace; South holds nothing but a trump and plain cards.
        ("9D", "AD", "JS KC 9C 10C QH", {"KC", "9C", "10C", "QH"}),
        # All must follow, and South can stay below.
        ("9D", "KD", "AD 10D 9C 10C QH", {"10D"}),
    ],
)
def test_q47_a_defender_who_plays_last_does_not_overtrump_the_other_defender(
    level, led, winning, hand, thrown
):
    state = deal(
        rules("three_handed"),
        "S",
        W=f"{led} JC KS QS QC",
        N=f"{winning} 9H 10H KH AC",
        S=hand,
        stock="10S",
    )
    state = act(state, f"S /10S {led} {winning}")
    assert state.turn == 0

    assert chosen(state, level) in thrown
