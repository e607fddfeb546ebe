"""A store that fills up: the person is told, and the oldest go only after they are in a file."""

from dataclasses import replace
from random import Random

from app import room
from app.effects import OfferFile
from app.told import Unprotected
from app.transfer import read
from seated import Program
from table.sitting import has_ended

LINE = "{day} hasenpfeffer - regular 1,9,3,2,1,0,10,4\nrecord"
ENTRIES = {f"history/{day}": LINE.format(day=f"2026-11-{day}") for day in range(10, 20)}


def filled(**more):
    return Program(stored=tuple({**ENTRIES, **more}.items())).settle()


def test_a_full_store_offers_the_oldest_as_a_file_before_it_forgets_them(monkeypatch):
    monkeypatch.setattr(room, "FULL", 100)
    table = filled().say("panel sittings")
    full = table.screen.panel.shelf.full
    table.say("oldest")
    (file,) = (each for each in table.effects if isinstance(each, OfferFile))
    question, before = table.screen.question, set(table.store)
    table.say("accept")

    assert full
    assert sorted(read(file.text)) == [f"history/{day}" for day in range(10, 15)]
    assert "5 finished sittings" in question
    assert before >= ENTRIES.keys()
    assert sorted(ENTRIES.keys() & table.store.keys()) == [f"history/{day}" for day in range(15, 20)]


def test_the_oldest_stay_when_the_file_was_not_saved():
    table = filled().say("oldest").say("decline")

    assert table.store.keys() >= ENTRIES.keys()


def test_with_nothing_finished_there_is_nothing_to_offer():
    table = Program().settle().say("oldest")

    assert table.screen.question is None


def test_v10_after_ten_finished_sittings_without_a_file_there_is_a_reminder():
    model = filled().model
    saved = replace(model, kept={**model.kept, "exported": "2026-11-30 10"})

    assert len(room.reminded(model).notices) == 1
    assert room.reminded(saved).notices == ()


def test_v10_where_the_browser_may_clear_what_it_keeps_that_is_said_while_there_is_something_to_lose():
    exported = filled(exported="2026-11-30 10")

    assert len(filled().send(Unprotected()).screen.notices) == 1
    assert exported.send(Unprotected()).screen.notices == ()
    assert Program().settle().send(Unprotected()).screen.notices == ()


def test_thousands_of_deals_fit():
    table = Program("long").settle()
    while not has_ended(table.model.sitting):
        table.play_deal(Random(len(table.store)))
        table.say("next-deal")
    (key,) = (each for each in table.store if each.startswith("history/"))
    deals = table.model.sitting.number + 1
    many = {f"history/{number}": table.store[key] for number in range(5_000 // deals)}

    assert not room.nearly_full(replace(table.model, kept={**table.model.kept, **many}))


def test_a_full_store_is_told_of_first(monkeypatch):
    monkeypatch.setattr(room, "FULL", 100)

    assert "room" in room.reminded(filled().model).notices[0]
