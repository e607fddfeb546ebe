"""Cards, packs, and how they are read and printed."""

import pytest

from cards.card import JOKER, NO_TRUMP, SUITS, TRUMPS, Card, Rank, Suit, card, cards, pack


@pytest.mark.parametrize(
    ("lowest", "joker", "count"),
    [
        (Rank.NINE, False, 24),
        (Rank.NINE, True, 25),
        (Rank.SEVEN, False, 32),
        (Rank.SEVEN, True, 33),
        (Rank.TWO, False, 52),
    ],
)
def test_a_pack_has_its_number_of_cards_each_once(lowest, joker, count):
    listed = pack(lowest, joker=joker)

    assert len(listed) == len(set(listed)) == count
    assert (JOKER in listed) is joker


def test_the_order_of_the_pack_is_the_one_that_shuffles_begin_with():
    order = "9C 10C JC QC KC AC 9D 10D JD QD KD AD 9H 10H JH QH KH AH 9S 10S JS QS KS AS JKR"  # for ever

    assert " ".join(map(str, pack(Rank.NINE, joker=True))) == order


def test_every_card_is_read_as_it_is_printed():
    listed = pack(Rank.TWO, joker=True)

    assert tuple(card(str(each)) for each in listed) == listed
    assert repr(card("10D")) == "card('10D')"


def test_cards_are_read_with_spaces_between_them():
    assert cards(" JS  10D JKR ") == (
        Card(Rank.JACK, Suit.SPADES),
        Card(Rank.TEN, Suit.DIAMONDS),
        JOKER,
    )
    assert cards("") == ()


@pytest.mark.parametrize(
    "text", ["", "1S", "js", "SJ", "JKRS", "11C", "J S", "JX", "TS", "JKR ", "♠J", "١٠D"]
)
def test_what_names_no_card_is_refused(text):
    with pytest.raises(ValueError):
        card(text)


def test_twins_are_the_suits_of_one_colour():
    assert [suit.twin for suit in SUITS] == [Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]


def test_trumps_are_the_suits_and_no_trump():
    assert list(TRUMPS) == ["C", "D", "H", "S", "NT"]
    assert TRUMPS["NT"] is NO_TRUMP
    assert NO_TRUMP not in SUITS


def test_suits_and_ranks_hash_as_their_numbers():
    assert {Suit.HEARTS: 1}[Suit(2)] == 1
    assert hash(Rank.JACK) == hash(11)
    assert hash(NO_TRUMP) == hash(4)
