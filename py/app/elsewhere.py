"""Two pages on one store: one plays and keeps, the other looks on until it takes over."""

from dataclasses import replace

from app.effects import Focus, TakeOver
from app.model import Leaving, Model
from app.msg import Msg, PanelOpened, Pressed, Started
from app.play import Step
from app.starting import start
from app.told import DateRead, SittingTaken, StoreChanged

READING = frozenset({"close", "dismiss", "back", "read-table", "hush"})


def taken(model: Model) -> Step:
    """Stop to play and to keep: another page does so now."""
    asked = replace(model, elsewhere=True, leaving=Leaving.ELSEWHERE, ticket=model.ticket + 1)
    return asked, (Focus(("accept",), steal=True),)


def look_on(model: Model, msg: Msg) -> Step | None:
    """Answer what may be done without playing; None for what the table answers as always."""
    match msg:
        case StoreChanged():
            return _seen_again(model, msg)
        case Pressed(button="take-over") | Pressed(button="accept"):
            return replace(model, leaving=None), (TakeOver(),)
        case Pressed(button="decline"):
            return replace(model, leaving=None), (Focus(("status",)),)
        case SittingTaken():
            # Another page took it back before this one had it.
            return replace(model, leaving=Leaving.ELSEWHERE), (Focus(("accept",), steal=True),)
        case DateRead() | PanelOpened():
            return None
        case Pressed(button=button) if button in READING:
            return None
        case _:
            return model, ()


def _seen_again(model: Model, msg: StoreChanged) -> Step:
    """Show the sitting as the other page has kept it."""
    if not any(text for _key, text in msg.stored):
        return model, ()
    anew = Started(msg.stored, "", model.sitting.seed, today=model.today, ticket=model.ticket + 1)
    after, _effects = start(anew)
    shown = replace(after, elsewhere=True, leaving=model.leaving, panel=model.panel)
    return replace(shown, notices=model.notices), ()
