"""Sets of house rules that a person saved under a name of their own."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from app.effects import Effect, Save
from app.keeping import draft_options, with_draft
from app.model import Model, with_notice
from app.names import cleaned
from app.play import Step
from app.unread import beside
from games.options import changes
from table import houserules
from table.errors import BadRecord
from text import gettext as _

PRESETS: Final = "presets"
MOST: Final = 50

Own: TypeAlias = Mapping[tuple[str, str], str]
"""House rules as text, by game and name."""


def read(text: str) -> dict[tuple[str, str], str]:
    """Read the sets as kept, a line each: house rules, then the name; a bad line is left out."""
    own: dict[tuple[str, str], str] = {}
    for line in text.splitlines():
        rules, _tab, name = line.partition("\t")
        try:
            game, _options = houserules.read(rules)
        except BadRecord:
            continue
        if cleaned(name):
            own[game, cleaned(name)] = rules
    return own


def write(own: Own) -> str:
    """Print the sets, a line each."""
    return "\n".join(f"{rules}\t{name}" for (_game, name), rules in own.items())


def of_game(own: Own, game: str) -> tuple[str, ...]:
    """Name the sets that are for a game."""
    return tuple(name for key, name in own if key == game)


def draft_text(model: Model) -> str:
    """Print the house rules chosen for the game on the table, as they can be sent."""
    game = model.sitting.rules.key
    return houserules.write(game, draft_options(model, game))


def keep_own(model: Model, name: str) -> Step:
    """Save the house rules chosen for the game on the table under a name."""
    name = cleaned(name)
    if not name:
        return with_notice(model, _("A set of house rules needs a name.")), ()
    key = _key(model, name)
    if len(model.own) >= MOST and key not in model.own:
        return with_notice(model, _("There are too many sets; delete one first.")), ()
    return _kept(model, {**model.own, key: draft_text(model)})


def drop_own(model: Model, name: str) -> Step:
    """Delete a set of house rules."""
    key = _key(model, name)
    return _kept(model, {each: rules for each, rules in model.own.items() if each != key})


def _key(model: Model, name: str) -> tuple[str, str]:
    return model.sitting.rules.key, name


def _kept(model: Model, own: dict[tuple[str, str], str]) -> Step:
    saves: tuple[Effect, ...] = (Save(PRESETS, beside(model.kept.get(PRESETS, ""), write(own), read)),)
    return replace(model, own=own), saves


def choose_own(model: Model, name: str) -> Step:
    """Take a saved set of house rules for the next sitting."""
    text = model.own.get(_key(model, name))
    if text is None:
        return with_notice(model, _("There is no such set of rules.")), ()
    return take_text(model, text)


def take_text(model: Model, text: str) -> Step:
    """Take house rules that were sent as text for the next sitting of their game."""
    try:
        game, options = houserules.read(text)
    except BadRecord as wrong:
        notice = _("These house rules cannot be read. {reason}").format(reason=_(wrong.reason))
        return with_notice(model, notice), ()
    if game != model.sitting.rules.key:
        notice = _("These house rules are for another game; change to it first.")
        return with_notice(model, notice), ()
    return with_draft(model, game, dict(changes(options)))
