"""The rule player: bids on his own hand, and plays as a club player would."""

from collections.abc import Callable
from typing import Final

from bots.bidding import EVEN, Temper, bid, call, defend_alone, trump_called
from bots.exchanging import discard, give, propose, redeal, swap
from bots.layout import bits
from bots.policy import policy
from bots.trickplay import laid
from games.actions import (
    PLAY,
    Action,
    Bid,
    Call,
    DefendAlone,
    Discard,
    Give,
    Play,
    Propose,
    Redeal,
    Swap,
)
from games.state import Observation


def choose(view: Observation, temper: Temper = EVEN) -> Action:
    """Choose one of the legal actions."""
    legal = view.legal
    if len(legal) == 1:
        return legal[0]
    for kind, decide in _DECISIONS:
        if any(isinstance(action, kind) for action in legal):
            chosen = decide(view, temper)
            return chosen if chosen in legal else legal[0]
    return legal[0]


def play(view: Observation, temper: Temper) -> Action:
    """Choose a card to play."""
    assert view.contract is not None
    if view.contract.trump is None:
        return first_lead(view)
    table = laid(view, view.contract.trump)
    return PLAY[table.layout.card(policy(table))]


def first_lead(view: Observation) -> Action:
    """Lead the first card of Napoleon, whose suit becomes trump: the highest of the best suit."""
    trump = trump_called(view)
    table = laid(view, trump)
    mine = table.hands[view.seat]
    chosen = mine & table.layout.trump or mine
    top = max(bits(chosen)) if chosen else 0
    return PLAY[table.layout.card(top)]


_DECISIONS: Final[tuple[tuple[type[Action], Callable[[Observation, Temper], Action]], ...]] = (
    (Play, play),
    (Bid, bid),
    (Redeal, redeal),
    (Call, call),
    (DefendAlone, defend_alone),
    (Discard, discard),
    (Give, give),
    (Swap, swap),
    (Propose, propose),
)
