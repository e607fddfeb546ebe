"""The text of every action; it lives in saves and links, so it never changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.card import JOKER, NO_TRUMP, Rank, Suit, card, cards, pack
from games import notation
from games.actions import (
    PASS,
    PLAY,
    Bid,
    Call,
    DefendAlone,
    Discard,
    Give,
    Pass,
    Play,
    Propose,
    Redeal,
    Swap,
    Unseen,
)

FROZEN = {
    "-": Pass(),
    **{bid: Bid(bid) for bid in ["1", "2", "3", "4", "5", "6", "LP", "BP", "M", "N", "W", "B"]},
    "C": Call(Suit.CLUBS),
    "D": Call(Suit.DIAMONDS),
    "H": Call(Suit.HEARTS),
    "S": Call(Suit.SPADES),
    "NT": Call(NO_TRUMP),
    "CA": Call(Suit.CLUBS, alone=True),
    "DA": Call(Suit.DIAMONDS, alone=True),
    "HA": Call(Suit.HEARTS, alone=True),
    "SA": Call(Suit.SPADES, alone=True),
    "NTA": Call(NO_TRUMP, alone=True),
    "=C": Propose(Suit.CLUBS),
    "=D": Propose(Suit.DIAMONDS),
    "=H": Propose(Suit.HEARTS),
    "=S": Propose(Suit.SPADES),
    "!": DefendAlone(),
    "*": Redeal(),
    "JS": Play(card("JS")),
    "10D": Play(card("10D")),
    "JKR": Play(JOKER),
    "2C": Play(card("2C")),
    "/9H": Discard(card("9H")),
    "/JKR": Discard(JOKER),
    ">JC": Give(card("JC")),
    "~9C,9D,9H": Swap(cards("9C 9D 9H")),
    "/?": Unseen("/"),
    ">?": Unseen(">"),
    "~?": Unseen("~"),
    "=?": Unseen("="),
}
EVERY_CARD = (*pack(Rank.TWO), JOKER)
SOME_CARD = st.sampled_from(EVERY_CARD)
ACTIONS = st.one_of(
    st.sampled_from(list(FROZEN.values())),
    SOME_CARD.map(Play),
    SOME_CARD.map(Discard),
    SOME_CARD.map(Give),
    st.tuples(SOME_CARD, SOME_CARD, SOME_CARD).map(Swap),
)


@pytest.mark.parametrize(("text", "action"), FROZEN.items())
def test_the_text_of_an_action_never_changes(text, action):
    assert notation.write(action) == text
    assert notation.read(text) == action


@given(ACTIONS)
def test_what_is_written_is_read(action):
    assert notation.read(notation.write(action)) == action


@given(st.text(alphabet="-!*/>~=?,0123456789AJQKRCDHSNTLPBMW ", max_size=12) | st.text(max_size=6))
def test_one_text_for_each_action(text):
    try:
        action = notation.read(text)
    except ValueError:
        return

    assert notation.write(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "7",
        "0",
        "X",
        "js",
        "JS ",
        "/",
        "/9X",
        "//9H",
        ">",
        "~",
        "~9C,",
        "~9C,,9D",
        "=",
        "=NT",
        "-A",
        "?",
    ],
)
def test_what_is_no_action_is_refused(text):
    with pytest.raises(ValueError, match="not an action"):
        notation.read(text)


def test_signs():
    assert notation.sign_of(Discard(JOKER)) == "/"
    assert notation.sign_of(Give(JOKER)) == ">"
    assert notation.sign_of(Swap(())) == "~"
    assert notation.sign_of(Bid("1")) == ""


def test_a_pass_and_a_card_played_are_one_object_each():
    assert notation.read("-") is PASS
    assert notation.read("JS") is PLAY[card("JS")]
