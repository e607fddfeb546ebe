"""Looking at things changes nothing that follows: the same choices give the same sitting."""

from random import Random

import pytest

from app.report import read, write
from app.told import Faulted
from games import RECIPES
from seated import Program

LOOKS = (
    *("panel rules", "panel sittings", "panel fair", "panel share", "panel history", "panel settings"),
    *("close", "set pace fast", "set pace slow", "set theme dark", "set hold none", "copy-link", "export"),
    *("keep", "name 1 Ada", "dismiss", "key ?", "hint"),
)


def played(key, looking):
    rng, looks = Random(5), Random(6)
    table = Program("fair play").say(f"game {key}").settle()
    for _ in range(45):
        if looking:
            table.say(looks.choice(LOOKS)).say("close")
        if table.settle().state.turn is None:
            break
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm is not None:
            table.say("confirm")
    return table.settle().model.sitting


@pytest.mark.parametrize("key", [recipe.key for recipe in RECIPES])
def test_u10_t14_whatever_is_looked_at_or_set_the_same_choices_give_the_same_cards_and_answers(key):
    assert played(key, looking=True) == played(key, looking=False)


def test_a_fault_in_between_changes_nothing_that_follows():
    table = Program("fair play").settle()
    before = table.model.sitting
    report = write(table.model, Faulted("x"), "error")
    table.send(Faulted(report)).settle()

    assert table.model.sitting == before
    assert read(table.model.report).model.sitting == before
