"""How the rule player bids, discards and plays, in hands anyone can follow."""

import random

import pytest

from bots import rule
from bots.bidding import Temper
from cards.card import JOKER, card
from games import notation, observe, rules
from games.actions import Bid, Call, Discard, Pass
from hands import act, deal
from strategies import KEYS, playing_out, random_deal, random_rules

HASENPFEFFER = rules("hasenpfeffer")
DECLARED = "4 - - - "


def chosen(state, **asked):
    """Give the rule player's action in notation."""
    return notation.write(rule.choose(observe(state, state.turn), **asked))


def declared(west, play="", stock="9D", trump="S", gone="9D", **others):
    """Deal, let West declare at four and discard, and play some cards."""
    state = deal(HASENPFEFFER, "S", stock=stock, W=west, **others)
    return act(state, f"{DECLARED}{trump} /{gone} {play}")


def test_the_declarer_draws_trump():
    state = declared("JKR JS JC AS KD QD", play="", N="9C 10C QC KC AC 9H")

    assert state.turn == 1
    assert card(chosen(state)) in {JOKER, card("JS"), card("JC")}


def test_last_in_hand_takes_the_trick_as_cheaply_as_it_can():
    state = declared(
        "9H 10C 9C JS AS KS",
        play="9H 10H JH",
        N="10H 9S 10S QS QD KD",
        E="JH AC KC QC JC JD",
        S="QH KH AH JKR 10D AD",
    )

    assert chosen(state) == "QH"


def test_last_in_hand_does_not_overtake_its_partner():
    state = declared(
        "9H 10C 9C JS AS KS",
        play="9H AH JH",
        N="AH 9S 10S QS QD KD",
        E="JH AC KC QC JC JD",
        S="QH KH 10H JKR 10D AD",
    )

    assert chosen(state) == "10H"


def test_a_partner_who_has_the_trick_is_not_trumped():
    state = declared(
        "9H 10C 9C JS AS KS",
        play="9H AH 10H",
        N="AH KH 9S 10S QD AC",
        E="10H QH JH QC KC AD",
        S="QS JKR JC 10D JD KD",
    )

    assert chosen(state) in {"10D", "JD", "KD"}


def test_the_joker_is_not_spent_on_a_trick_that_a_small_trump_takes():
    state = declared(
        "9H 10C 9C JS AS KS",
        play="9H 10H AH",
        N="10H KH 10S QS AC QD",
        E="AH JH QH QC KC AD",
        S="9S JKR JC 10D JD KD",
    )

    assert chosen(state) == "9S"


@pytest.mark.parametrize("seed", range(40))
def test_a_joker_is_never_discarded(seed):
    rng = random.Random(seed)
    for state, _ in playing_out(
        random_deal(random_rules(rng, rng.choice(["hasenpfeffer", "railroad"])), rng), rng
    ):
        if state.turn is not None:
            action = rule.choose(observe(state, state.turn))

            assert action != Discard(JOKER)


@pytest.mark.parametrize("key", KEYS)
def test_b19_every_answer_is_legal_under_any_house_rules(key):
    rng = random.Random(key)
    for _ in range(25):
        for state, _ in playing_out(random_deal(random_rules(rng, key), rng), rng):
            if state.turn is not None:
                view = observe(state, state.turn)
                assert rule.choose(view) in view.legal


def test_a_strong_hand_bids_and_a_weak_one_does_not():
    strong = act(deal(HASENPFEFFER, "E", W="JKR JS JC AS KS AD", stock="9C"), "4")
    weak = act(deal(HASENPFEFFER, "E", W="9C 9D 9H 10S 10D QH", stock="JC"), "4")

    assert isinstance(rule.choose(observe(strong, 1)), Bid)
    assert rule.choose(observe(weak, 1)) == Pass()


def test_a_careful_player_passes_what_a_bold_one_bids():
    rng = random.Random(4)
    found = set()
    for _ in range(200):
        state = act(random_deal(HASENPFEFFER, rng), "3")
        view = observe(state, state.turn)
        careful = rule.choose(view, Temper(threshold=200))
        bold = rule.choose(view, Temper(threshold=-200))
        assert careful == Pass() or bold != Pass()
        found.add((careful == Pass(), bold == Pass()))

    assert (True, False) in found


def test_a_partner_is_not_overcalled_with_little_more():
    state = deal(HASENPFEFFER, "S", W="9C 9D 9H 10S 10D QH", N="JS AS QS 9S KD 10H", stock="10C")
    alone = act(state, "-")
    after_partner = act(
        deal(HASENPFEFFER, "W", W="9C 9D 9H 10S 10D QH", S="JS AS QS 9S KD 10H", stock="10C"), "3 -"
    )

    assert isinstance(rule.choose(observe(alone, 2)), Bid)
    assert rule.choose(observe(after_partner, after_partner.turn)) == Pass()


def test_both_bowers_of_the_turned_suit_order_it_up():
    state = deal(rules("euchre"), "E", S="JH JD AH 9C 9S", stock="KH")

    assert isinstance(rule.choose(observe(state, state.turn)), Call)


def test_a_declarer_without_the_best_trump_does_not_draw_with_the_lowest():
    """The second best draws, as the partner may hold the best; of two the higher, to keep no bare one."""
    four = declared("JS AS KS 9S AH KH", N="JKR 10S QS 9H 9C 10C", stock="9D")
    two = declared("JKR JC 9S AH KH KD", play="JKR 10S KS AS", N="10S", E="KS", S="AS", stock="9D", gone="9D")

    assert (chosen(four), chosen(two)) == ("AS", "JC")


def test_a_lone_declarer_without_the_best_trump_draws_with_the_highest():
    state = deal(HASENPFEFFER, "S", W="JS AS KS 9S AH KH", N="JKR AD", S="KD QC", stock="9D")
    state = act(state, "4 - - - SA /9D - - AD KD 9S")
    assert state.turn == 1

    assert chosen(state) == "JS"


def test_the_declarers_partner_cashes_an_ace_before_drawing_with_a_trump_that_may_lose():
    state = declared("JKR JC 9S 10H KD QD", gone="9D", N="9H", E="QH", S="AH AC QS 10S 9C 10C")
    state = act(state, "10H 9H QH AH")
    assert state.turn == 0

    assert chosen(state) == "AC"


@pytest.mark.parametrize(("led", "played"), [("KH", {"9S"}), ("AH", {"10C", "10D"})])
def test_a_partner_whose_card_may_be_beaten_is_helped_with_a_trump_and_a_sure_one_is_not(led, played):
    state = declared(f"{led} JKR JS JC KD QD", play=f"{led} 9H", N="9H", E="9S 10C 10D KC QC JD")
    assert state.turn == 3

    assert chosen(state) in played
