"""What each panel that lies over the table needs."""

import games
from app import players
from app.fairness import fair_screen
from app.filing import history_screen, shelf_screen
from app.keeping import draft_options
from app.model import PERSON, Model
from app.names import seat_names
from app.play import is_partner, level_of
from app.presets import draft_text, of_game
from app.screen import GameLine, LogLine, Panel, PanelScreen, RulesForm, SeatForm, Setting
from app.settings import COLOURS, MIXED, SETTINGS
from app.strength import measured
from cards.seat import Seat
from games import recipe
from games.engine import is_over
from games.options import changes, choices, write_value
from table import sitting as sittings
from text import gettext as _


def panel_screen(model: Model, log: tuple[LogLine, ...]) -> PanelScreen:
    """Fill the panel that is open."""
    panel = model.panel
    assert panel is not None
    rules = model.sitting.rules
    match panel:
        case Panel.RULES:
            return PanelScreen(panel, sections=recipe(rules.key).words.rules(rules.options))
        case Panel.GAMES | Panel.MENU:
            return PanelScreen(panel, games=_games(rules.key), form=_form(model))
        case Panel.SETTINGS:
            return PanelScreen(panel, settings=_settings(model), places=_places(model))
        case Panel.LOG:
            return PanelScreen(panel, log=log)
        case Panel.SHARE:
            return _share(model)
        case Panel.SITTINGS:
            return PanelScreen(panel, shelf=shelf_screen(model))
        case Panel.HISTORY:
            return PanelScreen(panel, history=history_screen(model))
        case Panel.FAIR:
            return PanelScreen(panel, fair=fair_screen(model))
        case Panel.STRENGTH:
            return PanelScreen(panel, matches=measured())
        case _:
            return PanelScreen(panel, installable=model.installable)


def _share(model: Model) -> PanelScreen:
    sitting = model.sitting
    return PanelScreen(
        Panel.SHARE,
        later_deal=sitting.number > sitting.first_number,
        seed=sitting.seed,
        deal_hash=sittings.deal_hash(sitting),
        deal_proof=sittings.deal_proof(sitting) if is_over(sitting.state) else "",
    )


def _games(current: str) -> tuple[GameLine, ...]:
    return tuple(
        GameLine(each.key, _(each.name), _(each.words.summary), each.key == current) for each in games.RECIPES
    )


def _form(model: Model) -> RulesForm:
    game = recipe(model.sitting.rules.key)
    options = draft_options(model, game.key)
    declared = choices(game.options)
    in_force = tuple(changes(options))
    named = [preset.name for preset in game.presets if set(preset.changes) == set(in_force)]
    return RulesForm(
        key=game.key,
        name=_(game.name),
        choices=declared,
        values=tuple(write_value(getattr(options, each.name)) for each in declared),
        presets=tuple((preset.name, _(preset.name)) for preset in game.presets),
        own=of_game(model.own, game.key),
        preset=named[0] if named else None,
        text=draft_text(model),
    )


def _places(model: Model) -> tuple[SeatForm, ...]:
    return tuple(_place(model, seat, place) for seat, place in enumerate(seat_names({}, len(model.players))))


def _place(model: Model, seat: Seat, place: str) -> SeatForm:
    name = model.names.get(seat, "")
    if seat == PERSON:
        return SeatForm(seat, place, name)
    return SeatForm(seat, place, name, level_of(model, seat), players.style(model.players[seat]))


def _settings(model: Model) -> tuple[Setting, ...]:
    shown = ((key, values) for key, values in SETTINGS.items() if key != "guide")
    lines = [_setting(model, key, values) for key, values in shown]
    if model.settings["suits"] == "own":
        after = [line.key for line in lines].index("suits") + 1
        lines[after:after] = [Setting(key, (), model.settings[key]) for key in COLOURS]
    return tuple(lines)


def _setting(model: Model, key: str, values: tuple[str, ...]) -> Setting:
    """Show a setting as it is in force: the players may by now be of several levels."""
    if key != "level":
        return Setting(key, values, model.settings[key])
    seats = range(PERSON + 1, len(model.players))
    own = [
        seat for seat in seats if model.settings["partner"] == "off" or not is_partner(model.sitting, seat)
    ]
    found = {players.level(model.players[seat]) for seat in own}
    return Setting(key, (MIXED, *values), MIXED) if len(found) > 1 else Setting(key, values, *found)
