"""What is on the screen: values with only what the person's seat may see, ready to be drawn.

Nothing here is HTML and nothing here computes a rule; view/ turns it into elements and words.
Texts such as card, action and message are in notation: JS, 10D, /9H, act JS.
"""

from dataclasses import dataclass
from enum import Enum

from app.shelf_screen import FairScreen, HistoryScreen, ShelfScreen
from cards.seat import Seat
from games.options import Choice
from games.words import Section


class Rank(Enum):
    """What a card is in the trump order, for its spoken name."""

    PLAIN = "plain"
    TRUMP = "trump"
    LEFT_BOWER = "left bower"
    RIGHT_BOWER = "right bower"
    BEST_BOWER = "best bower"


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


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card that lies open: id names its element, and the same card keeps it wherever it goes."""

    id: str
    card: str
    rank: Rank = Rank.PLAIN
    message: str | None = None
    playable: bool = False
    selected: bool = False


@dataclass(frozen=True, slots=True)
class SeatScreen:
    """One place at the table; said holds what the seat said in the auction, oldest first.

    A hidden card is counted, never named. hand is empty unless the cards lie open.
    """

    seat: Seat
    name: str
    person: bool
    partner: bool
    dealer: bool
    turn: bool
    out: bool
    maker: bool
    alone: bool
    thinking: bool
    level: str
    cards: int
    tricks: int
    said: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TrickCard:
    """A card on the table and who played it."""

    face: CardFace
    seat: Seat
    winning: bool


@dataclass(frozen=True, slots=True)
class TrickScreen:
    """The cards on the table; number counts tricks of the deal from 1, and 0 is before the first.

    taker is set while a full trick still lies there.
    """

    number: int
    cards: tuple[TrickCard, ...]
    taker: Seat | None


@dataclass(frozen=True, slots=True)
class ContractScreen:
    """What was undertaken: bid, trump letters or None, who; tricks needed and taken by its side."""

    maker: Seat
    bid: str | None
    trump: str | None
    alone: bool
    lone_defender: Seat | None
    needed: int
    taken: int
    against: int


@dataclass(frozen=True, slots=True)
class CentreScreen:
    """The middle of the table: trick, cards turned up, what lies face down, and the contract."""

    trick: TrickScreen
    last_trick: TrickScreen | None
    shown: tuple[CardFace, ...]
    stock: int
    contract: ContractScreen | None
    turned_down: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """A button with an action on it that is not a card to play.

    win and most are the least and most points it may bring, lose what failing costs, a number below
    zero; None where nothing is undertaken.
    """

    message: str
    action: str
    win: int | None = None
    lose: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class TurnScreen:
    """What is asked: the phase, whose turn, whether it is the person's, and the buttons for it.

    may_claim says that a claim may be tried, not that it would be granted.
    """

    phase: str
    turn: Seat | None
    yours: bool
    offers: tuple[Offer, ...]
    waiting: bool
    confirm: str | None
    may_claim: bool = False
    may_concede: bool = False


@dataclass(frozen=True, slots=True)
class HandScreen:
    """The person's cards, sorted by suit with bowers and joker where they belong."""

    cards: tuple[CardFace, ...]
    trump: str | None
    out: bool


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

    games is how many games win the sitting, length how many deals it has, where that is fixed.
    """

    teams: tuple[TeamScore, ...]
    target: int | None
    deal: int
    deals: tuple[tuple[int, ...], ...]
    totals: tuple[tuple[int, ...], ...] = ()
    games: int = 1
    length: int | None = None


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
    """A seat whose name and level may be set; levels is empty for the person's own."""

    seat: Seat
    place: str
    name: str
    levels: tuple[str, ...]
    level: str


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
