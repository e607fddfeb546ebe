"""Sittings put on the shelf under a name, with date, game and score; each can be opened again."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from app.dates import NO_DATE, read_date
from app.effects import Effect, Focus, OfferFile, ReadDate, Save
from app.keeping import record_of
from app.model import Leaving, Model, with_notice
from app.names import cleaned
from app.play import Step, at_rest
from app.starting import in_its_place, in_progress, seat
from games import recipe
from table import record
from table import sitting as sittings
from table.record import BadRecord
from table.words import quote, read_number, unquote
from text import gettext as _

PREFIX: Final = "slot/"
MOST: Final = 200
LONGEST_NAME: Final = 40


class Slot(NamedTuple):
    """A sitting on the shelf; scores are by side, deal counts from 1, text is its record."""

    key: str
    date: str
    name: str
    game: str
    deal: int
    scores: tuple[int, ...]
    text: str


def write(slot: Slot) -> str:
    """Print a slot: one line that tells what it is, then the record."""
    scores = ",".join(map(str, slot.scores))
    return f"{slot.date or NO_DATE} {quote(slot.name)} {slot.game} {slot.deal} {scores}\n{slot.text}"


def read(key: str, text: str) -> Slot | None:
    """Read a slot; None if its first line is not one of ours."""
    head, _newline, kept = text.partition("\n")
    words = head.split(" ")
    if len(words) != 5:
        return None
    date, name, game, deal, scores = words
    try:
        recipe(game)
        numbers = tuple(map(read_number, scores.split(",")))
        return Slot(key, read_date(date), cleaned(unquote(name)), game, read_number(deal), numbers, kept)
    except ValueError:
        return None


def slots(kept: Mapping[str, str]) -> tuple[Slot, ...]:
    """List what is on the shelf, the newest first."""
    keys = sorted((key for key in kept if key.startswith(PREFIX)), key=_place, reverse=True)
    found = (read(key, kept[key]) for key in keys)
    return tuple(each for each in found if each is not None)


def _place(key: str) -> int:
    number = key.removeprefix(PREFIX)
    return int(number) if number.isascii() and number.isdigit() and len(number) < 7 else 0


def keep(model: Model) -> Step:
    """Put a copy of the sitting on the table on the shelf."""
    places = [_place(key) for key in model.kept if key.startswith(PREFIX)]
    if len(places) >= MOST:
        return with_notice(model, _("The shelf is full. Delete a sitting first.")), ()
    sitting = model.sitting
    scores = sittings.tally_of(sitting).scores
    slot = Slot(
        key=f"{PREFIX}{max(places, default=0) + 1}",
        date=model.today,
        name=_(recipe(sitting.rules.key).name),
        game=sitting.rules.key,
        deal=sitting.number + 1,
        scores=tuple(scores[team[0]] for team in sitting.rules.teams),
        text=record.write(record_of(model)),
    )
    return model, (Save(slot.key, write(slot)), ReadDate(), Focus((f"name-{slot.key}",)))


def rename(model: Model, key: str, name: str) -> Step:
    """Give a sitting on the shelf another name; an empty one leaves it the old one."""
    slot = read(key, model.kept.get(key, ""))
    called = " ".join(name.split())[:LONGEST_NAME]
    called = "".join(sign for sign in called if sign.isprintable())
    if slot is None or not key.startswith(PREFIX) or not called:
        return model, ()
    return model, (Save(key, write(slot._replace(name=called))),)


def delete(model: Model, key: str) -> Step:
    """Take something off the shelf."""
    if key not in model.kept or not key.startswith((PREFIX, "broken/")):
        return model, ()
    return model, (Save(key, ""),)


def download(model: Model, key: str) -> Step:
    """Offer something that is kept as a file, just as it is."""
    if key not in model.kept:
        return model, ()
    name = key.replace("/", "-")
    return model, (OfferFile(name + ".txt", model.kept[key]),)


def ask_to_open(model: Model, key: str) -> Step:
    """Open a sitting from the shelf, after asking when that would end one in progress."""
    slot = read(key, model.kept.get(key, "")) if key.startswith(PREFIX) else None
    if slot is None:
        return with_notice(model, _("There is no such sitting on the shelf.")), ()
    asked = replace(model, incoming=key)
    try:
        # Its first line is only for the list; what would be opened says itself which game it is.
        game = record.read(slot.text).sitting.rules.key
    except BadRecord:
        return open_slot(asked)
    found = in_its_place(model, game)
    if found is not None and in_progress(found.sitting):
        return replace(asked, leaving=Leaving.SLOT), (Focus(("accept",), steal=True),)
    return open_slot(asked)


def open_slot(model: Model) -> Step:
    """Put a copy of the sitting from the shelf on the table; it stays on the shelf too."""
    slot = read(model.incoming, model.kept.get(model.incoming, ""))
    model = replace(model, leaving=None, incoming="")
    effects: tuple[Effect, ...] = ()
    if slot is None:
        return model, effects
    try:
        found = record.read(slot.text)
    except BadRecord as wrong:
        notice = _("This sitting cannot be opened. {reason}").format(reason=_(wrong.reason))
        return with_notice(model, notice), effects
    return at_rest(replace(seat(model, found), undone=(), running=None, panel=None))
