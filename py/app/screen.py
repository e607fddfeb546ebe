"""What is on the screen: values with only what the person's seat may see, ready to be drawn.

Nothing here is HTML and nothing here computes a rule; view/ turns it into elements and words.
Texts such as card, action and message are in notation: JS, 10D, /9H, act JS.
"""

from dataclasses import dataclass
from enum import Enum

from app.pieces import CardFace, CentreScreen, ContractScreen, HandScreen, SeatScreen, TrickScreen, TurnScreen
from app.shelf_screen import FairScreen, HistoryScreen, ShelfScreen
from app.strength import Measured
from cards.seat import Seat
from games.options import Choice
from games.words import Section


class Panel(Enum):
    """What may slide over the table, by the word that messages use."""

    RULES = "rules"
    GAMES = "games"
    SETTINGS = "settings"
    SCORES = "scores"
    LOG = "log"
    SHARE = "share"
    KEYS = "keys"
    ABOUT = "about"
    MENU = "menu"
    SITTINGS = "sittings"
    HISTORY = "history"
    FAIR = "fair"
    STRENGTH = "strength"


@dataclass(frozen=True, slots=True)
class TeamScore:
    """A side's line of the score box; needs is what it lacks to the target, if there is one."""

    seats: tuple[Seat, ...]
    names: tuple[str, ...]
    score: int
    games: int
    needs: int | None
    ours: bool
    won: bool


@dataclass(frozen=True, slots=True)
class ScoreScreen:
    """The score of the sitting: by team, the points of each finished deal and the score after it.

    games is how many games win the sitting, length how many deals it has, where that is fixed; assisted
    lists the rows of deals, from 0, in which the person had help.
    """

    teams: tuple[TeamScore, ...]
    target: int | None
    deal: int
    deals: tuple[tuple[int, ...], ...]
    totals: tuple[tuple[int, ...], ...] = ()
    games: int = 1
    length: int | None = None
    assisted: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event of the deal: an action of a seat, or a trick taken (action is then empty)."""

    seat: Seat
    name: str
    action: str
    phase: str


@dataclass(frozen=True, slots=True)
class LaidHand:
    """A seat's cards as they were dealt, laid open after the deal."""

    seat: Seat
    name: str
    cards: tuple[CardFace, ...]


@dataclass(frozen=True, slots=True)
class ResultScreen:
    """How a deal ended, with everything laid open; points by team, in the order of the score box.

    thrown_in deals had no contract, redealt ones were to be dealt again. winners holds the names once
    the sitting is won; ended says that no other deal follows.
    """

    thrown_in: bool
    contract: ContractScreen | None
    maker_name: str
    made: bool
    points: tuple[int, ...]
    hands: tuple[LaidHand, ...]
    stock: tuple[CardFace, ...]
    discards: tuple[tuple[str, CardFace], ...]
    tricks: tuple[TrickScreen, ...]
    winners: tuple[str, ...]
    won: bool | None
    redealt: bool = False
    ended: bool = False


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game on the list of games."""

    key: str
    name: str
    summary: str
    current: bool


@dataclass(frozen=True, slots=True)
class RulesForm:
    """The house rules chosen for the next sitting of a game, as a form; values are as text.

    own names the person's own sets; text is the whole of it as it can be sent.
    """

    key: str
    name: str
    choices: tuple[Choice, ...]
    values: tuple[str, ...]
    presets: tuple[tuple[str, str], ...]
    own: tuple[str, ...]
    preset: str | None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting of the table: its key, offered values and the value in force, as text.

    A colour has no offered values.
    """

    key: str
    values: tuple[str, ...]
    value: str


@dataclass(frozen=True, slots=True)
class SeatForm:
    """A seat whose name, level and style may be set; at the person's own only the name, level being empty."""

    seat: Seat
    place: str
    name: str
    level: str = ""
    style: str = ""


@dataclass(frozen=True, slots=True)
class PanelScreen:
    """The panel that lies over the table, with what it needs; the other fields are empty."""

    panel: Panel
    sections: tuple[Section, ...] = ()
    games: tuple[GameLine, ...] = ()
    form: RulesForm | None = None
    settings: tuple[Setting, ...] = ()
    log: tuple[LogLine, ...] = ()
    places: tuple[SeatForm, ...] = ()
    link: str = ""
    seed: str = ""
    later_deal: bool = False
    deal_hash: str = ""
    deal_proof: str = ""
    shelf: ShelfScreen | None = None
    history: HistoryScreen | None = None
    fair: FairScreen | None = None
    installable: bool = False
    matches: tuple[Measured, ...] = ()


@dataclass(frozen=True, slots=True)
class Screen:
    """Everything on the page.

    notices are sentences for the person, already translated; spoken is the newest event for a
    screen reader. can_undo and can_redo say whether those buttons do anything. telling holds sentences that
    the person asked for, told numbers them, offer says that the first deal may be guided, and
    assisted that a hint was given in this deal or an action taken back.
    """

    game: str
    game_name: str
    seats: tuple[SeatScreen, ...]
    centre: CentreScreen
    turn: TurnScreen
    hand: HandScreen
    score: ScoreScreen
    result: ResultScreen | None
    panel: PanelScreen | None
    notices: tuple[str, ...]
    question: str | None
    log: tuple[LogLine, ...]
    can_undo: bool
    can_redo: bool
    theme: tuple[tuple[str, str], ...]
    telling: tuple[str, ...] = ()
    told: int = 0
    offer: bool = False
    assisted: bool = False
    elsewhere: bool = False
    faulted: bool = False
    newer: bool = False
