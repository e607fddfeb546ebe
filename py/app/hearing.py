"""What follows when the store, the calendar or another page has something to tell."""

from dataclasses import replace
from typing import assert_never

from app import renewal, room
from app.advice import advised
from app.dates import read_date
from app.effects import Save
from app.elsewhere import taken
from app.fairness import go_on
from app.model import PERSON, Model, Running, with_notice
from app.play import Step, answered, proceed
from app.recovery import SAVES
from app.told import (
    BotSilent,
    Breathed,
    DateRead,
    Faulted,
    HintGiven,
    JournalRead,
    News,
    SaveFailed,
    SittingTaken,
    StoreChanged,
    StoreCleared,
    TakenOver,
    TextCopied,
    Told,
    Unprotected,
)
from games import legal_actions
from text import gettext as _


def hear(model: Model, msg: Told) -> Step:
    """Take what the world outside tells."""
    match msg:
        case SaveFailed() | StoreCleared() | Unprotected():
            return of_the_store(model, msg)
        case SittingTaken():
            return taken(model)
        case Faulted(report=report):
            return mended(model, report)
        case BotSilent(ticket=ticket):
            return answered_for(model) if ticket == model.ticket else (model, ())
        case TextCopied(copied=copied):
            told = _("It is copied.") if copied else _("The browser did not copy it.")
            return with_notice(model, told, passing=True), ()
        case HintGiven(ticket=ticket, reasons=reasons):
            return advised(model, ticket, reasons)
        case Breathed(ticket=ticket):
            return go_on(model, ticket)
        case DateRead() | News() | StoreChanged() | TakenOver() | JournalRead():
            return noted(model, msg), ()
        case _:
            assert_never(msg)


def of_the_store(model: Model, msg: SaveFailed | StoreCleared | Unprotected) -> Step:
    """Take what the browser does with what is kept."""
    match msg:
        case SaveFailed():
            return not_kept(model), ()
        case StoreCleared():
            return kept_again(model)
        case Unprotected():
            return room.warned(model), ()
        case _:
            assert_never(msg)


def noted(model: Model, msg: DateRead | News | StoreChanged | TakenOver | JournalRead) -> Model:
    """Take down what asks for nothing."""
    match msg:
        case DateRead(today=today):
            return replace(model, today=read_date(today))
        case News(name=name):
            return renewal.heard(model, name)
        case StoreChanged() | TakenOver() | JournalRead():
            return model
        case _:
            assert_never(msg)


def mended(model: Model, report: str) -> Step:
    """Say that a fault was ours, and ask again for whatever the table waits for.

    A second fault at the same place is not met a third time: the seat whose turn it is does what it may.
    """
    told = _("Something went wrong here, and that was not your doing. The game goes on.")
    known = told in model.notices
    place = (model.sitting.number, len(model.sitting.state.history))
    again = model.stumbled == place
    after = replace(model if known else with_notice(model, told), report=report, stumbled=place)
    return answered_for(after) if again else proceed(after)


def answered_for(model: Model) -> Step:
    """Let a computer's seat do the first thing it may, since its player gives no answer."""
    legal = legal_actions(model.sitting.state)
    if not legal or (model.sitting.state.turn == PERSON and model.running is not Running.CONCEDED):
        return model, ()
    return answered(model, legal[0])


def not_kept(model: Model) -> Model:
    """Say once that the browser keeps nothing."""
    if model.unkept:
        return model
    told = _("The browser does not keep the game. It goes on, but ends with this page.")
    return with_notice(replace(model, unkept=True), told)


def kept_again(model: Model) -> Step:
    """Keep everything anew, as nothing of it is there any more, and say so."""
    told = _("What this browser kept was cleared while you played. All of it is kept again.")
    everything = tuple(Save(key, text) for key, text in model.kept.items() if key != SAVES)
    left = {key: text for key, text in model.kept.items() if key == SAVES}
    return with_notice(replace(model, kept=left), told), everything
