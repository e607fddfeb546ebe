"""Trick play on integers takes every deal where the rules take it."""

import random

import pytest

from bots.payoff import payoff
from bots.trickplay import full
from games import apply, legal_actions, points
from games.actions import PLAY
from games.engine import phase_name, side_of, tricks_taken
from strategies import KEYS, playing_out, random_deal, random_rules


@pytest.mark.parametrize("key", KEYS)
def test_the_table_and_the_rules_agree_card_by_card(key):
    rng = random.Random(key)
    played = 0
    while played < 25:
        state = next(
            (each for each, _ in playing_out(random_deal(random_rules(rng, key), rng), rng) if in_play(each)),
            None,
        )
        if state is None:
            continue
        played += 1
        table = full(state, state.contract.trump)
        while state.turn is not None:
            offered = {action.card for action in legal_actions(state)}

            assert table.turn == state.turn
            assert set(table.layout.listed(table.legal())) == offered
            card = rng.choice(sorted(offered))
            state = apply(state, PLAY[card])
            table.play(table.layout.bit[card])
        makers = side_of(state, state.contract.maker)

        assert table.taken == tricks_taken(state, makers)
        assert payoff(state.rules, state.contract, len(state.tricks))[table.taken] == points(state)


def in_play(state):
    return phase_name(state) == "play" and state.turn is not None
