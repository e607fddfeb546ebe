"""Hidden cards shared out among places, every way of doing it being equally likely."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from random import Random
from typing import TypeAlias

Sizes: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Cards, as bits, that may lie in the same places and in no others."""

    cards: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(slots=True)
class Splitting:
    """So many cards for each place, and groups of cards to fill them with."""

    sizes: Sizes
    groups: tuple[Group, ...]
    _counts: dict[tuple[int, Sizes], int] = field(default_factory=dict)
    _ways: dict[tuple[int, Sizes], list[tuple[int, Sizes]]] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """The number of ways there are."""
        return self._count(0, self.sizes)

    def _count(self, index: int, sizes: Sizes) -> int:
        """Count the ways to fill what is left with the groups from an index on."""
        if index == len(self.groups):
            return int(not any(sizes))
        key = (index, sizes)
        if key not in self._counts:
            self._counts[key] = sum(weight for weight, _ in self._splits(index, sizes))
        return self._counts[key]

    def _splits(self, index: int, sizes: Sizes) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Give each way to split a group by number among its places, with the ways it stands for."""
        group = self.groups[index]
        last = index + 1 == len(self.groups)
        for shares in _shares(len(group.cards), [sizes[place] for place in group.places]):
            ways, left, after = 1, len(group.cards), list(sizes)
            for place, share in zip(group.places, shares, strict=True):
                ways *= comb(left, share)
                left -= share
                after[place] -= share
            if last:
                ways = 0 if any(after) else ways
            else:
                ways *= self._count(index + 1, tuple(after))
            if ways:
                yield ways, shares

    def drawn(self, random: Random) -> list[int]:
        """Draw one way: the cards by place, as bits."""
        found = [0] * len(self.sizes)
        sizes = list(self.sizes)
        for index, group in enumerate(self.groups):
            cards = list(group.cards)
            random.shuffle(cards)
            begin = 0
            for place, share in zip(
                group.places, self._drawn_shares(index, tuple(sizes), random), strict=True
            ):
                for card in cards[begin : begin + share]:
                    found[place] |= card
                begin += share
                sizes[place] -= share
        return found

    def _drawn_shares(self, index: int, sizes: Sizes, random: Random) -> tuple[int, ...]:
        """Draw how many cards of a group go where."""
        if len(self.groups) == 1:
            return tuple(sizes[place] for place in self.groups[index].places)
        ticket = random.randrange(self._count(index, sizes))
        key = (index, sizes)
        if key not in self._ways:
            self._ways[key] = list(self._splits(index, sizes))
        for ways, shares in self._ways[key]:
            ticket -= ways
            if ticket < 0:
                return shares
        raise AssertionError(sizes)

    def every(self) -> Iterator[list[int]]:
        """Give every way once."""
        yield from self._every(0, self.sizes, [0] * len(self.sizes))

    def _every(self, index: int, sizes: Sizes, found: list[int]) -> Iterator[list[int]]:
        if index == len(self.groups):
            yield list(found)
            return
        group = self.groups[index]
        for _, shares in self._splits(index, sizes):
            after = list(sizes)
            for place, share in zip(group.places, shares, strict=True):
                after[place] -= share
            for parts in _dealt(group.cards, shares):
                filled = list(found)
                for place, part in zip(group.places, parts, strict=True):
                    filled[place] |= part
                yield from self._every(index + 1, tuple(after), filled)


def _shares(count: int, room: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Give the ways to write a number as a sum of shares, each within its room."""
    if len(room) == 1:
        if count <= room[0]:
            yield (count,)
        return
    beyond = sum(room[1:])
    for share in range(max(0, count - beyond), min(count, room[0]) + 1):
        for rest in _shares(count - share, room[1:]):
            yield (share, *rest)


def _dealt(cards: tuple[int, ...], shares: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Give the ways to deal cards into parts of these sizes, each part as bits."""
    if len(shares) == 1:
        yield (sum(cards),)
        return
    for part in combinations(cards, shares[0]):
        rest = tuple(card for card in cards if card not in part)
        for parts in _dealt(rest, shares[1:]):
            yield (sum(part), *parts)
