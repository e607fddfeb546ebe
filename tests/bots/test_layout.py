"""Cards as bits keep the order and the suits of the rules."""

import random

import pytest

from bots.layout import bits, highest, layout
from cards.card import NO_TRUMP, SUITS, Rank, card, pack
from games.kit.tricks import best, playable, ranking
from games.state import Owned

PACKS = [pack(Rank.NINE), pack(Rank.NINE, joker=True), pack(Rank.SEVEN, joker=True), pack(Rank.TWO)]


@pytest.mark.parametrize("cards", PACKS, ids=len)
@pytest.mark.parametrize("trump", [*SUITS, NO_TRUMP])
@pytest.mark.parametrize("bowers", [True, False])
def test_a_higher_bit_wins_as_the_rules_say(cards, trump, bowers):
    rng = random.Random(len(cards))
    arranged = layout(cards, trump, bowers=bowers)
    ranked = ranking(trump, bowers=bowers)
    for _ in range(200):
        led, other, *hand = rng.sample(cards, 7)
        one, two = arranged.bit[led], arranged.bit[other]
        wins = two > one and two & (arranged.field[one] | arranged.trump)
        held = arranged.mask(hand)
        follow = held & arranged.field[one]
        legal = follow | (held & arranged.wild) if follow else held

        assert bool(wins) == (best((Owned(0, led), Owned(1, other)), ranked).seat == 1)
        assert set(arranged.listed(legal)) == set(playable(tuple(hand), led, ranked))


def test_bits_come_from_the_lowest():
    assert list(bits(0b10110)) == [2, 4, 16]
    assert highest(0b10110) == 16


def test_a_joker_is_wild_only_without_trump():
    cards = pack(Rank.NINE, joker=True)

    assert layout(cards, NO_TRUMP, bowers=True).wild == layout(cards, NO_TRUMP, bowers=True).bit[card("JKR")]
    assert layout(cards, SUITS[0], bowers=True).wild == 0
