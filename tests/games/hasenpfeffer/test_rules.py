"""How Hasenpfeffer is played (RULES.md sections 3.1 and 3.2)."""

import random

import pytest

from cards.shuffle import shuffled
from games import new_deal, observe, rules, transcript
from games.actions import Discard, Play
from games.engine import replay
from games.hasenpfeffer.options import HasenpfefferOptions
from games.state import Contract
from hands import COMPASS, SEATS, act, deal, legal
from strategies import played_out, playing_out

EVERY_SEAT = range(4)


def under(**options):
    return rules("hasenpfeffer", HasenpfefferOptions(**options))


def declared_alone(maker, dealer, **options):
    """The cards of one deal with a declarer alone at one, before anybody says he defends alone."""
    in_force = under(**options)
    state = new_deal(in_force, dealer, shuffled(in_force.pack, "alone", f"deal/{dealer}"))
    while state.rules.phases[state.phase].name == "auction":
        state = act(state, "1" if state.turn == maker else "-")
    return act(act(state, "SA"), legal(act(state, "SA")).split()[0])


def leader(state):
    while state.rules.phases[state.phase].name == "defend":
        state = act(state, "-")
    return state.turn


@pytest.mark.parametrize("maker", EVERY_SEAT)
@pytest.mark.parametrize("dealer", EVERY_SEAT)
def test_left_of_the_dealer_leads(maker, dealer):
    state = new_deal(under(widow="unused"), dealer, under().pack)
    while state.rules.phases[state.phase].name == "auction":
        state = act(state, "1" if state.turn == maker else "-")

    assert act(state, "H").turn == (dealer + 1) % 4


@pytest.mark.parametrize("maker", EVERY_SEAT)
@pytest.mark.parametrize("dealer", EVERY_SEAT)
def test_with_a_loner_his_left_leads_whoever_deals(maker, dealer):
    assert leader(declared_alone(maker, dealer)) == (maker + 1) % 4


@pytest.mark.parametrize("maker", EVERY_SEAT)
@pytest.mark.parametrize("answers", ["-", "!", "- !", "- -"])
def test_where_the_declarer_leads_he_leads_every_deal(maker, answers):
    state = declared_alone(maker, 0, first_lead="declarer")

    assert leader(act(state, answers)) == maker


@pytest.mark.parametrize("maker", EVERY_SEAT)
def test_the_defender_left_of_the_loner_is_asked_first(maker):
    left, right = (maker + 1) % 4, (maker + 3) % 4
    state = declared_alone(maker, 2)
    assert (state.turn, legal(state)) == (left, "- !")
    assert act(state, "-").turn == right

    first = act(state, "!")
    assert (first.turn, first.contract.lone_defender) == (left, left)
    assert set(first.active) == {maker, left}
    second = act(state, "- !")
    assert (second.turn, second.contract.lone_defender) == (right, right)
    assert set(second.active) == {maker, right}
    assert set(act(state, "- -").active) == {maker, left, right}


@pytest.mark.parametrize("maker", EVERY_SEAT)
@pytest.mark.parametrize("answers", ["! ", "- !", "- -"])
def test_who_sits_out_plays_no_card_and_all_others_play_six(maker, answers):
    """The seat that sits out was once reckoned rightly for two callers and wrongly for the others."""
    state = act(declared_alone(maker, 1), answers)
    absent = {seat for seat in EVERY_SEAT if seat not in state.active}
    last = played_out(state, random.Random(maker))

    plays = [play.seat for trick in last.tricks for play in trick.plays]
    assert (maker + 2) % 4 in absent
    assert maker not in absent
    assert {seat: plays.count(seat) for seat in EVERY_SEAT} == {
        seat: 0 if seat in absent else 6 for seat in EVERY_SEAT
    }
    assert len(last.tricks) == 6
    assert all(last.hands[seat] == state.hands[seat] for seat in absent)


def test_the_cards_of_who_sits_out_stay_hidden_to_the_end():
    last = played_out(act(declared_alone(0, 1), "- -"), random.Random(3))
    assert len(last.hands[2]) == 6

    seen = transcript.write(observe(last, 1))
    assert not any(f'"{card}"' in seen for card in last.hands[2])


def test_after_a_trick_its_winner_leads_the_next():
    for seed in range(30):
        rng = random.Random(seed)
        for state, _ in playing_out(declared_alone(seed % 4, 0), rng):
            if state.turn is not None and state.tricks and state.tricks[-1].winner is not None:
                assert state.turn == state.tricks[-1].winner


