"""Fits the worth of hands from self-play, and writes py/bots/worths.py.

python -m lab.worth COUNT [GAME …] plays so many deals for each part that a maker can have, of the
games named or of all, and replaces their lines.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from bots import worth
from bots.bidding import arranged, best_contract, contract_of, hand_for, offer
from bots.rollout import rollout
from bots.rule import choose
from bots.solver import solved
from bots.trickplay import full
from cards.card import NO_TRUMP
from games import RECIPES, apply, observe, recipe
from games.actions import PASS, Action, Bid, Call, DefendAlone
from games.engine import is_over, phase_name
from games.options import choices, with_changes, write_value
from games.state import Observation, Rules, State
from lab.fit import least_squares
from lab.match import dealt
from lab.tables import read_lines, write_lines

ROWS: Final = 25
FEWEST: Final = 80
EXPLORED: Final = 6


class Sample(NamedTuple):
    """What a maker held, as the formula sees it, and the tricks his side took."""

    counts: worth.Row
    tricks: int


class Part(NamedTuple):
    """Which seat is to become maker, counted from the dealer's left, in which phase, and how."""

    rules: Rules
    phase: str
    place: int
    alone: bool
    no_trump: bool


def variants(key: str) -> Iterator[Rules]:
    """Build a game for each pack and number of players it offers, and with no trump if it has that."""
    found = recipe(key)
    offered = {choice.name: choice.values for choice in choices(found.options)}
    changes: list[dict[str, str]] = [{}]
    for name in ("pack", "players", "joker", "no_trump"):
        changes += [{name: write_value(value)} for value in offered.get(name, ())[1:]]
    for change in changes:
        yield found.build(with_changes(found.options, change))


def parts(rules: Rules) -> Iterator[Part]:
    """List the parts that a maker may have under these rules."""
    phases = {phase.name for phase in rules.phases}
    no_trump = getattr(rules.options, "no_trump", False) not in (False, "off")
    lone = (False, True) if rules.partners and getattr(rules.options, "alone", True) else (False,)
    for phase in ("trump", "auction", "order", "call"):
        if phase not in phases or (no_trump and phase == "order"):
            continue
        places = range(rules.seats) if rules.upcards else (0,)
        for place in places:
            for alone in lone if phase != "auction" else (False,):
                yield Part(rules, phase, place, alone, no_trump)


def sampled(part: Part, number: int, seed: str) -> Sample | None:
    """Play one deal in which the part is taken; None if the deal came to nothing."""
    state = dealt(part.rules, seed, number)
    random = Random(number)
    maker = (state.dealer + 1 + part.place) % part.rules.seats
    if not part.rules.upcards:
        maker = random.randrange(part.rules.seats)
    counts: worth.Row | None = None
    while not is_over(state) and phase_name(state) != "play":
        assert state.turn is not None
        view = observe(state, state.turn)
        action = _scripted(part, view, maker, random)
        if state.turn == maker and phase_name(state) == part.phase and action != PASS:
            counts = _counts(part, view, action)
        state = apply(state, action)
    if is_over(state) or counts is None:
        return None
    return Sample(counts, _tricks(state, exact=number % 2 == 1))


def _scripted(part: Part, view: Observation, maker: int, random: Random) -> Action:
    """Let the maker bid lowest and call in his phase, the others pass, and rule players do the rest."""
    legal = view.legal
    if DefendAlone() in legal:
        return PASS
    if not any(isinstance(action, Bid | Call) for action in legal):
        return choose(view)
    if view.seat != maker or (view.phase != part.phase and Call not in map(type, legal[1:])):
        own_bid = view.seat == maker and view.phase == "auction"
        return next((each for each in legal if isinstance(each, Bid)), PASS) if own_bid else _passes(view)
    if view.phase == "auction":
        return next(each for each in legal if isinstance(each, Bid))
    if view.phase not in (part.phase, "trump"):
        return _passes(view)
    calls = [each for each in legal if isinstance(each, Call) and _wanted(part, each)]
    if not calls:
        return _passes(view)
    if not random.randrange(EXPLORED):
        return random.choice(calls)
    return max(calls, key=lambda each: offer(view, contract_of(view, each), hand_for(view, each)).promise)


