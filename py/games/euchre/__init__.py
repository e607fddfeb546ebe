"""Euchre: four players in partnerships, five cards each, and a card turned up for trump."""

from typing import Final

from games.euchre.options import EuchreOptions
from games.euchre.rules import build
from games.euchre.words import WORDS
from games.state import Preset, Recipe
from games.words import N_

RECIPE: Final = Recipe(
    key="euchre",
    name=N_("Euchre"),
    options=EuchreOptions,
    build=build,
    presets=(
        Preset(N_("Standard"), ()),
        Preset(N_("Midwest Euchre"), (("stick_dealer", "on"),)),
        Preset(
            N_("Bar rules"),
            (("stick_dealer", "on"), ("canadian_loner", "on"), ("farmers_hand", "swap_three")),
        ),
        Preset(
            N_("British"),
            (("target", "11"), ("pack", "25"), ("joker_up", "dealer_maker_names_blind")),
        ),
    ),
    words=WORDS,
)
