"""Worlds are weighed by their auction, with the very formula that bids."""

import random

import pytest

from bots import worth
from bots.hidden import hidden
from bots.layout import layout
from bots.likely import scale, weighted
from cards.card import NO_TRUMP, SUITS, cards
from games import observe, rules
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
