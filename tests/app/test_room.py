"""A store that fills up: the person is told, and the oldest go only after they are in a file."""

from dataclasses import replace

from app import room
from app.effects import OfferFile
from app.transfer import read
from seated import Program

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


def test_a_full_store_is_told_of_first(monkeypatch):
    monkeypatch.setattr(room, "FULL", 100)

    assert "room" in room.reminded(filled().model).notices[0]
