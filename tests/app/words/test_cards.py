import pytest

from app.pieces import Rank
from app.words.cards import bid_name, card_name, listed, signed, the_card
from games.notation import RUNGS


@pytest.mark.parametrize(
    ("notation", "rank", "name"),
    [
        ("9C", Rank.PLAIN, "nine of clubs"),
        ("AS", Rank.TRUMP, "ace of spades"),
        ("JD", Rank.LEFT_BOWER, "jack of diamonds, left bower"),
        ("JH", Rank.RIGHT_BOWER, "jack of hearts, right bower"),
        ("JKR", Rank.BEST_BOWER, "the joker, best bower"),
        ("JKR", Rank.PLAIN, "the joker"),
        ("10D", Rank.PLAIN, "ten of diamonds"),
    ],
)
def test_cards_are_named_with_their_place_among_the_bowers(notation, rank, name):
    assert name == card_name(notation, rank)


@pytest.mark.parametrize(("notation", "words"), [("9C", "the nine of clubs"), ("JKR", "the joker")])
def test_a_card_in_a_sentence_has_one_article(notation, words):
    assert words == the_card(notation)


@pytest.mark.parametrize(("points", "shown"), [(5, "+5"), (0, "0"), (-12, "\N{MINUS SIGN}12")])
def test_points_are_signed(points, shown):
    assert shown == signed(points)


@pytest.mark.parametrize(
    ("names", "words"),
    [((), ""), (("West",), "West"), (("West", "East"), "West and East"), (("A", "B", "C"), "A, B and C")],
)
def test_names_are_listed(names, words):
    assert words == listed(names)


def test_every_rung_of_every_ladder_has_a_name_of_its_own():
    assert len(RUNGS) == len({bid_name(rung) for rung in RUNGS})
