"""Finished sittings: counted once each, by what their records say."""

from random import Random

import pytest

from app.effects import AskToPersist
from app.history import deals, entries, place, read, statistics, summary
from app.told import DateRead
from app.view import page
from drawn import words
from games import RECIPES
from games.engine import is_over
from seated import Program
from table import record
from table.sitting import has_ended

KEYS = [recipe.key for recipe in RECIPES]


def finished(key="hasenpfeffer", seed="won"):
    rng = Random(key)
    table = Program(seed).send(DateRead("2026-11-30")).say(f"game {key}").settle()
    heard = []
    while True:
        while table.settle().state.turn is not None:
            table.say(rng.choice(table.offered()))
            heard += table.effects
            if table.screen.turn.confirm is not None:
                table.say("confirm")
                heard += table.effects
        if has_ended(table.model.sitting):
            return table
        table.say("next-deal")


@pytest.fixture(scope="module")
def ended():
    return finished()


def history(table):
    return [key for key in table.store if key.startswith("history/")]


@pytest.mark.parametrize("key", KEYS)
def test_a_finished_sitting_is_kept_with_what_its_record_says(key):
    table = finished(key)
    (one,) = entries(table.model.kept)
    kept = record.read(table.store[one.key].partition("\n")[2])

    assert (one.game, one.date, one.level) == (key, "2026-11-30", "regular")
    assert one.summary == summary(kept)
    assert one.summary.deals == len(kept.sitting.finished) + 1
    assert one.summary.bids >= one.summary.made >= one.summary.lone_made
    assert one.summary.won == int(table.screen.result.won)


def test_s9_a_finished_sitting_is_counted_once_however_often_its_end_is_reached(ended):
    table = Program("other", stored=tuple(ended.store.items())).settle()
    before = dict(table.store)
    for _ in range(3):
        table.say("undo").say("redo").settle()
    again = Program("other", stored=tuple(table.store.items())).settle()
    again.say("new-sitting").say("new-sitting").settle()

    assert len(history(table)) == len(history(again)) == 1
    (one,), (other,) = entries(before), entries(table.store)
    assert one.summary._replace(assisted=1) == other.summary
    assert one.key == other.key


def test_the_first_finished_sitting_asks_the_browser_to_keep_things():
    heard = []
    table = Program("won").settle()
    send = table.send
    table.send = lambda message: (send(message), heard.extend(table.effects), table)[2]
    table.play_deal(Random(1))
    while not has_ended(table.model.sitting):
        table.say("next-deal").play_deal(Random(1))

    assert heard.count(AskToPersist()) == 1


def test_statistics_add_up_by_game_rules_and_level(ended):
    (one,) = entries(ended.model.kept)
    other = one._replace(key="history/x", rules="target:15")
    helped = one._replace(key="history/z", summary=one.summary._replace(assisted=2))
    counted = statistics((one, one._replace(key="history/y"), other, helped, helped))

    assert counted["hasenpfeffer", "", "regular", False].sittings == 2
    assert counted["hasenpfeffer", "", "regular", False].deals == 2 * one.summary.deals
    assert counted["hasenpfeffer", "target:15", "regular", False].sittings == 1
    assert counted["hasenpfeffer", "", "regular", True].assisted == 4


def test_the_panel_shows_what_was_counted(ended):
    shown = Program("x", stored=tuple(ended.store.items())).settle().say("panel history").screen.panel.history

    assert [line.sittings for line in shown.lines] == [1]
    assert len(shown.finished) == 1


def test_v7_what_was_counted_before_help_was_noted_still_counts(ended):
    key, text = next((key, text) for key, text in ended.store.items() if key.startswith("history/"))
    head, _newline, kept = text.partition("\n")
    older = f"{head.rpartition(',')[0]}\n{kept}"

    assert read(key, older) == read(key, text)


def test_statistics_show_in_how_many_deals_there_was_help(ended):
    table = Program("other", stored=tuple(ended.store.items())).settle().say("undo").say("redo").settle()
    shown = table.say("panel history").screen

    assert [line.assisted for line in shown.panel.history.lines] == [1]
    assert "With help" in words(page(shown))


@pytest.mark.parametrize(
    "text", ["", "junk", "- hasenpfeffer - regular 1,2\n", "- chess - regular 0,0,0,0,0,0,0,0\n"]
)
def test_v14_a_finished_sitting_with_wrong_values_is_passed_over(text):
    assert read("history/x", text) is None


def test_every_deal_of_a_sitting_is_given_as_it_ended(ended):
    states = list(deals(ended.model.sitting))

    assert len(states) == ended.model.sitting.number + 1
    assert all(map(is_over, states))


def test_a_sitting_under_other_rules_or_cards_has_another_place(ended):
    other = Program("another").model.sitting

    assert place(other) != place(ended.model.sitting)
