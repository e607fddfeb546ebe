"""What follows when the store, the calendar or another page has something to tell."""

from dataclasses import replace
from typing import assert_never

from app.advice import advised
from app.elsewhere import taken
from app.fairness import go_on
from app.model import Model, with_notice
from app.play import Step
from app.told import (
    Breathed,
    DateRead,
    Faulted,
    HintGiven,
    SaveFailed,
    SittingTaken,
    StoreChanged,
    TakenOver,
    TextCopied,
    Told,
)
from text import gettext as _


def hear(model: Model, msg: Told) -> Step:
    """Take what the world outside tells."""
    match msg:
        case SaveFailed():
            return not_kept(model), ()
        case DateRead(today=today):
            return replace(model, today=today), ()
        case SittingTaken():
            return taken(model)
        case Faulted(report=report):
            told = _("Something went wrong here, and that was not your doing. The game goes on.")
            known = told in model.notices
            return replace(model if known else with_notice(model, told), report=report), ()
        case TextCopied(copied=copied):
            told = _("It is copied.") if copied else _("The browser did not copy it.")
            return with_notice(model, told), ()
        case HintGiven(ticket=ticket, reasons=reasons):
            return advised(model, ticket, reasons)
        case Breathed(ticket=ticket):
            return go_on(model, ticket)
        case StoreChanged() | TakenOver():
            return model, ()
        case _:
            assert_never(msg)


def not_kept(model: Model) -> Model:
    """Say once that the browser keeps nothing."""
    if model.unkept:
        return model
    told = _("The browser does not keep the game. It goes on, but ends with this page.")
    return with_notice(replace(model, unkept=True), told)
