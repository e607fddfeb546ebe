"""Suits, ranks, cards and packs, and how they are read and printed (RULES.md section 2)."""

from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias


class Suit(IntEnum):
    """One of the four suits, in the order in which packs list them."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    # Enum hashes the member's name in Python code; cards are looked up far too often for that.
    __hash__ = int.__hash__

    @property
    def twin(self) -> "Suit":
        """The other suit of the same colour."""
        return Suit(3 - self)

    @property
    def letter(self) -> str:
        """The suit in notation: C, D, H or S."""
        return "CDHS"[self]


class NoTrump(IntEnum):
    """What is named in the place of a trump suit when there is none."""

    NO_TRUMP = 4

    __hash__ = int.__hash__

    @property
    def letter(self) -> str:
        """No trump in notation."""
        return "NT"


Trump: TypeAlias = Suit | NoTrump

NO_TRUMP: Final = NoTrump.NO_TRUMP
SUITS: Final = tuple(Suit)
EVERY_TRUMP: Final[tuple[Trump, ...]] = (*SUITS, NO_TRUMP)
TRUMPS: Final = {trump.letter: trump for trump in EVERY_TRUMP}


class Rank(IntEnum):
    """The printed rank of a card; aces are high, the joker stands above all."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    __hash__ = int.__hash__

    @property
    def sign(self) -> str:
        """The rank in notation: 2 to 10, J, Q, K, A or JKR."""
        return {11: "J", 12: "Q", 13: "K", 14: "A", 15: "JKR"}.get(self.value, str(self.value))


class Card(NamedTuple):
    """One card; the joker alone has no suit."""

    rank: Rank
    suit: Suit | None

    def __str__(self) -> str:
        return self.rank.sign + (self.suit.letter if self.suit is not None else "")

    def __repr__(self) -> str:
        return f"card({str(self)!r})"


JOKER: Final = Card(Rank.JOKER, None)
_SUITED: Final = tuple(Card(rank, suit) for suit in SUITS for rank in Rank if rank is not Rank.JOKER)
_BY_TEXT: Final = {str(each): each for each in (*_SUITED, JOKER)}


def card(text: str) -> Card:
    """Read a card such as JS, 10D or JKR.

    Raises ValueError if the text names no card.
    """
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise ValueError(f"not a card: {text!r}") from None


def cards(text: str) -> tuple[Card, ...]:
    """Read cards that are written with spaces between them; raises ValueError as card does."""
    return tuple(card(word) for word in text.split())


def pack(lowest: Rank, *, joker: bool = False) -> tuple[Card, ...]:
    """List a pack from the lowest rank to the ace: clubs, diamonds, hearts, spades, then the joker.

    Nine gives 24 cards, seven 32, two 52. The order is what a shuffle begins with, so it never
    changes.
    """
    suited = tuple(each for each in _SUITED if each.rank >= lowest)
    return (*suited, JOKER) if joker else suited
