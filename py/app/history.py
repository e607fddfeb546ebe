"""Finished sittings: kept once each as records, and counted by game, house rules and level."""

from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from app.dates import NO_DATE, read_date
from app.effects import AskToPersist, Effect, Save
from app.keeping import record_of
from app.model import PERSON, Model
from app.play import level_of
from cards.seat import Seat
from games import recipe
from games.engine import side_of
from games.options import changes
from games.state import State
from table import record
from table import sitting as sittings
from table.record import Record
from table.sitting import Sitting
from table.words import quote, read_number, unquote

PREFIX: Final = "history/"
COUNTS: Final = 9
# What was kept before help was noted does without its number.
OLDER: Final = 8
# Every so many finished sittings since the last file, the person is reminded of it.
REMIND: Final = 10
EXPORTED: Final = "exported"


class Summary(NamedTuple):
    """What a finished sitting, or several under the same conditions, came to.

    bids counts the contracts of the person's side, lone those of them that were played alone; ours
    and theirs are points, theirs being the best other side's; assisted counts deals in which the person
    had help.
    """

    sittings: int = 0
    won: int = 0
    deals: int = 0
    bids: int = 0
    made: int = 0
    lone: int = 0
    lone_made: int = 0
    ours: int = 0
    theirs: int = 0
    assisted: int = 0


class Entry(NamedTuple):
    """A finished sitting: rules are its changed options, level how strong the others were."""

    key: str
    date: str
    game: str
    rules: str
    level: str
    summary: Summary


def place(sitting: Sitting) -> str:
    """Name the place of a sitting: the same one for the same cards under the same rules, for ever."""
    _version, _newline, text = record.write(Record(sitting)).partition("\n")
    head, _plays, _rest = text.partition("\nplay:")
    digest = sha256(b"sitting: 1\n" + head.encode()).hexdigest()
    return f"{PREFIX}{digest[:16]}"


def deals(sitting: Sitting) -> Iterator[State]:
    """Give each deal of a sitting as it ended."""
    yield from sittings.ended_deals(sitting)
    if sitting.state.turn is None:
        yield sitting.state


def summary(found: Record) -> Summary:
    """Count what happened in a sitting, from its record alone."""
    sitting = found.sitting
    rules, tally = sitting.rules, sittings.tally_of(sitting)
    ours = next(team for team in rules.teams if PERSON in team)
    others = [tally.scores[team[0]] for team in rules.teams if PERSON not in team]
    total = Summary(
        sittings=1,
        won=int(tally.winners is not None and PERSON in tally.winners),
        ours=tally.scores[ours[0]],
        theirs=max(others),
        assisted=len(found.assisted),
    )
    return added((total, *map(_deal, deals(sitting))))


def _deal(state: State) -> Summary:
    contract = state.contract
    if contract is None or not _mine(state, contract.maker):
        return Summary(deals=1)
    made = int(sittings.outcome_of(state).points[contract.maker] > 0)
    lone = int(contract.alone)
    return Summary(deals=1, bids=1, made=made, lone=lone, lone_made=lone * made)


def _mine(state: State, maker: Seat) -> bool:
    return maker == PERSON or (state.rules.partners and maker in side_of(state, PERSON))


def added(parts: Iterable[Summary]) -> Summary:
    """Add up."""
    return Summary(*map(sum, zip(*parts, strict=True)))


def just_ended(before: Sitting, after: Sitting) -> bool:
    """Tell whether the last action ended the sitting."""
    same = (before.rules, before.seed, before.number) == (after.rules, after.seed, after.number)
    return same and before.state.turn is not None and sittings.has_ended(after)


def finished(model: Model) -> tuple[Effect, ...]:
    """Keep a sitting that has ended, once, however often its end is reached."""
    sitting, kept = model.sitting, record_of(model)
    rules = ",".join(f"{name}:{value}" for name, value in changes(sitting.rules.options))
    numbers = ",".join(map(str, summary(kept)[1:]))
    words = (model.today or NO_DATE, sitting.rules.key, quote(rules) or "-", level(model), numbers)
    text = record.write(kept)
    if model.kept.get(place(sitting), "").partition("\n")[2] == text:
        return ()
    first = not any(key.startswith(PREFIX) for key in model.kept)
    entry = Save(place(sitting), f"{' '.join(words)}\n{text}")
    return (entry, AskToPersist()) if first else (entry,)


def level(model: Model) -> str:
    """Say how strong the others were: one level, or all that were mixed."""
    return "+".join(sorted({level_of(model, seat) for seat in range(PERSON + 1, model.sitting.rules.seats)}))


def read(key: str, text: str) -> Entry | None:
    """Read what is told of a finished sitting; None if its first line is not one of ours."""
    words = text.partition("\n")[0].split(" ")
    if len(words) != 5:
        return None
    date, game, rules, strength, counts = words
    try:
        recipe(game)
        numbers = tuple(map(read_number, counts.split(",")))
        in_force = "" if rules == "-" else unquote(rules)
    except ValueError:
        return None
    if len(numbers) not in {OLDER, COUNTS}:
        return None
    return Entry(key, read_date(date), game, in_force, strength, Summary(1, *numbers))


def entries(kept: Mapping[str, str]) -> tuple[Entry, ...]:
    """List the finished sittings, the newest first."""
    found = (read(key, text) for key, text in kept.items() if key.startswith(PREFIX))
    return tuple(sorted(filter(None, found), key=lambda each: (each.date, each.key), reverse=True))


def statistics(found: Iterable[Entry]) -> dict[tuple[str, str, str, bool], Summary]:
    """Add up the finished sittings by game, house rules and level, those with help apart from the others."""
    counted: dict[tuple[str, str, str, bool], list[Summary]] = {}
    for each in found:
        condition = (each.game, each.rules, each.level, each.summary.assisted > 0)
        counted.setdefault(condition, []).append(each.summary)
    return {condition: added(parts) for condition, parts in sorted(counted.items())}


def unexported(kept: Mapping[str, str]) -> int:
    """Count the finished sittings since everything was last saved as a file."""
    _date, _space, number = kept.get(EXPORTED, "").partition(" ")
    held = sum(key.startswith(PREFIX) for key in kept)
    before = int(number) if number.isascii() and number.isdigit() and len(number) < 7 else 0
    return max(0, held - before)
