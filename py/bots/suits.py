"""How the cards that are left lie in one suit, worked out once for each way they can lie.

Hands are packed into one integer: a lane of bits for each seat that plays, clockwise.
"""

from functools import cache
from typing import NamedTuple

from bots.layout import Layout, highest

MOST_ENTRIES = 10_000


class Lie(NamedTuple):
    """One suit: who holds its cards, from the top.

    key names the order of owners, whatever the ranks. choices are the cards worth telling apart: of
    cards in one hand with none of another hand's between them, the lowest. owner and run are whose the
    top cards are and how many in a row; owner is -1 for a suit that has run out. lengths are by lane, owners
    card by card.
    """

    key: int
    choices: int
    owner: int
    run: int
    lengths: tuple[int, ...]
    owners: tuple[int, ...]


class Suit:
    """One field of a layout, for so many lanes, with the lies met so far."""

    __slots__ = ("field", "lanes", "lies", "packed", "shift", "wide", "width")

    def __init__(self, arranged: Layout, field: int, lanes: int, shift: int) -> None:
        self.field = field
        self.lanes = lanes
        self.width = arranged.width
        self.packed = sum(field << (arranged.width * lane) for lane in range(lanes))
        self.shift = shift
        self.wide = (lanes - 1).bit_length() or 1
        self.lies: dict[int, Lie] = {}

    def lie(self, held: int) -> Lie:
        """Work out how the suit lies when these are the packed hands in it."""
        found = self.lies.get(held)
        if found is None:
            if len(self.lies) >= MOST_ENTRIES:
                self.lies.clear()
            found = self.lies[held] = self._work_out(held)
        return found

    def _owners(self, held: int) -> list[tuple[int, int]]:
        """List the cards from the top, each with the lane that holds it."""
        hands = [(held >> (self.width * lane)) & self.field for lane in range(self.lanes)]
        left = 0
        for hand in hands:
            left |= hand
        listed = []
        while left:
            top = highest(left)
            left ^= top
            listed.append((next(lane for lane, hand in enumerate(hands) if hand & top), top))
        return listed

    def _work_out(self, held: int) -> Lie:
        listed = self._owners(held)
        key, choices, lengths = 1, 0, [0] * self.lanes
        for place, (lane, card) in enumerate(listed):
            key = key << self.wide | lane
            lengths[lane] += 1
            if place + 1 == len(listed) or listed[place + 1][0] != lane:
                choices |= card << (self.width * lane)
        owner = listed[0][0] if listed else -1
        run = 0
        while run < len(listed) and listed[run][0] == owner:
            run += 1
        owners = tuple(lane for lane, _ in listed)
        return Lie(key << self.shift, choices, owner, run, tuple(lengths), owners)


@cache
def suits(arranged: Layout, lanes: int) -> tuple[Suit, ...]:
    """Give the suits of a layout for so many lanes, trump last; their keys can be added up."""
    found = []
    # The lowest bits of a key name the lane that leads.
    shift = 3
    for field in arranged.fields:
        found.append(Suit(arranged, field, lanes, shift))
        shift += field.bit_count() * found[-1].wide + 1
    return tuple(found)
