"""Weak players forget, and play what lies nearest."""

from random import Random

from bots.habits import card_by_habit, forget, obvious
from bots.trickplay import laid
from cards.card import Suit, card
from games import observe, rules
from hands import act, deal

GAME = rules("hasenpfeffer")
HANDS = {
    "W": "9H 10C 9C JS AS KS",
    "N": "AH KH 9S 10S QD AC",
    "E": "10H QH JH QC KC AD",
    "S": "QS JKR JC 10D JD KD",
}


def last_of_first_trick():
    """Give South's view, whose partner has the trick with the ace of hearts."""
    state = act(deal(GAME, "S", stock="9D", **HANDS), "4 - - - S /9D 9H AH 10H")
    return observe(state, state.turn)


def test_the_obvious_card_trumps_a_partner():
    table = laid(last_of_first_trick(), Suit.SPADES)

    assert table.layout.card(obvious(table)) == card("QS")


def test_without_lapses_the_partner_keeps_his_trick():
    view = last_of_first_trick()
    table = laid(view, Suit.SPADES)
    chosen = {table.layout.card(card_by_habit(view, 0, 0, Random(number))) for number in range(5)}
    lapsing = {table.layout.card(card_by_habit(view, 0, 1000, Random(number))) for number in range(5)}

    assert card("QS") not in chosen
    assert lapsing == {card("QS")}


def test_cards_of_old_tricks_are_forgotten():
    state = act(deal(GAME, "S", stock="9D", **HANDS), "4 - - - S /9D 9H AH 10H 10D KH JH JD 10C")
    view = observe(state, state.turn)
    table = laid(view, Suit.SPADES)
    ace = table.layout.bit[card("AH")]
    king = table.layout.bit[card("KH")]
    assert not table.unplayed & (ace | king)
    forget(table, view, 1)

    assert table.unplayed & ace
    assert not table.unplayed & king
