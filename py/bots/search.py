"""Chooses a card over worlds that agree with what was seen: exact play and club play, averaged."""

from collections.abc import Iterator
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
# A partner who has the trick does not like it taken away; by so many standard errors it must be better.
ROBBED: Final = 3


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
    return list(resampled(weighted(view, open_places.layout, drawn), budget.worlds, random))


def resampled(graded: list[Weighed], count: int, random: Random) -> Iterator[Weighed]:
    """Draw so many, by equal strides from a random start; each comes once, with how often it was drawn."""
    total = sum(weight for weight, _ in graded)
    offset = random.randrange(total)
    reached, place = 0, 0
    for weight, hands in graded:
        reached += weight * count
        # Place k is drawn here if k * total + offset lies below what has been reached.
        after = min(count, max(0, -((offset - reached) // total)))
        if after > place:
            yield after - place, hands
            place = after


def valued(table: Table, worlds: list[Weighed], won: tuple[int, ...], budget: Budget) -> dict[int, list[int]]:
    """Give, for each distinct card, what it leads to in each of the weighted worlds."""
    moves = distinct(table)
    steps = steps_of(won)
    ends = (0, *steps)
    values: dict[int, list[int]] = {move: [] for move in moves}
    for weight, hands in worlds:
        here = table.copy(hands)
        reached = Solver(here).totals(here, moves, steps) if budget.exact else [0] * len(moves)
        for move, place in zip(moves, reached, strict=True):
            value = budget.exact * won[ends[place]]
            if budget.club:
                after = here.copy(hands[:])
                after.play(move)
                value += budget.club * won[rollout(after)]
            values[move].append(weight * value)
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
    budget = fitting(budget, view)
    whole = table.left + sum(trick.winner is not None for trick in view.tricks)
    # Those who beat a maker together stay one side to the end of the hand, whoever of them stands better.
    own_aim = len(view.rules.teams) == 2 or view.seat == view.contract.maker
    won = aim(view, view.contract, whole, sitting=budget.sitting and own_aim)
    open_places = hidden(view)
    worlds = in_hands(view, sampled(view, open_places, budget, random))
    values = valued(table, worlds, won, budget)
    best = max(moves, key=lambda move: sum(values[move]))
    beside = values[run_of(table, usual, moves)]
    gains = [one - other for one, other in zip(values[best], beside, strict=True)]
    stake = sum(weight for weight, _ in worlds) * (budget.exact + budget.club) * (max(won) - min(won))
    doubt = ROBBED if takes_from_partner(table, best) and not takes_from_partner(table, usual) else 1
    if open_places.splitting.count <= budget.enough:
        doubt = 0
    return best if clear(gains, stake, doubt) else usual


def clear(gains: list[int], stake: int, doubt: int) -> bool:
    """Tell whether what a card gains, world by world, is more than next to nothing and than chance.

    doubt is by how many standard errors it must gain; 0 where all worlds have been looked at.
    """
    total = sum(gains)
    return total * CLOSE > stake and total * total > doubt * doubt * sum(gain * gain for gain in gains)


def takes_from_partner(table: Table, card: int) -> bool:
    """Tell whether a card beats the partner's, which has the trick for certain."""
    if not table.led or table.side[table.winner] != table.side[table.turn]:
        return False
    trump = table.layout.trump
    others = table.unplayed & ~table.hands[table.turn] & ~table.known[table.turn]
    certain = table.played == table.size - 1 or (table.best & trump and table.best > (others & trump))
    return bool(certain) and card > table.best and bool(card & (table.led | trump))


def in_hands(view: Observation, placed: list[Weighed]) -> list[Weighed]:
    """Keep only the hands of worlds."""
    return [(weight, places[: view.rules.seats]) for weight, places in placed]


def run_of(table: Table, card: int, moves: list[int]) -> int:
    """Find the distinct card that a card is as good as."""
    return max(move for move in moves if move <= card and move & table.layout.field[card])
