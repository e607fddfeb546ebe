"""What hands are worth, worked out fast for many of them under one trump."""

from functools import cache

from bots import worth
from bots.layout import Layout, bits, highest, layout
from cards.card import Trump
from games.state import Rules

MOST = 100_000


class Scale:
    """The worth of a hand under one trump as a sum over suits, in bits of another layout.

    What the cards of a suit are worth together is worked out once for each set of them.
    """

    __slots__ = ("cards", "pair", "spares", "start", "suits", "void")

    def __init__(
        self, start: int, cards: dict[int, int], pair: tuple[int, int], void: int, fields: tuple[int, ...]
    ) -> None:
        self.start = start
        self.cards = cards
        self.pair = pair
        self.void = void
        self.suits: tuple[tuple[int, int, dict[int, int]], ...] = tuple(
            (field, int(place + 1 < len(fields)), {}) for place, field in enumerate(fields)
        )
        self.spares: dict[int, int] = {}

    def of(self, hand: int, size: int) -> int:
        """Give the expected tricks, in hundredths, of the best cards of a hand up to a size."""
        total = self.start
        for field, side, sums in self.suits:
            held = hand & field
            found = sums.get(held)
            if found is None:
                found = sums[held] = self._suit(held, side)
            total += found
        spare = hand.bit_count() - size
        if spare > 0:
            total -= sum(sorted(self.cards[bit] for bit in bits(hand))[:spare])
        return total

    def missed(self, hand: int, gone: int) -> int:
        """Give what a hand lost, in hundredths, by sparing one of its cards and not the best to spare."""
        spares, least, lost = self.spares, -MOST, 0
        for field, side, _ in self.suits:
            held = hand & field
            if not held:
                continue
            found = spares.get(held)
            if found is None:
                found = spares[held] = max(self._change(held, side, bit) for bit in bits(held))
            least = max(least, found)
            if gone & field:
                lost = self._change(held, side, gone)
        return least - lost

    def _change(self, held: int, side: int, gone: int) -> int:
        """Give what becomes of a suit's worth when a card of it goes."""
        return self._suit(held ^ gone, side) - self._suit(held, side)

    def _suit(self, held: int, side: int) -> int:
        """Add up the cards of one suit."""
        both, extra = self.pair
        total = sum(self.cards[bit] for bit in bits(held))
        if side and not held:
            total += self.void
        if not side and both and held & both == both:
            total += extra
        return total


@cache
def scale(rules: Rules, arranged: Layout, trump: Trump, role: str) -> Scale:
    """Spread the formula of a role over the cards of a layout."""
    formula = worth.of(rules, role)
    own = layout(rules.pack, trump, bowers=rules.bowers)
    start, *tops, both, other, ace, king, queen, void = formula.weights
    weights = {}
    for field in own.sides:
        rest = field
        for weight in (ace, king, queen):
            if rest:
                weights[highest(rest)] = weight
                rest ^= highest(rest)
        weights |= dict.fromkeys(bits(rest), 0)
    rest = own.trump
    top_two = 0
    for place, weight in enumerate(tops):
        if rest:
            top_two |= highest(rest) if place < 2 else 0
            weights[highest(rest)] = weight
            rest ^= highest(rest)
    weights |= dict.fromkeys(bits(rest), other)

    def moved(mask: int) -> int:
        return arranged.mask(own.listed(mask))

    return Scale(
        start,
        {moved(bit): weight for bit, weight in weights.items()},
        (moved(top_two), both),
        void,
        tuple(moved(field) for field in own.fields),
    )
