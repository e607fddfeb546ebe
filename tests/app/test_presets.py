"""House rules of one's own: saved under a name, kept, sent as text and taken back."""

import pytest

from app.presets import MOST
from app.screen import Panel
from seated import Program


def form(table):
    table.say(f"panel {Panel.GAMES.value}")
    return table.screen.panel.form


def test_house_rules_are_saved_under_a_name_and_kept():
    table = Program().settle().say("rule target 21").say("save-own Grandma's table").say("rule target 10")

    again = Program(stored=tuple(table.store.items())).settle()
    assert form(again).own == ("Grandma's table",)
    again.say("own Grandma's table").say("new-sitting").settle()
    assert again.model.sitting.rules.target == 21
    assert form(again.say("drop-own Grandma's table")).own == ()


def test_house_rules_travel_as_text():
    mine = Program().settle().say("rule target 21").say("rule ladder pepper")
    text = form(mine).text

    friend = Program("friend").settle().say(f"take-rules {text}").say("new-sitting").settle()
    assert friend.model.sitting.rules.options == type(friend.model.sitting.rules.options)(
        ladder="pepper", target=21
    )


@pytest.mark.parametrize(
    "text", ["", "chess a:b", "hasenpfeffer target:99", "euchre target:5", "save-own  ", "own nothing"]
)
def test_what_is_no_set_of_house_rules_gives_one_sentence(text):
    table = Program().settle()
    before = table.model.drafts
    table.say(text if text.startswith(("save-own", "own")) else f"take-rules {text}")

    assert len(table.screen.notices) == 1
    assert table.model.drafts == before


def test_a_preset_that_is_in_force_is_marked():
    table = Program().settle()

    assert form(table).preset == form(table).presets[0][0]
    assert form(table.say("rule target 21")).preset is None


def test_of_sets_of_house_rules_there_are_only_so_many_but_one_may_always_be_saved_again():
    table = Program().settle()
    for number in range(MOST):
        table.say(f"save-own set {number}")
    assert table.screen.notices == ()

    table.say("save-own one more")
    assert len(table.screen.notices) == 1
    assert "one more" not in form(table).own
    assert len(form(table).own) == MOST
    table.say("rule target 21").say("save-own set 0").say("own set 0").say("new-sitting").settle()
    assert table.model.sitting.rules.target == 21
    assert len(form(table.say("drop-own set 1").say("save-own one more")).own) == MOST
