"""What is told on request: the table read out, a hint with its reasons, and the guidance of a first deal."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from app.effects import AskHint, Focus
from app.keeping import save, save_settings
from app.look import look
from app.model import PERSON, Model, lying_trick, with_help, with_notice
from app.names import seat_names
from app.play import Step
from app.words.reading import table_read
from app.words.reasons import Weighed, advice, lesson
from games import transcript
from games.engine import phase_name
from table import sitting as sittings
from text import gettext as _


def tell(model: Model, sentences: tuple[str, ...]) -> Model:
    """Put sentences where they are seen and read aloud, even if they are the same as before."""
    return replace(model, telling=sentences, told=model.told + 1)


def read_table(model: Model) -> Step:
    """Read the whole table out."""
    return tell(replace(model, panel=None), table_read(look(model))), ()


def hush(model: Model) -> Step:
    """Take away what was told."""
    return replace(model, telling=()), (Focus(("status",)),)


def ask_hint(model: Model) -> Step:
    """Ask what a strong player would do here, and why; nothing that follows depends on it."""
    deal = model.sitting.state
    if deal.turn != PERSON or lying_trick(model) is not None:
        return tell(model, (_("There is a hint when it is your turn."),)), ()
    model = tell(with_help(model), (_("Thinking …"),))
    return model, (*save(model), _question(model))


def is_asked(model: Model) -> bool:
    """Tell whether the person is to choose, with nothing left to wait for."""
    waits = model.answer is not None or model.running is not None or lying_trick(model) is not None
    return model.sitting.state.turn == PERSON and not waits and not model.elsewhere


def show_me(model: Model) -> Step:
    """Begin to guide the person through this deal."""
    model = replace(_guiding(model, "on"), panel=None)
    model, effects = ask_guide(model) if is_asked(model) else (model, ())
    return model, (*save_settings(model), *effects, Focus(("status",), steal=True))


def no_guide(model: Model) -> Step:
    """Guide no more, and offer it no more."""
    model = replace(_guiding(model, "off"), telling=())
    return model, (*save_settings(model), Focus(("status",)))


def _guiding(model: Model, value: str) -> Model:
    return replace(model, settings={**model.settings, "guide": value})


def ask_guide(model: Model) -> Step:
    """Ask for the next step of a guided deal."""
    model = with_help(model)
    return model, (*save(model), _question(model))


def _question(model: Model) -> AskHint:
    view = transcript.write(sittings.observe_for(model.sitting, PERSON))
    return AskHint(model.ticket, view, sittings.thought(model.sitting))


def advised(model: Model, ticket: int, reasons: str) -> Step:
    """Tell the hint that was asked for, unless the game went on meanwhile."""
    if ticket != model.ticket:
        return model, ()
    if not reasons:
        return with_notice(replace(model, telling=()), _("No hint can be had just now."), passing=True), ()
    names = seat_names(model.names, model.sitting.rules.seats)
    phase = phase_name(model.sitting.state)
    sentences = advice(read(reasons), phase, names)
    if model.settings["guide"] == "on":
        sentences = (*sentences, *_lesson(model, phase))
    return tell(model, sentences), ()


def _lesson(model: Model, phase: str) -> tuple[str, ...]:
    """Explain a part of the deal when the person first comes to it."""
    played = (seat for trick in model.sitting.state.tricks for seat, _card in trick.plays)
    begun = phase == "play" and PERSON in played
    return () if begun else lesson(phase)


def read(reasons: str) -> tuple[Weighed, ...]:
    """Read what the players gave as reasons: a list, the best action first."""
    return tuple(
        Weighed(each["action"], each["error"], tuple((key, value) for key, value in each["facts"]))
        for each in json.loads(reasons)
    )


BUTTONS: Final[Mapping[str, Callable[[Model], Step]]] = {
    "read-table": read_table,
    "hint": ask_hint,
    "hush": hush,
    "show-me": show_me,
    "no-guide": no_guide,
}
