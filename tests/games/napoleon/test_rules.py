"""How Napoleon is played and settled: section 9 of the rules dossier and the questions players ask."""

import random

import pytest

from cards.card import NO_TRUMP, cards
from cards.shuffle import shuffled
from games import legal_actions, new_deal, observe, points, rules
from games.engine import phase_name, replay, side_of
from games.napoleon.options import NapoleonOptions
from games.napoleon.rules import lowest_of_suits
from games.state import Contract, Outcome
from hands import act, finished, legal, play_tricks, stacked
from strategies import played_out

LETTERS = "ABCDEFG"
FULL_HAND = {0: "9D JC 6S JH JD", 1: "QC QD 10D KD AH", 2: "2C 5C 3S 5S 2S", 3: "8S 3D 4C 8C 7S"}


def under(**options):
    return rules("napoleon", NapoleonOptions(**options))


def deal(hands=None, *, dealer=None, **options):
    """Deal to A, B, C and so on; the last seat deals unless another is named."""
    in_force = under(**options)
    dealer = in_force.seats - 1 if dealer is None else dealer
    return new_deal(in_force, dealer, stacked(in_force, dealer, hands or {}))


def test_1_there_are_no_bowers_so_the_other_red_jack_is_a_plain_card():
    state = deal(
        {0: "9H 2S 3S 4S 5S", 1: "JH QS KS AS 10S", 2: "2H 2D 3D 4D 5D", 3: "JD 3C 4C 5C 6C"},
    )
    state = act(state, "2 - - - 9H")
    assert legal(state) == "JH"
    state = act(state, "JH 2H")
    assert legal(state) == "JD 3C 4C 5C 6C"

    assert LETTERS[act(state, "JD").tricks[0].winner] == "B"


def test_2_a_full_hand():
    state = act(deal(FULL_HAND), "- 3 - -")
    assert (phase_name(state), LETTERS[state.turn], legal(state)) == ("lead", "B", "QC QD 10D KD AH")

    state = play_tricks(
        state,
        """
        BKD C2C D3D A9D→B · BQD C2S D4C AJD→B · B10D C3S D7S A6S→B
        BAH C5C D8S AJH→B · BQC C5S D8C AJC→B
        """,
        LETTERS,
    )
    assert points(finished(state)) == (-3, 9, -3, -3)


def test_6_in_a_misere_an_ace_that_did_not_follow_takes_nothing():
    state = deal(
        {0: "5S 2D 3D 4D 5D", 1: "2H AD 2C 3C 4C", 2: "9S 3H 4H 5H 6H", 3: "2S 10H JH QH KH"},
    )
    state = act(state, "- M - -")
    assert state.contract == Contract(1, "M", NO_TRUMP)

    state = play_tricks(state, "B2H C3H D10H A2D→D · D2S A5S", LETTERS)
    assert legal(state) == "AD 2C 3C 4C"
    state = play_tricks(state, "BAD C9S→C", LETTERS)
    assert all(trick.winner != 1 for trick in state.tricks)


def test_a_misere_played_out_and_kept():
    state = deal(
        {0: "5S 2D 3D 4D 5D", 1: "2H AD 2C 3C 4C", 2: "9S 3H 4H 5H 6H", 3: "2S 10H JH QH KH"},
    )
    state = play_tricks(
        act(state, "- M - -"),
        "B2H C3H D10H A2D→D · D2S A5S BAD C9S→C · C4H DJH A3D B2C→D · DQH A4D B3C C5H→D · DKH A5D B4C C6H→D",
        LETTERS,
    )

    assert points(finished(state)) == (-3, 9, -3, -3)


def test_7_wellington_only_over_nap():
    state = act(deal(), "N")
    assert legal(state) == "- W"

    assert legal(act(state, "W")) == "- B"
    assert "W" not in legal(act(deal(), "-")).split()


def test_wellington_may_not_be_called_straight_away():
    assert legal(deal()) == "- 2 3 M 4 N"
    assert legal(deal(direct_top_bids=True)) == "- 2 3 M 4 N W B"


def test_8_all_pass():
    state = act(deal(), "- - - -")
    assert (phase_name(state), points(state)) == ("over", (0, 0, 0, 0))
    assert LETTERS[state.rules.next_dealer(state)] == "A"

    forced = act(deal(all_pass="dealer_forced_1"), "- - -")
    assert (LETTERS[forced.turn], legal(forced)) == ("D", "1 2 3 M 4 N")
    one = act(forced, "1")
    assert (one.contract.bid, phase_name(one), LETTERS[one.turn]) == ("1", "lead", "D")
    last = played_out(one, random.Random(0))
    taken = sum(trick.winner == 3 for trick in last.tricks)
    assert points(last)[3] == (3 if taken else -3)


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("bids", ["full", "basic"])
def test_a_forced_dealer_is_the_dealer_at_every_table(players, bids):
    for dealer in range(players):
        state = deal(players=players, dealer=dealer, bids=bids, all_pass="dealer_forced_1")
        state = act(state, "- " * (players - 1))
        assert (state.turn, legal(state).split()[0]) == (dealer, "1")

        assert act(state, "1").contract.maker == dealer


