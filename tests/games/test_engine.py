"""The five verbs: deal, list what is legal, apply it, observe for a seat, count the points."""

import random

import pytest

from cards.card import cards
from games import apply, legal_actions, new_deal, observe, points, rules
from games.actions import PASS, Bid, Entry, Play, Unseen
from games.engine import advance, is_over, phase_name, recorded, replay, side_of, tricks_taken
from games.state import Contract, IllegalAction, Trick
from hands import act, deal
from strategies import played_out

RULES = rules("hasenpfeffer")


def test_cards_go_out_from_the_dealers_left_three_and_three():
    state = new_deal(RULES, 1, RULES.pack)

    assert state.hands[2] == cards("9C 10C JC 9H 10H JH")
    assert state.hands[3] == cards("QC KC AC QH KH AH")
    assert state.hands[0] == cards("9D 10D JD 9S 10S JS")
    assert state.hands[1] == cards("QD KD AD QS KS AS")
    assert state.stock == cards("JKR")


def test_cards_go_out_three_and_two_and_the_upcard_is_the_first_of_the_stock():
    euchre = rules("euchre")
    state = new_deal(euchre, 3, euchre.pack)

    assert state.hands[0] == cards("9C 10C JC 9H 10H")
    assert state.hands[3] == cards("QD KD AD 9S 10S")
    assert (state.stock, state.shown) == (cards("JS QS KS AS"), cards("JS"))


@pytest.mark.parametrize(
    "wrong", [RULES.pack[:-1], (*RULES.pack, RULES.pack[0]), (*RULES.pack[:-1], RULES.pack[0]), ()]
)
def test_r7_a_deck_that_is_not_the_pack_is_refused(wrong):
    with pytest.raises(ValueError, match="not the pack"):
        new_deal(RULES, 0, wrong)


def test_an_action_that_is_not_legal_says_action_phase_and_seat():
    state = new_deal(RULES, 0, RULES.pack)

    with pytest.raises(IllegalAction, match="JS is not allowed in phase auction for seat 1"):
        apply(state, Play(cards("JS")[0]))
    with pytest.raises(ValueError, match="7 is not allowed"):
        apply(state, Bid("7"))


def test_nothing_is_legal_once_the_deal_is_over():
    state = act(new_deal(RULES, 0, RULES.pack), "- - - -")

    assert (is_over(state), phase_name(state), legal_actions(state)) == (True, "over", ())
    with pytest.raises(IllegalAction, match="- is not allowed in phase over for seat None"):
        apply(state, PASS)


def test_a_deal_that_goes_on_has_no_points():
    with pytest.raises(ValueError, match="not over"):
        points(new_deal(RULES, 0, RULES.pack))


def test_an_action_leaves_the_state_before_it_as_it_was():
    state = new_deal(RULES, 0, RULES.pack)
    before = hash(state)
    act(state, "1 2 - - - S")

    assert (hash(state), state) == (before, new_deal(RULES, 0, RULES.pack))


def test_replaying_the_history_gives_an_equal_state():
    last = played_out(new_deal(RULES, 2, RULES.pack), random.Random(7))
    actions = tuple(action for _, action in last.history)

    assert replay(RULES, 2, RULES.pack, actions) == last
    assert len(replay(RULES, 2, RULES.pack, actions[:-1]).history) == len(actions) - 1


def test_the_phase_after_the_last_is_the_end():
    state = act(new_deal(RULES, 0, RULES.pack), "6 S")
    state = act(state, f"/{state.hands[1][0]}")
    assert phase_name(state) == "play"

    assert is_over(advance(state))


def test_history_grows_by_the_seat_to_act():
    state = new_deal(RULES, 2, RULES.pack)

    assert recorded(state, PASS) == (Entry(3, PASS),)
    assert state.history == ()


def test_sides_with_partners():
    state = new_deal(RULES, 0, RULES.pack)

    assert [side_of(state, seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]


def test_sides_without_partners():
    state = deal(rules("napoleon"), "E")
    assert side_of(state, 2) == (2,)

    bid = act(state, "- 2")
    assert bid.contract == Contract(1, "2")
    assert [side_of(bid, seat) for seat in range(4)] == [(0, 2, 3), (1,), (0, 2, 3), (0, 2, 3)]


def test_tricks_are_counted_for_a_side():
    state = new_deal(RULES, 0, RULES.pack)
    ended = played_out(act(state, "1 - - -"), random.Random(1))

    assert tricks_taken(state, (0, 2)) == 0
    assert tricks_taken(ended, (0, 2)) + tricks_taken(ended, (1, 3)) == 6
    assert all(trick.winner is not None for trick in ended.tricks)
    assert Trick(()).winner is None


def test_a_seat_sees_its_own_cards_and_how_many_others_hold():
    state = act(new_deal(RULES, 0, RULES.pack), "1 - - - S")
    seen = observe(state, 3)

    assert (seen.hand, seen.hand_sizes) == (state.hands[3], (6, 7, 6, 6))
    assert (seen.taken, seen.discards, seen.shown, seen.legal) == ((), (), (), ())
    assert observe(state, 1).taken == cards("JKR")
    assert observe(state, 1).legal == legal_actions(state)
    assert (seen.phase, seen.turn, seen.score) == ("discard", 1, ())


def test_a_discard_is_unseen_by_the_others():
    state = act(new_deal(RULES, 0, RULES.pack), "1 - - - S /JKR")

    assert observe(state, 1).history[-1] == Entry(1, state.history[-1].action)
    assert observe(state, 3).history[-1] == Entry(1, Unseen("/"))
    assert observe(state, 1).discards == cards("JKR")
    assert observe(state, 3).discards == ()
