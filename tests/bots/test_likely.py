"""Worlds are weighed by their auction, with the very formula that bids."""

import random

import pytest

from bots import worth
from bots.hidden import hidden
from bots.layout import layout
from bots.likely import scale, spoken, statements, weighted
from cards.card import NO_TRUMP, SUITS, cards
from games import notation, observe, rules
from games.euchre.options import EuchreOptions
from games.railroad.options import RailroadOptions
from hands import act, deal

GAME = rules("hasenpfeffer")


@pytest.mark.parametrize("trump", SUITS)
@pytest.mark.parametrize("seen_as", [*SUITS, NO_TRUMP])
def test_a_scale_gives_what_the_formula_gives(trump, seen_as):
    rng = random.Random(7)
    role = "auction/4/with"
    arranged = layout(GAME.pack, seen_as, bowers=True)
    own = layout(GAME.pack, trump, bowers=True)
    weighing = scale(GAME, arranged, trump, role)
    for _ in range(60):
        hand = rng.sample(GAME.pack, 6)

        assert weighing.of(arranged.mask(hand), 6) == worth.expected(
            own, own.mask(hand), worth.of(GAME, role)
        )


def test_a_bidder_is_more_likely_to_hold_what_he_bid_on():
    state = act(deal(GAME, "S", W="JKR JS JC AS KS AD", N="9C 9D 9H 10S 10D QH", stock="JD"), "5 -")
    view = observe(state, state.turn)
    left_open = hidden(view)

    def lying(west, north):
        places = [0] * 13
        for seat, hand in ((1, west), (2, north), (3, " ".join(map(str, view.hand)))):
            places[seat] = left_open.layout.mask(cards(hand))
        return places

    strong, weak = "JKR JS JC AS KS AD", "9C 9D 9H 10S 10D QH"
    (right, _), (wrong, _) = weighted(view, left_open.layout, [lying(strong, weak), lying(weak, strong)])

    assert right > 5 * wrong


def test_a_pass_in_euchre_speaks_against_the_turned_suit():
    game = rules("euchre")
    state = act(deal(game, "E", S="9C 9S 10C QC KC", W="JH JD AH KH 9D", stock="QH"), "-")
    view = observe(state, state.turn)
    left_open = hidden(view)
    places = [0] * 13
    places[0] = left_open.layout.mask(cards("JH JD AH KH 9D"))
    poor = [0] * 13
    poor[0] = left_open.layout.mask(cards("9C 9S 10C QC KC"))
    (strong, _), (weak, _) = weighted(view, left_open.layout, [places, poor])

    assert weak > 5 * strong


def heard(state):
    """What the seat to act has heard in the auction: who said it, and what."""
    return [(seat, notation.write(action)) for seat, action in spoken(observe(state, state.turn))]


FARMERS = {
    "swap_three": "9C 9D 9H KS AS",
    "redeal_9_10": "9C 9D 9H 10C 10D",
    "no_ace_no_face": "9C 9D 9H 10C 10D",
}


@pytest.mark.parametrize(("rule", "hand"), FARMERS.items())
@pytest.mark.parametrize(("key", "options"), [("euchre", EuchreOptions), ("railroad", RailroadOptions)])
def test_a_farmers_pass_is_no_pass_of_the_auction(key, options, rule, hand):
    """It was read as a pass of the first round, and so a real call as one of the second."""
    state = act(deal(rules(key, options(farmers_hand=rule)), "S", W=hand, stock="QS"), "- - - -")
    assert heard(state) == []
    state = act(state, "- S")

    assert heard(state) == [(1, "-"), (2, "S")]
    plain = act(deal(rules(key), "S", W=hand, stock="QS"), "- S")
    for view in (observe(state, state.turn), observe(plain, plain.turn)):
        said = statements(view, hidden(view).layout)
        assert [(one.seat, one.spoke, one.needed) for one in said] == [
            (one.seat, one.spoke, one.needed)
            for one in statements(observe(plain, plain.turn), hidden(observe(plain, plain.turn)).layout)
        ]


@pytest.mark.parametrize("before", ["", "- ", "- - ", "- - - "])
def test_after_a_swap_the_auction_is_heard_from_its_first_word(before):
    game = rules("euchre", EuchreOptions(farmers_hand="swap_three"))
    seat = before.count("-") + 1
    hands = {"SWNE"[seat % 4]: "9C 9D 9H KS AS"}
    state = act(deal(game, "S", stock="QD 10C 10D 10H", **hands), f"{before}~9C,9D,9H")
    assert heard(state) == []

    assert heard(act(state, "- D")) == [(1, "-"), (2, "D")]


def test_a_call_of_the_second_round_is_heard_behind_a_pass_of_it():
    state = act(deal(rules("euchre"), "S", stock="QS"), "- - - - - H")
    view = observe(state, state.turn)

    assert [(one.seat, one.spoke) for one in statements(view, hidden(view).layout)][-1] == (2, True)


def test_who_does_not_defend_alone_has_not_passed_in_the_auction():
    state = act(deal(GAME, "S", W="JKR JS JC AS KS AD", stock="9D"), "4 - - - SA /9D")
    before = heard(state)

    assert heard(act(state, "- -")) == before == [(1, "4"), (2, "-"), (3, "-"), (0, "-"), (1, "SA")]


def test_a_call_of_no_trump_is_weighed_by_the_formula_that_calls_it():
    game = rules("euchre", EuchreOptions(no_trump="round2_on"))
    state = act(deal(game, "S", stock="QS"), "- - - - - NT")
    view = observe(state, state.turn)
    arranged = hidden(view).layout

    assert statements(view, arranged)[-1].scales == (scale(game, arranged, NO_TRUMP, "call/1/with/NT"),)
