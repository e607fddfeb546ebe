"""Acting and taking back: what was undone is forgotten once something else is done."""

from random import Random

import pytest

from app.model import PERSON
from seated import Program
from strategies import KEYS


def at_a_choice(key):
    """Play until the person has two cards to choose from."""
    rng, table = Random(key), Program(f"choice {key}").say(f"game {key}").settle()
    while True:
        if table.screen.turn.phase == "play" and len(table.offered()) > 1:
            return table
        table.say(rng.choice(table.offered()) if table.state.turn == PERSON else "next-deal")
        if table.screen.turn.confirm is not None:
            table.say("confirm")
        table.settle()


@pytest.mark.parametrize("key", KEYS)
def test_redo_does_nothing_once_another_card_was_played(key):
    table = at_a_choice(key)
    first, second = table.offered()[:2]
    table.say(first).settle().say("undo")
    assert table.screen.can_redo
    table.say(second).settle()
    before = table.state
    assert not table.screen.can_redo
    table.say("redo").settle()

    assert table.state == before


@pytest.mark.parametrize("key", KEYS)
def test_redo_plays_the_same_card_again_and_what_followed(key):
    table = at_a_choice(key)
    table.say(table.offered()[-1]).settle()
    after = table.state
    table.say("undo").say("redo").settle()

    assert table.state == after
