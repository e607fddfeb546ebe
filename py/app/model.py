"""Everything the program knows between two messages."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from app.counts import Counts
from app.screen import Panel
from app.settings import DEFAULTS
from cards.seat import Seat
from games.actions import Action
from games.state import Trick
from table.link import Invitation
from table.sitting import Sitting

PERSON: Seat = 0
MOST_NOTICES = 3


class Leaving(Enum):
    """What the person asked for that would end a deal or a sitting."""

    AGAIN = "again"
    CONCEDE = "concede"
    NEW_SITTING = "new sitting"
    LINK = "link"
    SLOT = "slot"
    FILE = "file"
    OLDEST = "oldest"
    ELSEWHERE = "elsewhere"


class Running(Enum):
    """How the rest of a deal goes on without the person."""

    CLAIMED = "claimed"
    CONCEDED = "conceded"


@dataclass(frozen=True, slots=True)
class Model:
    """The sitting, how it is shown, and what is awaited.

    ticket numbers the present question; answers with another ticket are too late. answer and rung
    are the two things a computer's turn waits for. swept counts the tricks that no longer lie on
    the table. drafts holds, by game, the house rules to use for the next sitting, as text; own the sets that
    the person saved, by game and name; players who plays at each seat of this sitting, seated whom the person
    put at a seat for every sitting that brings no players of its own. wanted is
    the game for which a seed is being drawn, typed what has been typed of a card so far. kept is all that the
    store holds, incoming the file or the key of the slot that is asked about, awaiting what else a seed is
    being drawn for; assisted holds the numbers of the deals in which the person had help; unkept says that
    the person knows that nothing is kept.
    """

    sitting: Sitting
    settings: Mapping[str, str] = field(default_factory=lambda: DEFAULTS)
    drafts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    seated: Mapping[Seat, str] = field(default_factory=dict)
    own: Mapping[tuple[str, str], str] = field(default_factory=dict)
    names: Mapping[Seat, str] = field(default_factory=dict)
    ticket: int = 0
    answer: Action | None = None
    rung: bool = False
    swept: int = 0
    undone: tuple[Action, ...] = ()
    chosen: Action | None = None
    running: Running | None = None
    panel: Panel | None = None
    leaving: Leaving | None = None
    invitation: Invitation | None = None
    notices: tuple[str, ...] = ()
    passing: frozenset[str] = frozenset()
    wanted: str = ""
    typed: str = ""
    kept: Mapping[str, str] = field(default_factory=dict)
    today: str = ""
    elsewhere: bool = False
    unkept: bool = False
    report: str = ""
    incoming: str = ""
    awaiting: str = ""
    counts: Counts | None = None
    stumbled: tuple[int, int] | None = None
    telling: tuple[str, ...] = ()
    told: int = 0
    assisted: frozenset[int] = frozenset()
    newer: bool = False
    installable: bool = False


def lying_trick(model: Model) -> Trick | None:
    """Give the full trick that still lies on the table, if there is one."""
    tricks = model.sitting.state.tricks
    if tricks and tricks[-1].winner is not None and model.swept < len(tricks):
        return tricks[-1]
    return None


def with_notice(model: Model, notice: str, *, passing: bool = False) -> Model:
    """Add a sentence for the person to read; the same one is not said twice, and old ones make room.

    One that is passing only answers a press, and goes by itself when the person acts.
    """
    others = tuple(each for each in model.notices if each != notice)
    gone = model.passing | {notice} if passing else model.passing - {notice}
    return replace(model, notices=(*others, notice)[-MOST_NOTICES:], passing=gone)


def with_help(model: Model) -> Model:
    """Note that the person has had help in the present deal."""
    return replace(model, assisted=model.assisted | {model.sitting.number})


def without_passing(model: Model) -> Model:
    """Take away the notices that only answered a press."""
    left = tuple(each for each in model.notices if each not in model.passing)
    return replace(model, notices=left, passing=frozenset())
