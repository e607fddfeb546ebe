"""Trump made from a turned-up card: ordered up, called, taken up (RULES.md sections 5 to 8)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cards.card import NO_TRUMP, SUITS, Card, Suit, Trump
from cards.seat import Seat, left_of, opposite
from games.actions import PASS, Action, Call, Discard, Entry, Propose, Redeal
from games.engine import advance, finish, recorded
from games.kit.exchanges import put_away, with_hand
from games.kit.loners import without_partner
from games.state import Contract, State


def proposed_suit(shown: Sequence[Card], history: Sequence[Entry]) -> Suit:
    """Give the suit the upcard stands for; a joker's is named by the dealer, or else hearts.

    Takes what lies face up and the history, of a state or of an observation.
    """
    upcard = shown[0]
    if upcard.suit is not None:
        return upcard.suit
    named = (entry.action.suit for entry in history if isinstance(entry.action, Propose))
    return next(named, Suit.HEARTS)


def called(state: State, call: Call) -> State:
    """Settle trump by the seat to act; the partner of a loner sits out."""
    seat = state.turn
    assert seat is not None
    return replace(
        state,
        contract=Contract(seat, trump=call.trump, alone=call.alone),
        active=without_partner(state, seat) if call.alone else state.active,
        history=recorded(state, call),
    )


def taken_up(state: State) -> State:
    """Move the upcard to the dealer's hand."""
    upcard, *stock = state.stock
    hand = (*state.hands[state.dealer], upcard)
    return replace(state, hands=with_hand(state.hands, state.dealer, hand), stock=tuple(stock))


def _calls(
    hand: tuple[Card, ...], trumps: Sequence[Trump], *, alone: bool, trump_required: bool
) -> tuple[Call, ...]:
    """List calls of these trumps, each with a partner and then each alone.

    With trump_required a suit may be called only by a hand that holds a card printed so.
    """
    if trump_required:
        printed = {each.suit for each in hand}
        trumps = [each for each in trumps if each is NO_TRUMP or each in printed]
    together = tuple(Call(trump) for trump in trumps)
    return together + (tuple(Call(trump, alone=True) for trump in trumps) if alone else ())


@dataclass(frozen=True, slots=True)
class OrderUp:
    """The first round: each seat once, from the dealer's left, may make the upcard's suit trump.

    With assist_alone_only the dealer's partner may do so only alone. Whoever does it, the dealer
    takes the upcard; a dealer who sits out leaves it, unless absent_dealer_takes says otherwise.
    """

    alone: bool
    assist_alone_only: bool = False
    trump_required: bool = False
    absent_dealer_takes: bool = False
    name: str = "order"
    blind: bool = False

    def enter(self, state: State) -> State | None:
        """Ask the dealer's left first; skip the phase when trump is settled."""
        if state.contract is not None:
            return None
        return replace(state, turn=left_of(state.dealer, state.rules.seats))

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer the pass and the upcard's suit."""
        seat = state.turn
        assert seat is not None
        suit = proposed_suit(state.shown, state.history)
        calls = _calls(state.hands[seat], (suit,), alone=self.alone, trump_required=self.trump_required)
        if self.assist_alone_only and seat == opposite(state.dealer, state.rules.seats):
            calls = tuple(call for call in calls if call.alone)
        return (PASS, *calls)

    def apply(self, state: State, action: Action) -> State:
        """Settle trump, or ask the next seat; after the dealer's pass go on."""
        if isinstance(action, Call):
            after = called(state, action)
            takes = self.absent_dealer_takes or state.dealer in after.active
            return advance(taken_up(after) if takes else after)
        return advance(_passed(state)) if state.turn == state.dealer else _asked_next(state)


@dataclass(frozen=True, slots=True)
class CallTrump:
    """The second round: each seat once, from the dealer's left, may name a trump suit.

    The suit turned down is barred when barred says so. A stuck dealer must name one; with
    stuck_any_suit the barred suit too is his to name. When all pass, the deal is over.
    """

    alone: bool
    barred: bool = True
    stuck: bool = False
    stuck_any_suit: bool = False
    trump_required: bool = False
    no_trump: bool = False
    name: str = "call"
    blind: bool = False

    def enter(self, state: State) -> State | None:
        """Ask the dealer's left first; skip the phase when trump is settled."""
        if state.contract is not None:
            return None
        return replace(state, turn=left_of(state.dealer, state.rules.seats))

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer the pass, each suit that may be called, and no trump where it is played.

        A stuck dealer whose hand allows none of them may call any, so that he can go on.
        """
        seat = state.turn
        assert seat is not None
        stuck = self.stuck and seat == state.dealer
        trumps = self._trumps(state, any_suit=stuck and self.stuck_any_suit)
        hand = state.hands[seat]
        calls = _calls(hand, trumps, alone=self.alone, trump_required=self.trump_required)
        if not stuck:
            return (PASS, *calls)
        return calls or _calls(hand, trumps, alone=self.alone, trump_required=False)

    def _trumps(self, state: State, *, any_suit: bool) -> tuple[Trump, ...]:
        turned = proposed_suit(state.shown, state.history)
        suits = tuple(suit for suit in SUITS if any_suit or not self.barred or suit is not turned)
        return (*suits, NO_TRUMP) if self.no_trump else suits

    def apply(self, state: State, action: Action) -> State:
        """Settle trump, or ask the next seat; after the dealer's pass the deal is over."""
        if isinstance(action, Call):
            return advance(called(state, action))
        return finish(_passed(state)) if state.turn == state.dealer else _asked_next(state)


def _passed(state: State) -> State:
    return replace(state, history=recorded(state, PASS))


def _asked_next(state: State) -> State:
    """Write down a pass and give the turn to the next seat."""
    assert state.turn is not None
    return replace(_passed(state), turn=left_of(state.turn, state.rules.seats))


@dataclass(frozen=True, slots=True)
class PickUp:
    """The dealer, having taken the upcard, puts one of six cards out of play, face down.

    With upcard_may_go that may be the upcard itself. A dealer who sits out is not asked.
    """

    upcard_may_go: bool = True
    name: str = "pickup"
    blind: bool = False

    def enter(self, state: State) -> State | None:
        """Give the dealer the turn if he has taken the upcard and plays."""
        took = state.shown[0] in state.hands[state.dealer]
        return replace(state, turn=state.dealer) if took and state.dealer in state.active else None

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer the cards of the hand."""
        hand, upcard = state.hands[state.dealer], state.shown[0]
        return tuple(Discard(each) for each in hand if self.upcard_may_go or each != upcard)

    def apply(self, state: State, action: Action) -> State:
        """Put the card away and go on."""
        assert isinstance(action, Discard)
        return advance(put_away(state, action))


def next_dealer(state: State, *, same_after_pass: bool = False) -> Seat:
    """Say who deals next: after a redeal the same seat, after four passes as the rules say."""
    if state.contract is None and (same_after_pass or redealt(state)):
        return state.dealer
    return left_of(state.dealer, state.rules.seats)


def redealt(state: State) -> bool:
    """Tell whether a finished deal was thrown in before anyone had a chance to call."""
    return not state.history or isinstance(state.history[-1].action, Redeal)
