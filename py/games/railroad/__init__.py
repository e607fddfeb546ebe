"""Railroad Euchre: Euchre with a joker, partner's best, lone defenders, laps and slams."""

from typing import Final

from games.railroad.options import RailroadOptions
from games.railroad.rules import build
from games.railroad.words import WORDS
from games.state import Preset, Recipe
from games.words import N_

RECIPE: Final = Recipe(
    key="railroad",
    name=N_("Railroad Euchre"),
    options=RailroadOptions,
    build=build,
    presets=(Preset(N_("Standard"), ()),),
    words=WORDS,
)
