"""What lies on the table, as the person's seat may see it: cards, seats, tricks, contract, offers.

Texts such as card, action and message are in notation: JS, 10D, /9H, act JS.
"""

from dataclasses import dataclass
from enum import Enum

from cards.seat import Seat


class Rank(Enum):
    """What a card is in the trump order, for its spoken name."""

    PLAIN = "plain"
    TRUMP = "trump"
    LEFT_BOWER = "left bower"
    RIGHT_BOWER = "right bower"
    BEST_BOWER = "best bower"


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

    may_claim says that a claim may be tried, not that it would be granted; may_skip that the rest of the
    deal may be left to itself.
    """

    phase: str
    turn: Seat | None
    yours: bool
    offers: tuple[Offer, ...]
    waiting: bool
    confirm: str | None
    may_claim: bool = False
    may_concede: bool = False
    may_skip: bool = False


@dataclass(frozen=True, slots=True)
class HandScreen:
    """The person's cards, sorted by suit with bowers and joker where they belong.

    may_skip says that the person, who sits out, may see the result at once.
    """

    cards: tuple[CardFace, ...]
    trump: str | None
    out: bool
    may_skip: bool = False
