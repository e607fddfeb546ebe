"""Napoleon, or Nap: two to seven players each for themselves, five cards, the first lead names trump."""

from typing import Final

from games.napoleon.options import NapoleonOptions
from games.napoleon.rules import build
from games.napoleon.words import WORDS
from games.state import Preset, Recipe
from games.words import N_

RECIPE: Final = Recipe(
    key="napoleon",
    name=N_("Napoleon"),
    options=NapoleonOptions,
    build=build,
    presets=(Preset(N_("Standard"), ()),),
    words=WORDS,
)
