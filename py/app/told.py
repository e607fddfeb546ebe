"""What the world outside has to tell of: players, the clock, the store, other pages, and our own faults."""

from dataclasses import dataclass
from typing import TypeAlias

Stored: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class SaveFailed:
    """The browser did not keep what it was given."""


@dataclass(frozen=True, slots=True)
class StoreCleared:
    """Somebody has cleared what this browser keeps, while the page was open."""


@dataclass(frozen=True, slots=True)
class Unprotected:
    """The browser does not promise to hold on to what it keeps."""


@dataclass(frozen=True, slots=True)
class DateRead:
    """Today, as the calendar of this place writes it: 2026-11-30."""

    today: str


@dataclass(frozen=True, slots=True)
class StoreChanged:
    """Another page has kept something; here is all that is kept now."""

    stored: Stored


@dataclass(frozen=True, slots=True)
class SittingTaken:
    """Another page has taken over: from now on only that one keeps anything."""


@dataclass(frozen=True, slots=True)
class TakenOver:
    """This page has taken over from another, with all that is kept and a seed never used."""

    stored: Stored
    journal: Stored
    seed: str


@dataclass(frozen=True, slots=True)
class JournalRead:
    """The second store answered too late for the start; beside it the first one, and a seed never used."""

    stored: Stored
    journal: Stored
    seed: str


@dataclass(frozen=True, slots=True)
class Faulted:
    """A fault of our own was caught; the last good model is still there."""

    report: str


@dataclass(frozen=True, slots=True)
class BotSilent:
    """A computer player failed, or did not answer in time, the question with this ticket."""

    ticket: int


@dataclass(frozen=True, slots=True)
class TextCopied:
    """A text is on the clipboard, or the browser refused."""

    copied: bool


@dataclass(frozen=True, slots=True)
class Breathed:
    """The page had time for other things; long work may go on. Dropped if the ticket is an old one."""

    ticket: int


@dataclass(frozen=True, slots=True)
class News:
    """The page tells of the site itself: "version", "others" or "installable"."""

    name: str


@dataclass(frozen=True, slots=True)
class HintGiven:
    """A hint is here: JSON with all actions and their reasons, or nothing where there is none."""

    ticket: int
    reasons: str


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


Told: TypeAlias = (
    HintGiven
    | SaveFailed
    | StoreCleared
    | Unprotected
    | DateRead
    | StoreChanged
    | SittingTaken
    | TakenOver
    | JournalRead
    | Faulted
    | BotSilent
    | TextCopied
    | Breathed
    | News
)
