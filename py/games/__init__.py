"""The games on the list, and the five verbs that play every one of them."""

from functools import cache
from typing import Final

from games import euchre, hasenpfeffer, napoleon, railroad, three_handed, two_handed
from games.engine import apply, legal_actions, new_deal, observe, points
from games.options import Options
from games.state import Recipe, Rules

RECIPES: Final[tuple[Recipe, ...]] = (
    hasenpfeffer.RECIPE,
    two_handed.RECIPE,
    euchre.RECIPE,
    three_handed.RECIPE,
    railroad.RECIPE,
    napoleon.RECIPE,
)

__all__ = [
    "RECIPES",
    "apply",
    "legal_actions",
    "new_deal",
    "observe",
    "points",
    "recipe",
    "rules",
]


def recipe(key: str) -> Recipe:
    """Find a game by its key; raises ValueError if it is not on the list."""
    for each in RECIPES:
        if each.key == key:
            return each
    raise ValueError(f"no such game: {key!r}")


def rules(key: str, options: Options | None = None) -> Rules:
    """Give a game's rules, by default as the game is usually played; ValueError for an unknown game."""
    found = recipe(key)
    return _built(key, found.options() if options is None else options)


# Rules that were built twice would not be equal: their functions are bound to each.
@cache
def _built(key: str, options: Options) -> Rules:
    return recipe(key).build(options)
