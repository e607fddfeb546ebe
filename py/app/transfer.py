r"""Everything that is kept as one text, out to a file and in again.

    hasenpfeffer: 1
    current hasenpfeffer
    sitting/hasenpfeffer sitting: 1\a;game: hasenpfeffer\a; ...
    check: 0123456789abcdef

A line for each key, in order; whatever is no plain character is written \, its number in hexadecimal, ;.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Final, NamedTuple

from app import history, shelf
from app.effects import DrawSeed, Effect, Focus, OfferFile, ReadDate, Save
from app.model import Leaving, Model, with_notice
from app.msg import Started
from app.play import Step
from app.recovery import SAVES
from app.starting import start
from games.words import N_
from table.errors import BadRecord
from text import gettext as _

VERSION: Final = 1
LONGEST: Final = 20_000_000
BEFORE: Final = "before"
"""Where everything that an import replaced is kept, as the text of a file."""

# What belongs to this browser alone.
LOCAL: Final = frozenset({SAVES, BEFORE, history.EXPORTED})
LOCAL_PREFIX: Final = "good/"


_KEY: Final = re.compile(r"[a-z0-9_/-]{1,64}")
_STRANGE: Final = re.compile(r"[^ -\[\]-~]")
_ESCAPE: Final = re.compile(r"\\([0-9a-f]{1,6});")
_HIGHEST: Final = 0x10FFFF
_HALVES: Final = range(0xD800, 0xE000)
_NO_CHARACTER: Final = 0xFFFD
_HEAD: Final = "hasenpfeffer:"


class Contents(NamedTuple):
    """What a file holds, in numbers."""

    sittings: int
    finished: int


def write(kept: Mapping[str, str]) -> str:
    """Print everything that is not of this browser alone."""
    lines = [f"{_HEAD} {VERSION}"]
    for key, text in sorted(kept.items()):
        if travels(key):
            lines.append(f"{key} {_STRANGE.sub(_escaped, text)}")
    return "\n".join([*lines, f"check: {_check(lines)}", ""])


def travels(key: str) -> bool:
    """Tell whether what is kept under a key goes into a file, and may give way to what a file holds."""
    return key not in LOCAL and not key.startswith(LOCAL_PREFIX) and _KEY.fullmatch(key) is not None


def _check(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode(errors="backslashreplace")).hexdigest()[:16]


def read(text: str) -> dict[str, str]:
    """Read what write() wrote; raises BadRecord and nothing else, whatever the text."""
    if len(text) > LONGEST:
        raise BadRecord(N_("This file is too long."))
    lines = [line.rstrip("\r") for line in text.removeprefix("\ufeff").split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    if not lines or not lines[0].startswith(_HEAD):
        raise BadRecord(N_("This is not a file of this page."))
    if lines[0] != f"{_HEAD} {VERSION}":
        raise BadRecord(N_("This file was made by another version of this page."))
    body, check = lines[:-1], lines[-1]
    if check != f"check: {_check(body)}":
        raise BadRecord(N_("This file has been cut off or changed."))
    return dict(map(_entry, body[1:]))


def _entry(line: str) -> tuple[str, str]:
    key, _space, text = line.partition(" ")
    if not _KEY.fullmatch(key) or key in LOCAL:
        raise BadRecord(N_("This file holds something that this version does not know."))
    return key, _ESCAPE.sub(_unescaped, text)


def _escaped(found: re.Match[str]) -> str:
    return f"\\{_number(ord(found[0])):x};"


def _unescaped(found: re.Match[str]) -> str:
    return chr(_number(int(found[1], 16)))


def _number(number: int) -> int:
    """Give the number of a character; halves of one, and what is none at all, become the sign for that."""
    return _NO_CHARACTER if number > _HIGHEST or number in _HALVES else number


def contents(kept: Mapping[str, str]) -> Contents:
    """Count what is kept, or what a file holds."""
    sittings = sum(key.startswith(("sitting/", shelf.PREFIX)) for key in kept)
    return Contents(sittings, sum(key.startswith(history.PREFIX) for key in kept))


def export(model: Model) -> Step:
    """Offer everything as one file, and note the day."""
    held = contents(model.kept).finished
    name = f"hasenpfeffer-{model.today}.txt" if model.today else "hasenpfeffer.txt"
    noted = Save(history.EXPORTED, f"{model.today or '-'} {held}")
    return model, (OfferFile(name, write(model.kept)), noted, ReadDate())


def ask_to_import(model: Model, text: str) -> Step:
    """Show what a file holds before it replaces anything."""
    try:
        read(text)
    except BadRecord as wrong:
        return not_opened(model, wrong)
    return replace(model, incoming=text, leaving=Leaving.FILE), (Focus(("accept",), steal=True),)


def not_opened(model: Model, wrong: BadRecord) -> Step:
    """Say why a file stays closed."""
    notice = _("This file cannot be opened. {reason}").format(reason=_(wrong.reason))
    return with_notice(model, notice), ()


def question(model: Model) -> str:
    """Say what a file holds, and ask whether it shall replace what is kept."""
    found, here = contents(read(model.incoming)), contents(model.kept)
    return _(
        "The file holds {sittings} sittings and {finished} finished ones. Shall it take the place of"
        " the {mine} and {mine_finished} that are kept here? You can undo this."
    ).format(
        sittings=found.sittings, finished=found.finished, mine=here.sittings, mine_finished=here.finished
    )


def ask_for_seed(model: Model) -> Step:
    """Draw the seed that a table without a sitting needs, then replace everything."""
    return replace(model, leaving=None, awaiting="file"), (DrawSeed(),)


def undo_import(model: Model) -> Step:
    """Put back what the last import replaced; doing it twice does nothing."""
    text = model.kept.get(BEFORE, "")
    return ask_for_seed(replace(model, incoming=text)) if text else (model, ())


def replaced(model: Model, seed: str) -> Step:
    """Put what a file holds in the place of everything that is kept here."""
    try:
        found = read(model.incoming)
    except BadRecord as wrong:
        return not_opened(replace(model, incoming="", awaiting=""), wrong)
    mine = set(filter(travels, model.kept))
    saves: list[Effect] = [Save(BEFORE, write(model.kept))]
    saves += [Save(key, found.get(key, "")) for key in sorted(mine | found.keys())]
    anew = Started(tuple(found.items()), "", seed, today=model.today, ticket=model.ticket + 1)
    after, effects = start(anew)
    opened = replace(after, kept=model.kept, panel=model.panel)
    return opened, (*saves, *effects)
