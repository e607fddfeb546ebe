"""The players that the lab compares, by name."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final, TypeAlias

from bots import rule
from bots.levels import LEVELS, Level
from bots.payoff import margins
from bots.player import decide
from bots.policy import policy
from bots.search import distinct, steps_of
from bots.solver import Solver
from bots.trickplay import Table, full
from games import observe
from games.actions import PLAY, Action
from games.engine import phase_name
from games.state import Observation, State

# Honest players observe the state for their seat before anything else; a cheat looks at all of it.
Player: TypeAlias = Callable[[State, str], Action]


def seen(state: State) -> Observation:
    """Give what the seat to act sees."""
    assert state.turn is not None
    return observe(state, state.turn)


def by_level(state: State, stream: str, level: Level) -> Action:
    """Play at one of the levels."""
    return decide(seen(state), stream, level)


def by_rule(state: State, stream: str) -> Action:
    """Play as the rule player does."""
    return rule.choose(seen(state))


def at_random(state: State, stream: str) -> Action:
    """Choose any legal action."""
    return Random(int(stream, 16)).choice(seen(state).legal)


def random_cards(state: State, stream: str) -> Action:
    """Bid as the rule player does, but play any legal card."""
    return at_random(state, stream) if phase_name(state) == "play" else by_rule(state, stream)


def all_seen(state: State, stream: str) -> Action:
    """Play cards with everybody's hand in sight, to show what is out of reach; bid as experts do."""
    if phase_name(state) != "play":
        return by_level(state, stream, LEVELS["expert"])
    table, moves, values = weighed(state)
    best = max(values)
    usual = policy(table)
    if usual in moves and values[moves.index(usual)] == best:
        return PLAY[table.layout.card(usual)]
    return PLAY[table.layout.card(moves[values.index(best)])]


def weighed(state: State) -> tuple[Table, list[int], list[int]]:
    """Value each distinct card exactly: the table, the cards as bits, what each makes of the deal."""
    assert state.contract is not None
    assert state.contract.trump is not None
    assert state.turn is not None
    table = full(state, state.contract.trump)
    done = sum(trick.winner is not None for trick in state.tricks)
    won = margins(state.rules, state.contract, table.left + done, state.turn)
    steps = steps_of(won)
    moves = distinct(table)
    reached = Solver(table).totals(table, moves, steps)
    return table, moves, [won[(0, *steps)[place]] for place in reached]


PLAYERS: Final[dict[str, Player]] = {
    **{key: partial(by_level, level=level) for key, level in LEVELS.items()},
    "rule": by_rule,
    "random": at_random,
    "random cards": random_cards,
    "all seen": all_seen,
}
