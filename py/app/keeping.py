"""What is kept between visits, under which key, and how it is found again."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import games
from app import settings
from app.effects import Effect, Save
from app.model import Model, with_notice
from app.unread import beside
from games import recipe
from games.options import Options, changes, with_changes
from games.state import Rules
from table import record
from table.record import Record
from text import gettext as _

CURRENT: Final = "current"
SETTINGS: Final = "settings"
NAMES: Final = "names"
BROKEN: Final = 5
"""How many saves that cannot be read are kept for each game."""


def sitting_key(game: str) -> str:
    """Name the place where the sitting of a game is kept; each game has its own."""
    return f"sitting/{game}"


def rules_key(game: str) -> str:
    """Name the place where the house rules chosen for a game are kept."""
    return f"rules/{game}"


def broken_key(stored: Mapping[str, str], game: str, text: str) -> str:
    """Name the place where a sitting that could not be read is put aside; a full one is left alone."""
    places = (f"broken/{game}", *(f"broken/{game}/{number}" for number in range(2, BROKEN + 1)))
    return next((place for place in places if stored.get(place, text) == text), places[-1])


def record_of(model: Model) -> Record:
    """Take what is to be kept of the sitting on the table."""
    return Record(model.sitting, model.players, tuple(sorted(model.assisted)))


def save(model: Model) -> tuple[Effect, ...]:
    """Keep the sitting as it stands, and that its game is the one being played."""
    game = model.sitting.rules.key
    return (Save(sitting_key(game), record.write(record_of(model))), Save(CURRENT, game))


def save_settings(model: Model) -> tuple[Effect, ...]:
    """Keep the settings of the table."""
    kept = model.kept.get(SETTINGS, "")
    return (Save(SETTINGS, beside(kept, settings.write(model.settings), settings.reads)),)


def save_draft(model: Model, game: str) -> tuple[Effect, ...]:
    """Keep the house rules chosen for a game."""
    draft = model.drafts.get(game, {})
    kept = model.kept.get(rules_key(game), "")
    written = "\n".join(f"{name} {value}" for name, value in draft.items())
    return (Save(rules_key(game), beside(kept, written, lambda line: read_draft(game, line))),)


def read_draft(game: str, text: str) -> dict[str, str]:
    """Read the house rules kept for a game; what it does not offer any more is left out."""
    kind = recipe(game).options
    draft: dict[str, str] = {}
    for line in text.splitlines():
        name, _, value = line.partition(" ")
        try:
            with_changes(kind, {name: value})
        except ValueError:
            continue
        draft[name] = value
    return draft


def read_drafts(stored: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Read the house rules kept for every game."""
    return {each.key: read_draft(each.key, stored.get(rules_key(each.key), "")) for each in games.RECIPES}


def draft_options(model: Model, game: str) -> Options:
    """Give the house rules that the next sitting of a game will have."""
    return with_changes(recipe(game).options, model.drafts.get(game, {}))


def with_draft_of(model: Model, rules: Rules) -> Model:
    """Take the house rules in force as those to go on with."""
    return replace(model, drafts={**model.drafts, rules.key: dict(changes(rules.options))})


def kept_sitting(stored: Mapping[str, str], game: str) -> Record | None:
    """Read the sitting kept for a game; None when there is none.

    Raises BadRecord if it cannot be read.
    """
    text = stored.get(sitting_key(game), "")
    return record.read(text) if text else None


def put_aside(stored: Mapping[str, str], game: str) -> tuple[Effect, ...]:
    """Keep a sitting that cannot be read under another key, so that playing on does not lose it."""
    text = stored[sitting_key(game)]
    return (Save(broken_key(stored, game, text), text),)


def with_draft(model: Model, game: str, draft: dict[str, str]) -> tuple[Model, tuple[Effect, ...]]:
    """Take house rules for the next sitting of a game and keep them, if the game has them."""
    try:
        options = with_changes(recipe(game).options, draft)
    except ValueError:
        return with_notice(model, _("There is no such house rule.")), ()
    model = replace(model, drafts={**model.drafts, game: dict(changes(options))})
    return model, save_draft(model, game)
