"""What the program wants done in the world outside, as values; web/ carries them out."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class AskBot:
    """Ask a computer player; the answer comes back as BotChose with the same ticket.

    view is an observation as text, stream the digest from which the player draws its luck.
    """

    ticket: int
    level: str
    style: str
    view: str
    stream: str


@dataclass(frozen=True, slots=True)
class RingIn:
    """Send TimerRang with the ticket after so many milliseconds."""

    milliseconds: int
    ticket: int


@dataclass(frozen=True, slots=True)
class Save:
    """Keep a text under a key; an empty text forgets the key."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class CopyLink:
    """Put the address of this page with a fragment on the clipboard."""

    fragment: str


@dataclass(frozen=True, slots=True)
class DrawSeed:
    """Draw a seed that nobody has had before; it comes back as SeedDrawn."""


@dataclass(frozen=True, slots=True)
class Focus:
    """Move the focus to the first of these elements that can be seen.

    Unless it steals, it does so only when nothing holds the focus.
    """

    keys: tuple[str, ...]
    steal: bool = False


@dataclass(frozen=True, slots=True)
class ForgetFragment:
    """Take the fragment out of the address, so that a reload does not open the link again."""


@dataclass(frozen=True, slots=True)
class ReadDate:
    """Look at the calendar; the day comes back as DateRead."""


@dataclass(frozen=True, slots=True)
class AskToPersist:
    """Ask the browser not to throw away what is kept when it needs room."""


@dataclass(frozen=True, slots=True)
class OfferFile:
    """Offer a text as a file to be saved, under a name."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class CopyText:
    """Put a text on the clipboard."""

    text: str


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Take the sitting from the page that plays it; TakenOver says that this one does now."""


@dataclass(frozen=True, slots=True)
class Breathe:
    """Let the page do other things, then send Breathed with the ticket."""

    ticket: int


@dataclass(frozen=True, slots=True)
class AskHint:
    """Ask what a strong player would do and why; it comes back as HintGiven with the same ticket."""

    ticket: int
    view: str
    stream: str


@dataclass(frozen=True, slots=True)
class Sound:
    """Make a sound: card, trick or turn."""

    kind: str


@dataclass(frozen=True, slots=True)
class KeepAwake:
    """Keep the screen from going dark, or let it again."""

    awake: bool


@dataclass(frozen=True, slots=True)
class Paint:
    """Give each suit, by its letter, the colour that the person chose for it."""

    colours: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Cover:
    """Let a step back in the browser close what lies over the table, or no more."""

    covered: bool


@dataclass(frozen=True, slots=True)
class Renew:
    """Change to the next version of the site, which opens the page anew."""


@dataclass(frozen=True, slots=True)
class Install:
    """Let the browser ask whether to install the page."""


Effect: TypeAlias = (
    AskBot
    | RingIn
    | Save
    | CopyLink
    | DrawSeed
    | Focus
    | ForgetFragment
    | ReadDate
    | AskToPersist
    | OfferFile
    | CopyText
    | TakeOver
    | Breathe
    | AskHint
    | Sound
    | KeepAwake
    | Cover
    | Renew
    | Install
    | Paint
)


def without_playing(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Leave out what only the page that plays the sitting may do."""
    return tuple(each for each in effects if not isinstance(each, AskBot | RingIn | Save))
