"""A sitting as text: only what cannot be derived, about a hundred characters a deal.

    sitting: 2
    game: hasenpfeffer
    rules: target:15
    seed: tuesday
    dealer: 2
    seats: you club club club
    play: - 1 - 2 - - S /9H JC QC ...
    play: -
    assisted: 0
    check: 1a2b3c4d

A word that ends in a colon begins an entry; line breaks and spaces are all the same.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from typing import Final, TypeAlias

from games.words import N_
from table import invitation
from table.errors import BadRecord as BadRecord
from table.invitation import Invitation, invite, opened, played, read_actions, write_actions
from table.sitting import DEALS, Sitting, actions_of, next_deal
from table.words import read_number

VERSION: Final = 2
LONGEST: Final = 250_000
_CHECK_DIGITS: Final = 8
_ASSISTED: Final = "assisted"

Entry: TypeAlias = tuple[str, tuple[str, ...]]
Migration: TypeAlias = Callable[[tuple[Entry, ...]], tuple[Entry, ...]]


def _without_help(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """Bring what was kept before help was noted to version 2: it tells of none."""
    return entries


# From a version to the next.
MIGRATIONS: Final[Mapping[int, Migration]] = {1: _without_help}


@dataclass(frozen=True, slots=True)
class Record:
    """A sitting, and a short text for each seat that says who sits there, or none at all.

    assisted lists the deals, by number, in which the person had help: a hint, or an action taken back.
    """

    sitting: Sitting
    seats: tuple[str, ...] = ()
    assisted: tuple[int, ...] = ()


def write(record: Record) -> str:
    """Write a record; raises BadRecord only for seats that could not be read again."""
    sitting = record.sitting
    fields = invitation.write(invite(sitting, record.seats))
    deals = [*(deal.actions for deal in sitting.finished), actions_of(sitting.state)]
    entries: list[Entry] = [("sitting", (str(VERSION),)), *fields.items()]
    entries += [("play", write_actions(actions)) for actions in deals]
    if record.assisted:
        entries.append((_ASSISTED, tuple(map(str, record.assisted))))
    lines = [" ".join((f"{key}:", *words)) for key, words in entries]
    return "\n".join([*lines, f"check: {_check(lines)}", ""])


def _check(words: list[str]) -> str:
    """Digest words or whole lines of them; only which words they are makes a difference."""
    text = " ".join(words)
    return sha256(text.encode(errors="backslashreplace")).hexdigest()[:_CHECK_DIGITS]


def read(text: str) -> Record:
    """Read a record and play it through.

    Raises BadRecord and nothing else, whatever the text.
    """
    entries = migrated(*_entries(text))
    fields = {key: words for key, words in entries if key != "play"}
    deals = [words for key, words in entries if key == "play"]
    if len(fields) + len(deals) != len(entries) or not 1 <= len(deals) <= DEALS:
        raise BadRecord(N_("This save does not hold together."))
    words = fields.pop(_ASSISTED, ())
    invited = invitation.read(fields)
    sitting = _played(invited, deals)
    return Record(sitting, invited.seats, _assisted(words, sitting))


def _assisted(words: tuple[str, ...], sitting: Sitting) -> tuple[int, ...]:
    """Read the numbers of deals, each one of the sitting's, in order and once."""
    numbers = tuple(map(read_number, words))
    if list(numbers) != sorted(set(numbers) & set(range(sitting.first_number, sitting.number + 1))):
        raise BadRecord(N_("This save does not hold together."))
    return numbers


def whole(text: str) -> bool:
    """Tell quickly whether a save is as it was written, without playing it through."""
    try:
        _entries(text)
    except BadRecord:
        return False
    return True


def _entries(text: str) -> tuple[int, tuple[Entry, ...]]:
    """Give the version and the entries between it and the check."""
    if len(text) > LONGEST:
        raise BadRecord(N_("This save is too long."))
    words = text.split()
    version = words[1] if words[:1] == ["sitting:"] and len(words) > 1 else ""
    if not (version.isascii() and version.isdigit()):
        raise BadRecord(N_("This is not a save of this game."))
    if len(version) > 4 or int(version) > VERSION:
        raise BadRecord(N_("This save was made by a newer version of this page."))
    *body, label, check = words
    if label != "check:" or check != _check(body):
        raise BadRecord(N_("This save has been cut off or changed."))
    return int(version), _grouped(body[2:])


def _grouped(words: list[str]) -> tuple[Entry, ...]:
    starts = [place for place, word in enumerate(words) if word.endswith(":")]
    if starts[:1] != [0]:
        raise BadRecord(N_("This save does not hold together."))
    return tuple(
        (words[start][:-1], tuple(words[start + 1 : end])) for start, end in pairwise([*starts, len(words)])
    )


def migrated(
    version: int,
    entries: tuple[Entry, ...],
    migrations: Mapping[int, Migration] = MIGRATIONS,
    newest: int = VERSION,
) -> tuple[Entry, ...]:
    """Bring the entries of an older version to the newest, one version at a time."""
    for older in range(version, newest):
        if older not in migrations:
            raise BadRecord(N_("This is not a save of this game."))
        entries = migrations[older](entries)
    return entries


def _played(invited: Invitation, deals: list[tuple[str, ...]]) -> Sitting:
    sitting = played(opened(invited), read_actions(deals[0]))
    for words in deals[1:]:
        try:
            sitting = next_deal(sitting)
        except ValueError:
            raise BadRecord(N_("This save holds a deal after the end.")) from None
        sitting = played(sitting, read_actions(words))
    return sitting
