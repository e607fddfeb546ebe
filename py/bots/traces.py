"""What cards that were played and put away tell of the hands they came from."""

from typing import Final, NamedTuple

from bots.exchanging import PUT_AWAY
from bots.hidden import is_kind
from bots.layout import Layout
from bots.policy import policy
from bots.scales import Scale, scale
from bots.trickplay import Table, empty_table
from cards.seat import Seat
from games.actions import Call, Discard, Give
from games.state import Observation

WHOLE: Final = 1000
# How likely a world is, in parts of 1,000, with one card played in it that a club player would not
# have played; people have their own ways, so it is far from impossible.
STRAYED: Final = 400
# The same for a card put away, for every six hundredths of a trick that another would have cost less.
SPARED: Final = (1000, 607, 368, 223, 135, 82, 50, 30, 20)
SPARED_STEP: Final = 6


class Choice(NamedTuple):
    """A card that another seat played, the table before it, and its cards from then on."""

    table: Table
    card: int
    held: int


class Traces:
    """All that the other seats have played and put away in a deal; played is by seat."""

    def __init__(self, view: Observation, arranged: Layout) -> None:
        self.seats = view.rules.seats
        self.played = [0] * self.seats
        self.choices: list[Choice] = []
        self.spared: list[tuple[Seat, Scale]] = []
        if view.contract is None or view.contract.trump is None:
            return
        self._read_plays(view, arranged)
        if not any(is_kind(action, Give, ">") for _, action in view.history):
            spoken = scale(view.rules, arranged, view.contract.trump, PUT_AWAY)
            gone = [seat for seat, action in view.history if is_kind(action, Discard, "/")]
            self.spared = [(seat, spoken) for seat in gone if seat != view.seat and gone.count(seat) == 1]

    def _read_plays(self, view: Observation, arranged: Layout) -> None:
        """Play the tricks again, and keep the table before each choice of another seat."""
        table = empty_table(view, arranged)
        done = sum(trick.winner is not None for trick in view.tricks)
        table.left = done + max(view.hand_sizes[seat] for seat in view.active)
        before: list[tuple[Table, int]] = []
        for trick in view.tricks:
            for seat, card in trick.plays:
                if not table.played:
                    table.turn = seat
                before.append((table.copy([0] * self.seats), arranged.bit[card]))
                table.play(arranged.bit[card])
        # Where nobody called, the first card named trump, and was chosen for that.
        called = any(isinstance(action, Call) for _, action in view.history)
        for place, (earlier, bit) in reversed(list(enumerate(before))):
            seat = earlier.turn
            self.played[seat] |= bit
            if seat != view.seat and (place or called):
                self.choices.append(Choice(earlier, bit, self.played[seat]))

    def weighed(self, weight: int, places: list[int]) -> int:
        """Lessen the weight of a world by what would have been done otherwise in it."""
        seats = self.seats
        for seat, spoken in self.spared:
            gone = places[seats + seat]
            missed = spoken.missed(places[seat] | self.played[seat] | gone, gone)
            weight = weight * SPARED[min(missed // SPARED_STEP, len(SPARED) - 1)] // WHOLE
        for table, card, held in self.choices:
            seat = table.turn
            table.hands[seat] = places[seat] | held
            table.known[seat] = places[seats + seat] | places[2 * seats + seat]
            usual = policy(table)
            if usual != card and not _alike(table, usual, card):
                weight = weight * STRAYED // WHOLE
        return weight


def _alike(table: Table, one: int, other: int) -> bool:
    """Tell whether nobody else can come between two cards of the hand to act."""
    if not table.layout.field[one] & other:
        return False
    low, high = min(one, other), max(one, other)
    seat = table.turn
    out = (table.unplayed & ~table.hands[seat] & ~table.known[seat]) | table.lying
    return not out & (high - 1) & -(low << 1)