def test_a_dealer_is_not_forced_over_a_bid():
    assert legal(act(deal(all_pass="dealer_forced_1"), "2 - -")) == "- 3 M 4 N"


def test_each_seat_speaks_once():
    """A pass once meant out for good in one place and out for this turn in another."""
    state = act(deal(), "2 3 M 4")

    assert (phase_name(state), state.contract) == ("lead", Contract(3, "4"))


@pytest.mark.parametrize(("bids", "said"), [("full", "N W B"), ("no_top_bids", "2 N"), ("basic", "N")])
def test_the_highest_bid_ends_the_bidding(bids, said):
    state = act(deal(bids=bids), said)

    assert (phase_name(state), state.contract.bid) == ("lead", said[-1])


@pytest.mark.parametrize("suit", "CDHS")
def test_the_suit_of_the_first_lead_is_trump(suit):
    state = act(deal({0: "2C 3D 4H 5S 6S"}), "2 - - -")
    assert state.contract.trump is None
    card = next(each for each in state.hands[0] if each.suit.letter == suit)

    assert act(state, str(card)).contract.trump.letter == suit


def test_b22_the_first_lead_fixes_trump_and_taking_it_back_unsets_it():
    before = act(deal({0: "JH 3D 4H 5S 6S"}), "2 - - -")
    led = act(before, "JH")
    assert led.contract.trump.letter == "H"
    assert observe(led, 2).contract.trump.letter == "H"

    undone = replay(
        led.rules, led.dealer, led.deck, tuple(action for _, action in led.history)[: len(before.history)]
    )
    assert undone == before
    assert undone.contract.trump is None


@pytest.mark.parametrize(("rule", "trump"), [("none", "NT"), ("first_lead", "S")])
def test_whether_the_suit_led_in_a_misere_is_trump(rule, trump):
    state = act(deal({0: "KS 2D 3D 4D 5D"}, misere_trump=rule), "M - - - KS")

    assert state.contract.trump.letter == trump


def test_in_a_misere_without_trump_the_next_suits_are_plain():
    state = deal(
        {0: "KS 2D 3D 4D 5D", 1: "2S 3S 4S 5S 6S", 2: "AS 7D 8D 9D 10D", 3: "AC KC QC JC 10C"},
    )
    state = play_tricks(act(state, "M - - -"), "AKS B2S CAS DAC→C · C7D DKC A5D B3S→C", LETTERS)

    assert state.tricks[1].winner == 2


def test_no_duty_to_beat_the_card_led():
    state = deal({0: "KS 3D 4H 5S 6S", 1: "2S AS 4C 5C 6C"})

    assert legal(act(state, "2 - - - KS")) == "2S AS"


def test_a_wellington_may_have_to_lead_low():
    hands = {0: "AH KH 2H AS 9S"}
    low = {"wellington_lead_low": True, "direct_top_bids": True}
    assert legal(act(deal(hands, **low), "W - - -")) == "2H 9S"
    assert legal(act(deal(hands, direct_top_bids=True), "W - - -")) == "AH KH 2H AS 9S"
    assert legal(act(deal(hands, **low), "N - - -")) == "AH KH 2H AS 9S"
    assert legal(act(deal(hands, **low), "B")) == "AH KH 2H AS 9S"

    led = act(deal(hands, **low), "W - - - 2H")
    assert legal(led) != ""
    assert lowest_of_suits(cards("AH 2C KH")) == cards("2C KH")


@pytest.mark.parametrize("players", range(2, 8))
def test_every_size_of_table_plays_five_tricks(players):
    for seed in range(20):
        in_force = under(players=players)
        start = new_deal(in_force, seed % players, shuffled(in_force.pack, str(seed), "deal/0"))
        assert [len(hand) for hand in start.hands] == [5] * players
        assert len(start.stock) == 52 - 5 * players

        last = played_out(start, random.Random(seed))
        assert len(last.tricks) in {0, 5}
        assert all(len(trick.plays) == players for trick in last.tricks)
        assert sum(points(last)) == 0


def test_all_others_stand_against_the_declarer():
    state = act(deal(players=5), "- 2 - - -")

    assert side_of(state, 1) == (1,)
    assert side_of(state, 4) == (0, 2, 3, 4)


def test_seat_0_and_a_score_of_0_are_real():
    """A number 0 once meant that there was none."""
    state = act(deal({0: "2C 3D 4H 5S 6S"}), "2 - - - 2C")

    assert (state.contract.maker, state.contract.trump, state.contract.trump.letter) == (0, 0, "C")
    assert observe(state, 1).contract == state.contract
    assert under(deals=1).tally((Outcome((0, 0, 0, 0), None),), (0,) * 4).winners == (0, 1, 2, 3)


def test_the_stock_is_never_seen():
    last = played_out(act(deal(), "2 - - -"), random.Random(4))

    assert len(last.stock) == 32
    assert all(observe(last, seat).shown == () for seat in range(4))


def test_nobody_may_act_when_all_is_played():
    assert legal_actions(played_out(deal(), random.Random(1))) == ()
