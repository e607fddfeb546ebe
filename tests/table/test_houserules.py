"""House rules as text come back equal, and a bad text gives one reason."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import RECIPES
from strategies import random_options
from table.errors import BadRecord
from table.houserules import LONGEST, read, write


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.key)
@pytest.mark.parametrize("seed", range(20))
def test_what_is_written_is_read_again(recipe, seed):
    options = random_options(recipe.options, Random(seed))

    assert read(write(recipe.key, options)) == (recipe.key, options)
    assert read(write(recipe.key, options).upper() + "\n") == (recipe.key, options)


@pytest.mark.parametrize(
    "text",
    ["", "chess", "euchre target", "euchre target:99", "euchre a:b", "euchre target:5 target:7", "x" * 3_000],
)
def test_what_cannot_be_read_has_a_reason(text):
    with pytest.raises(BadRecord):
        read(text)


def test_house_rules_may_be_as_long_as_they_may_be_and_no_longer():
    longest = "euchre" + " " * (LONGEST - len("euchre"))
    assert read(longest) == read("euchre")

    with pytest.raises(BadRecord, match="too long"):
        read(longest + " ")


@given(st.text())
def test_nothing_else_is_raised(text):
    with suppress(BadRecord):
        assert read(text)
