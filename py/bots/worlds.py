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


def worlds(view: Observation, random: Random) -> Iterator[State]:
    """Give whole deals without end that the seat could not tell from the real one.

    Gives up when so many in a row are ruled out by a house rule, such as calling only with trump.
    """
    open_places = hidden(view)
    missed = 0
    while missed < TRIES:
        placed = filled(open_places, open_places.splitting.drawn(random))
        found = world(view, open_places, placed, random)
        missed = 0 if found is not None else missed + 1
        if found is not None:
            yield found


def filled(open_places: Hidden, shared: list[int]) -> list[int]:
    """Add the cards that are certain to a way of sharing out the others."""
    return [cards | known for cards, known in zip(shared, open_places.known, strict=True)]


def world(view: Observation, open_places: Hidden, placed: list[int], random: Random) -> State | None:
    """Build the deal in which the cards lie so; None if it would have gone otherwise."""
    places = [list(open_places.layout.listed(mask)) for mask in placed]
    try:
        found = _replayed(view, places, random)
    except IllegalAction:
        return None
    return found if observe(found, view.seat) == replace(view, score=()) else None


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
