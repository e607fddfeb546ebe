"""The shelf's buttons and messages, and the table of what each does; the panels it fills."""

from collections.abc import Callable, Mapping
from typing import Final, assert_never

from app import fairness, history, room, shelf, transfer
from app.asked import Asked, FileOpened, Shelved, SlotNamed, Verb
from app.model import Model
from app.play import Step
from app.shelf_screen import FinishedLine, HistoryScreen, ShelfScreen, SlotLine, StatisticsLine
from games import recipe
from games.options import choices
from text import gettext as _


def answer(model: Model, msg: Asked) -> Step:
    """Do what was asked of the shelf."""
    match msg:
        case Shelved(verb=verb, key=key):
            return VERBS[verb](model, key)
        case SlotNamed(key=key, name=name):
            return shelf.rename(model, key, name)
        case FileOpened(text=text):
            return transfer.ask_to_import(model, text)
        case _:
            assert_never(msg)


VERBS: Final[Mapping[Verb, Callable[[Model, str], Step]]] = {
    "open-slot": shelf.ask_to_open,
    "delete-slot": shelf.delete,
    "download": shelf.download,
}
BUTTONS: Final[Mapping[str, Callable[[Model], Step]]] = {
    "keep": shelf.keep,
    "export": transfer.export,
    "undo-import": transfer.undo_import,
    "oldest": room.offer_oldest,
    "deal-many": fairness.ask,
}


def shelf_screen(model: Model) -> ShelfScreen:
    """Show what is kept."""
    slots = tuple(
        SlotLine(each.key, each.name, _(recipe(each.game).name), each.date, each.deal, each.scores)
        for each in shelf.slots(model.kept)
    )
    broken = tuple((key, key.split("/")[1]) for key in sorted(model.kept) if key.startswith("broken/"))
    exported = model.kept.get(history.EXPORTED, "").partition(" ")[0]
    return ShelfScreen(
        slots=slots,
        broken=broken,
        exported=exported,
        can_restore=transfer.BEFORE in model.kept,
        full=room.nearly_full(model),
        finished=transfer.contents(model.kept).finished,
    )


def history_screen(model: Model) -> HistoryScreen:
    """Show what was played to its end."""
    found = history.entries(model.kept)
    counted = history.statistics(found)
    lines = tuple(
        StatisticsLine(_(recipe(game).name), titled(game, rules), level, *summary)
        for (game, rules, level, _assisted), summary in counted.items()
    )
    finished = tuple(
        FinishedLine(
            each.key,
            _(recipe(each.game).name),
            each.date,
            bool(each.summary.won),
            each.summary.ours,
            each.summary.theirs,
        )
        for each in found
    )
    return HistoryScreen(lines, finished)


def titled(game: str, rules: str) -> tuple[tuple[str, str], ...]:
    """Give house rules, written name:value,…, with the titles of their options."""
    titles = {each.name: _(each.title) for each in choices(recipe(game).options)}
    pairs = (word.partition(":") for word in rules.split(",") if word)
    return tuple((titles.get(name, name), value) for name, _colon, value in pairs)
