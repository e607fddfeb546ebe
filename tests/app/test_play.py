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


def watching(table, rng):
    """Play on, over several deals, until the rest of one may be skipped."""
    while not table.screen.turn.may_skip:
        if table.waiting:
            table.send(table.waiting.popleft())
        elif table.state.turn is None:
            table.say("new-sitting" if table.screen.result.winners else "next-deal")
        else:
            table.say(rng.choice(table.offered()))
            if table.screen.turn.confirm is not None:
                table.say("confirm")
    return table


@pytest.mark.parametrize("key", KEYS)
def test_c13_the_result_is_there_at_once_when_the_person_only_watches_or_nothing_is_open(key):
    rng, table = Random(key), Program(key).say(f"game {key}").settle()
    seen = set()
    for _ in range(8):
        hand, before = watching(table, rng).screen.hand, len(table.state.history)
        assert hand.may_skip == hand.out
        seen.add(hand.out)
        table.say("to-result").settle()

        assert table.screen.result is not None
        assert len(table.state.history) > before

    assert False in seen


def test_the_rest_of_a_deal_that_is_open_is_not_skipped():
    table = at_a_choice("hasenpfeffer")
    before = table.state
    assert not table.screen.turn.may_skip
    table.say("to-result").settle()

    assert table.state == before


def test_the_deal_is_begun_again_from_the_menu_after_a_question():
    table = at_a_choice("hasenpfeffer").say("panel menu").say("again")
    assert table.screen.question
    table.say("accept").settle()

    assert table.screen.panel is None
    assert len(table.state.tricks) == 0
    assert table.screen.assisted
