"""Which suit a card counts as, which card wins, who must follow, and the play of tricks.

RULES.md section 2.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple, TypeAlias

from cards.card import JOKER, NO_TRUMP, Card, NoTrump, Rank, Suit, Trump, pack
from cards.seat import Seat
from games.actions import PLAY, Action, Play
from games.engine import finish, recorded
from games.state import Owned, State, Trick

EffectiveSuit: TypeAlias = Suit | NoTrump
EVERY_CARD = pack(Rank.TWO, joker=True)


class Ranking(NamedTuple):
    """The cards under one trump suit: what suit each counts as, and how strong it is.

    A card beats another of its effective suit if it is stronger; trump strengths lie above all
    others. Without a trump suit the joker is a suit of its own.
    """

    suit: Mapping[Card, EffectiveSuit]
    strength: Mapping[Card, int]


@cache
def ranking(trump: Trump, *, bowers: bool) -> Ranking:
    """Rank every card under a trump suit, with or without bowers."""
    suits = {each: effective_suit(each, trump, bowers=bowers) for each in EVERY_CARD}
    return Ranking(suits, {each: _strength(each, trump, bowers=bowers) for each in EVERY_CARD})


def effective_suit(card: Card, trump: Trump, *, bowers: bool) -> EffectiveSuit:
    """Give the suit a card counts as: the joker and the left bower belong to trump."""
    if card.suit is None:
        return trump
    if bowers and is_left_bower(card, trump):
        return trump
    return card.suit


def is_right_bower(card: Card, trump: Trump) -> bool:
    """Tell whether a card is the jack of trump."""
    return card.rank is Rank.JACK and card.suit is trump


def is_left_bower(card: Card, trump: Trump) -> bool:
    """Tell whether a card is the jack of the other suit of trump's colour."""
    return card.rank is Rank.JACK and isinstance(trump, Suit) and card.suit is trump.twin


def _strength(card: Card, trump: Trump, *, bowers: bool) -> int:
    """Trumps count from 20 up, bowers and the joker above the ace."""
    if card == JOKER:
        return 20 + Rank.JOKER + 2
    if bowers and is_right_bower(card, trump):
        return 20 + Rank.JOKER + 1
    if bowers and is_left_bower(card, trump):
        return 20 + Rank.JOKER
    return card.rank + (20 if card.suit is trump else 0)


def playable(hand: tuple[Card, ...], led: Card | None, ranked: Ranking) -> tuple[Card, ...]:
    """List the cards of a hand that may be played to a lead; led is None for the leader.

    Without a trump suit the joker may always be played, and nobody need follow it.
    """
    if led is None:
        return hand
    suit = ranked.suit
    wanted = suit[led]
    following = tuple(each for each in hand if suit[each] is wanted)
    if not following:
        return hand
    if JOKER in hand and suit[JOKER] is NO_TRUMP and wanted is not NO_TRUMP:
        return (*following, JOKER)
    return following


def best(plays: tuple[Owned, ...], ranked: Ranking) -> Owned:
    """Give the play that wins so far; a trick has at least one card."""
    winning = plays[0]
    suit, strength = ranked.suit, ranked.strength
    for each in plays[1:]:
        same = suit[each.card] is suit[winning.card]
        higher = strength[each.card] > strength[winning.card]
        if higher and (same or strength[each.card] > Rank.JOKER):
            winning = each
    return winning


def ranking_of(state: State) -> Ranking:
    """Rank the cards by the trump of a state's contract; it must have been named."""
    assert state.contract is not None
    assert state.contract.trump is not None
    return ranking(state.contract.trump, bowers=state.rules.bowers)


def next_active(state: State, seat: Seat) -> Seat:
    """Give the next seat clockwise that plays in this deal."""
    following = (seat + 1) % state.rules.seats
    while following not in state.active:
        following = (following + 1) % state.rules.seats
    return following


@dataclass(frozen=True, slots=True)
class TrickPlay:
    """The play of tricks until the hands are empty; leader says who leads first."""

    leader: Callable[[State], Seat]
    name: str = "play"
    blind: bool = False

    def enter(self, state: State) -> State:
        """Give the first lead its turn."""
        return replace(state, turn=self.leader(state))

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """List the cards that may be played."""
        assert state.turn is not None
        tricks = state.tricks
        led = tricks[-1].plays[0].card if tricks and tricks[-1].winner is None else None
        hand = state.hands[state.turn]
        cards = hand if led is None else playable(hand, led, ranking_of(state))
        return tuple([PLAY[each] for each in cards])

    def apply(self, state: State, action: Action) -> State:
        """Put a card on the table; the highest takes a full trick and its winner leads."""
        assert isinstance(action, Play)
        seat = state.turn
        assert seat is not None
        played = action.card
        hand = tuple([each for each in state.hands[seat] if each != played])
        open_trick = bool(state.tricks) and state.tricks[-1].winner is None
        before = state.tricks[:-1] if open_trick else state.tricks
        plays = (*(state.tricks[-1].plays if open_trick else ()), Owned(seat, played))
        full = len(plays) == len(state.active)
        winner = best(plays, ranking_of(state)).seat if full else None
        after = replace(
            state,
            hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
            history=recorded(state, action),
            tricks=(*before, Trick(plays, winner)),
            turn=next_active(state, seat) if winner is None else winner,
        )
        if winner is not None and not any(after.hands[each] for each in after.active):
            return finish(after)
        return after
