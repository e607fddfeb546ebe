"""The joker turned up under each rule: who is asked, what he sees, and what follows."""

import pytest

from cards.card import Suit, card
from games import apply, legal_actions, observe, points, rules
from games.engine import phase_name
from games.kit.upcards import proposed_suit
from games.options import choices
from hands import act, deal, legal

TABLES = {
    "two_handed": {"pack": 25},
    "three_handed": {"pack": 25},
    "euchre": {"pack": 25},
    "railroad": {"joker": True},
}
ALL_FOUR = pytest.mark.parametrize("key", TABLES)


def turned(key, rule, upcard="JKR"):
    kind = type(rules(key).options)
    return deal(rules(key, kind(joker_up=rule, **TABLES[key])), "S", stock=upcard)


@ALL_FOUR
def test_r8_hearts_are_proposed(key):
    state = turned(key, "hearts")

    assert phase_name(state) == "order"
    assert proposed_suit(state.shown, state.history) is Suit.HEARTS
    assert legal(state).split()[:2] == ["-", "H"]


@ALL_FOUR
@pytest.mark.parametrize("rule", ["dealer_names_blind", "dealer_maker_names_blind"])
def test_the_dealer_is_asked_for_a_suit_before_anyone_has_looked(key, rule):
    state = turned(key, rule)

    assert (phase_name(state), state.turn, legal(state)) == ("joker", 0, "=C =D =H =S")
    for seat in range(state.rules.seats):
        view = observe(state, seat)
        assert view.hand == ()
        assert view.shown == (card("JKR"),)
    assert observe(act(state, "=C"), 0).hand


@ALL_FOUR
@pytest.mark.parametrize("suit", "CDHS")
def test_the_suit_named_is_proposed_and_later_barred(key, suit):
    state = act(turned(key, "dealer_names_blind"), f"={suit}")
    assert (phase_name(state), state.turn) == ("order", 1)
    assert legal(state).split()[:2] == ["-", suit]

    passed = act(state, " ".join("-" * state.rules.seats))
    assert suit not in legal(passed).split()
    assert card("JKR") in act(state, suit).hands[0]


@ALL_FOUR
@pytest.mark.parametrize("suit", "CDHS")
def test_the_dealer_who_names_trump_is_the_maker_and_takes_the_joker(key, suit):
    state = act(turned(key, "dealer_maker_names_blind"), f"={suit}")

    assert (phase_name(state), state.turn) == ("pickup", 0)
    assert (state.contract.maker, state.contract.trump.letter, state.contract.alone) == (0, suit, False)
    assert card("JKR") in state.hands[0]
    assert (phase_name(act(state, "/JKR")), act(state, "/JKR").turn) == ("play", 1)


@ALL_FOUR
def test_a_redeal_ends_the_deal_at_once_and_the_same_dealer_deals(key):
    state = turned(key, "redeal")

    assert (legal_actions(state), points(state)) == ((), (0,) * state.rules.seats)
    assert state.rules.next_dealer(state) == 0


@ALL_FOUR
@pytest.mark.parametrize("rule", ["hearts", "dealer_names_blind", "dealer_maker_names_blind", "redeal"])
def test_another_card_turned_up_is_no_matter(key, rule):
    state = turned(key, rule, upcard="9D")

    assert phase_name(state) == "order"
    assert legal(state).split()[:2] == ["-", "D"]


@ALL_FOUR
def test_weak_hands_are_asked_only_when_there_will_be_an_auction(key):
    kind = type(rules(key).options)
    if "farmers_hand" not in {each.name for each in choices(kind)}:
        return
    options = kind(joker_up="dealer_maker_names_blind", farmers_hand="swap_three", **TABLES[key])
    state = apply(
        deal(rules(key, options), "S", stock="JKR"), legal_actions(turned(key, "dealer_names_blind"))[0]
    )

    assert phase_name(state) == "pickup"
    assert phase_name(deal(rules(key, options), "S", stock="9D")) == "farmer"
