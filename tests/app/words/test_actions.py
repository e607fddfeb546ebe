import pytest

from app.words.actions import event

TOLD = [
    ("-", "auction", "West passes", "You pass"),
    ("4", "auction", "West bids four", "You bid four"),
    ("LP", "auction", "West bids little pepper", "You bid little pepper"),
    ("B", "auction", "West bids Blücher", "You bid Blücher"),
    ("S", "trump", "West names spades", "You name spades"),
    ("SA", "trump", "West names spades, alone", "You name spades, alone"),
    ("H", "order", "West orders up hearts", "You order up hearts"),
    ("HA", "order", "West orders up hearts, alone", "You order up hearts, alone"),
    ("C", "call", "West calls clubs", "You call clubs"),
    ("NT", "call", "West calls no trump", "You call no trump"),
    ("D", "a phase of tomorrow", "West calls diamonds", "You call diamonds"),
    ("=D", "joker", "West lets the joker stand for diamonds", "You let the joker stand for diamonds"),
    ("!", "defend", "West defends alone", "You defend alone"),
    ("-", "defend", "West does not defend alone", "You do not defend alone"),
    ("*", "farmer", "West asks for new cards", "You ask for new cards"),
    ("JS", "play", "West plays the jack of spades", "You play the jack of spades"),
    ("/JKR", "discard", "West discards the joker", "You discard the joker"),
    (">JC", "give", "West gives the jack of clubs", "You give the jack of clubs"),
    ("", "trick", "West takes the trick", "You take the trick"),
]


@pytest.mark.parametrize(("action", "phase", "other", "reader"), TOLD)
def test_an_event_is_told_of_others_and_of_the_reader(action, phase, other, reader):
    assert other == event("West", action, phase, reader=False)
    assert reader == event("You", action, phase, reader=True)


@pytest.mark.parametrize(
    ("action", "told"),
    [("/?", "West discards a card"), (">?", "West gives a card"), ("~?", "West swaps three cards")],
)
def test_what_another_seat_did_unseen_is_told_without_a_card(action, told):
    assert told == event("West", action, "discard", reader=False)


def test_a_swap_of_ones_own_names_the_cards():
    told = event("You", "~9C,9D,10H", "farmer", reader=True)

    assert told == "You swap the nine of clubs, the nine of diamonds and the ten of hearts"
