"""Two pages on one store: the second looks on or takes over, and overwrites nothing."""

import pytest

from app.effects import AskBot, RingIn, Save, TakeOver
from app.msg import Started
from app.told import SittingTaken, StoreChanged, TakenOver
from app.update import update
from seated import Program

PLAYED = Program("shared").settle()
STORED = tuple(PLAYED.store.items())


def second():
    model, effects = update(None, Started(STORED, "", "other", STORED, elsewhere=True))
    table = Program("unused")
    table.model, table.waiting = model, type(table.waiting)()
    table.store = {}
    return table, effects


def test_v8_the_second_page_shows_the_sitting_and_asks_and_keeps_nothing():
    table, effects = second()

    assert table.model.sitting == PLAYED.model.sitting
    assert table.screen.question
    assert not [each for each in effects if isinstance(each, Save | AskBot | RingIn)]


@pytest.mark.parametrize("text", ["act -", "undo", "new-sitting", "game euchre", "set pace fast"])
def test_v8_the_page_that_looks_on_changes_nothing(text):
    table, _effects = second()
    table.say("decline").say(text)

    assert table.store == {}
    assert table.model.sitting == PLAYED.model.sitting
    assert table.screen.question is None


def test_v8_the_page_that_looks_on_follows_what_the_other_one_plays():
    other = Program("shared", stored=STORED).settle()
    other.say(other.offered()[0]).settle()
    table, _effects = second()
    table.send(StoreChanged(tuple(other.store.items())))

    assert table.model.sitting == other.model.sitting
    assert table.model.elsewhere
    assert table.store == {}


def test_v8_taking_over_goes_on_where_the_other_page_was():
    other = Program("shared", stored=STORED).settle()
    other.say(other.offered()[0]).settle()
    table, _effects = second()
    table.say("accept")
    asked = table.effects
    kept = tuple(other.store.items())
    table.send(TakenOver(kept, kept, "fresh")).settle()

    assert TakeOver() in asked
    assert not table.model.elsewhere
    assert table.state == other.state
    assert table.offered()


def test_v8_the_page_that_was_taken_over_stops_to_play_and_to_keep():
    table = Program("shared").settle()
    kept = dict(table.store)
    table.send(SittingTaken()).say("decline")
    table.say("act -").say("undo").settle()

    assert table.store == kept
    assert table.screen.elsewhere
    table.say("take-over")
    assert table.effects == [TakeOver()]


def test_an_emptied_store_leaves_the_table_as_it_was():
    table, _effects = second()
    table.send(StoreChanged(()))

    assert table.model.sitting == PLAYED.model.sitting


def test_v8_a_page_from_which_it_is_taken_back_before_it_had_it_asks_again():
    table, _effects = second()
    table.say("accept")
    table.send(SittingTaken())

    assert table.model.elsewhere
    assert table.screen.question
