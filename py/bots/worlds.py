"""Deals that agree with what a seat has seen; it is given nothing else, so it can tell nothing else."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bots.hidden import Hidden, hidden, is_kind
from bots.undoing import Undone
from cards.card import Card
from games.actions import Action, Discard, Give, Swap, Unseen
from games.engine import observe, replay
from games.state import IllegalAction, Observation, State

TRIES = 2000


def world_hands(view: Observation, random: Random) -> Iterator[list[int]]:
    """Give without end what lies in each place of bots.hidden, as bits; all ways equally likely."""
    open_places = hidden(view)
    while True:
        yield _filled(open_places, open_places.splitting.drawn(random))


def every_world_hands(view: Observation) -> Iterator[list[int]]:
    """Give every way once."""
    open_places = hidden(view)
    for shared in open_places.splitting.every():
        yield _filled(open_places, shared)


def _filled(open_places: Hidden, shared: list[int]) -> list[int]:
    return [cards | known for cards, known in zip(shared, open_places.known, strict=True)]


def worlds(view: Observation, random: Random) -> Iterator[State]:
    """Give whole deals without end that the seat could not tell from the real one."""
    open_places = hidden(view)
    tries = 0
    while tries < TRIES:
        tries += 1
        placed = _filled(open_places, open_places.splitting.drawn(random))
        places = [list(open_places.layout.listed(mask)) for mask in placed]
        try:
            found = _replayed(view, places, random)
        except IllegalAction:
            # A house rule forbids what a seat has done with these cards, such as calling without trump.
            continue
        if observe(found, view.seat) == _alone(view):
            tries = 0
            yield found


def _alone(view: Observation) -> Observation:
    """Give a view without the sitting's score, which no deal holds."""
    return replace(view, score=())


def _replayed(view: Observation, places: list[list[Card]], random: Random) -> State:
    """Deal these cards and repeat what was done, with the unseen actions made good."""
    seats = view.rules.seats
    discarded = places[seats : 2 * seats]
    swapped = places[2 * seats : 3 * seats]
    undone = Undone(view, places, random)
    dealt, given = undone.deck(), undone.given
    actions: list[Action] = []
    spare = [random.sample(cards, len(cards)) for cards in discarded]
    for seat, action in view.history:
        if is_kind(action, Discard, "/"):
            actions.append(Discard(action.card if isinstance(action, Discard) else spare[seat].pop()))
        elif isinstance(action, Unseen) and action.sign == "~":
            actions.append(Swap(tuple(sorted(swapped[seat]))))
        elif isinstance(action, Unseen) and action.sign == ">":
            actions.append(Give(given[seat]))
        else:
            actions.append(action)
    return replay(view.rules, view.dealer, dealt, tuple(actions))
