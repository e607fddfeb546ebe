"""Leaf counts of the play in Euchre, against those kept in euchre.txt."""

from pathlib import Path

import pytest

from games import legal_actions, rules
from games.euchre.options import EuchreOptions
from hands import COMPASS, act, deal

KEEPS_UPCARD = rules("euchre", EuchreOptions(may_discard_upcard=False))


def positions():
    """Read the file: each position is lines of a word and what it stands for."""
    text = Path(__file__).with_name("euchre.txt").read_text(encoding="utf-8")
    for block in text.split("\n\n")[1:]:
        yield dict(line.split(" ", 1) for line in block.strip().splitlines())


POSITIONS = list(positions())


def begun(position):
    hands = {letter: position[letter] for letter in COMPASS}
    return act(deal(KEEPS_UPCARD, position["dealer"], stock=position["upcard"], **hands), position["done"])


def leaves(state, depth):
    actions = legal_actions(state)
    if depth == 1 or not actions:
        return len(actions) or 1
    phase = state.rules.phases[state.phase]
    return sum(leaves(phase.apply(state, action), depth - 1) for action in actions)


@pytest.mark.parametrize("position", POSITIONS, ids=[each["done"] for each in POSITIONS])
def test_leaves(position):
    state = begun(position)
    counts = [leaves(state, depth) for depth in range(1, 10)]

    assert " ".join(map(str, counts)) == position["leaves"]


def test_lone_makers_sit_in_each_of_the_four_seats():
    lone = {begun(each).contract.maker for each in POSITIONS if begun(each).contract.alone}

    assert lone == {0, 1, 2, 3}