def _wanted(part: Part, action: Call) -> bool:
    return action.alone == part.alone and (action.trump is NO_TRUMP) == part.no_trump


def _passes(view: Observation) -> Action:
    return PASS if PASS in view.legal else view.legal[0]


def _counts(part: Part, view: Observation, action: Action) -> worth.Row:
    """Count the features of the hand the maker speaks on."""
    if isinstance(action, Call):
        trump, hand = action.trump, hand_for(view, action)
    else:
        assert isinstance(action, Bid)
        found = NO_TRUMP if part.no_trump else best_contract(view, action.name).contract.trump
        assert found is not None
        trump, hand = found, view.hand
    cards = arranged(view.rules, trump)
    return worth.features(cards, cards.mask(hand))


def _tricks(state: State, *, exact: bool) -> int:
    """Play the deal out, with all cards seen or among club players.

    The first is hard on a maker who plays alone, the second easy; people lie between.
    """
    assert state.contract is not None
    assert state.contract.trump is not None
    table = full(state, state.contract.trump)
    return solved(table) if exact else rollout(table)


def fitted(rules: Rules, count: int, seed: str) -> tuple[dict[str, str], dict[str, str]]:
    """Fit every part of one set of rules; the lines of weights and of spreads, by key."""
    weights: dict[str, str] = {}
    tallies: dict[str, list[list[int]]] = defaultdict(
        lambda: [[0] * (sum(rules.batches) + 1) for _ in range(ROWS)]
    )
    start = f"{rules.key}/{len(rules.pack)}"
    for part in parts(rules):
        found = [each for each in (sampled(part, number, seed) for number in range(count)) if each]
        if len(found) < FEWEST:
            continue
        solved = least_squares([each.counts for each in found], [each.tricks for each in found])
        row = tuple(round(100 * each) for each in solved)
        weights[f"{start}/{_role(part)}"] = " ".join(map(str, row))
        tally = tallies[f"{start}/{part.phase}/{'alone' if part.alone else 'with'}"]
        for counts, tricks in found:
            guess = sum(one * weight for one, weight in zip(counts, row, strict=True))
            tally[min(max(guess, 0) // worth.STEP, ROWS - 1)][tricks] += 1
    return weights, {key: ";".join(_rows(tally)) for key, tally in tallies.items()}


def _role(part: Part) -> str:
    """Name a part as bots.bidding.role does."""
    place = part.place if part.rules.upcards else part.rules.seats
    ending = "/NT" if part.no_trump else ""
    return f"{part.phase}/{place}/{'alone' if part.alone else 'with'}{ending}"


def _rows(tally: list[list[int]]) -> Iterator[str]:
    """Give each step's spread in parts of 1,000, thin steps made good by their neighbours."""
    for place in range(ROWS):
        reach = 0
        while True:
            near = tally[max(0, place - reach) : place + reach + 1]
            sums = [sum(column) for column in zip(*near, strict=True)]
            if sum(sums) >= FEWEST or reach > ROWS:
                break
            reach += 1
        yield " ".join(str(round(1000 * each / max(1, sum(sums)))) for each in sums)


def main(words: list[str]) -> int:
    """Fit the games named, or all."""
    count = int(words[0]) if words else 8000
    keys = words[1:] or [each.key for each in RECIPES]
    weights, spreads = read_lines()
    for key in keys:
        weights = {name: line for name, line in weights.items() if not name.startswith(f"{key}/")}
        spreads = {name: line for name, line in spreads.items() if not name.startswith(f"{key}/")}
        for number, rules in enumerate(variants(key)):
            more, rows = fitted(rules, count if not number else count // 3, "worth")
            weights |= {name: line for name, line in more.items() if name not in weights}
            spreads |= {name: rows_of for name, rows_of in rows.items() if name not in spreads}
            print(f"{key}, {len(rules.pack)} cards, {rules.seats} seats: {len(more)} parts", flush=True)
        write_lines(weights, spreads, f"python -m lab.worth {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
