"""Euchre against OpenSpiel's: seat to act, legal actions, points, and leaf counts."""

import random
from functools import partial

import pytest

pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this machine")

from games import legal_actions, points
from games.engine import is_over, phase_name
from oracle.spiel import ALONE, FIRST_SUIT, PASS, TOGETHER, Both, random_hands

DEPTH = 8


def assert_alike(both):
    """Compare seat and actions; whether one plays alone is a question of its own there."""
    if phase_name(both.ours) == "defend":
        return
    translated = {both.in_theirs(action)[0] for action in legal_actions(both.ours)}
    assert (both.theirs.current_player(), set(both.theirs.legal_actions())) == (both.ours.turn, translated)


def play_at_random(rng, **settings):
    hands, upcard = random_hands(rng)
    both = Both(rng.randrange(4), hands, upcard, **settings)
    while not is_over(both.ours):
        assert_alike(both)
        both.act(rng.choice(legal_actions(both.ours)))
    assert both.theirs.is_terminal()
    return both


def zero_sum(scored):
    """Give our points as they count them: what one side wins the other loses."""
    return [scored[seat] - scored[seat - 1] for seat in range(4)]


@pytest.mark.parametrize("stuck", [False, True])
@pytest.mark.parametrize("lone_defender", [False, True])
def test_random_games_agree_in_turn_actions_and_points(stuck, lone_defender):
    rng = random.Random(f"{stuck} {lone_defender}")
    for _ in range(750):
        both = play_at_random(rng, stuck=stuck, lone_defender=lone_defender)

        assert both.theirs.returns() == zero_sum(points(both.ours))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_many_random_games_agree(seed):
    rng = random.Random(seed)
    for _ in range(3_000):
        both = play_at_random(rng, stuck=rng.random() < 0.5, lone_defender=rng.random() < 0.5)

        assert both.theirs.returns() == zero_sum(points(both.ours))


def leaves(state, depth, actions, after):
    """Count the sequences of that many actions; a deal that ends early counts once."""
    if depth == 0 or not (offered := actions(state)):
        return 1
    return sum(leaves(after(state, action), depth - 1, actions, after) for action in offered)


def our_leaves(state, depth):
    return leaves(
        state, depth, legal_actions, lambda each, action: each.rules.phases[each.phase].apply(each, action)
    )


def their_leaves(state, depth):
    def after(each, action):
        child = each.clone()
        child.apply_action(action)
        return child

    return leaves(state, depth, lambda each: each.legal_actions(), after)


def play_begun(rng, wanted):
    """Deal and bid at random until the play begins under a contract that is wanted."""
    while True:
        hands, upcard = random_hands(rng)
        both = Both(rng.randrange(4), hands, upcard)
        while phase_name(both.ours) not in {"play", "over"}:
            both.act(rng.choice(legal_actions(both.ours)))
        if both.ours.contract is not None and wanted(both.ours.contract):
            return both


def makes(contract, *, seat, alone):
    return contract.maker == seat and contract.alone is alone


POSITIONS = [
    *((f"seat {seat} alone", partial(makes, seat=seat, alone=True)) for seat in range(4)),
    *((f"seat {seat} with a partner", partial(makes, seat=seat, alone=False)) for seat in range(4)),
    ("anyone alone", lambda contract: contract.alone),
    ("anyone with a partner", lambda contract: not contract.alone),
]


@pytest.mark.parametrize(("name", "wanted"), POSITIONS, ids=[name for name, _ in POSITIONS])
def test_leaf_counts_agree_to_depth_eight(name, wanted):
    both = play_begun(random.Random(name), wanted)
    for depth in range(1, DEPTH + 1):
        assert our_leaves(both.ours, depth) == their_leaves(both.theirs, depth)


def test_the_mapping_covers_every_action_they_have():
    rng = random.Random(7)
    met = set()
    for _ in range(300):
        hands, upcard = random_hands(rng)
        both = Both(rng.randrange(4), hands, upcard)
        while not is_over(both.ours):
            action = rng.choice(legal_actions(both.ours))
            met |= set(both.in_theirs(action))
            both.act(action)

    assert met == {*range(24), PASS, *range(FIRST_SUIT, FIRST_SUIT + 4), ALONE, TOGETHER}
