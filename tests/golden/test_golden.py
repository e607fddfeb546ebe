"""One deal of each game laid open: every state, and all that every seat sees of it.

The files say what changed since the state before. A change in the rules shows in them line by line:
look at the difference before it is taken over with  pytest --update.
"""

from dataclasses import fields
from itertools import count
from pathlib import Path

import pytest

from cards.card import Card, NoTrump, Suit
from cards.shuffle import draw, shuffled
from games import apply, legal_actions, new_deal, notation, observe, points, rules
from games.actions import Action, Entry
from games.engine import phase_name
from games.state import Contract, Owned, Trick
from strategies import KEYS

FOLDER = Path(__file__).parent
LEFT_OUT = {"rules", "deck", "seat", "score"}
AS_IT_IS = "as it is"


def text(value):
    """Print a value in as few words as a reader needs."""
    match value:
        case Card():
            return str(value)
        case Suit() | NoTrump():
            return value.letter
        case Action():
            return notation.write(value)
        case Entry() | Owned():
            return f"{value[0]}:{text(value[1])}"
        case Trick():
            return f"[{text(value.plays)}]" + ("" if value.winner is None else f"→{value.winner}")
        case Contract():
            return ", ".join(
                f"{name} {text(each)}" for name, each in value._asdict().items() if each is not None
            )
        case tuple() if value and isinstance(value[0], tuple) and not isinstance(value[0], Card | Owned):
            return " | ".join(map(text, value)) if type(value[0]) is tuple else " ".join(map(text, value))
        case tuple():
            return " ".join(map(text, value))
        case None:
            return "none"
        case _:
            return str(value)


def lines_of(value):
    """Print a state or an observation, a line for each field."""
    return {each.name: text(getattr(value, each.name)) for each in fields(value) if each.name not in LEFT_OUT}


def told(heading, now, before):
    """Say what changed since the last time, under a heading; a plus sign begins what was added."""
    changed = []
    for name, line in now.items():
        last = before.get(name, "")
        if line != last:
            added = "+" + line[len(last) :] if last and line.startswith(f"{last} ") else line
            changed.append(f"  {name:10} {added}".rstrip())
    return [heading, *changed] if changed else []


def a_deal(key):
    """Play the first deal of seeds "<game> 0", "<game> 1" … that is not thrown in."""
    in_force = rules(key)
    for number in count():
        seed = f"{key} {number}"
        state = new_deal(in_force, in_force.seats - 1, shuffled(in_force.pack, seed, "deal/0"))
        states = [state]
        while legal := legal_actions(state):
            chosen = legal[draw(len(legal), seed, f"golden/{len(states)}")]
            state = apply(state, chosen)
            states.append(state)
        if state.tricks:
            return seed, states
    raise AssertionError


def written(key):
    """Lay a deal open; a seat sees a field as the state has it unless a line of its own says otherwise."""
    seed, states = a_deal(key)
    first = states[0]
    seats = range(first.rules.seats)
    before, known = {}, [dict.fromkeys(lines_of(observe(first, seat)), AS_IT_IS) for seat in seats]
    lines = [f'{key}, seed "{seed}", seat {first.dealer} deals', f"deck  {text(first.deck)}"]
    for number, state in enumerate(states):
        done = f", after {text(state.history[number - 1])}" if number else ""
        sizes = " ".join(str(len(hand)) for hand in state.hands)
        now = {**lines_of(state), "phase": phase_name(state), "hand_sizes": sizes}
        lines += ["", *told(f"--- {number}{done}", now, before)]
        for seat in seats:
            seen = {
                name: AS_IT_IS if line == now.get(name) else line
                for name, line in lines_of(observe(state, seat)).items()
            }
            lines += told(f"seat {seat} sees", seen, known[seat])
            known[seat] = seen
        before = now
    return [*lines, "", f"points  {text(points(states[-1]))}"]


@pytest.mark.parametrize("key", KEYS)
def test_a_deal_goes_as_it_is_kept(key, request):
    kept, now = FOLDER / f"{key}.txt", written(key)
    if request.config.getoption("--update"):
        kept.write_text("\n".join([*now, ""]), encoding="utf-8")

    assert now == kept.read_text(encoding="utf-8").splitlines()


def test_every_game_has_its_file_and_every_file_its_game():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_a_file_lays_a_whole_deal_open(key):
    kept = (FOLDER / f"{key}.txt").read_text(encoding="utf-8")

    assert "  phase      over" in kept
    assert all(f"seat {seat} sees" in kept for seat in range(rules(key).seats))
