"""Sittings on the shelf: kept under a name, listed with date, game and score, opened and thrown away."""

import pytest

from app.effects import OfferFile
from app.shelf import read, slots, write
from app.starting import in_progress
from app.told import DateRead
from seated import Program


def begun(seed="shelf", today="2026-11-30"):
    table = Program(seed).settle().send(DateRead(today))
    table.say(table.offered()[0]).settle()
    return table


def test_a_kept_sitting_is_listed_with_name_date_game_and_score():
    table = begun().say("keep").say("panel sittings")
    line = table.screen.panel.shelf.slots[0]

    assert (line.name, line.date, line.game, line.deal) == ("Hasenpfeffer", "2026-11-30", "Hasenpfeffer", 1)
    assert line.scores == tuple(team.score for team in table.screen.score.teams)


def test_a_kept_sitting_opens_at_the_same_card_and_stays_on_the_shelf():
    table = begun().say("keep")
    kept = table.model.sitting
    table.say("new-sitting").say("accept").settle()
    elsewhere = table.model.sitting
    table.say("open-slot slot/1").settle()

    assert elsewhere != kept
    assert table.model.sitting == kept
    assert "slot/1" in table.store


def test_opening_over_a_sitting_in_progress_asks_first():
    table = begun().say("keep")
    table.say("new-sitting").say("accept").settle()
    table.say(table.offered()[0]).settle()
    before = table.model.sitting
    table.say("open-slot slot/1")
    question = table.screen.question
    table.say("decline")

    assert question
    assert table.model.sitting == before


def test_opening_over_the_kept_sitting_of_another_game_asks_first():
    table = begun().say("keep").say("game euchre").settle()
    table.say("open-slot slot/1")

    assert table.screen.question


def test_the_newest_comes_first_and_each_has_its_own_place():
    table = begun().say("keep").say("keep").say("delete-slot slot/1").say("keep")

    assert [each.key for each in slots(table.model.kept)] == ["slot/3", "slot/2"]


@pytest.mark.parametrize("name", ["<b>x</b>", "a & b", "two words", "Zoë 🐇", "\u202eevil", "%41", "-"])
def test_a_name_is_text_whatever_it_is(name):
    table = begun().say("keep").say(f"name-slot slot/1 {name}")
    shown = slots(table.model.kept)[0].name

    assert shown == "".join(sign for sign in name if sign.isprintable())


def test_an_empty_name_leaves_the_old_one():
    table = begun().say("keep").say("name-slot slot/1  \x07 ")

    assert slots(table.model.kept)[0].name == "Hasenpfeffer"


@pytest.mark.parametrize("key", ["settings", "sitting/hasenpfeffer", "slot/99", "", "saves", "../x"])
def test_only_what_lies_on_the_shelf_can_be_thrown_away_renamed_or_opened(key):
    table = begun().say("set pace fast")
    before = dict(table.store)
    table.say(f"delete-slot {key}").say(f"name-slot {key} x").say(f"open-slot {key}").settle()

    assert {**table.store, "saves": ""} == {**before, "saves": ""}


def test_v1_a_save_that_cannot_be_read_is_listed_and_can_be_downloaded():
    table = Program(stored=(("sitting/hasenpfeffer", "junk <b>"),)).settle().say("panel sittings")
    listed = table.screen.panel.shelf.broken
    table.say(f"download {listed[0][0]}")

    assert listed == (("broken/hasenpfeffer", "hasenpfeffer"),)
    assert table.effects == [OfferFile("broken-hasenpfeffer.txt", "junk <b>")]


@pytest.mark.parametrize("text", ["", "x", "2026 a hasenpfeffer 1 0", "- - chess 1 0\n", "- a euchre x 0\n"])
def test_v14_a_slot_with_wrong_values_is_passed_over(text):
    assert read("slot/1", text) is None or read("slot/1", text).date == ""


def test_a_slot_whose_record_is_junk_gives_one_sentence():
    table = Program(stored=(("slot/1", "- a hasenpfeffer 1 0,0\njunk"),)).settle().say("open-slot slot/1")

    assert len(table.screen.notices) == 1
    assert table.settle().offered()


def test_a_slot_comes_back_from_its_text():
    table = begun().say("keep")
    slot = slots(table.model.kept)[0]

    assert read("slot/1", write(slot)) == slot


def test_a_slot_is_asked_about_by_the_game_it_holds_and_not_by_its_first_line():
    shelved = Program("shelf").settle().say("game euchre").settle()
    shelved.say(shelved.offered()[0]).settle().say("keep")
    lying = shelved.store["slot/1"].replace(" euchre ", " hasenpfeffer ", 1)
    table = Program("mine", stored=(("slot/1", lying),)).settle().say("game euchre").settle()
    while not in_progress(table.model.sitting):
        table.say(table.offered()[0]).settle()
    mine = table.model.sitting
    table.say("open-slot slot/1")

    assert table.screen.question
    assert table.model.sitting == mine
