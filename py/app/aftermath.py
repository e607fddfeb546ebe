"""What follows by itself when the model has changed: sounds, a screen that stays on, a way back, guidance."""

from collections.abc import Iterator
from dataclasses import replace

from app.advice import ask_guide, is_asked
from app.effects import Cover, Effect, KeepAwake, Paint, Sound
from app.keeping import save_settings
from app.model import PERSON, Model, without_passing
from app.play import Step
from app.settings import COLOURS
from games.actions import Play
from games.engine import is_over


def aftermath(before: Model | None, after: Model, effects: tuple[Effect, ...]) -> Step:
    """Add what follows from the difference between two models."""
    model = _settled(before, after)
    more = tuple(_effects(before, model))
    if model.settings is not after.settings:
        more = (*save_settings(model), *more)
    if is_asked_anew(before, model) and model.settings["guide"] == "on":
        model, asked = ask_guide(model)
        more = (*more, *asked)
    return model, (*effects, *more)


def _settled(before: Model | None, model: Model) -> Model:
    """Drop what was told for another moment; an offer not taken, and guidance at its end, do not return."""
    if before is None or before.sitting is model.sitting:
        return model
    if acted(before, model):
        model = without_passing(model)
        model = replace(model, telling=()) if before.telling is model.telling else model
    guide = model.settings["guide"]
    ended = guide == "on" and is_over(model.sitting.state) and not is_over(before.sitting.state)
    if ended or (guide == "offer" and acted(before, model)):
        return replace(model, settings={**model.settings, "guide": "off"})
    return model


def _effects(before: Model | None, after: Model) -> Iterator[Effect]:
    if before is not None and after.settings["sound"] == "on":
        yield from (Sound(kind) for kind in heard(before, after))
    if before is None or painted(before) != painted(after):
        yield Paint(painted(after))
    awake = not is_over(after.sitting.state)
    if before is None or awake is is_over(before.sitting.state):
        yield KeepAwake(awake)
    if is_covered(after) is not (before is not None and is_covered(before)):
        yield Cover(is_covered(after))


def heard(before: Model, after: Model) -> Iterator[str]:
    """Name the sounds of what has happened; what is taken back makes none."""
    deal, earlier = after.sitting.state, before.sitting.state
    if len(deal.history) > len(earlier.history) and isinstance(deal.history[-1].action, Play):
        yield "card"
    if after.swept > before.swept and deal.deck == earlier.deck:
        yield "trick"
    if is_asked_anew(before, after):
        yield "turn"


def painted(model: Model) -> tuple[tuple[str, str], ...]:
    """Give the colours of the suits that the person chose, by the suits' letters."""
    return tuple((key.removeprefix("colour-"), model.settings[key]) for key in COLOURS)


def is_covered(model: Model) -> bool:
    """Tell whether something lies over the table that a step back should close."""
    return model.panel is not None or model.leaving is not None


def is_asked_anew(before: Model | None, after: Model) -> bool:
    """Tell whether the person is to choose now and was not before, or something else."""
    if not is_asked(after):
        return False
    return before is None or not is_asked(before) or before.sitting.state is not after.sitting.state


def acted(before: Model, after: Model) -> bool:
    """Tell whether the person has acted, or other cards lie there."""
    deal, earlier = after.sitting.state, before.sitting.state
    new = deal.history[len(earlier.history) :]
    return deal.deck != earlier.deck or any(entry.seat == PERSON for entry in new)
