"""House rules as data: each option's name, values, default, explanation and where it comes from."""

from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, NamedTuple, TypeAlias, TypeVar

Value: TypeAlias = bool | int | str
V = TypeVar("V", bool, int, str)


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one game; a game adds its own as fields made with option()."""


class Choice(NamedTuple):
    """One option as a form shows it; the first value is the default."""

    name: str
    values: tuple[Value, ...]
    title: str
    explanation: str
    source: str
    labels: Mapping[str, str]


def option(
    *values: V, title: str, explanation: str, source: str, labels: Mapping[str, str] | None = None
) -> Any:
    """Declare an option of an Options class; the first value is its default.

    labels name the values in words, by the text that write_value() gives them.
    """
    metadata = {
        "values": values,
        "title": title,
        "explanation": explanation,
        "source": source,
        "labels": labels or {},
    }
    return field(default=values[0], metadata=metadata)


def choices(kind: type[Options]) -> tuple[Choice, ...]:
    """List the options that a game declares, in the order of its form."""
    return tuple(_choice(each) for each in fields(kind))


def _choice(declared: Field[Any]) -> Choice:
    data = declared.metadata
    return Choice(
        declared.name,
        data["values"],
        data["title"],
        data["explanation"],
        data["source"],
        data["labels"],
    )


def write_value(value: Value) -> str:
    """Print a value as links, records and forms hold it; booleans are on and off."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def changes(options: Options) -> Iterator[tuple[str, str]]:
    """Give name and value, as text, of each option that differs from its default."""
    for choice in choices(type(options)):
        value = getattr(options, choice.name)
        if value != choice.values[0]:
            yield choice.name, write_value(value)


def with_changes(kind: type[Options], changed: Mapping[str, str]) -> Options:
    """Build options from their text; what is not named keeps its default.

    Raises ValueError for an unknown name or a value that is not offered.
    """
    known = {choice.name: choice for choice in choices(kind)}
    found: dict[str, Value] = {}
    for name, text in changed.items():
        if name not in known:
            raise ValueError(f"no such house rule: {name!r}")
        offered = {write_value(value): value for value in known[name].values}
        if text not in offered:
            raise ValueError(f"{name} cannot be {text!r}")
        found[name] = offered[text]
    return kind(**found)