@pytest.mark.parametrize("dealer", EVERY_SEAT)
@pytest.mark.parametrize("all_pass", ["redeal_next_dealer", "redeal_same_dealer"])
def test_who_deals_next(dealer, all_pass):
    in_force = under(all_pass=all_pass)
    start = new_deal(in_force, dealer, in_force.pack)
    left = (dealer + 1) % 4

    played = played_out(act(start, "1"), random.Random(0))
    assert in_force.next_dealer(played) == left
    passed = act(start, "- - - -")
    assert in_force.next_dealer(passed) == (dealer if all_pass == "redeal_same_dealer" else left)


def test_the_joker_may_be_discarded_unless_forbidden():
    hands = {"S": "JKR 9C 10C JC QC KC", "stock": "AC"}
    called = act(deal(under(), "E", **hands), "6 C")
    assert "/JKR" in legal(called)
    assert act(called, "/JKR").discards[0].seat == SEATS["S"]

    strict = act(deal(under(joker_discard="forbid"), "E", **hands), "6 C")
    assert legal(strict) == "/9C /10C /JC /QC /KC /AC"


@pytest.mark.parametrize("text", ["/AC", "/9C"])
def test_a_replay_keeps_the_discard(text):
    """Replays once forgot the discard, so that hands had a card too many."""
    start = deal(under(), "E", S="JKR 9C 10C JC QC KC", stock="AC")
    last = played_out(act(start, f"6 CA {text} - -"), random.Random(5))
    again = replay(start.rules, start.dealer, start.deck, tuple(action for _, action in last.history))

    assert again == last
    assert str(again.discards[0].card) == text[1:]


def test_only_the_declarer_sees_the_widow_and_his_discard():
    state = act(deal(under(), "E", S="JKR 9C 10C JC QC KC", stock="AC"), "6 C /9C")
    for seat in EVERY_SEAT:
        seen = observe(state, seat)
        cards = [str(card) for card in (*seen.hand, *seen.taken, *seen.discards)]
        assert ("AC" in cards) is (seat == SEATS["S"])
        assert ("9C" in cards) is (seat == SEATS["S"])


def test_an_unused_widow_is_seen_by_nobody():
    state = act(deal(under(widow="unused"), "E", S="JKR 9C 10C JC QC KC", stock="AC"), "6 C")
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]

    last = played_out(state, random.Random(1))
    assert [str(card) for card in last.stock] == ["AC"]
    assert not any("AC" in transcript.write(observe(last, seat)) for seat in EVERY_SEAT)


def test_b21_the_joker_holder_declares_at_three_with_no_question_asked():
    in_force = under(all_pass="joker_holder_bids_3")
    for holder in COMPASS:
        start = deal(in_force, "S", **{holder: "JKR 9C 10C JC QC KC"})
        before = act(start, "- - -")
        assert all(observe(before, seat).shown == () for seat in EVERY_SEAT)
        assert legal(before) == "- 1 2 3 4 5 6"

        state = act(before, "-")
        assert state.contract == Contract(SEATS[holder], "3")
        assert (state.rules.phases[state.phase].name, COMPASS[state.turn]) == ("trump", holder)
        assert [str(card) for card in observe(state, SEATS["E"]).shown] == ["JKR"]
        assert len(state.hands[SEATS[holder]]) == 7


def test_with_the_joker_in_the_widow_the_next_seat_deals():
    in_force = under(all_pass="joker_holder_bids_3")
    state = act(deal(in_force, "N", stock="JKR"), "- - - -")

    assert (state.turn, state.contract, state.shown) == (None, None, ())
    assert in_force.next_dealer(state) == SEATS["E"]


def test_a_joker_holder_who_bid_is_not_asked_for_three():
    state = act(deal(under(all_pass="joker_holder_bids_3"), "S", N="JKR 9C 10C JC QC KC"), "1 - - -")

    assert state.contract == Contract(SEATS["W"], "1")
    assert state.shown == ()


def test_trump_is_unknown_in_the_auction():
    state = act(deal(under(), "S"), "1 2")

    assert observe(state, 0).contract == Contract(SEATS["N"], "2", None)


def test_alone_is_said_with_trump_and_never_later():
    state = act(deal(under(), "S"), "6")
    assert legal(state) == "C D H S CA DA HA SA"

    later = [action for _, action in played_out(act(state, "C"), random.Random(2)).history[2:]]
    assert {type(action) for action in later} == {Discard, Play}
