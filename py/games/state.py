"""The values that rules are made of: a deal, what a seat knows of it, house rules and scores."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

from cards.card import Card, Trump
from cards.seat import Seat, clockwise
from games.actions import Action, Entry
from games.options import Options
from games.words import Words

Side: TypeAlias = tuple[Seat, ...]


class IllegalAction(ValueError):
    """A well-formed action that is not allowed now."""


class Owned(NamedTuple):
    """A card and the seat it belongs to: played, discarded or taken by it."""

    seat: Seat
    card: Card


class Trick(NamedTuple):
    """Cards in the order of play, and who took them; winner is None while cards are missing."""

    plays: tuple[Owned, ...]
    winner: Seat | None = None


class Contract(NamedTuple):
    """What was undertaken, by whom, and who plays alone; trump is None until it is named."""

    maker: Seat
    bid: str | None = None
    trump: Trump | None = None
    alone: bool = False
    lone_defender: Seat | None = None


class Phase(Protocol):
    """A stage of a deal, configured by value."""

    @property
    def name(self) -> str:
        """The stage in one word; the same word in every game that has it."""

    @property
    def blind(self) -> bool:
        """Whether nobody has looked at the cards yet."""

    def enter(self, state: "State") -> "State | None":
        """Set the turn on arrival; None when this deal has no need of the phase."""

    def legal_actions(self, state: "State") -> tuple[Action, ...]:
        """List what the seat to act may do, each once."""

    def apply(self, state: "State", action: Action) -> "State":
        """Carry out an action that is known to be legal."""


class Outcome(NamedTuple):
    """What tally needs of a finished deal: points by seat, and who undertook the contract."""

    points: tuple[int, ...]
    maker: Seat | None


class Tally(NamedTuple):
    """Where a sitting stands: score, games won and carried points by seat.

    winners is None while the sitting goes on.
    """

    scores: tuple[int, ...]
    games: tuple[int, ...]
    carried: tuple[int, ...]
    winners: Side | None


def three_tricks(contract: Contract) -> int:
    """Say that a maker needs three tricks whatever was called, as in all kinds of Euchre."""
    return 3


@dataclass(frozen=True, slots=True)
class Rules:
    """One game under one set of house rules, ready to play.

    batches are the cards each seat gets in turn, from left of the dealer, until the hands are full;
    what is left of the pack is the stock. upcards of it are turned face up. Fixed partners sit
    opposite when partners is true. needed says how many tricks a contract asks of its side, lone_bids
    which bids may only be played alone.
    A sitting goes to target points, for so many games, or for so many deals.
    """

    key: str
    options: Options
    seats: int
    pack: tuple[Card, ...]
    batches: tuple[int, ...]
    upcards: int
    partners: bool
    bowers: bool
    phases: tuple[Phase, ...]
    points: Callable[["State"], tuple[int, ...]]
    next_dealer: Callable[["State"], Seat]
    tally: Callable[[tuple[Outcome, ...], tuple[int, ...]], Tally]
    needed: Callable[[Contract], int] = three_tricks
    lone_bids: tuple[str, ...] = ()
    target: int | None = None
    games: int = 1
    deals: int | None = None

    @property
    def teams(self) -> tuple[Side, ...]:
        """The sides that score together, each in clockwise order."""
        everyone = range(self.seats)
        if self.partners:
            half = self.seats // 2
            return tuple((seat, seat + half) for seat in range(half))
        return tuple((seat,) for seat in everyone)


@dataclass(frozen=True, slots=True)
class State:
    """One deal with everything in it; the phase is an index into the rules' phases.

    stock holds the cards left over, discards what seats put out of play, taken what a seat picked
    up unseen by others, shown what lies or lay face up for all. active are the seats that play.
    turn is None when the deal is over.
    """

    rules: Rules
    dealer: Seat
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    phase: int
    turn: Seat | None
    history: tuple[Entry, ...]
    contract: Contract | None
    shown: tuple[Card, ...]
    taken: tuple[Owned, ...]
    discards: tuple[Owned, ...]
    tricks: tuple[Trick, ...]
    active: tuple[Seat, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise from the dealer's left."""
        return clockwise(self.dealer + 1, self.rules.seats)


@dataclass(frozen=True, slots=True)
class Observation:
    """What one seat knows of one deal, and nothing else.

    taken and discards hold this seat's own; score is the sitting's, by seat, and empty when a deal
    stands alone. legal is empty unless it is this seat's turn.
    """

    seat: Seat
    rules: Rules
    dealer: Seat
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    phase: str
    turn: Seat | None
    history: tuple[Entry, ...]
    contract: Contract | None
    shown: tuple[Card, ...]
    taken: tuple[Card, ...]
    discards: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    active: tuple[Seat, ...]
    legal: tuple[Action, ...]
    score: tuple[int, ...] = ()


class Preset(NamedTuple):
    """A named set of house rules, as the text of what differs from the defaults."""

    name: str
    changes: tuple[tuple[str, str], ...]


class Recipe(NamedTuple):
    """A game on the list: its key, name, options, the rules they build, and named sets of them."""

    key: str
    name: str
    options: type[Options]
    build: Callable[[Options], Rules]
    presets: tuple[Preset, ...]
    words: Words
