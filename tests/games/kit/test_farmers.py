"""Weak hands: who may swap or ask for a redeal, and that being asked tells nothing."""

import pytest

from cards.card import card, cards
from games import observe, points, rules
from games.engine import phase_name
from games.euchre.options import EuchreOptions
from games.state import IllegalAction
from hands import COMPASS, act, deal, finished, legal

W, N = COMPASS.index("W"), COMPASS.index("N")


def under(rule, **options):
    return rules("euchre", EuchreOptions(farmers_hand=rule, **options))


def test_exactly_three_nines_may_be_swapped():
    state = deal(under("swap_three"), "S", W="9C 9D 9H KS AS")

    assert legal(state) == "- ~9C,9D,9H"


def test_of_four_nines_and_tens_any_three():
    state = deal(under("swap_three"), "S", W="10C 9D 9H 9S AS")

    assert legal(state) == "- ~9D,9H,9S ~9D,9H,10C ~9D,9S,10C ~9H,9S,10C"


@pytest.mark.parametrize("rule", ["swap_three", "redeal_9_10", "no_ace_no_face"])
def test_every_seat_is_asked_and_a_better_hand_can_only_pass(rule):
    state = deal(
        under(rule), "S", W="AC KC QC JC 10C", N="AD KD QD JD 10D", E="AH KH QH JH 10H", S="AS KS QS JS 10S"
    )
    asked = ""
    while phase_name(state) == "farmer":
        assert legal(state) == "-"
        asked += COMPASS[state.turn]
        state = act(state, "-")

    assert asked == "WNES"
    assert (phase_name(state), COMPASS[state.turn]) == ("order", "W")


def test_the_swap_takes_the_three_cards_beneath_the_upcard():
    state = act(deal(under("swap_three"), "S", W="9C 9D 9H KS AS", stock="KD AC AH AD"), "~9C,9D,9H")

    assert set(state.hands[W]) == set(cards("KS AS AC AH AD"))
    assert state.stock == (card("KD"),)
    assert (phase_name(state), COMPASS[state.turn]) == ("order", "W")


def test_only_the_swapper_sees_what_was_given_and_taken():
    state = act(deal(under("swap_three"), "S", W="9C 9D 9H KS AS", stock="KD AC AH AD"), "~9C,9D,9H")

    own, other = observe(state, W), observe(state, N)
    assert (own.taken, own.discards) == (cards("AC AH AD"), cards("9C 9D 9H"))
    assert (other.taken, other.discards) == ((), ())
    assert own.history != other.history
    assert observe(act(deal(under("swap_three"), "S", W="10C 9D 9H 9S AS"), "~9D,9H,9S"), N).history == (
        observe(act(deal(under("swap_three"), "S", W="10C 9D 9H 9S AS"), "~9D,9H,10C"), N).history
    )


def test_the_first_swap_is_the_last():
    state = deal(under("swap_three"), "S", W="9C 9D 9H KS AS", N="10C 10D 10H KC AC")

    assert phase_name(act(state, "~9C,9D,9H")) == "order"
    assert legal(act(state, "-")) == "- ~10C,10D,10H"


def test_nobody_swaps_once_the_bidding_has_begun():
    state = act(deal(under("swap_three"), "S", W="9C 9D 9H KS AS"), "- - - -")

    with pytest.raises(IllegalAction):
        act(state, "~9C,9D,9H")


@pytest.mark.parametrize("rule", ["redeal_9_10", "no_ace_no_face"])
def test_after_a_redeal_nobody_scores_and_the_same_seat_deals(rule):
    state = deal(under(rule), "S", W="9C 9D 9H 10C 10D")
    assert legal(state) == "- *"

    state = finished(act(state, "*"))
    assert points(state) == (0, 0, 0, 0)
    assert COMPASS[state.rules.next_dealer(state)] == "S"


@pytest.mark.parametrize(
    ("hand", "nines_and_tens", "no_court"),
    [
        ("9C 9D 9H 10C 10D", "- *", "- *"),
        ("9C 9D 9H 10C 8D", "-", "- *"),
        ("9C 9D 9H 10C JD", "-", "-"),
        ("7C 8D 9H 10C AD", "-", "-"),
    ],
)
def test_which_hands_are_weak(hand, nines_and_tens, no_court):
    assert legal(deal(under("redeal_9_10", pack=32), "S", W=hand)) == nines_and_tens
    assert legal(deal(under("no_ace_no_face", pack=32), "S", W=hand)) == no_court


def test_the_joker_is_no_weak_card():
    hand = "9C 9D 9H 10C JKR"

    assert legal(deal(under("no_ace_no_face", pack=25), "S", W=hand)) == "-"
    assert legal(deal(under("redeal_9_10", pack=25), "S", W=hand)) == "-"
