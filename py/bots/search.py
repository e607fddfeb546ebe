"""Chooses a card over worlds that agree with what was seen: exact play and club play, averaged."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Final, TypeAlias

from bots.aims import aim
from bots.hidden import Hidden, hidden
from bots.layout import bits
from bots.likely import weighted
from bots.policy import policy
from bots.rollout import rollout
from bots.solver import Solver
from bots.trickplay import Table, laid
from bots.worlds import filled
from games.state import Observation

Hands: TypeAlias = list[int]
Weighed: TypeAlias = tuple[int, Hands]


# A card is better than the usual one if it gains more than this part of what is at stake.
CLOSE: Final = 50
CROWD: Final = 5


@dataclass(frozen=True, slots=True)
class Budget:
    """How hard to think about a card.

    worlds are sampled from spread times as many, those preferred that fit the auction; exact and club
    are the weights of exact play and of a deal played out by club players. enough is the number of
    worlds up to which all of them are looked at. With sitting it is the chance to win that counts.
    """

    worlds: int
    spread: int = 1
    exact: int = 1
    club: int = 1
    enough: int = 0
    sitting: bool = False


def fitting(budget: Budget, view: Observation) -> Budget:
    """Leave exact play out at a crowded table, where it takes minutes; club play is nearly as good."""
    return replace(budget, exact=0, club=1) if len(view.active) > CROWD else budget


def distinct(table: Table) -> list[int]:
    """List the cards one may play, the lowest for each run that nobody else can come between."""
    hand = table.hands[table.turn]
    others = (table.unplayed & ~hand & ~table.known[table.turn]) | table.lying
    legal = table.legal()
    found = []
    for field in table.layout.fields:
        last = 0
        for card in bits(legal & field):
            between = others & (card - 1) & -(last << 1) if last else 1
            if between:
                found.append(card)
            last = card
    return found


def steps_of(won: tuple[int, ...]) -> tuple[int, ...]:
    """List the totals of tricks at which the worth of a deal changes."""
    return tuple(total for total in range(1, len(won)) if won[total] != won[total - 1])


def sampled(view: Observation, open_places: Hidden, budget: Budget, random: Random) -> list[Weighed]:
    """Give weighted worlds, as what lies in each place: all that there are, or a sample."""
    splitting = open_places.splitting
    if splitting.count <= budget.enough:
        every = [filled(open_places, shared) for shared in splitting.every()]
        return weighted(view, open_places.layout, every)
    drawn = [filled(open_places, splitting.drawn(random)) for _ in range(budget.worlds * budget.spread)]
    if budget.spread == 1:
        return [(1, hands) for hands in drawn]
    graded = weighted(view, open_places.layout, drawn)
    return [(1, hands) for hands in _resampled(graded, budget.worlds, random)]


def _resampled(graded: list[Weighed], count: int, random: Random) -> Iterable[Hands]:
    """Draw so many, each as often as its weight deserves, by equal strides from a random start."""
    total = sum(weight for weight, _ in graded)
    offset = random.randrange(total)
    reached, place = 0, 0
    for weight, hands in graded:
        reached += weight * count
        while place < count and place * total + offset < reached:
            yield hands
            place += 1


def card_values(
    view: Observation, table: Table, budget: Budget, random: Random
) -> tuple[dict[int, int], int]:
    """Value each distinct card; what counts is how the values compare.

    The second number is what lies between the best and the worst end of the deal, on the same scale.
    """
    assert view.contract is not None
    whole = table.left + len([trick for trick in view.tricks if trick.winner is not None])
    won = aim(view, view.contract, whole, sitting=budget.sitting)
    seats = view.rules.seats
    placed = sampled(view, hidden(view), budget, random)
    values = valued(table, [(weight, places[:seats]) for weight, places in placed], won, budget)
    weight = sum(weight for weight, _ in placed) * (budget.exact + budget.club)
    return values, weight * (max(won) - min(won))


def valued(table: Table, worlds: list[Weighed], won: tuple[int, ...], budget: Budget) -> dict[int, int]:
    """Sum up, over weighted worlds, what each distinct card leads to."""
    moves = distinct(table)
    steps = steps_of(won)
    values = dict.fromkeys(moves, 0)
    ends = (0, *steps)
    for weight, hands in worlds:
        here = table.copy(hands)
        if budget.exact:
            reached = Solver(here).totals(here, moves, steps)
            for move, place in zip(moves, reached, strict=True):
                values[move] += weight * budget.exact * won[ends[place]]
        if budget.club:
            for move in moves:
                after = here.copy(hands[:])
                after.play(move)
                values[move] += weight * budget.club * won[rollout(after)]
    return values


def choose_card(view: Observation, budget: Budget, random: Random) -> int:
    """Choose a card, as its bit under the contract's trump.

    The rule player's choice stands unless another is better by more than chance would have it.
    """
    assert view.contract is not None
    assert view.contract.trump is not None
    table = laid(view, view.contract.trump)
    usual = policy(table)
    moves = distinct(table)
    if len(moves) == 1:
        return usual
    values, stake = card_values(view, table, fitting(budget, view), random)
    most = max(values.values())
    if values[run_of(table, usual, moves)] + stake // CLOSE >= most:
        return usual
    return next(move for move in moves if values[move] == most)


def run_of(table: Table, card: int, moves: list[int]) -> int:
    """Find the distinct card that a card is as good as."""
    return max(move for move in moves if move <= card and move & table.layout.field[card])
