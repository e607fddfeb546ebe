import pytest
from htpy import fragment

from app.screen import RulesForm, SeatForm, Setting
from app.settings import SETTINGS
from app.view.forms import house_rules, places, settings
from drawn import by_id, parts, words
from games import RECIPES
from games.options import choices, write_value


def form(recipe):
    declared = choices(recipe.options)
    values = tuple(write_value(each.values[-1]) for each in declared)
    presets = tuple((preset.name, preset.name) for preset in recipe.presets)
    return RulesForm(
        recipe.key, recipe.name, declared, values, presets, own=(), preset=recipe.presets[0].name
    )


def options(html):
    return [part for part in parts(html) if part.tag == "option"]


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.key)
def test_every_house_rule_has_a_control_at_its_value_with_its_reason_and_source(recipe):
    shown = form(recipe)
    html = str(fragment[house_rules(shown)])
    for choice, value in zip(shown.choices, shown.values, strict=True):
        control = by_id(html, f"rule-{choice.name}")
        why = by_id(html, control.attributes["aria-describedby"]).words

        assert control.attributes["data-msg"] == f"rule {choice.name}"
        assert choice.title in words(html)
        assert choice.explanation in why
        assert choice.source in why
        if control.tag == "input":
            assert ("checked" in control.attributes) == (value == "on")


def test_a_select_stands_at_the_value_in_force_and_offers_the_others():
    html = str(fragment[settings((Setting("pace", ("normal", "slow", "fast"), "slow"),))])

    assert [each.attributes["value"] for each in options(html)] == ["normal", "slow", "fast"]
    assert [each.words for each in options(html) if "selected" in each.attributes] == ["Slow"]


def test_on_and_off_are_a_switch():
    html = str(fragment[settings((Setting("keys", ("on", "off"), "on"),))])
    switch = by_id(html, "set-keys")

    assert switch.attributes["role"] == "switch"
    assert "checked" in switch.attributes


def test_every_setting_and_value_has_words_of_its_own():
    html = str(fragment[settings(tuple(Setting(key, values, values[0]) for key, values in SETTINGS.items()))])
    labels = [part.words for part in parts(html) if part.tag == "label"]

    assert len(set(labels)) == len(SETTINGS)
    for option in options(html):
        assert option.words.lower() != option.attributes["value"] or len(option.words) > 1


def test_the_preset_in_force_is_pressed():
    recipe = RECIPES[0]
    html = str(fragment[house_rules(form(recipe))])
    pressed = [p.attributes["data-msg"] for p in parts(html) if p.attributes.get("aria-pressed") == "true"]

    assert pressed == [f"preset {recipe.presets[0].name}"]


def test_a_computers_seat_has_a_name_a_level_and_a_style_and_ones_own_only_a_name():
    html = str(fragment[places((SeatForm(0, "You", ""), SeatForm(1, "West", "Ada", "casual", "bold")))])
    messages = [part.attributes["data-msg"] for part in parts(html) if "data-msg" in part.attributes]

    assert messages == ["name 0", "name 1", "level 1", "style 1"]
    assert [p.words for p in options(html) if "selected" in p.attributes] == ["Casual", "Bold"]
    assert by_id(html, "name-1").attributes["value"] == "Ada"
