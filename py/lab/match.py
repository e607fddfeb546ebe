"""Duplicate matches: the same cards played with the sides exchanged, so that luck cancels out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import NamedTuple, TypeAlias

from bots import rule
from cards.shuffle import digest, shuffled
from games import apply, new_deal, observe, points
from games.engine import is_over, phase_name
from games.state import Rules, State
from lab.players import Player

Opening: TypeAlias = Callable[[Rules, str, int], State | None]


def dealt(rules: Rules, seed: str, number: int) -> State:
    """Deal one deal of a seed."""
    return new_deal(rules, number % rules.seats, shuffled(rules.pack, seed, f"deal/{number}"))


def contracted(rules: Rules, seed: str, number: int) -> State | None:
    """Deal, and let rule players settle the contract; None if they throw the deal in."""
    state = dealt(rules, seed, number)
    while not is_over(state) and phase_name(state) != "play":
        assert state.turn is not None
        state = apply(state, rule.choose(observe(state, state.turn)))
    return None if is_over(state) else state


def played(state: State, players: Sequence[Player], seed: str) -> State:
    """Play a deal to its end; each decision has a stream of its own, by seat and number of actions."""
    while state.turn is not None:
        seat = state.turn
        stream = digest(seed, f"{seat}/{len(state.history)}")
        state = apply(state, players[seat](state, stream))
    return state


def difference(rules: Rules, state: State, places: Sequence[int]) -> float:
    """Give the points of some seats less those of the others, each as the mean of its seats."""
    won = points(state)
    others = [seat for seat in range(rules.seats) if seat not in places]
    ours = sum(won[seat] for seat in places) / len(places)
    return ours - sum(won[seat] for seat in others) / len(others)


def compared(rules: Rules, start: State, pair: tuple[Player, Player], seed: str) -> tuple[float, list[State]]:
    """Play one start at every seating; the mean difference, and the deals as they ended."""
    ends = []
    total = 0.0
    for places in rules.teams:
        players = [pair[0] if seat in places else pair[1] for seat in range(rules.seats)]
        ends.append(played(start, players, seed))
        total += difference(rules, ends[-1], places)
    return total / len(ends), ends


class Result(NamedTuple):
    """What came of one deal, or one pair of sittings: the figure, and counts by name that add up."""

    value: float
    counts: Mapping[str, float]


def added(counts: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Add counts up by name."""
    total: dict[str, float] = {}
    for each in counts:
        for name, number in each.items():
            total[name] = total.get(name, 0) + number
    return total


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean, and half the width of its 95 % interval."""

    mean: float
    half: float
    count: int

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ±{self.half:.2f}"


def figure(values: Sequence[float]) -> Figure:
    """Sum values up; of one value alone nobody knows how far it is from the mean."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return Figure(mean, inf, count)
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Figure(mean, 1.96 * sqrt(spread / count), count)


def starts(rules: Rules, opening: Opening, seed: str, count: int) -> Iterator[tuple[int, State]]:
    """Give so many starts, numbered; deals that come to nothing are left out."""
    number = found = 0
    while found < count:
        start = opening(rules, seed, number)
        if start is not None:
            yield number, start
            found += 1
        number += 1


def match(
    rules: Rules, pair: tuple[Player, Player], count: int, *, fixed: bool, seed: str = "match"
) -> Figure:
    """Compare two players over so many deals, on contracts that are fixed beforehand or not."""
    opening: Opening = contracted if fixed else dealt
    values = [
        compared(rules, start, pair, f"{seed}/{number}")[0]
        for number, start in starts(rules, opening, seed, count)
    ]
    return figure(values)
