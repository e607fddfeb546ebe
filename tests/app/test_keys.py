"""The keyboard does everything: typed cards and bids, arrows along the hand, letters for buttons."""

from random import Random

import pytest

from app.effects import Focus
from app.model import PERSON
from app.msg import KeyPressed
from app.screen import Panel
from games.actions import Bid, Pass
from seated import Program


def press(table, *keys, focused=""):
    for key in keys:
        table.send(KeyPressed(key, focused))
    return table


def test_a_digit_bids():
    table = press(Program("digits").settle(), "6")

    assert table.state.history[-1].action == Bid("6")


def test_p_passes():
    table = Program("passing").settle()
    asked = len(table.state.history)
    press(table, "p")

    assert table.state.history[asked].action == Pass()


def signed(card):
    return card[:-1] + {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}.get(card[-1], card[-1])


@pytest.mark.parametrize("how", [str.lower, str.upper, signed])
def test_a8_a_card_is_typed_rank_and_suit(how):
    rng = Random(3)
    table = Program("typed").settle()
    while table.screen.turn.phase != "play":
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm:
            table.say("confirm")
        table.settle()
    card = next(card.card for card in table.screen.hand.cards if card.playable)
    press(table, *how(card))

    assert str(table.state.history[-1].action.card) == card


def test_a_key_that_cannot_go_on_begins_anew():
    rng = Random(3)
    table = Program("typed").settle()
    while table.screen.turn.phase != "play":
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm:
            table.say("confirm")
        table.settle()
    card = next(card.card for card in table.screen.hand.cards if card.playable)
    press(table, "z", *card)

    assert str(table.state.history[-1].action.card) == card


def test_arrows_move_along_the_hand_and_around_its_ends():
    table = Program().settle()
    row = [card.id for card in table.screen.hand.cards]

    press(table, "ArrowLeft", focused=row[0])
    left = table.effects
    press(table, "ArrowRight", focused=row[0])
    right = table.effects
    press(table, "End", focused=row[0])

    assert left == [Focus((row[-1],), steal=True)]
    assert right == [Focus((row[1],), steal=True)]
    assert table.effects == [Focus((row[-1],), steal=True)]


def test_letters_open_panels_and_escape_closes_them():
    table = press(Program().settle(), "?")
    opened = table.model.panel
    press(table, "Escape")

    assert opened is Panel.KEYS
    assert table.model.panel is None


def test_u_takes_back():
    table = Program("digits").settle()
    before = table.state
    press(table, "6")
    table.settle()
    press(table, "u")

    assert table.state == before


def test_keys_can_be_switched_off():
    table = Program("digits").settle().say("set keys off")
    before = table.state
    press(table, "6", "?")

    assert table.state == before
    assert table.model.panel is None


def test_space_never_plays_a_card():
    rng = Random(8)
    table = Program("space").settle()
    while table.state.turn is not None:
        mine = [entry for entry in table.state.history if entry.seat == PERSON]
        press(table, " ")
        assert mine == [entry for entry in table.state.history if entry.seat == PERSON]
        if table.waiting:
            table.send(table.waiting.popleft())
        else:
            table.say(rng.choice(table.offered()))
            if table.screen.turn.confirm:
                table.say("confirm")


def test_a8_the_focus_goes_to_the_neighbour_of_a_card_that_was_played():
    rng = Random(3)
    table = Program("neighbour").settle()
    while table.screen.turn.phase != "play" or len(table.screen.hand.cards) < 4:
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm:
            table.say("confirm")
        table.settle()
    row = [face.id for face in table.screen.hand.cards]
    place = next(place for place, face in enumerate(table.screen.hand.cards) if face.playable)
    table.say(table.screen.hand.cards[place].message)
    found = next(each for each in table.effects if isinstance(each, Focus))

    assert not found.steal
    assert found.keys[0] == (row + row[-2:-1])[place + 1]


def test_a8_after_a_trick_the_focus_goes_to_a_card_that_may_be_played():
    rng = Random(5)
    table, tried = Program("may").settle(), 0
    while tried < 12:
        if table.waiting:
            table.send(table.waiting.popleft())
            found = [each for each in table.effects if isinstance(each, Focus)]
            if found and table.state.turn == PERSON and table.screen.turn.phase == "play":
                playable = {face.id for face in table.screen.hand.cards if face.playable}
                assert found[0].keys[0] in playable
                tried += 1
        elif table.state.turn is None:
            table.say("new-sitting" if table.screen.result.winners else "next-deal")
        else:
            table.say(rng.choice(table.offered()))
            if table.screen.turn.confirm is not None:
                table.say("confirm")
