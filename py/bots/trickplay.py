"""Trick play on integers: who holds what, what lies on the table, and what a card changes."""

from dataclasses import dataclass

from bots.layout import Layout, layout
from cards.card import Trump
from games.state import Observation, State


@dataclass(slots=True)
class Table:
    """One deal in play, changed as cards are played.

    Lists are by seat. side is 0 for the maker's side and 1 for the other. hands hold what is known:
    from an observation only one's own. known are cards out of play that a seat has seen. voids are
    fields in which a seat has failed to follow. led is the field led, 0 before a lead. lying are the
    cards of the trick on the table, leader who led it.
    """

    layout: Layout
    following: tuple[int, ...]
    side: tuple[int, ...]
    maker: int
    misere: bool
    size: int
    hands: list[int]
    known: list[int]
    voids: list[int]
    unplayed: int
    turn: int
    led: int = 0
    best: int = 0
    winner: int = -1
    played: int = 0
    taken: int = 0
    left: int = 0
    lying: int = 0
    leader: int = -1

    def copy(self, hands: list[int]) -> "Table":
        """Give a second table with other hands, to play on without touching this one."""
        return Table(
            self.layout,
            self.following,
            self.side,
            self.maker,
            self.misere,
            self.size,
            hands,
            self.known,
            self.voids[:],
            self.unplayed,
            self.turn,
            self.led,
            self.best,
            self.winner,
            self.played,
            self.taken,
            self.left,
            self.lying,
            self.leader,
        )

    def legal(self) -> int:
        """Give the cards that the seat to act may play."""
        hand = self.hands[self.turn]
        follow = hand & self.led
        return follow | (hand & self.layout.wild) if follow else hand

    def play(self, card: int) -> None:
        """Play a card of the seat to act; the last card of a trick gives the winner the lead."""
        seat = self.turn
        led = self.led
        self.hands[seat] &= ~card
        self.unplayed &= ~card
        if not led:
            self.led = self.layout.field[card]
            self.best = card
            self.winner = self.leader = seat
        else:
            if not card & led and not card & self.layout.wild:
                self.voids[seat] |= led
            if card > self.best and card & (led | self.layout.trump):
                self.best = card
                self.winner = seat
        self.played += 1
        self.lying |= card
        if self.played < self.size:
            self.turn = self.following[seat]
            return
        self.turn = self.winner
        self.taken += self.side[self.winner] == 0
        self.led = self.best = self.played = self.lying = 0
        self.left -= 1


def sides(view: Observation | State) -> tuple[int, ...]:
    """Give 0 for each seat of the maker's side and 1 for every other."""
    assert view.contract is not None
    maker, seats = view.contract.maker, view.rules.seats
    partner = (maker + seats // 2) % seats if view.rules.partners else maker
    return tuple(int(seat not in (maker, partner)) for seat in range(seats))


def empty_table(view: Observation | State, arranged: Layout) -> Table:
    """Lay a table for the play of a deal before its first card, with nobody's cards on it."""
    assert view.contract is not None
    seats = view.rules.seats
    active = view.active
    following = tuple(_next(active, seat, seats) for seat in range(seats))
    return Table(
        layout=arranged,
        following=following,
        side=sides(view),
        maker=view.contract.maker,
        misere=view.contract.bid == "M",
        size=len(active),
        hands=[0] * seats,
        known=[0] * seats,
        voids=[0] * seats,
        unplayed=arranged.full,
        turn=-1,
        left=0,
    )


def _next(active: tuple[int, ...], seat: int, seats: int) -> int:
    following = (seat + 1) % seats
    while following not in active:
        following = (following + 1) % seats
    return following


def laid(view: Observation, trump: Trump) -> Table:
    """Lay the table as a seat sees it, with its own hand and all that has been played."""
    arranged = layout(view.rules.pack, trump, bowers=view.rules.bowers)
    table = empty_table(view, arranged)
    for trick in view.tricks:
        for seat, card in trick.plays:
            if not table.played:
                table.turn = seat
            table.play(arranged.bit[card])
    table.hands[view.seat] = arranged.mask(view.hand)
    table.known[view.seat] = arranged.mask(view.discards)
    table.left = max(view.hand_sizes[seat] for seat in view.active)
    if view.turn is not None:
        table.turn = view.turn
    return table


def full(state: State, trump: Trump) -> Table:
    """Lay a table with everybody's cards, and play what has been played."""
    arranged = layout(state.rules.pack, trump, bowers=state.rules.bowers)
    table = empty_table(state, arranged)
    table.hands = [arranged.mask(hand) for hand in state.hands]
    for seat, card in state.discards:
        table.known[seat] |= arranged.bit[card]
    for trick in state.tricks:
        for seat, card in trick.plays:
            if not table.played:
                table.turn = seat
            table.play(arranged.bit[card])
    assert state.turn is not None
    table.turn = state.turn
    table.left = max(len(state.hands[seat]) for seat in state.active)
    return table
