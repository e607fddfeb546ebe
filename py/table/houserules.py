"""House rules as text, to be sent and kept: euchre stick_dealer:on farmers_hand:swap_three."""

from typing import Final

import games
from games.options import Options, changes, with_changes
from games.words import N_
from table.errors import BadRecord

LONGEST: Final = 2_000


def write(key: str, options: Options) -> str:
    """Print a game and what differs from its defaults."""
    return " ".join((key, *(f"{name}:{value}" for name, value in changes(options))))


def read(text: str) -> tuple[str, Options]:
    """Read a game's key and house rules, in any case of letters; raises BadRecord and nothing else."""
    if len(text) > LONGEST:
        raise BadRecord(N_("These house rules are too long."))
    key, *pairs = text.lower().split() or [""]
    try:
        recipe = games.recipe(key)
    except ValueError:
        raise BadRecord(N_("It is for a game that is not on the list.")) from None
    values = dict(pair.split(":", 1) for pair in pairs if ":" in pair)
    if len(values) != len(pairs):
        raise BadRecord(N_("These house rules are not written as a name, a colon and a value each."))
    try:
        return key, with_changes(recipe.options, values)
    except ValueError:
        raise BadRecord(N_("It names a house rule that this game does not have.")) from None
