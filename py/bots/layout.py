"""Cards as bits of one integer, arranged so that under one trump a higher card is a higher number."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from cards.card import NO_TRUMP, SUITS, Card, Trump
from games.kit.tricks import Ranking, ranking


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """One pack under one trump: each effective suit is a field of bits, trump above all others.

    cards are listed by bit, from the lowest. field gives, for a card's bit, all bits of its effective
    suit. wild is the joker where there is no trump suit: it may be played to any lead.
    """

    cards: tuple[Card, ...]
    bit: Mapping[Card, int]
    field: Mapping[int, int]
    fields: tuple[int, ...]
    trump: int
    wild: int
    width: int
    full: int

    @property
    def sides(self) -> tuple[int, ...]:
        """The fields of the suits that are not trump."""
        return self.fields[:-1]

    def mask(self, cards: Iterable[Card]) -> int:
        """Give cards as bits."""
        bit = self.bit
        total = 0
        for each in cards:
            total |= bit[each]
        return total

    def card(self, bit: int) -> Card:
        """Give the card of one bit."""
        return self.cards[bit.bit_length() - 1]

    def listed(self, mask: int) -> tuple[Card, ...]:
        """Give bits as cards, from the lowest bit."""
        return tuple(self.card(bit) for bit in bits(mask))


def bits(mask: int) -> Iterator[int]:
    """Give the bits of a mask one by one, from the lowest."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def highest(mask: int) -> int:
    """Give the highest bit of a mask that is not empty."""
    return 1 << (mask.bit_length() - 1)


@cache
def layout(pack: tuple[Card, ...], trump: Trump, *, bowers: bool) -> Layout:
    """Arrange a pack under a trump."""
    ranked = ranking(trump, bowers=bowers)
    order = [suit for suit in SUITS if suit is not trump]
    groups = [_group(pack, ranked, suit) for suit in (*order, trump)]
    listed = tuple(each for group in groups for each in group)
    bit = {each: 1 << place for place, each in enumerate(listed)}
    fields = tuple(sum(bit[each] for each in group) for group in groups)
    return Layout(
        cards=listed,
        bit=bit,
        field={bit[each]: mask for group, mask in zip(groups, fields, strict=True) for each in group},
        fields=fields,
        trump=fields[-1],
        wild=fields[-1] if trump is NO_TRUMP else 0,
        width=len(listed),
        full=(1 << len(listed)) - 1,
    )


def _group(pack: tuple[Card, ...], ranked: Ranking, suit: Trump) -> list[Card]:
    """List the cards of one effective suit, the weakest first."""
    return sorted((each for each in pack if ranked.suit[each] is suit), key=ranked.strength.__getitem__)
