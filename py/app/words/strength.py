"""Measured matches between computer players in words."""

from typing import Final

from app.strength import FIXED, OPENSPIEL, Measured
from app.words.forms import setting_value
from games import recipe
from games.options import choices
from games.words import N_
from text import gettext as _

_PLAYERS: Final = {
    "all seen": N_("a player who sees every hand"),
    "expert for points": N_("expert who is not told the score"),
}
_FACTS: Final = {
    "alone": N_("{value} % alone"),
    "made": N_("{value} % made"),
    "lost": N_("{value} points given away"),
    "time": N_("{value} ms a decision"),
    "deals": N_("{value} deals a sitting"),
    "sacrifices": N_("{value} % of the bids meant to be lost"),
    "over partner": N_("{value} % so over the partner's bid"),
}


def player(name: str, kind: str) -> str:
    """Name a player: a level, or one that only measures others."""
    if kind == OPENSPIEL and name.startswith("ismcts"):
        number = name.removeprefix("ismcts")
        return _("OpenSpiel's tree search, {number} simulations").format(number=number)
    return _(_PLAYERS[name]) if name in _PLAYERS else setting_value("level", name)


def meeting(match: Measured) -> str:
    """Say who met whom, and what was special about it."""
    first, second = (player(name, match.kind) for name in (match.first, match.second))
    parts = [_("{first} against {second}").format(first=first, second=second)]
    if match.kind == FIXED:
        parts.append(_("contracts settled beforehand"))
    titles = {each.name: _(each.title) for each in choices(recipe(match.game).options)}
    for word in match.house.split():
        name, _equals, value = word.partition("=")
        parts.append(_("{title}: {value}").format(title=titles[name], value=setting_value(name, value)))
    return _(", ").join(parts)


def figure(match: Measured) -> str:
    """Give the figure and its bounds, with a true minus sign."""
    return f"{match.figure.replace('-', '−')} ±{match.half}"


def facts(match: Measured) -> str:
    """Say what else was counted."""
    return _(", ").join(_(_FACTS[name]).format(value=value) for name, value in match.facts)
