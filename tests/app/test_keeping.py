"""What is kept between visits comes back; what cannot be read stops nothing and is not lost."""

from random import Random

import pytest

from app.told import StoreCleared
from seated import Program


def part_played(seed="kept", actions=6):
    rng = Random(9)
    table = Program(seed).settle()
    for _ in range(actions):
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm:
            table.say("confirm")
        table.settle()
    return table


def test_a_closed_page_opens_at_the_same_card():
    table = part_played()

    again = Program("fresh", stored=tuple(table.store.items())).settle()

    assert again.model.sitting == table.model.sitting
    assert again.screen.hand == table.screen.hand


@pytest.mark.parametrize("junk", ["{}", "null", "sitting: 1", "sitting: 99\n", "\x00", "ÿ" * 999])
def test_a_broken_save_never_stops_the_page_and_is_put_aside(junk):
    table = Program(stored=(("current", "hasenpfeffer"), ("sitting/hasenpfeffer", junk))).settle()

    assert table.offered()
    assert len(table.screen.notices) == 1
    assert table.store["broken/hasenpfeffer"] == junk


@pytest.mark.parametrize("cut", [2, 10, 60, 100])
def test_a_save_that_was_cut_is_put_aside(cut):
    table = part_played()
    whole = table.store["sitting/hasenpfeffer"]

    again = Program(stored=(("sitting/hasenpfeffer", whole[:-cut]),)).settle()

    assert again.offered()
    assert again.store["broken/hasenpfeffer"] == whole[:-cut]


def test_wrong_settings_fall_back_to_their_defaults():
    stored = (("settings", "pace warp\nsuits four\nnonsense"), ("rules/hasenpfeffer", "target 99\nmin_bid 2"))
    table = Program(stored=stored).settle()

    assert table.model.settings["pace"] == "normal"
    assert table.model.settings["suits"] == "four"
    assert table.model.sitting.rules.options.min_bid == 2
    assert table.model.sitting.rules.target == 10


def test_settings_are_kept():
    table = Program().settle().say("set pace fast").say("set suits four")

    again = Program(stored=tuple(table.store.items()))
    assert again.model.settings["pace"] == "fast"
    assert again.model.settings["suits"] == "four"


def test_a_setting_that_does_not_exist_gives_one_sentence():
    table = Program().settle().say("set pace warp")

    assert len(table.screen.notices) == 1


def test_names_of_seats_are_kept_and_an_empty_one_gives_the_place_back():
    table = Program().settle().say("name 1  Ada \x07<b>Lovelace</b> of the house")

    again = Program(stored=tuple(table.store.items())).settle()
    assert again.screen.seats[1].name == "Ada <b>Lovelace</b>"
    again.say("name 1 ")
    assert again.screen.seats[1].name == "West"


def test_a_level_of_one_seat_is_kept_with_the_sitting():
    table = Program().settle().say("level 2 expert")

    again = Program(stored=tuple(table.store.items()))
    assert again.model.players[1:] == ("regular", "expert", "regular")
    assert len(again.say("level 2 grandmaster").screen.notices) == 1


def test_v2_a_store_that_somebody_cleared_is_filled_again_and_that_is_said_once():
    table = Program("cleared").say("set pace fast").say("keep").settle()
    before = dict(table.store)
    table.store.clear()
    table.send(StoreCleared())

    assert {key: table.store[key] for key in before if key != "saves"} == {
        key: text for key, text in before.items() if key != "saves"
    }
    assert int(table.store["saves"]) > int(before["saves"])
    assert len(table.screen.notices) == 1
    table.say("dismiss").say(table.offered()[0]).settle()
    assert table.screen.notices == ()
    assert Program("again", stored=tuple(table.store.items())).model.sitting == table.model.sitting
