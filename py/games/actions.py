"""Everything a seat can do, one class for each kind of action, and who may see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final, NamedTuple

from cards.card import JOKER, Card, Rank, Suit, Trump, pack
from cards.seat import Seat


class Audience(Enum):
    """Who sees the content of an action."""

    ALL = "all"
    ACTOR = "actor"
    PARTNERS = "actor and partner"


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat does when it is its turn; hidden from other seats unless its class says so."""

    audience: ClassVar[Audience] = Audience.ACTOR


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Decline whatever is offered: a bid, a trump suit, a defence alone, a swap, a redeal."""

    audience: ClassVar[Audience] = Audience.ALL


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Undertake a rung of the game's ladder, by its name: 1 to 6, LP, BP, M, N, W or B."""

    audience: ClassVar[Audience] = Audience.ALL
    name: str


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Settle trump, alone or with a partner: name a suit, order up, accept or take up."""

    audience: ClassVar[Audience] = Audience.ALL
    trump: Trump
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Propose(Action):
    """Name, before looking, the suit for which a turned-up joker stands."""

    audience: ClassVar[Audience] = Audience.ALL
    suit: Suit


@dataclass(frozen=True, slots=True)
class DefendAlone(Action):
    """Send one's partner away and defend against a loner."""

    audience: ClassVar[Audience] = Audience.ALL


@dataclass(frozen=True, slots=True)
class Redeal(Action):
    """Ask for new cards with a hand that the house rules call too weak."""

    audience: ClassVar[Audience] = Audience.ALL


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card to the trick."""

    audience: ClassVar[Audience] = Audience.ALL
    card: Card


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put a card out of play, face down."""

    card: Card


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Hand a loner the best card one holds."""

    audience: ClassVar[Audience] = Audience.PARTNERS
    card: Card


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Change three nines and tens for the cards that lie face down."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Unseen(Action):
    """What a seat knows of an action it may not see: its kind, by the sign that notation uses."""

    audience: ClassVar[Audience] = Audience.ALL
    sign: str


class Entry(NamedTuple):
    """One line of a deal's history."""

    seat: Seat
    action: Action


PASS: Final = Pass()
# Cards are played millions of times by the lab and the laws; one object for each keeps that cheap.
PLAY: Final[Mapping[Card, Play]] = {each: Play(each) for each in (*pack(Rank.TWO), JOKER)}
