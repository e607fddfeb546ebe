"""The worth of a hand: more and higher cards are worth more, and what is likely adds up."""

import random

import pytest

from bots import worth
from bots.layout import layout
from bots.worths import SPREADS, WEIGHTS
from cards.card import Suit, cards
from games import rules

GAME = rules("hasenpfeffer")
HEARTS = layout(GAME.pack, Suit.HEARTS, bowers=True)
ROLE = "trump/4/with"


def tricks(hand, role=ROLE):
    """Give the expected tricks of a hand in hearts."""
    return worth.expected(HEARTS, HEARTS.mask(cards(hand)), worth.of(GAME, role))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("JKR JH JD AH KH QH", "JH JD AH KH QH 10H"),
        ("JKR JH AH KS QS 9C", "JKR JH 9H KS QS 9C"),
        ("AH KH QH AS 9S 9C", "AH KH QH KS 9S 9C"),
        ("AH KH QH 9S 10S QS", "AH KH QH 9S 10S QC"),
    ],
)
def test_a_better_hand_is_worth_more(better, worse):
    assert tricks(better) > tricks(worse)


def test_a_partner_is_worth_tricks():
    assert tricks("JH AH KH AS KS 9C") > tricks("JH AH KH AS KS 9C", "trump/4/alone")


@pytest.mark.parametrize("text", [WEIGHTS, SPREADS])
def test_lines_of_numbers_have_a_game_and_a_pack(text):
    for line in text.strip().splitlines():
        key, row = line.split(": ")
        game, size, _ = key.split("/", 2)

        assert rules(game).key == game
        assert size.isdigit()
        assert all(number.lstrip("-").isdigit() for number in row.split())


def test_the_spread_of_tricks_is_whole_and_moves_up_with_the_hand():
    formula = worth.of(GAME, ROLE)
    means = []
    for expected in range(150, 600, 25):
        row = worth.spread(formula, expected)
        means.append(sum(place * chance for place, chance in enumerate(row)))

        assert abs(sum(row) - 1000) <= 5
    assert means[-1] > means[len(means) // 2] > means[0]


def test_a_pack_without_numbers_of_its_own_takes_those_of_the_game():
    assert worth.worth("euchre", 99, "order/0/with") == worth.worth("euchre", 24, "order/0/with")
    assert worth.worth("euchre", 24, "order/0/with") != worth.worth("euchre", 24, "order/3/with")


def test_features_count_each_card_once():
    rng = random.Random(1)
    for _ in range(100):
        hand = rng.sample(GAME.pack, 6)
        one, *tops, both, others, aces, kings, queens, _ = worth.features(HEARTS, HEARTS.mask(hand))
        trumps = HEARTS.mask(hand) & HEARTS.trump

        assert one == 1
        assert sum(tops) + others == trumps.bit_count()
        assert both == (tops[0] and tops[1])
        assert aces + kings + queens <= 6 - trumps.bit_count()
