"""What has happened: messages from the page, the clock, the players and the store."""

from dataclasses import dataclass
from typing import TypeAlias

from app.screen import Panel


@dataclass(frozen=True, slots=True)
class Started:
    """The page opened, with what was kept, the fragment of its address and a seed never used."""

    stored: tuple[tuple[str, str], ...]
    fragment: str
    seed: str


@dataclass(frozen=True, slots=True)
class Acted:
    """The person chose an action, in notation."""

    action: str


@dataclass(frozen=True, slots=True)
class BotChose:
    """A computer player answered the question with this ticket."""

    ticket: int
    action: str


@dataclass(frozen=True, slots=True)
class TimerRang:
    """The time asked for with this ticket is over."""

    ticket: int


@dataclass(frozen=True, slots=True)
class SeedDrawn:
    """The seed asked for is here."""

    seed: str


@dataclass(frozen=True, slots=True)
class LinkFollowed:
    """The fragment of the address changed."""

    fragment: str


@dataclass(frozen=True, slots=True)
class LinkCopied:
    """The link is on the clipboard, or the browser refused."""

    copied: bool


@dataclass(frozen=True, slots=True)
class SaveFailed:
    """The browser did not keep what it was given."""


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
class RuleChosen:
    """One house rule was set, as text."""

    option: str
    value: str


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
    | SaveFailed
    | Pressed
    | KeyPressed
    | PanelOpened
    | GameChosen
    | PresetChosen
    | RuleChosen
    | SettingChosen
)

BUTTONS = frozenset(
    {
        "undo",
        "redo",
        "next-deal",
        "new-sitting",
        "again",
        "copy-link",
        "close",
        "skip",
        "confirm",
        "cancel",
        "dismiss",
        "accept",
        "decline",
    }
)


def read(text: str) -> Msg:
    """Read the message that an element of the page carries, such as act JS.

    Raises ValueError if no element says so.
    """
    word, _, rest = text.partition(" ")
    name, _, value = rest.partition(" ")
    if text in BUTTONS:
        return Pressed(text)
    match word:
        case "act":
            return Acted(rest)
        case "key":
            # The space bar's name is itself a space.
            key, focused = (" ", rest.strip()) if rest.startswith(" ") else (name, value)
            return KeyPressed(key, focused)
        case "panel":
            return PanelOpened(Panel(rest))
        case "game":
            return GameChosen(rest)
        case "preset":
            return PresetChosen(rest)
        case "rule":
            return RuleChosen(name, value)
        case "set":
            return SettingChosen(name, value)
        case _:
            raise ValueError(f"not a message: {text!r}")
