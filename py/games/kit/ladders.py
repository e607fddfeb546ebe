"""Auctions in which each bid stands higher than the last (RULES.md sections 3, 4 and 9)."""

from dataclasses import dataclass, replace

from cards.card import JOKER
from cards.seat import Seat, left_of
from games.actions import PASS, Action, Bid, Pass
from games.engine import advance, finish, recorded
from games.state import Contract, State


@dataclass(frozen=True, slots=True)
class LadderAuction:
    """Bids from left of the dealer, each above the last, until enough seats have passed.

    ladder names the bids from low to high. With pass_final a seat that passed is out; otherwise a
    bid must be followed by a pass of every other seat in a row. one_round gives each seat one turn.
    only_over pairs a bid with the bid that must stand before it. When all others have passed with
    no bid, dealer_forced takes the dealer's pass away and adds the bids of dealer_may. A
    joker_holder_bid makes whoever holds the joker declare at it when all have passed.
    """

    ladder: tuple[str, ...]
    pass_final: bool = True
    one_round: bool = False
    only_over: tuple[tuple[str, str], ...] = ()
    dealer_forced: bool = False
    dealer_may: tuple[str, ...] = ()
    joker_holder_bid: str | None = None
    name: str = "auction"
    blind: bool = False

    def enter(self, state: State) -> State:
        """Let the seat to the dealer's left begin."""
        return replace(state, turn=left_of(state.dealer, state.rules.seats))

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer the pass and every higher bid."""
        standing = state.contract.bid if state.contract else None
        bids = tuple(Bid(name) for name in self._above(standing))
        if standing is None and self.dealer_forced and self._only_dealer_left(state):
            return (*(Bid(name) for name in self.dealer_may), *bids)
        return (PASS, *bids)

    def _above(self, standing: str | None) -> tuple[str, ...]:
        """Name the bids that beat the standing one and need no other bid below them."""
        first = self.ladder.index(standing) + 1 if standing in self.ladder else 0
        needed = dict(self.only_over)
        return tuple(name for name in self.ladder[first:] if needed.get(name, standing) == standing)

    def _only_dealer_left(self, state: State) -> bool:
        return len(state.history) == state.rules.seats - 1 and state.turn == state.dealer

    def apply(self, state: State, action: Action) -> State:
        """Take a pass or a bid, and end the auction when it has run its course."""
        assert state.turn is not None
        contract = state.contract
        if isinstance(action, Bid):
            contract = Contract(state.turn, action.name)
        after = replace(state, history=recorded(state, action), contract=contract)
        following = self._next_bidder(after)
        if following is not None:
            return replace(after, turn=following)
        return advance(after) if contract is not None else self._all_passed(after)

    def _next_bidder(self, state: State) -> Seat | None:
        """Give the next seat to speak, or None when the auction is over."""
        contract, history, seats = state.contract, state.history, state.rules.seats
        if contract is not None and contract.bid == self.ladder[-1]:
            return None
        last = history[-1].seat
        following = left_of(last, seats)
        if self.one_round:
            return following if len(history) < seats else None
        if self.pass_final:
            passed = {entry.seat for entry in history if isinstance(entry.action, Pass)}
            if len(passed) >= seats - (contract is not None):
                return None
            while following in passed:
                following = left_of(following, seats)
            return following
        needed = seats - (contract is not None)
        recent = history[-needed:]
        silent = len(recent) == needed and all(isinstance(each.action, Pass) for each in recent)
        return None if silent else following

    def _all_passed(self, state: State) -> State:
        """Throw the hands in, or let the joker declare for whoever holds it."""
        if self.joker_holder_bid is not None:
            for seat, hand in enumerate(state.hands):
                if JOKER in hand:
                    contract = Contract(seat, self.joker_holder_bid)
                    return advance(replace(state, contract=contract, shown=(*state.shown, JOKER)))
        return finish(state)
