"""Two-handed Euchre: two players, five cards each, no partners and no loners."""

from typing import Final

from games.state import Preset, Recipe
from games.two_handed.options import TwoHandedOptions
from games.two_handed.rules import build
from games.two_handed.words import WORDS
from games.words import N_

RECIPE: Final = Recipe(
    key="two_handed",
    name=N_("Two-handed Euchre"),
    options=TwoHandedOptions,
    build=build,
    presets=(Preset(N_("Standard"), ()),),
    words=WORDS,
)
