"""Choosing house rules and settings."""

from dataclasses import replace
from typing import Final

from app import names, players
from app.effects import Effect, Save
from app.keeping import NAMES, save, save_settings, with_draft
from app.model import PERSON, Model, with_notice
from app.names import cleaned
from app.play import Step, is_partner, proceed
from app.settings import is_offered
from app.unread import beside
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
    text = beside(model.kept.get(NAMES, ""), names.write(model.names), names.read)
    return model, (Save(NAMES, text),)


def choose_player(model: Model, seat: Seat, level: str = "", style: str = "") -> Step:
    """Set how strong the player of one seat is, or how bold, from its next card on.

    Who sets the partner's level wants the partner to have it, whatever was set for partners before.
    """
    if not PERSON < seat < len(model.players):
        return with_notice(model, _("There is no such seat.")), ()
    before = model.players[seat]
    chosen = players.player(level or players.level(before), style or players.style(before))
    if not players.is_known(chosen):
        return with_notice(model, _("There is no such setting.")), ()
    model = replace(
        model,
        players=(*model.players[:seat], chosen, *model.players[seat + 1 :]),
        seated={**model.seated, seat: chosen},
    )
    if level and is_partner(model.sitting, seat):
        model = replace(model, settings={**model.settings, "partner": "off"})
    return proceed(model, (*save(model), *save_settings(model), save_seated(model)))


def seat_all(model: Model, level: str) -> Model:
    """Give every player one level; each keeps its style."""
    seated = {seat: players.player(level, players.style(text)) for seat, text in model.seated.items()}
    now = (players.player(level, players.style(text)) for text in model.players)
    return replace(model, players=tuple(now), seated=seated)


def save_seated(model: Model) -> Effect:
    """Keep whom the person has seated."""
    kept = model.kept.get(players.PLAYERS, "")
    return Save(players.PLAYERS, beside(kept, players.write(model.seated), players.read))


def choose_setting(model: Model, key: str, value: str) -> Step:
    """Change how the table is; it takes effect at once."""
    if not is_offered(key, value):
        return with_notice(model, _("There is no such setting.")), ()
    model = replace(model, settings={**model.settings, key: value})
    kept = save_settings(model)
    if key == "level":
        model = seat_all(model, value)
        kept = (*kept, *save(model), save_seated(model))
    return proceed(model, kept) if key in AT_ONCE else (model, kept)
