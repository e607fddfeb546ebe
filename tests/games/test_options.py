"""House rules as data, and the promises that forms, links and records rely on."""

import random
from dataclasses import dataclass

import pytest

from games import RECIPES
from games.options import Options, changes, choices, option, with_changes, write_value
from strategies import KEYS, PRESETS, random_options

EVERY_CHOICE = [(each.key, choice) for each in RECIPES for choice in choices(each.options)]
CHOICE_IDS = [f"{key}-{choice.name}" for key, choice in EVERY_CHOICE]


@dataclass(frozen=True, slots=True)
class TinyOptions(Options):
    lamp: bool = option(False, True, title="Lamp", explanation="On or off.", source="A test.")
    size: int = option(10, 5, title="Size", explanation="How big.", source="A test.")
    mood: str = option(
        "good", "bad", title="Mood", explanation="How.", source="A test.", labels={"bad": "low"}
    )


def test_choices_are_listed_in_the_order_of_the_form():
    lamp, size, mood = choices(TinyOptions)

    assert (lamp.name, lamp.values, lamp.labels) == ("lamp", (False, True), {})
    assert (size.title, size.explanation, size.source) == ("Size", "How big.", "A test.")
    assert (mood.values, mood.labels) == (("good", "bad"), {"bad": "low"})


def test_the_first_value_is_the_default():
    assert TinyOptions() == TinyOptions(lamp=False, size=10, mood="good")
    assert dict(changes(TinyOptions())) == {}


def test_only_what_differs_is_written():
    changed = TinyOptions(lamp=True, mood="bad")

    assert dict(changes(changed)) == {"lamp": "on", "mood": "bad"}
    assert with_changes(TinyOptions, {"lamp": "on", "mood": "bad"}) == changed


@pytest.mark.parametrize(("value", "text"), [(True, "on"), (False, "off"), (10, "10"), ("bad", "bad")])
def test_values_as_text(value, text):
    assert write_value(value) == text


@pytest.mark.parametrize(
    "changed",
    [
        {"colour": "red"},
        {"lamp": "True"},
        {"lamp": "1"},
        {"lamp": ""},
        {"size": "010"},
        {"size": "11"},
        {"size": "-5"},
        {"size": "5.0"},
        {"size": "1e9"},
        {"mood": "Good"},
        {"mood": "low"},
    ],
)
def test_a_value_that_is_not_offered_is_refused(changed):
    """Only some fields of a save were once checked, and others trusted."""
    with pytest.raises(ValueError):
        with_changes(TinyOptions, changed)


@pytest.mark.parametrize("key", KEYS)
def test_options_are_read_as_they_are_written(key):
    kind = next(each.options for each in RECIPES if each.key == key)
    rng = random.Random(key)
    for _ in range(50):
        options = random_options(kind, rng)
        assert with_changes(kind, dict(changes(options))) == options


@pytest.mark.parametrize(("key", "choice"), EVERY_CHOICE, ids=CHOICE_IDS)
def test_an_option_says_what_it_is(key, choice):
    written = [write_value(each) for each in choice.values]
    assert len(set(written)) == len(written) > 1
    assert len({type(each) for each in choice.values}) == 1
    assert all(text and not text[0].islower() for text in (choice.title, choice.explanation, choice.source))
    assert choice.explanation.endswith(".")
    assert choice.source.endswith(".")

    assert set(choice.labels) <= set(written)
    if isinstance(choice.values[0], str):
        assert set(choice.labels) == set(written)


@pytest.mark.parametrize(("key", "preset"), PRESETS, ids=[f"{key}-{preset.name}" for key, preset in PRESETS])
def test_a_preset_names_only_what_differs(key, preset):
    kind = next(each.options for each in RECIPES if each.key == key)

    assert dict(changes(with_changes(kind, dict(preset.changes)))) == dict(preset.changes)


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_a_preset_that_is_its_defaults(key):
    presets = [preset for game, preset in PRESETS if game == key]

    assert presets[0].changes == ()
    assert len({preset.name for preset in presets}) == len(presets)
