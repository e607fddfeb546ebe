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
    """Move the focus to the first of these elements that the page has.

    Unless it steals, it does so only when nothing holds the focus.
    """

    keys: tuple[str, ...]
    steal: bool = False


@dataclass(frozen=True, slots=True)
class ForgetFragment:
    """Take the fragment out of the address, so that a reload does not open the link again."""


Effect: TypeAlias = AskBot | RingIn | Save | CopyLink | DrawSeed | Focus | ForgetFragment
