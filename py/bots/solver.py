"""Exact trick play with every card seen, for two sides of any shape.

The search looks at a deal between tricks only, and asks yes-or-no questions: can the leader's side
take so many of the tricks that are left? Answers are kept by who owns the cards of each suit from the
top down, so that deals which differ in ranks alone are searched once.
"""

from bots.layout import Layout
from bots.suits import Lie, suits
from bots.sure import cashed, sure_tricks
from bots.trickplay import Table


class Solver:
    """One deal with all hands known; its answers are kept for every question about that deal.

    Lanes are the seats that play, clockwise. nodes counts the positions between tricks that were
    asked about, known or not.
    """

    def __init__(self, table: Table) -> None:
        arranged: Layout = table.layout
        seats = [table.turn]
        while table.following[seats[-1]] != table.turn:
            seats.append(table.following[seats[-1]])
        seats.sort()
        self.lane = {seat: lane for lane, seat in enumerate(seats)}
        self.lanes = len(seats)
        self.side = tuple(table.side[seat] for seat in seats)
        self.shifts = tuple(arranged.width * lane for lane in range(self.lanes))
        self.after = tuple((lane + 1) % self.lanes for lane in range(self.lanes))
        self.full = arranged.full
        self.trump = arranged.trump
        self.wild = arranged.wild
        self.field = arranged.field
        self.suits = tuple((suit.packed, suit.lies, suit) for suit in suits(arranged, self.lanes))
        self.misere = table.misere
        self.sure: dict[int, tuple[int, int]] = {}
        self.known: dict[int, tuple[int, int]] = {}
        self.nodes = 0

    def packed(self, table: Table) -> int:
        """Pack the hands of the seats that play."""
        return sum(table.hands[seat] << self.shifts[lane] for seat, lane in self.lane.items())

    def choices(self, table: Table) -> int:
        """Give, packed, the cards worth telling apart; those on the table still lie between others."""
        present = self.packed(table)
        if table.led:
            present |= table.lying << self.shifts[self.lane[table.leader]]
        found = 0
        for packed, _, suit in self.suits:
            found |= suit.lie(present & packed).choices
        return found

    def reaches(self, table: Table, choices: int, total: int) -> bool:
        """Tell whether the maker's side can bring its tricks of the whole deal to a total.

        choices are those of the trick that is being played; between tricks they are not needed.
        """
        wanted, left = total - table.taken, table.left
        if wanted <= 0:
            return True
        if wanted > left:
            return False
        leader = self.lane[table.leader if table.led else table.turn]
        makers = not self.side[leader]
        if not makers:
            wanted = left - wanted + 1
        hands = self.packed(table)
        if not table.led:
            return self.takes(hands, leader, left, wanted) == makers
        lane, winner = self.lane[table.turn], self.lane[table.winner]
        answer = self._follow(hands, choices, lane, leader, table.led, table.best, winner, left, wanted)
        return answer == makers

    def totals(self, table: Table, moves: list[int], steps: tuple[int, ...]) -> list[int]:
        """Give, for each move, how many of the steps the tricks of the maker's side will reach.

        steps are totals of tricks, ascending; best play by all is taken for granted.
        """
        choices = self.choices(table)
        found: list[int] = []
        for move in moves:
            after = table.copy(table.hands[:])
            after.play(move)
            reached = found[-1] if found else len(steps) // 2
            while reached < len(steps) and self.reaches(after, choices, steps[reached]):
                reached += 1
            if not found or reached == found[-1]:
                while reached and not self.reaches(after, choices, steps[reached - 1]):
                    reached -= 1
            found.append(reached)
        return found

    def takes(self, hands: int, leader: int, left: int, wanted: int) -> bool:
        """Tell whether the leader's side takes at least so many of the tricks that are left.

        Asked only between tricks, with 1 <= wanted <= left.
        """
        self.nodes += 1
        lies = []
        key = leader
        for packed, met, suit in self.suits:
            held = hands & packed
            lie = met.get(held) or suit.lie(held)
            key |= lie[0]
            lies.append(lie)
        known = self.known
        bounds = known.get(key)
        if bounds is None:
            bounds = known[key] = self._bounds(lies, leader, left)
        least, most = bounds
        if wanted <= least:
            return True
        if wanted > most:
            return False
        choices = 0
        for lie in lies:
            choices |= lie[1]
        answer = self._lead(hands, choices, leader, left, wanted)
        known[key] = (wanted, most) if answer else (least, wanted - 1)
        return answer

    def _bounds(self, lies: list[Lie], leader: int, left: int) -> tuple[int, int]:
        """Give the least and most tricks of the leader's side that can be told without search."""
        trumps = lies[-1]
        sure = self.sure.get(trumps.key)
        if sure is None:
            sure = self.sure[trumps.key] = sure_tricks(trumps, self.side)
        mine = self.side[leader]
        least, most = sure[mine], left - sure[1 - mine]
        if least < most and not self.misere:
            least = max(least, min(cashed(lies, leader, self.side, wild=bool(self.wild)), left))
        return least, most

    def _lead(self, hands: int, choices: int, leader: int, left: int, wanted: int) -> bool:
        """Try the leads, the highest cards first."""
        shift = self.shifts[leader]
        cards = (choices >> shift) & self.full
        if left == 1:
            return self._last(hands, leader)
        wish = not self.misere
        follower = self.after[leader]
        while cards:
            card = 1 << (cards.bit_length() - 1)
            cards ^= card
            if (
                self._follow(
                    hands ^ (card << shift),
                    choices,
                    follower,
                    leader,
                    self.field[card],
                    card,
                    leader,
                    left,
                    wanted,
                )
                == wish
            ):
                return wish
        return not wish

    def _last(self, hands: int, leader: int) -> bool:
        """Play out the last trick, and tell whether the leader's side takes it."""
        best = (hands >> self.shifts[leader]) & self.full
        may = self.field[best] | self.trump
        winner, lane = leader, self.after[leader]
        while lane != leader:
            card = (hands >> self.shifts[lane]) & self.full
            if card > best and card & may:
                best, winner = card, lane
            lane = self.after[lane]
        return self.side[winner] == self.side[leader]

    def _follow(  # noqa: PLR0913, PLR0917 -- a trick so far, in the innermost loop of the search
        self,
        hands: int,
        choices: int,
        lane: int,
        leader: int,
        led: int,
        best: int,
        winner: int,
        left: int,
        wanted: int,
    ) -> bool:
        """Answer the leader's question after some cards of a trick: the lane to play is given."""
        shift = self.shifts[lane]
        cards = (choices >> shift) & self.full
        follow = cards & led
        if follow:
            cards = follow | (cards & self.wild)
        side = self.side
        mine = side[leader]
        wish = (side[lane] == mine) != self.misere
        over = cards & (led | self.trump) & -(best << 1)
        following = self.after[lane]
        last = following == leader
        # The cheapest winner first, unless the trick is one's own side's already.
        first = 0 if side[winner] == side[lane] else over
        for batch in (first, cards ^ first):
            still = batch
            while still:
                card = still & -still
                still ^= card
                if card & over:
                    high, taker = card, lane
                else:
                    high, taker = best, winner
                rest = hands ^ (card << shift)
                if not last:
                    answer = self._follow(rest, choices, following, leader, led, high, taker, left, wanted)
                elif side[taker] == mine:
                    answer = wanted == 1 or self.takes(rest, taker, left - 1, wanted - 1)
                else:
                    answer = wanted < left and not self.takes(rest, taker, left - 1, left - wanted)
                if answer == wish:
                    return wish
        return not wish


def solved(table: Table) -> int:
    """Give the tricks of the whole deal that the maker's side takes when all play best."""
    solver = Solver(table)
    choices = solver.choices(table)
    low, high = table.taken, table.taken + table.left
    while low < high:
        middle = (low + high + 1) // 2
        if solver.reaches(table, choices, middle):
            low = middle
        else:
            high = middle - 1
    return low
