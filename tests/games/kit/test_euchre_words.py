"""The rules pages of the Euchre family say what is in force, with the numbers that will be used."""

import pytest

from games import recipe
from games.options import choices

GAMES = ("two_handed", "euchre", "three_handed", "railroad")
# What must be in force for an option to say anything.
GIVEN = {"joker_up": {"pack": 25}}
GIVEN_IN = {"railroad": {"joker_up": {"joker": True}}}
EVERY_VALUE = [
    (key, each.name, value)
    for key in GAMES
    for each in choices(recipe(key).options)
    for value in each.values[1:]
]


def page(key, **options):
    found = recipe(key)
    sections = found.words.rules(found.options(**options))
    return "\n".join(
        sentence.text.format(**dict(sentence.values))
        for section in sections
        for sentence in section.sentences
    )


@pytest.mark.parametrize(("key", "name", "value"), EVERY_VALUE)
def test_another_house_rule_makes_another_page(key, name, value):
    given = (GIVEN | GIVEN_IN.get(key, {})).get(name, {})

    assert page(key, **given, **{name: value}) != page(key, **given)


@pytest.mark.parametrize("key", GAMES)
def test_the_page_names_the_points_to_win(key):
    for choice in choices(recipe(key).options):
        if choice.name == "target":
            for value in choice.values:
                assert f" {value} points" in page(key, target=value)


@pytest.mark.parametrize(
    ("key", "options", "said"),
    [
        ("euchre", {"pack": 25}, "There are 25 cards"),
        ("euchre", {"lone_euchre_points": 4}, "A euchred loner gives them 4."),
        ("euchre", {}, "All five, a march, count 2; taken alone they count 4."),
        ("three_handed", {"march_points": 4}, "All five, a march, count 4."),
        ("three_handed", {"euchre_points": "maker_loses_two"}, "is euchred and loses 2."),
        ("three_handed", {}, "The first player with 10 points wins."),
        ("railroad", {"games_to_win": 5}, "Games needed to win the sitting: 5."),
        ("railroad", {"pack": 32}, "There are 33 cards"),
        ("two_handed", {}, "the other 13 stay face down"),
    ],
)
def test_the_page_says(key, options, said):
    assert said in page(key, **options)


@pytest.mark.parametrize("key", GAMES)
def test_without_a_joker_the_page_does_not_speak_of_one_turned_up(key):
    found = recipe(key)
    headings = [section.heading for section in found.words.rules(found.options())]

    assert ("When the joker is turned up" in headings) is (key == "railroad")
