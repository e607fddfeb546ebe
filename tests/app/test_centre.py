"""What lies between the seats: the card turned up or down, and how many cards lie face down."""

from dataclasses import replace

import pytest

from app.look import look
from app.model import Model
from games import rules
from hands import act, deal
from table.sitting import new_sitting


def centre(key, said, stock="", dealer="E"):
    """Show the table to the person, South, once this has been said."""
    in_force = rules(key)
    state = act(deal(in_force, dealer, stock=stock), said)
    sitting = replace(new_sitting(in_force, "centre"), state=state)
    return look(Model(sitting, players=("regular",) * in_force.seats)).centre


@pytest.mark.parametrize(
    ("said", "down"),
    [
        ("", False),
        ("- - -", False),
        ("- - - -", True),
        ("- - - - -", True),
        ("- - - - - H", True),
        ("- S", False),
    ],
)
def test_a_card_is_turned_down_once_every_seat_has_passed_it(said, down):
    assert centre("euchre", said, stock="QS").turned_down is down


@pytest.mark.parametrize("key", ["two_handed", "three_handed", "railroad"])
def test_at_every_table_the_last_pass_turns_the_card_down(key):
    seats = rules(key).seats
    dealer = "SWNE"[seats - 1]

    assert [centre(key, "- " * passes, "QS", dealer).turned_down for passes in (seats - 1, seats)] == [
        False,
        True,
    ]


@pytest.mark.parametrize("key", ["hasenpfeffer", "napoleon"])
def test_where_nothing_is_turned_up_nothing_is_turned_down(key):
    assert not centre(key, "- - -").turned_down


@pytest.mark.parametrize(
    ("key", "said", "face_down"),
    [
        ("euchre", "", 3),
        ("euchre", "- - - -", 3),
        ("euchre", "S", 3),
        ("railroad", "", 4),
        ("hasenpfeffer", "", 1),
        ("hasenpfeffer", "6", 0),
        ("napoleon", "", 32),
    ],
)
def test_r16_a_card_turned_up_is_not_counted_among_those_that_lie_face_down(key, said, face_down):
    assert centre(key, said, stock="9S").stock == face_down


def test_r16_a_card_turned_up_lies_until_the_dealer_takes_it():
    assert [card.card for card in centre("euchre", "", "QS").shown] == ["QS"]
    assert [card.card for card in centre("euchre", "- - - -", "QS").shown] == ["QS"]
    assert centre("euchre", "S", "QS").shown == ()
