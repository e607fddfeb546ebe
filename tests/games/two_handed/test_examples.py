"""The worked examples of the rules dossier, section 5, and what players ask about them."""

import pytest

from cards.card import Suit, card
from games import new_deal, points, rules
from games.engine import observe, phase_name
from games.kit.tricks import ranking
from games.kit.upcards import proposed_suit
from games.state import IllegalAction, Outcome
from games.two_handed.options import TwoHandedOptions
from hands import act, finished, legal, play_tricks, stacked

# P did not deal, D did.
LETTERS = "DP"
D, P = 0, 1


def under(**options):
    return rules("two_handed", TwoHandedOptions(**options))


def deal(in_force, upcard="", **hands):
    held = {LETTERS.index(letter): text for letter, text in hands.items()}
    return new_deal(in_force, D, stacked(in_force, D, held, upcard))


def high_to_low(in_force, trump, suit):
    ranked = ranking(trump, bowers=True)
    of_suit = [each for each in in_force.pack if ranked.suit[each] is suit]
    return " ".join(map(str, sorted(of_suit, key=ranked.strength.__getitem__, reverse=True)))


def test_1_rank_in_clubs_with_24_cards():
    assert high_to_low(under(), Suit.CLUBS, Suit.CLUBS) == "JC JS AC KC QC 10C 9C"
    assert high_to_low(under(), Suit.CLUBS, Suit.SPADES) == "AS KS QS 10S 9S"


def test_2_rank_in_spades_with_32_cards():
    in_force = under(pack=32)

    assert high_to_low(in_force, Suit.SPADES, Suit.SPADES) == "JS JC AS KS QS 10S 9S 8S 7S"
    assert len(high_to_low(in_force, Suit.SPADES, Suit.CLUBS).split()) == 7
    assert len(high_to_low(in_force, Suit.SPADES, Suit.DIAMONDS).split()) == 8
    assert len(high_to_low(in_force, Suit.SPADES, Suit.HEARTS).split()) == 8


def test_3_full_hand():
    state = deal(under(), "JH", P="KC QC 10C 9D 9C", D="AD JC 10H QS 9H")
    state = act(state, "- H /JC")
    state = play_tricks(state, "PKC D9H→D · DJH P9D→D · D10H P9C→D · DAD P10C→D · DQS PQC→D", letters=LETTERS)

    assert points(finished(state)) == (2, 0)


def test_4_a_dealer_who_is_ordered_up_may_decline_the_card_and_trump_stays():
    state = act(deal(under(), "9S", D="AS KS AH AD QD"), "S")
    assert (phase_name(state), state.turn) == ("pickup", D)

    state = act(state, "/9S")
    assert " ".join(map(str, state.hands[D])) == "AS KS AH AD QD"
    assert state.contract.trump is Suit.SPADES
    assert (phase_name(state), state.turn) == ("play", P)


def test_4_the_player_who_ordered_is_not_told_that_the_card_was_declined():
    state = deal(under(), "9S", D="AS KS AH AD QD", P="9C 10C QC KC AC")
    views = [observe(act(state, f"S {put_away}"), P) for put_away in ("/9S", "/AS")]

    assert views[0] == views[1]


def test_5_an_order_that_takes_two_tricks_is_euchred():
    state = deal(under(), "9S", P="JS JC 9H 10H QH", D="AS KS AH KH JH")
    state = act(state, "S /9S")
    state = play_tricks(state, "PJS DKS→P · PJC DAS→P · P9H DJH→D · DKH P10H→D · DAH PQH→D", letters=LETTERS)

    assert points(finished(state)) == (2, 0)


@pytest.mark.parametrize(("taken", "maker", "winners"), [(3, P, (P,)), (2, P, None), (2, D, (P,))])
def test_5_at_nine_points_a_player_wins_by_three_tricks_or_by_a_euchre(taken, maker, winners):
    scored = [0, 0]
    if taken >= 3:
        scored[maker] = 1
    else:
        scored[1 - maker] = 2

    assert under().tally((Outcome(tuple(scored), maker),), (0, 9)).winners == winners


def test_6_the_suit_turned_down_is_barred():
    state = act(deal(under(), "KD"), "- -")

    assert legal(state) == "- C H S"
    with pytest.raises(IllegalAction):
        act(state, "D")
    assert legal(act(deal(under(turned_down_suit_barred=False), "KD"), "- -")) == "- C D H S"


@pytest.mark.parametrize(("all_pass", "next_dealer"), [("other_deals", P), ("same_deals", D)])
def test_7_when_both_pass_twice_nobody_scores(all_pass, next_dealer):
    in_force = under(all_pass=all_pass)
    state = finished(act(deal(in_force, "KD"), "- - - -"))

    assert points(state) == (0, 0)
    assert in_force.next_dealer(state) == next_dealer


def test_7_a_stuck_dealer_has_exactly_three_calls():
    assert legal(act(deal(under(stick_dealer=True), "KD"), "- - -")) == "C H S"


def test_8_a_joker_turned_up_stands_for_hearts():
    in_force = under(pack=25)
    state = deal(in_force, "JKR")
    assert (proposed_suit(state.shown, state.history), legal(state)) == (Suit.HEARTS, "- H")

    state = act(state, "H")
    assert card("JKR") in state.hands[D]
    assert high_to_low(in_force, Suit.HEARTS, Suit.HEARTS) == "JKR JH JD AH KH QH 10H 9H"


def test_8_a_joker_turned_down_bars_hearts():
    assert legal(act(deal(under(pack=25), "JKR"), "- -")) == "- C D S"


def test_five_cards_each_and_one_turned_up():
    state = deal(under())

    assert list(map(len, state.hands)) == [5, 5]
    assert (len(state.shown), len(state.stock)) == (1, 14)
    assert (len(deal(under(pack=32)).stock), len(deal(under(pack=25)).stock)) == (22, 15)


def test_nobody_goes_alone():
    state = deal(under(), "KD")
    seen = [legal(state), legal(act(state, "-")), legal(act(state, "- -")), legal(act(state, "- - -"))]

    assert seen == ["- D", "- D", "- C H S", "- C H S"]


def test_the_deal_alternates():
    state = act(deal(under(), "KD"), "- - C")
    while state.turn is not None:
        state = act(state, legal(state).split()[0])

    assert state.rules.next_dealer(state) == P
