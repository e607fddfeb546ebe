"""Rules pages: written from the options in force, every house rule told."""

import random
from string import Formatter

import pytest

from games import RECIPES
from games.options import choices
from games.words import N_, Section, Sentence
from strategies import KEYS, random_options

EVERY_CHANGE = [
    (each, choice.name, value)
    for each in RECIPES
    for choice in choices(each.options)
    for value in choice.values[1:]
]


def page(recipe, options):
    return [
        (section.heading, *(each.text.format(**dict(each.values)) for each in section.sentences))
        for section in recipe.words.rules(options)
    ]


@pytest.mark.parametrize("key", KEYS)
def test_a_page_is_whole_under_any_house_rules(key):
    recipe = next(each for each in RECIPES if each.key == key)
    rng = random.Random(key)
    for _ in range(200):
        for section in recipe.words.rules(random_options(recipe.options, rng)):
            assert isinstance(section, Section)
            assert section.heading
            assert section.sentences
            for sentence in section.sentences:
                assert isinstance(sentence, Sentence)
                names = {name for _, name, _, _ in Formatter().parse(sentence.text) if name}
                assert names <= set(dict(sentence.values))
                assert sentence.text.endswith(".")


@pytest.mark.parametrize(
    ("recipe", "name", "value"), EVERY_CHANGE, ids=[f"{r.key}-{n}-{v}" for r, n, v in EVERY_CHANGE]
)
def test_every_house_rule_is_told(recipe, name, value):
    rng = random.Random(name)
    kind = recipe.options
    others = [{}, *({each.name: rng.choice(each.values) for each in choices(kind)} for _ in range(200))]
    differing = (
        page(recipe, kind(**{**given, name: value}))
        != page(recipe, kind(**{key: told for key, told in given.items() if key != name}))
        for given in others
    )

    assert any(differing)


def test_a_marked_sentence_is_itself():
    assert N_("A trick.") == "A trick."
