"""Everything as one file: equal to the byte when it comes back, shown first, undone if it was a slip."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.effects import OfferFile
from app.transfer import BEFORE, read, write
from seated import Program
from table.errors import BadRecord

KEYS = st.from_regex(r"(slot|history|rules)/[a-z0-9_]{1,20}", fullmatch=True)


def played(seed="mine"):
    table = Program(seed).settle().say("set pace fast").say("name 1 Zoë")
    table.say(table.offered()[0]).settle()
    return table.say("keep")


def exported(table):
    table.say("export")
    return next(each.text for each in table.effects if isinstance(each, OfferFile))


@given(kept=st.dictionaries(KEYS, st.text(st.characters(exclude_categories=["Cs"]), min_size=1)))
def test_what_is_kept_comes_back_equal_to_the_byte(kept):
    text = write(kept)

    assert read(text) == kept
    assert write(read(text)) == text
    assert text.isascii()


def test_an_import_gives_everything_and_exports_the_same_bytes():
    file = exported(played())
    other = Program("other").settle().say(f"import {file}").say("accept").settle()

    assert exported(other) == file
    assert other.model.settings["pace"] == "fast"
    assert other.screen.seats[1].name == "Zoë"
    assert other.model.sitting == played().model.sitting


def test_an_import_is_shown_before_it_replaces_anything():
    other = Program("other").settle()
    before = dict(other.store)
    other.say(f"import {exported(played())}")
    question = other.screen.question
    other.say("decline").settle()

    assert "2 sittings" in question
    assert other.store == before
    assert other.screen.question is None


def test_an_import_can_be_undone():
    other = Program("other").settle()
    other.say(other.offered()[0]).settle()
    mine = exported(other)
    other.say(f"import {exported(played())}").say("accept").settle()
    theirs = exported(other)
    other.say("undo-import").settle()

    assert theirs != mine
    assert exported(other) == mine


def test_v5_a_failed_import_is_not_saved_over_the_good_game():
    table = Program("good").settle()
    table.say(table.offered()[0]).settle()
    before = dict(table.store)
    table.say("import {} junk").say("accept").settle()
    again = Program("fresh", stored=tuple(table.store.items())).settle()

    assert table.store == before
    assert len(table.screen.notices) == 1
    assert again.model.sitting == table.model.sitting


@pytest.mark.parametrize("bend", [lambda t: t[:-30], lambda t: t.replace("fast", "slow"), lambda t: t + "x"])
def test_a_file_that_was_cut_or_changed_is_refused(bend):
    with pytest.raises(BadRecord):
        read(bend(exported(played())))


@pytest.mark.parametrize(
    "bend", [lambda t: t.replace("\n", "\r\n"), lambda t: "\ufeff" + t, lambda t: t + "\n\n"]
)
def test_d13_a_file_that_went_through_mail_still_opens(bend):
    file = exported(played())

    assert read(bend(file)) == read(file)


def test_a_file_with_a_broken_sitting_in_it_gives_a_playable_table():
    file = write({"current": "hasenpfeffer", "sitting/hasenpfeffer": "junk"})
    table = Program("mine").settle().say(f"import {file}").say("accept").settle()

    assert table.offered()
    assert table.store["broken/hasenpfeffer"] == "junk"


def test_what_belongs_to_this_browser_alone_is_not_taken_from_a_file():
    assert "saves" not in read(write({"saves": "7", BEFORE: "x", "current": "euchre"}))
    with pytest.raises(BadRecord):
        read("hasenpfeffer: 1\nsaves 7\ncheck: 0")


def test_what_does_not_go_into_a_file_does_not_give_way_to_one():
    file = exported(played())
    other = Program("other", stored=(("Slots.v2", "of a newer version"),)).settle()
    other.say(f"import {file}").say("accept").settle()

    assert other.store["Slots.v2"] == "of a newer version"


def test_what_an_import_replaced_is_said_to_be_broken_when_it_is():
    table = Program("other", stored=((BEFORE, "junk"),)).settle().say("undo-import").settle()

    assert any("cannot be opened" in notice for notice in table.model.notices)


def test_a_file_made_while_a_computer_player_was_to_act_is_played_on():
    """Its question once had another number than the table waited for, and nobody acted again."""
    table = Program("mine").settle()
    table.say(table.offered()[0])
    file = exported(table)
    other = Program("other").settle()
    other.say(other.offered()[0]).settle()
    other.say(f"import {file}").say("accept").settle()

    assert table.state.turn != 0
    assert other.offered()
