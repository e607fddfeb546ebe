"""News of the site itself: its next version, and whether it may be installed."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from app.effects import Install, Renew
from app.model import Model, with_notice
from app.play import Step
from text import gettext as _


def heard(model: Model, news: str) -> Model:
    """Take a piece of news by its name; one that this version does not know changes nothing."""
    match news:
        case "version":
            return replace(model, newer=True)
        case "others":
            told = _("The game is open on another page too. Close that one first, then load the new version.")
            return model if told in model.notices else with_notice(model, told)
        case "installable":
            return replace(model, installable=True)
        case _:
            return model


def may_renew(model: Model) -> bool:
    """Tell whether to offer the next version: only between deals, so that none is torn in two."""
    deal = model.sitting.state
    return model.newer and (deal.turn is None or not deal.history)


def renew(model: Model) -> Step:
    """Change to the next version, if it is offered."""
    return model, (Renew(),) if may_renew(model) else ()


def install(model: Model) -> Step:
    """Let the browser ask whether to install; it asks once only."""
    return replace(model, installable=False), (Install(),) if model.installable else ()


BUTTONS: Final[Mapping[str, Callable[[Model], Step]]] = {"renew": renew, "install": install}
