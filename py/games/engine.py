"""The five verbs: deal, list what is legal, apply it, observe for a seat, and count the points."""

from dataclasses import replace
from typing import Final

from cards.card import Card
from cards.seat import Seat, clockwise, opposite
from games import notation
from games.actions import Action, Audience, Entry, Unseen
from games.state import IllegalAction, Observation, Rules, Side, State

OVER = "over"
# Looked up for every line of every history; a module constant is cheaper than an enum's member.
_ALL: Final = Audience.ALL


def new_deal(rules: Rules, dealer: Seat, deck: tuple[Card, ...]) -> State:
    """Deal a shuffled pack, the first card to the dealer's left, and enter the first phase.

    Raises ValueError if the deck is not the pack of these rules.
    """
    if len(deck) != len(rules.pack) or set(deck) != set(rules.pack):
        raise ValueError("the deck is not the pack of this game")
    hands: list[tuple[Card, ...]] = [()] * rules.seats
    place = 0
    for batch in rules.batches:
        for seat in clockwise(dealer + 1, rules.seats):
            hands[seat] += deck[place : place + batch]
            place += batch
    stock = deck[place:]
    return _enter_from(
        State(
            rules=rules,
            dealer=dealer,
            deck=deck,
            hands=tuple(hands),
            stock=stock,
            phase=0,
            turn=None,
            history=(),
            contract=None,
            shown=stock[: rules.upcards],
            taken=(),
            discards=(),
            tricks=(),
            active=tuple(range(rules.seats)),
        )
    )


def _enter_from(state: State) -> State:
    """Enter the state's phase, or the first one after it that this deal has a need of."""
    for index in range(state.phase, len(state.rules.phases)):
        entered = state.rules.phases[index].enter(replace(state, phase=index))
        if entered is not None:
            return entered
    return finish(state)


def advance(state: State) -> State:
    """Leave the present phase for the next one that this deal has a need of."""
    return _enter_from(replace(state, phase=state.phase + 1))


def finish(state: State) -> State:
    """End the deal."""
    return replace(state, phase=len(state.rules.phases), turn=None)


def is_over(state: State) -> bool:
    """Tell whether the deal has ended."""
    return state.turn is None


def phase_name(state: State) -> str:
    """Give the present phase in one word; the word is "over" when the deal has ended."""
    return OVER if state.turn is None else state.rules.phases[state.phase].name


def legal_actions(state: State) -> tuple[Action, ...]:
    """List what the seat to act may do, each once; empty when the deal is over."""
    if state.turn is None:
        return ()
    return state.rules.phases[state.phase].legal_actions(state)


def apply(state: State, action: Action) -> State:
    """Carry out an action of the seat whose turn it is.

    Raises IllegalAction if it is not one of legal_actions(state).
    """
    if state.turn is None or action not in state.rules.phases[state.phase].legal_actions(state):
        raise IllegalAction(
            f"{notation.write(action)} is not allowed in phase {phase_name(state)} for seat {state.turn}"
        )
    return state.rules.phases[state.phase].apply(state, action)


def recorded(state: State, action: Action) -> tuple[Entry, ...]:
    """Give the history with an action of the seat to act added; phases call this as they apply."""
    assert state.turn is not None
    return (*state.history, Entry(state.turn, action))


def replay(rules: Rules, dealer: Seat, deck: tuple[Card, ...], actions: tuple[Action, ...]) -> State:
    """Deal and apply the actions in turn; raises as new_deal and apply do."""
    state = new_deal(rules, dealer, deck)
    for action in actions:
        state = apply(state, action)
    return state


def side_of(state: State, seat: Seat) -> Side:
    """Give the seats that play together with this one in this deal, in ascending order.

    Where there are no fixed partners, everyone stands against the maker once there is one.
    """
    rules = state.rules
    if rules.partners:
        half = rules.seats // 2
        return (seat % half, seat % half + half)
    if state.contract is None or seat == state.contract.maker:
        return (seat,)
    return tuple(other for other in range(rules.seats) if other != state.contract.maker)


def tricks_taken(state: State, side: Side) -> int:
    """Count the tricks that the seats of a side have taken."""
    return sum(trick.winner in side for trick in state.tricks)


def points(state: State) -> tuple[int, ...]:
    """Give what a finished deal is worth to each seat; partners each get their side's points.

    Raises ValueError while the deal is still going on.
    """
    if state.turn is not None:
        raise ValueError("the deal is not over")
    return state.rules.points(state)


def observe(state: State, seat: Seat) -> Observation:
    """Build what one seat knows, field by field."""
    rules = state.rules
    over = state.turn is None
    phase = None if over else rules.phases[state.phase]
    partner = opposite(seat, rules.seats) if rules.partners else None
    return Observation(
        seat=seat,
        rules=rules,
        dealer=state.dealer,
        hand=() if phase is not None and phase.blind else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        phase=OVER if phase is None else phase.name,
        turn=state.turn,
        history=tuple([_seen(entry, seat, partner) for entry in state.history]),
        contract=state.contract,
        shown=state.shown,
        taken=tuple(card for owner, card in state.taken if owner == seat),
        discards=tuple(card for owner, card in state.discards if owner == seat),
        tricks=state.tricks,
        active=state.active,
        legal=phase.legal_actions(state) if phase is not None and seat == state.turn else (),
    )


def _seen(entry: Entry, seat: Seat, partner: Seat | None) -> Entry:
    """Give a line of history as this seat may read it."""
    audience = entry.action.audience
    if audience is _ALL or entry.seat == seat:
        return entry
    if audience is Audience.PARTNERS and entry.seat == partner:
        return entry
    return Entry(entry.seat, Unseen(notation.sign_of(entry.action)))
