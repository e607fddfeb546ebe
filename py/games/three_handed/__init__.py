"""Three-handed Euchre: no partners, and the maker of each deal against the other two."""

from typing import Final

from games.state import Preset, Recipe
from games.three_handed.options import ThreeHandedOptions
from games.three_handed.rules import build
from games.three_handed.words import WORDS
from games.words import N_

RECIPE: Final = Recipe(
    key="three_handed",
    name=N_("Three-handed Euchre"),
    options=ThreeHandedOptions,
    build=build,
    presets=(Preset(N_("Standard"), ()),),
    words=WORDS,
)
