"""What has happened: messages from the page, the clock, the players and the store."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from app.asked import Asked, FileOpened, Shelved, SlotNamed
from app.screen import Panel
from app.told import BotChose, LinkCopied, LinkFollowed, SeedDrawn, Stored, TimerRang, Told
from cards.seat import Seat
from games import notation


@dataclass(frozen=True, slots=True)
class Started:
    """The page opened, with what was kept, the fragment of its address and a seed never used.

    journal is what the second store holds; elsewhere says that another page plays this sitting; questions are
    numbered from ticket on.
    """

    stored: Stored
    fragment: str
    seed: str
    journal: Stored = ()
    elsewhere: bool = False
    today: str = ""
    ticket: int = 0


@dataclass(frozen=True, slots=True)
class Acted:
    """The person chose an action, in notation."""

    action: str


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button that needs no more words: undo, redo, next-deal, new-sitting, again and so on."""

    button: str


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down while the element of that id, or none, had the focus."""

    key: str
    focused: str


@dataclass(frozen=True, slots=True)
class PanelOpened:
    """A panel was asked for."""

    panel: Panel


@dataclass(frozen=True, slots=True)
class GameChosen:
    """A game was picked from the list."""

    key: str


@dataclass(frozen=True, slots=True)
class PresetChosen:
    """A named set of house rules was picked."""

    name: str


@dataclass(frozen=True, slots=True)
class OwnPreset:
    """A set of house rules of the person's own was picked, saved or dropped, by its name."""

    what: Literal["own", "save-own", "drop-own"]
    name: str


@dataclass(frozen=True, slots=True)
class RulesSent:
    """House rules were put in as text."""

    text: str


@dataclass(frozen=True, slots=True)
class RuleChosen:
    """One house rule was set, as text."""

    option: str
    value: str


@dataclass(frozen=True, slots=True)
class SeatNamed:
    """A name was typed for a seat."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class LevelChosen:
    """A level was set for the player of one seat."""

    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class StyleChosen:
    """A style was set for the player of one seat."""

    seat: Seat
    style: str


@dataclass(frozen=True, slots=True)
class SettingChosen:
    """One setting of the table was set, as text."""

    key: str
    value: str


Msg: TypeAlias = (
    Started
    | Acted
    | BotChose
    | TimerRang
    | SeedDrawn
    | LinkFollowed
    | LinkCopied
    | Told
    | Asked
    | Pressed
    | KeyPressed
    | PanelOpened
    | GameChosen
    | PresetChosen
    | OwnPreset
    | RulesSent
    | RuleChosen
    | SettingChosen
    | SeatNamed
    | LevelChosen
    | StyleChosen
)

BUTTONS = frozenset(
    {
        "undo",
        "redo",
        "next-deal",
        "new-sitting",
        "again",
        "copy-link",
        "copy-sitting",
        "close",
        "skip",
        "claim",
        "concede",
        "to-result",
        "confirm",
        "cancel",
        "dismiss",
        "accept",
        "decline",
        "take-over",
        "copy-report",
        "keep",
        "export",
        "undo-import",
        "oldest",
        "deal-many",
        "back",
        "read-table",
        "hint",
        "hush",
        "show-me",
        "no-guide",
        "renew",
        "install",
    }
)


def _acted(rest: str) -> Acted:
    notation.read(rest)
    return Acted(rest)


def _key(rest: str) -> KeyPressed:
    # The space bar's name is itself a space.
    if rest.startswith(" "):
        return KeyPressed(" ", rest.strip())
    key, _, focused = rest.partition(" ")
    return KeyPressed(key, focused)


def _pair(rest: str) -> tuple[str, str]:
    name, _, value = rest.partition(" ")
    return name, value


def _seat(rest: str) -> tuple[Seat, str]:
    seat, value = _pair(rest)
    return int(seat), value


def _renamed(rest: str) -> SlotNamed:
    return SlotNamed(*_pair(rest))


_WORDS: Mapping[str, Callable[[str], Msg]] = {
    "act": _acted,
    "key": _key,
    "panel": lambda rest: PanelOpened(Panel(rest)),
    "game": GameChosen,
    "preset": PresetChosen,
    "own": lambda rest: OwnPreset("own", rest),
    "save-own": lambda rest: OwnPreset("save-own", rest),
    "drop-own": lambda rest: OwnPreset("drop-own", rest),
    "take-rules": RulesSent,
    "rule": lambda rest: RuleChosen(*_pair(rest)),
    "set": lambda rest: SettingChosen(*_pair(rest)),
    "name": lambda rest: SeatNamed(*_seat(rest)),
    "level": lambda rest: LevelChosen(*_seat(rest)),
    "style": lambda rest: StyleChosen(*_seat(rest)),
    "open-slot": lambda rest: Shelved("open-slot", rest),
    "delete-slot": lambda rest: Shelved("delete-slot", rest),
    "download": lambda rest: Shelved("download", rest),
    "name-slot": _renamed,
    "import": FileOpened,
}


def read(text: str) -> Msg:
    """Read the message that an element of the page carries, such as act JS.

    Raises ValueError if no element says so.
    """
    if text in BUTTONS:
        return Pressed(text)
    word, _, rest = text.partition(" ")
    if word not in _WORDS:
        raise ValueError(f"not a message: {text!r}")
    return _WORDS[word](rest)
