"""Hasenpfeffer: four players in partnerships, 25 cards, the joker always the highest trump."""

from typing import Final

from games.hasenpfeffer.options import HasenpfefferOptions
from games.hasenpfeffer.rules import build
from games.hasenpfeffer.words import WORDS
from games.state import Preset, Recipe
from games.words import N_

RECIPE: Final = Recipe(
    key="hasenpfeffer",
    name=N_("Hasenpfeffer"),
    options=HasenpfefferOptions,
    build=build,
    presets=(
        Preset(N_("Seed rules"), ()),
        Preset(
            N_("Hoyle and Pagat"),
            (
                ("defenders_score", "always"),
                ("first_lead", "declarer"),
                ("all_pass", "joker_holder_bids_3"),
                ("pass_final", "off"),
            ),
        ),
        Preset(N_("Literal translation"), (("fail_penalty", "tricks_won"),)),
    ),
    words=WORDS,
)
