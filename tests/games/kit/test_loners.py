"""Who sits out, and who may defend alone (RULES.md sections 3, 6 and 8)."""

import pytest

from games import new_deal, rules
from games.engine import phase_name
from games.kit.loners import LoneDefence, without_partner
from games.state import Contract
from hands import act


@pytest.fixture
def state():
    in_force = rules("hasenpfeffer")
    return new_deal(in_force, 0, in_force.pack)


@pytest.mark.parametrize(("seat", "active"), [(0, (0, 1, 3)), (1, (0, 1, 2)), (2, (1, 2, 3)), (3, (0, 2, 3))])
def test_the_partner_opposite_sits_out(state, seat, active):
    assert without_partner(state, seat) == active


def test_nobody_is_asked_when_nobody_plays_alone(state):
    together = act(state, "1 - - - S")
    assert LoneDefence().enter(together) is None

    after = act(together, f"/{together.hands[1][0]}")
    assert phase_name(after) == "play"


def test_the_first_yes_ends_the_question(state):
    alone = act(state, "1 - - - SA")
    alone = act(alone, f"/{alone.hands[1][0]}")
    assert (phase_name(alone), alone.turn) == ("defend", 2)

    first = act(alone, "!")
    assert (phase_name(first), first.contract) == ("play", Contract(1, "1", alone.contract.trump, True, 2))
    both = act(alone, "- -")
    assert (phase_name(both), both.contract.lone_defender, both.active) == ("play", None, (0, 1, 2))
