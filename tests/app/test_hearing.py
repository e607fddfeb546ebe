"""What follows when the world outside has something to tell."""

from random import Random

import pytest

from app.effects import AskBot, CopyText
from app.told import BotSilent, DateRead, Faulted, TextCopied
from seated import Program


def waiting_for_a_player():
    """Give a table at which a computer's seat has been asked."""
    rng = Random(2)
    table = Program("hearing")
    while not any(isinstance(effect, AskBot) for effect in table.effects):
        table.settle() if table.waiting else table.say(rng.choice(table.offered()))
    table.waiting.clear()
    return table


@pytest.mark.parametrize("told", ["", "today", "2026-13", "2026-12-01 <b>", "٢٠٢٦-١٢-٠١"])
def test_what_is_no_day_is_not_taken_for_one(told):
    assert Program().send(DateRead(told)).model.today == ""


def test_the_day_is_remembered():
    assert Program().send(DateRead("2026-12-01")).model.today == "2026-12-01"


@pytest.mark.parametrize("copied", [True, False])
def test_copying_a_text_is_answered_in_words(copied):
    assert len(Program().settle().send(TextCopied(copied)).screen.notices) == 1


def test_a_fault_is_told_once_asked_about_again_and_can_be_copied():
    table = waiting_for_a_player()
    table.send(Faulted("report: 1"))
    asked = [effect for effect in table.effects if isinstance(effect, AskBot)]
    table.send(Faulted("report: 2"))
    notices = table.screen.notices
    table.say("copy-report")

    assert len(asked) == 1
    assert len(notices) == 1
    assert table.effects == [CopyText("report: 2")]


def test_a_second_fault_at_the_same_place_is_done_without_the_player():
    table = waiting_for_a_player()
    history = len(table.state.history)
    table.send(Faulted("one")).waiting.clear()
    table.send(Faulted("two")).say("skip")

    assert len(table.state.history) == history + 1


def test_a_player_that_is_silent_is_done_without_but_not_the_person():
    table = waiting_for_a_player()
    history = len(table.state.history)
    table.send(BotSilent(table.model.ticket)).say("skip")
    mine = Program("mine").settle()
    before = mine.state
    mine.send(BotSilent(mine.model.ticket))

    assert len(table.state.history) == history + 1
    assert mine.state == before
