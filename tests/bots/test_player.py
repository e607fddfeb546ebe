"""Players answer legally and alike, from the text that the page hands them and from nothing else."""

import os
import random
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from bots import choose
from bots.aims import aim
from bots.bidding import Temper, best_contract
from bots.considering import asked
from bots.levels import LEVELS, STYLES
from bots.worlds import worlds
from cards.shuffle import digest, shuffled
from games import apply, new_deal, notation, observe, rules, transcript
from games.actions import PASS, Bid
from strategies import KEYS, playing_out, random_deal, random_rules

STREAM = digest("a seed", "a decision")
PY = Path(__file__).parents[2] / "py"


def open_views(key, rng, count):
    """Give observations of seats that have a choice, from random deals under random house rules."""
    found = 0
    while found < count:
        for state, _ in playing_out(random_deal(random_rules(rng, key), rng), rng):
            if state.turn is not None and rng.random() < 0.3:
                view = observe(state, state.turn)
                if len(view.legal) > 1 and found < count:
                    found += 1
                    yield state, view


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", KEYS)
def test_u10_a_player_sees_its_observation_and_nothing_else(key, level):
    rng = random.Random(f"{key} {level}")
    for state, view in open_views(key, rng, 3):
        answer = choose(transcript.write(view), STREAM, level)

        assert notation.read(answer) in view.legal
        for other in islice(worlds(view, rng), 7):
            dealt_again = transcript.write(observe(other, state.turn))
            assert choose(dealt_again, STREAM, level) == answer


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("level", ["beginner", "casual", "regular"])
def test_a_deal_is_played_to_its_end(key, level):
    rng = random.Random(key)
    state = random_deal(random_rules(rng, key), rng)
    while state.turn is not None:
        state = apply(
            state, notation.read(choose(transcript.write(observe(state, state.turn)), STREAM, level))
        )

    assert state.turn is None


PROBE = """
import random, sys
from bots import choose
from bots.levels import LEVELS
from cards.shuffle import shuffled
from games import RECIPES, apply, new_deal, notation, observe, rules, transcript
for each in RECIPES:
    game = rules(each.key)
    state = new_deal(game, 0, shuffled(game.pack, "probe", "deal/0"))
    number = 0
    while state.turn is not None:
        level = list(LEVELS)[number % len(LEVELS)]
        number += 1
        answer = choose(transcript.write(observe(state, state.turn)), "ab" * 32, level)
        print(answer, end=" ")
        state = apply(state, notation.read(answer))
"""


def test_answers_do_not_depend_on_how_python_hashes():
    played = {
        subprocess.run(
            [sys.executable, "-c", PROBE],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(PY)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }

    assert len(played) == 1
    assert played != {""}


def test_what_is_no_question_is_refused():
    rng = random.Random(1)
    state = random_deal(random_rules(rng, "euchre"), rng)
    view = transcript.write(observe(state, (state.turn + 1) % 4))

    with pytest.raises(ValueError, match="nothing is asked"):
        choose(view, STREAM)
    with pytest.raises(ValueError, match="no such player"):
        choose(view, STREAM, "wizard")
    with pytest.raises(ValueError):
        choose("{}", STREAM)


def test_styles_and_levels_are_what_the_page_offers():
    assert list(LEVELS) == ["beginner", "casual", "regular", "strong", "expert"]
    assert list(STYLES) == ["careful", "even", "bold"]


@pytest.mark.parametrize("score", [(), (4, 3, 4, 3)])
def test_a_style_asks_the_same_share_of_whatever_is_played_for(score):
    """Also of the chance to win the sitting, of which it asked nothing once."""
    game = rules("hasenpfeffer")
    state = new_deal(game, 0, shuffled(game.pack, "share", "deal/0"))
    view = replace(observe(state, state.turn), score=score)
    ends = aim(view, best_contract(view, "4").contract, 6, sitting=True)

    assert asked(view, Bid("4"), Temper(70), sitting=True) == 70 * (max(ends) - min(ends)) > 0
    assert asked(view, PASS, Temper(70), sitting=True) == 0
