"""A player whose decisions are timed, and whose cards are held against exact play."""

from time import process_time

from games import observe
from games.actions import Action, Play
from games.state import State
from lab.players import Player, weighed


class Watched:
    """A player, and what it has done so far.

    lost adds up what its cards gave away with all hands in sight, in points, if weighs is true.
    Decisions are counted where there was a choice.
    """

    def __init__(self, player: Player, *, weighs: bool) -> None:
        self.player = player
        self.weighs = weighs
        self.lost = 0.0
        self.decisions = 0
        self.seconds = 0.0

    def counts(self, tables: int) -> dict[str, float]:
        """Give what was counted at so many tables, to be added to that of other deals."""
        weighed = {"lost": self.lost, "weighed": tables} if self.weighs else {}
        return {"decisions": self.decisions, "seconds": self.seconds, **weighed}

    def __call__(self, state: State, stream: str) -> Action:
        """Let the player decide."""
        begun = process_time()
        action = self.player(state, stream)
        spent = process_time() - begun
        assert state.turn is not None
        if len(observe(state, state.turn).legal) > 1:
            self.seconds += spent
            self.decisions += 1
            if (
                self.weighs
                and isinstance(action, Play)
                and state.contract
                and state.contract.trump is not None
            ):
                self.lost += loss(state, action)
        return action


def loss(state: State, action: Play) -> float:
    """Give the points between the best card and the one played, when everybody sees all hands."""
    table, moves, values = weighed(state)
    card = table.layout.bit[action.card]
    run = max(move for move in moves if move <= card and move & table.layout.field[card])
    foes = sum(side != table.side[table.turn] for side in table.side)
    return (max(values) - values[moves.index(run)]) / foes
