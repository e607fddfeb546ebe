"""A fault of our own as text: the table, the message that met it, and the error; it can be replayed.

report: 1
message: BotChose 12 JS
table: ticket=12 swept=3 ...
error: AssertionError%3A ...
hasenpfeffer: 1
... what was kept, as in a file
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from enum import Enum
from typing import Any, Final, NamedTuple, get_args

from app import transfer
from app.keeping import CURRENT, NAMES, SETTINGS, record_of, rules_key, sitting_key
from app.model import Model, Running
from app.msg import Msg, Started
from app.screen import Panel
from app.starting import start
from games import notation
from games.words import N_
from table import record
from table.errors import BadRecord
from table.words import quote, read_number, unquote

LONGEST_ERROR: Final = 4_000
_MESSAGES: Final[Mapping[str, Any]] = {kind.__name__: kind for kind in get_args(Msg)}
_NUMBERS: Final = ("ticket", "swept", "rung")


class Replay(NamedTuple):
    """The table just before a fault, and the message that met it."""

    model: Model
    message: Msg
    error: str


def write(model: Model, message: Msg, error: str) -> str:
    """Print a report."""
    head = (
        "report: 1",
        f"message: {' '.join((type(message).__name__, *map(_word, _values(message))))}",
        f"table: {' '.join(f'{name}={quote(value)}' for name, value in _table(model).items())}",
        f"error: {quote(error[-LONGEST_ERROR:])}",
    )
    return "\n".join((*head, transfer.write(_kept(model))))


def _kept(model: Model) -> dict[str, str]:
    game = model.sitting.rules.key
    told = {key: model.kept.get(key, "") for key in (SETTINGS, NAMES, rules_key(game))}
    told |= {CURRENT: game, sitting_key(game): record.write(record_of(model))}
    return {key: text for key, text in told.items() if text}


def _values(message: Msg) -> tuple[Any, ...]:
    return tuple(getattr(message, each.name) for each in fields(message))


def _word(value: Any) -> str:
    if isinstance(value, Enum):
        return quote(str(value.value))
    # What a store held is in the report itself.
    return "" if isinstance(value, tuple) else quote(str(value).encode(errors="replace").decode())


def _table(model: Model) -> dict[str, str]:
    running, panel = model.running, model.panel
    told = {
        **{name: str(int(getattr(model, name))) for name in _NUMBERS},
        "answer": notation.write(model.answer) if model.answer is not None else "",
        "chosen": notation.write(model.chosen) if model.chosen is not None else "",
        "undone": " ".join(map(notation.write, model.undone)),
        "running": running.value if running is not None else "",
        "panel": panel.value if panel is not None else "",
        "typed": model.typed,
        "wanted": model.wanted,
    }
    return {name: text for name, text in told.items() if text}


def read(text: str) -> Replay:
    """Read a report, so that update(model, message) meets the fault again; raises BadRecord."""
    head, mark, rest = text.partition("\nhasenpfeffer:")
    lines = dict(line.partition(": ")[::2] for line in head.splitlines())
    if not mark or lines.keys() != {"report", "message", "table", "error"} or lines["report"] != "1":
        raise BadRecord(N_("This is not a report of this page."))
    kept = transfer.read(mark[1:] + rest)
    try:
        opened, _effects = start(Started(tuple(kept.items()), "", "report"))
        told = dict(word.partition("=")[::2] for word in lines["table"].split())
        told = {name: unquote(value) for name, value in told.items()}
        return Replay(_put_back(opened, told), _message(lines["message"]), unquote(lines["error"]))
    except (ValueError, LookupError, TypeError):
        raise BadRecord(N_("This is not a report of this page.")) from None


def _put_back(model: Model, told: Mapping[str, str]) -> Model:
    answer, chosen = told.get("answer"), told.get("chosen")
    return replace(
        model,
        ticket=read_number(told.get("ticket", "0")),
        swept=read_number(told.get("swept", "0")),
        rung=told.get("rung") == "1",
        answer=notation.read(answer) if answer else None,
        chosen=notation.read(chosen) if chosen else None,
        undone=tuple(map(notation.read, told.get("undone", "").split())),
        running=Running(told["running"]) if "running" in told else None,
        panel=Panel(told["panel"]) if "panel" in told else None,
        typed=told.get("typed", ""),
        wanted=told.get("wanted", ""),
    )


def _message(line: str) -> Msg:
    name, *words = line.split(" ")
    kind = _MESSAGES[name]
    values = (_value(each.type, word) for each, word in zip(fields(kind), words, strict=True))
    message: Msg = kind(*values)
    return message


def _value(kind: Any, word: str) -> Any:
    text = unquote(word)
    if kind is int:
        return read_number(text)
    if kind is bool:
        return text == "True"
    if kind is Panel:
        return Panel(text)
    return text if kind is str or text else ()
