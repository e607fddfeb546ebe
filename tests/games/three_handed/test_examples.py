"""The worked examples of the rules dossier, section 7, and what players ask about them."""

import pytest

from games import new_deal, points, rules
from games.engine import phase_name, side_of
from games.state import Outcome
from games.three_handed.options import ThreeHandedOptions
from hands import act, finished, legal, play_tricks, stacked

# The dealer, the player at his left, and the one at his right.
LETTERS = "DLR"
D, L, R = 0, 1, 2
FULL_HAND = {"L": "9S JD QD 9D KS", "R": "AC AH KH JH KD", "D": "AS JC JS AD 10H"}


def under(**options):
    return rules("three_handed", ThreeHandedOptions(**options))


def deal(in_force, upcard="", dealer=D, **hands):
    held = {LETTERS.index(letter): text for letter, text in hands.items()}
    return new_deal(in_force, dealer, stacked(in_force, dealer, held, upcard))


def test_1_full_hand():
    state = act(deal(under(), "10D", **FULL_HAND), "- D /10H")
    state = play_tricks(
        state,
        "LJD RKD D10D→L · LQD RJH DAD→R · RAC DJC L9D→L · LKS RKH DJS→L · L9S RAH DAS→D",
        letters=LETTERS,
    )

    assert sum(trick.winner == R for trick in state.tricks) == 1
    assert points(finished(state)) == (2, 2, 0)


def test_1_in_the_second_trick_the_left_bower_must_follow():
    state = act(deal(under(), "10D", **FULL_HAND), "- D /10H JD KD 10D QD")

    assert (LETTERS[state.turn], legal(state)) == ("R", "JH")


@pytest.mark.parametrize("maker", [D, L, R])
def test_the_others_stand_together_against_the_maker(maker):
    state = act(deal(under(), "10D"), "- " * ((maker - 1) % 3) + "D")

    assert side_of(state, maker) == (maker,)
    others = tuple(seat for seat in range(3) if seat != maker)
    assert [side_of(state, seat) for seat in others] == [others, others]


# L holds the five highest spades, or four of them and a diamond that loses.
@pytest.mark.parametrize(
    ("hand", "options", "expected"),
    [
        ("JS JC AS KS QS", {}, (0, 3, 0)),
        ("JS JC AS KS QS", {"march_points": 2}, (0, 2, 0)),
        ("JS JC AS KS 9D", {}, (0, 1, 0)),
    ],
)
def test_2_and_3_five_and_four_tricks(hand, options, expected):
    held = {"L": hand, "D": "AD KD QD 10D JD", "R": "9H 10H QH KH AH"}
    state = act(deal(under(**options), "9S", **held), "S /9S")
    while state.turn is not None:
        state = act(state, legal(state).split()[0])

    assert points(state) == expected


def test_4_two_players_who_arrive_level_play_on():
    in_force = under()
    euchred = Outcome((2, 2, 0), R)

    level = in_force.tally((euchred,), (9, 9, 4))
    assert (level.scores, level.winners) == ((11, 11, 4), None)
    after = in_force.tally((euchred, Outcome((0, 1, 0), L)), (9, 9, 4))
    assert (after.scores, after.winners) == ((11, 12, 4), (L,))


def test_s2_two_players_who_arrive_together_are_settled_by_the_higher_score():
    assert under().tally((Outcome((2, 2, 0), R),), (8, 9, 4)).winners == (L,)


def test_a_third_player_who_overtakes_a_tie_wins():
    assert under().tally((Outcome((2, 2, 0), R), Outcome((0, 0, 3), R)), (9, 9, 9)).winners == (R,)


def test_5_two_rounds_of_passes_and_the_left_of_the_dealer_deals():
    state = finished(act(deal(under(), "10D"), "- - - - - -"))

    assert points(state) == (0, 0, 0)
    assert state.rules.next_dealer(state) == L


@pytest.mark.parametrize("dealer", [D, L, R])
def test_5_a_stuck_dealer_in_any_seat_must_name_one_of_three_suits(dealer):
    state = act(deal(under(stick_dealer=True), "10D", dealer=dealer), "- - - - -")

    assert (state.turn, legal(state)) == (dealer, "C H S")


def test_6_fifteen_cards_are_dealt_and_nine_are_left():
    state = deal(under())

    assert list(map(len, state.hands)) == [5, 5, 5]
    assert (len(state.stock), len(state.shown)) == (9, 1)


def test_nobody_calls_alone():
    state = deal(under(), "10D")

    assert legal(state) == "- D"
    assert legal(act(state, "- - -")) == "- C H S"


@pytest.mark.parametrize("orders", [D, L, R])
def test_the_dealer_picks_up_and_his_left_leads_whoever_orders(orders):
    state = act(deal(under(), "10D"), "- " * ((orders - 1) % 3) + "D")
    assert (phase_name(state), state.turn) == ("pickup", D)

    state = act(state, "/10D")
    assert (phase_name(state), state.turn) == ("play", L)
