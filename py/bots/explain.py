"""Why an action is good or bad: what it is worth, what it gives away, and facts that bear on it.

A fact is a key with values; the words for it are found elsewhere. Facts are worked out from what the
seat has seen, and never from a world that was only imagined.
"""

import json
from dataclasses import replace
from random import Random
from typing import NamedTuple

from bots.auction_facts import auction_facts
from bots.bidding import foes
from bots.card_facts import Fact, card_facts
from bots.foresight import action_values
from bots.hidden import hidden
from bots.levels import EXPERT, LEVELS, Level
from bots.payoff import margins
from bots.search import Budget, fitting, in_hands, run_of, sampled, valued
from bots.trickplay import laid
from games import notation, transcript
from games.actions import Action, Play
from games.state import Observation

HUNDRED = 100


class Reason(NamedTuple):
    """One legal action: its margin over the opponents and what it gives away, in hundredths of a point."""

    action: Action
    value: int
    error: int
    facts: tuple[Fact, ...]


def explain(view: Observation, stream: str, level: Level = EXPERT) -> tuple[Reason, ...]:
    """Weigh every legal action, the best first; equal ones keep the order of the rules."""
    random = Random(int(stream, 16))
    assert level.cards is not None
    assert level.speech is not None
    named = view.contract is not None and view.contract.trump is not None
    if named and isinstance(view.legal[0], Play):
        values = _cards(view, fitting(replace(level.cards, sitting=False), view), random)
    else:
        values = _others(view, fitting(replace(level.speech, sitting=False), view), random)
    best = max(values.values())
    found = [Reason(each, values[each], best - values[each], facts(view, each)) for each in view.legal]
    return tuple(sorted(found, key=lambda reason: reason.error))


def _cards(view: Observation, budget: Budget, random: Random) -> dict[Action, int]:
    """Value each card; cards that are as good as each other share a value."""
    assert view.contract is not None
    assert view.contract.trump is not None
    table = laid(view, view.contract.trump)
    worlds = in_hands(view, sampled(view, hidden(view), budget, random))
    whole = table.left + sum(trick.winner is not None for trick in view.tricks)
    won = margins(view.rules, view.contract, whole, view.seat)
    values = valued(table, worlds, won, budget)
    scale = _scale(view, budget, sum(weight for weight, _ in worlds))
    found: dict[Action, int] = {}
    for action in view.legal:
        assert isinstance(action, Play)
        bit = table.layout.bit[action.card]
        found[action] = HUNDRED * sum(values[run_of(table, bit, list(values))]) // scale
    return found


def _others(view: Observation, budget: Budget, random: Random) -> dict[Action, int]:
    """Value each action before the play."""
    values = action_values(view, view.legal, budget, random)
    scale = _scale(view, budget, budget.worlds)
    return {action: HUNDRED * value // scale for action, value in values.items()}


def _scale(view: Observation, budget: Budget, weight: int) -> int:
    """Give what a sum of margins is to be divided by to be one deal's points."""
    contract = view.contract
    opponents = foes(view.rules)
    if contract is not None and not view.rules.partners and view.seat != contract.maker:
        opponents = 1
    return max(1, weight * (budget.exact + budget.club) * opponents)


def facts(view: Observation, action: Action) -> tuple[Fact, ...]:
    """Give what can be said for certain of an action."""
    if isinstance(action, Play):
        return card_facts(view, action.card)
    return auction_facts(view, action)


def explained(view: str, stream: str, level: str = EXPERT.key) -> str:
    """Explain in text: JSON with, for each action, its notation, value, error and facts.

    Raises ValueError as choose does.
    """
    seen = transcript.read(view)
    if not seen.legal or level not in LEVELS or LEVELS[level].cards is None:
        raise ValueError("there is nothing to explain")
    return json.dumps(
        [
            {
                "action": notation.write(reason.action),
                "value": reason.value,
                "error": reason.error,
                "facts": [list(fact) for fact in reason.facts],
            }
            for reason in explain(seen, stream, LEVELS[level])
        ]
    )
