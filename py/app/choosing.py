"""Choosing house rules and settings."""

from dataclasses import replace
from typing import Final

from app import names
from app.effects import Save
from app.keeping import NAMES, save, save_settings, with_draft
from app.model import Model, with_notice
from app.names import cleaned
from app.play import Step, proceed
from app.settings import SETTINGS, is_offered
from app.starting import levels
from cards.seat import Seat
from games import recipe
from text import gettext as _

# What the present question, or the trick that lies there, waits for may be another thing after these.
AT_ONCE: Final = frozenset({"level", "autoplay", "partner", "hold", "pace"})


def choose_rule(model: Model, option: str, value: str) -> Step:
    """Set one house rule for the next sitting of the game on the table."""
    game = model.sitting.rules.key
    draft = {**model.drafts.get(game, {}), option: value}
    return with_draft(model, game, draft)


def choose_preset(model: Model, name: str) -> Step:
    """Take a named set of house rules for the next sitting of the game on the table."""
    game = model.sitting.rules.key
    for preset in recipe(game).presets:
        if preset.name == name:
            return with_draft(model, game, dict(preset.changes))
    return with_notice(model, _("There is no such set of rules.")), ()


def name_seat(model: Model, seat: Seat, name: str) -> Step:
    """Call a seat by a name; an empty one calls it by its place again."""
    if not 0 <= seat < model.sitting.rules.seats:
        return with_notice(model, _("There is no such seat.")), ()
    model = replace(model, names={**model.names, seat: cleaned(name)})
    return model, (Save(NAMES, names.write(model.names)),)


def choose_level(model: Model, seat: Seat, level: str) -> Step:
    """Set how strong the player of one seat is, from its next card on."""
    if not 0 <= seat < len(model.levels) or level not in SETTINGS["level"]:
        return with_notice(model, _("There is no such setting.")), ()
    model = replace(model, levels=(*model.levels[:seat], level, *model.levels[seat + 1 :]))
    return proceed(model, save(model))


def choose_setting(model: Model, key: str, value: str) -> Step:
    """Change how the table is; it takes effect at once."""
    if not is_offered(key, value):
        return with_notice(model, _("There is no such setting.")), ()
    model = replace(model, settings={**model.settings, key: value})
    if key == "level":
        model = replace(model, levels=levels(model, (), model.sitting.rules.seats))
    kept = (*save_settings(model), *(save(model) if key == "level" else ()))
    return proceed(model, kept) if key in AT_ONCE else (model, kept)
