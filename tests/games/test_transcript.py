"""Observations as text: read as they are written, and no text reads as anything but an error."""

import json
import random
from dataclasses import replace

import pytest

from games import observe, rules, transcript
from games.state import Observation
from hands import act, deal
from strategies import KEYS, playing_out, random_deal, random_rules

WRONG = [None, True, 0, -1, 2.5, "", "JS", [], {}, [[]], [None], {"a": 1}]


@pytest.fixture(scope="module")
def view():
    state = act(deal(rules("hasenpfeffer"), "S"), "- 1 - - SA")
    state = act(state, f"/{state.hands[state.turn][0]}")
    state = act(act(state, "!"), str(state.hands[3][0]))
    return observe(state, 2)


@pytest.mark.parametrize("key", KEYS)
def test_what_is_written_is_read(key):
    rng = random.Random(key)
    for _ in range(15):
        for state, _action in playing_out(random_deal(random_rules(rng, key), rng), rng):
            for seat in range(state.rules.seats):
                view = replace(observe(state, seat), score=tuple(range(state.rules.seats)))
                assert transcript.read(transcript.write(view)) == view


def test_it_is_one_line_that_names_no_hidden_card(view):
    text = transcript.write(view)

    assert "\n" not in text
    assert json.loads(text)["hand"] == [str(card) for card in view.hand]
    assert len(view.hand) == 6


def test_every_truncation_is_refused(view):
    text = transcript.write(view)
    for length in range(len(text)):
        with pytest.raises(ValueError):
            transcript.read(text[:length])


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "3", '"x"', "{}", '{"game":"euchre"}', "not json", "\ud800"]
)
def test_other_text_is_refused(text):
    with pytest.raises(ValueError):
        transcript.read(text)


def test_a_field_of_another_kind_raises_nothing_but_the_error_promised(view):
    data = json.loads(transcript.write(view))
    for name in data:
        for wrong in WRONG:
            try:
                read = transcript.read(json.dumps({**data, name: wrong}))
            except ValueError:
                continue
            assert isinstance(read, Observation)


@pytest.mark.parametrize(
    "missing", ["game", "options", "seat", "hand", "history", "contract", "tricks", "legal"]
)
def test_a_missing_field_is_refused(view, missing):
    data = json.loads(transcript.write(view))
    del data[missing]

    with pytest.raises(ValueError):
        transcript.read(json.dumps(data))
