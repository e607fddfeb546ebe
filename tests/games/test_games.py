"""The list of games."""

from pathlib import Path

import pytest

import games
from games import RECIPES, recipe, rules
from games.hasenpfeffer.options import HasenpfefferOptions
from games.options import choices, with_changes, write_value

FOLDER = Path(games.__file__).parent


def test_every_folder_that_is_a_game_is_on_the_list():
    folders = {path.parent.name for path in FOLDER.glob("*/__init__.py")} - {"kit"}

    assert folders == {each.key for each in RECIPES}
    assert len(RECIPES) == len(folders)


@pytest.mark.parametrize("each", RECIPES, ids=lambda each: each.key)
def test_a_game_has_its_name_words_options_and_source(each):
    assert each.name
    assert each.words.summary.endswith(".")
    assert each.words.rules(each.options())
    assert "RULES.md section" in (FOLDER / each.key / "rules.py").read_text(encoding="utf-8")
    assert "RULES.md section" in (FOLDER / each.key / "options.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("each", RECIPES, ids=lambda each: each.key)
def test_rules_know_their_key_and_options(each):
    in_force = rules(each.key)

    assert (in_force.key, in_force.options) == (each.key, each.options())
    assert len(in_force.pack) == len(set(in_force.pack)) >= sum(in_force.batches) * in_force.seats


@pytest.mark.parametrize("each", RECIPES, ids=lambda each: each.key)
def test_r7_no_house_rule_puts_a_card_into_the_pack_twice(each):
    for choice in choices(each.options):
        for value in choice.values:
            pack = rules(each.key, with_changes(each.options, {choice.name: write_value(value)})).pack
            assert len(pack) == len(set(pack))


@pytest.mark.parametrize("each", RECIPES, ids=lambda each: each.key)
def test_only_what_a_joker_turned_up_stands_for_is_said_without_seeing_ones_cards(each):
    for choice in choices(each.options):
        for value in choice.values:
            in_force = rules(each.key, with_changes(each.options, {choice.name: write_value(value)}))

            assert {phase.name for phase in in_force.phases if phase.blind} <= {"joker"}


def test_the_same_options_give_the_same_rules():
    assert rules("hasenpfeffer") is rules("hasenpfeffer", HasenpfefferOptions())
    assert rules("hasenpfeffer", HasenpfefferOptions(target=21)) is not rules("hasenpfeffer")


@pytest.mark.parametrize("key", ["", "Euchre", "kit", "pinochle"])
def test_an_unknown_game_is_refused(key):
    with pytest.raises(ValueError, match="no such game"):
        recipe(key)
    with pytest.raises(ValueError, match="no such game"):
        rules(key)
