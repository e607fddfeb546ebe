"""Weighs bids, calls and exchanges by playing worlds on: the rest of the auction, then the cards."""

from collections.abc import Sequence
from random import Random

from bots import rule
from bots.aims import aim
from bots.hidden import hidden
from bots.rollout import rollout
from bots.search import Budget, fitting, sampled, steps_of
from bots.solver import Solver
from bots.trickplay import full
from bots.worlds import world
from games import apply, observe
from games.actions import Action
from games.engine import phase_name
from games.state import Observation, State


def action_values(
    view: Observation, actions: Sequence[Action], budget: Budget, random: Random
) -> dict[Action, int]:
    """Value actions before the play; what counts is how the values compare."""
    budget = fitting(budget, view)
    open_places = hidden(view)
    values = dict.fromkeys(actions, 0)
    for weight, placed in sampled(view, open_places, budget, random):
        state = world(view, open_places, placed, random)
        if state is None:
            continue
        for action in actions:
            values[action] += weight * ended(apply(state, action), view, budget)
    return values


def ended(state: State, view: Observation, budget: Budget) -> int:
    """Let rule players come to the play, and give what follows by exact and by club play."""
    while state.turn is not None and phase_name(state) != "play":
        state = apply(state, rule.choose(observe(state, state.turn)))
    if state.turn is None or state.contract is None or state.contract.trump is None:
        return 0
    table = full(state, state.contract.trump)
    won = aim(view, state.contract, table.left + table.taken, sitting=budget.sitting)
    value = 0
    if budget.exact:
        steps = steps_of(won)
        solver, reached = Solver(table), 0
        choices = solver.choices(table)
        while reached < len(steps) and solver.reaches(table, choices, steps[reached]):
            reached += 1
        value += budget.exact * won[(0, *steps)[reached]]
    if budget.club:
        value += budget.club * won[rollout(table)]
    return value
