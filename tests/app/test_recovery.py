"""Two stores that may disagree: the newer whole one wins, and the last good save stays beside the newest."""

from random import Random

import pytest

from app.effects import AskBot
from app.msg import Started
from app.recovery import newest, number, repairs
from app.told import JournalRead
from app.update import update
from seated import Program
from table import record


def played(actions, seed="kept"):
    """Play at random and give what was kept after each of the person's actions, oldest first."""
    rng = Random(3)
    table = Program(seed).settle()
    kept = [dict(table.store)]
    for _ in range(actions):
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm:
            table.say("confirm")
        table.settle()
        kept.append(dict(table.store))
    return kept


OLD, *_, NEW = played(3)


def opened(stored, journal):
    model, effects = update(None, Started(tuple(stored.items()), "", "fresh", tuple(journal.items())))
    return model.sitting, effects


def sitting_of(store):
    return record.read(store["sitting/hasenpfeffer"]).sitting


@pytest.mark.parametrize(("stored", "journal"), [(OLD, NEW), (NEW, OLD), (NEW, {}), ({}, NEW), (NEW, NEW)])
def test_v4_of_two_stores_the_newer_wins_whichever_it_is(stored, journal):
    sitting, _effects = opened(stored, journal)

    assert sitting == sitting_of(NEW)


@pytest.mark.parametrize("cut", [2, 20, 80])
def test_v4_a_newer_store_that_was_cut_gives_way_to_the_older_whole_one(cut):
    torn = {**NEW, "sitting/hasenpfeffer": NEW["sitting/hasenpfeffer"][:-cut]}

    assert opened(OLD, torn)[0] == sitting_of(OLD)
    assert opened(torn, OLD)[0] == sitting_of(OLD)


def test_v4_with_both_stores_broken_the_last_good_save_is_opened():
    torn = {**NEW, "sitting/hasenpfeffer": "sitting: 1 torn"}
    sitting, effects = opened(torn, torn)

    assert sitting == record.read(NEW["good/hasenpfeffer"]).sitting
    assert [each.text for each in effects if getattr(each, "key", "") == "broken/hasenpfeffer"] == [
        "sitting: 1 torn"
    ]


def test_a_broken_save_never_becomes_the_last_good_one():
    table = Program(stored=(("sitting/hasenpfeffer", "junk"),)).settle()
    table.say(table.offered()[0]).settle()

    assert "junk" not in table.store["good/hasenpfeffer"]


def test_five_broken_saves_of_a_game_are_kept_apart():
    store = {}
    for junk in ("a", "b", "c", "d", "e"):
        table = Program(stored=tuple({**store, "sitting/hasenpfeffer": junk}.items()))
        store = table.store

    assert sorted(text for key, text in store.items() if key.startswith("broken/")) == list("abcde")


def test_after_a_start_both_stores_hold_what_the_newer_one_held():
    mended = {each.key for each in repairs(newest(OLD, NEW), OLD, NEW)}

    assert "sitting/hasenpfeffer" in mended
    assert repairs(newest(NEW, NEW), NEW, NEW) == ()


def test_a_key_that_was_forgotten_stays_forgotten():
    assert "names" not in newest({"names": "1 Ada", "saves": "3"}, {"names": "", "saves": "4"})


@pytest.mark.parametrize("junk", ["", "-1", "NaN", "1e9", "٣", "9" * 400, "0x10"])
def test_v14_a_number_of_saves_that_is_none_is_older_than_any(junk):
    assert number({"saves": junk}) == -1


def test_saves_are_numbered_one_after_the_other():
    numbers = [int(kept["saves"]) for kept in played(4)]

    assert numbers == sorted(set(numbers))


def test_what_is_kept_already_is_not_kept_again():
    table = Program().settle().say("set pace fast")
    before = table.store["saves"]
    table.say("set pace fast")

    assert table.store["saves"] == before


def late(stored, journal, *, elsewhere=False):
    """Open with the first store alone, then hear from the second."""
    kept, told = tuple(stored.items()), tuple(journal.items())
    model, _effects = update(None, Started(kept, "", "fresh", elsewhere=elsewhere))
    return model, *update(model, JournalRead(kept, told, "unused"))


def test_a_second_store_that_answers_late_and_holds_more_is_taken_up():
    before, after, effects = late(OLD, NEW)

    assert before.sitting == sitting_of(OLD)
    assert after.sitting == sitting_of(NEW)
    assert after.ticket > before.ticket
    assert all(each.ticket > before.ticket for each in effects if isinstance(each, AskBot))


@pytest.mark.parametrize(
    ("stored", "journal", "elsewhere"), [(NEW, OLD, False), (NEW, {}, False), (OLD, NEW, True)]
)
def test_a_late_second_store_that_holds_no_more_or_is_not_ours_changes_nothing(stored, journal, elsewhere):
    before, after, effects = late(stored, journal, elsewhere=elsewhere)

    assert after == before
    assert effects == ()
