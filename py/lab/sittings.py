"""Whole sittings: what playing for the chance to win is worth beside playing for points.

python -m lab.sittings COUNT [FIRST SECOND] prints the share of sittings that the first player wins, the
deals a sitting takes, and sacrifice-bids: of the first player's bids, the share that it would not have
made without a score to think of.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bots.levels import EXPERT, LEVELS, Level
from bots.player import decide
from cards.seat import Seat
from cards.shuffle import digest, shuffled
from games import apply, new_deal, observe, points, rules
from games.actions import PASS, Action, Bid
from games.state import Observation, Outcome, Rules, State
from lab.match import figure

SEED: Final = "sittings"
WITHOUT_SCORE: Final = "expert for points"
PLAYERS: Final[dict[str, Level]] = {**LEVELS, WITHOUT_SCORE: EXPERT}


@dataclass(slots=True)
class Count:
    """What the first player did over all sittings."""

    deals: int = 0
    bids: int = 0
    sacrifices: int = 0


class Sitting:
    """One sitting of two sides, each of one level; the first side's bids are counted."""

    def __init__(self, game: Rules, names: tuple[str, str], number: int, count: Count) -> None:
        self.game = game
        self.names = names
        self.number = number
        self.count = count
        self.score: tuple[int, ...] = (0,) * game.seats

    def winner(self) -> int:
        """Play to the end, and give the side that wins."""
        outcomes: list[Outcome] = []
        dealer: Seat = self.number % self.game.seats
        while True:
            place = len(outcomes)
            deck = shuffled(self.game.pack, f"{SEED}/{self.number}", f"deal/{place}")
            state = self._deal(new_deal(self.game, dealer, deck), place)
            maker = state.contract.maker if state.contract is not None else None
            outcomes.append(Outcome(points(state), maker))
            self.count.deals += 1
            stands = self.game.tally(tuple(outcomes), (0,) * self.game.seats)
            if stands.winners is not None:
                return stands.winners[0] % 2
            self.score = stands.scores
            dealer = self.game.next_dealer(state)

    def _deal(self, state: State, place: int) -> State:
        while state.turn is not None:
            stream = digest(SEED, f"{self.number}/{place}/{state.turn}/{len(state.history)}")
            state = apply(state, self._action(replace(observe(state, state.turn), score=self.score), stream))
        return state

    def _action(self, view: Observation, stream: str) -> Action:
        side = view.seat % 2
        name = self.names[side]
        plain = replace(view, score=())
        action = decide(plain if name == WITHOUT_SCORE else view, stream, PLAYERS[name])
        if side == 0 and isinstance(action, Bid):
            self.count.bids += 1
            self.count.sacrifices += decide(plain, stream, PLAYERS[name]) == PASS
        return action


def main(words: Sequence[str]) -> int:
    """Print the figures."""
    number_of = int(words[0]) if words else 100
    first, second = words[1:3] if len(words) > 2 else ("expert", WITHOUT_SCORE)
    game = rules("hasenpfeffer")
    count = Count()
    won = []
    for number in range(number_of):
        # The same deals twice, with the sides exchanged.
        one = Sitting(game, (first, second), number, count).winner() == 0
        other = Sitting(game, (second, first), number, Count()).winner() == 1
        won.append((one + other) / 2)
    share = figure(won)
    print(f"hasenpfeffer sittings {first}-{second}: {100 * share.mean:.0f} ±{100 * share.half:.0f} % won")
    print(f"deals-a-sitting: {count.deals / number_of:.1f}")
    print(f"sacrifice-bids: {100 * count.sacrifices / max(1, count.bids):.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
