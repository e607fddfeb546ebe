"""Deal again all that a seat cannot see: what it sees stays the same, in every phase, for every seat."""

import random
import re

import pytest

from cards.card import card
from games import observe, transcript
from games.actions import Audience
from games.engine import phase_name
from games.state import Owned
from relabelled import with_cards
from strategies import KEYS, playing_out, random_deal, random_rules

# The phases in which somebody acts; a law that never meets one of them proves nothing of it.
EUCHRE = {"joker", "order", "call", "pickup", "play", "over"}
PHASES = {
    "hasenpfeffer": {"auction", "trump", "discard", "defend", "play", "over"},
    "two_handed": EUCHRE,
    "euchre": EUCHRE | {"farmer", "defend", "discard", "give"},
    "three_handed": EUCHRE,
    "railroad": EUCHRE | {"farmer", "defend", "discard", "give"},
    "napoleon": {"auction", "lead", "play", "over"},
}


def cards_in(value):
    """Give all cards that a value holds."""
    return {card(word) for word in re.findall(r"card\('(\w+)'\)", repr(value))}


def known_to(state, seat):
    """Give the cards whose place a seat knows, said from the rules and without the engine's help."""
    rules = state.rules
    blind = state.turn is not None and rules.phases[state.phase].blind
    partner = (seat + rules.seats // 2) % rules.seats if rules.partners else seat
    known = set(state.shown) | {play.card for trick in state.tricks for play in trick.plays}
    known |= set() if blind else set(state.hands[seat])
    known |= {own.card for own in (*state.taken, *state.discards) if own.seat == seat}
    for entry in state.history:
        told = {Audience.ACTOR: {seat}, Audience.PARTNERS: {seat, partner}}.get(entry.action.audience)
        if told is None or entry.seat in told:
            known |= cards_in(entry.action)
    return known


def dealt_again(state, seat, rng):
    """Exchange the cards that a seat cannot see, wherever they are."""
    hidden = [each for each in state.rules.pack if each not in known_to(state, seat)]
    return with_cards(state, dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True)))


def every_state(key, count, phases=frozenset()):
    """Give the states of random deals, and then of further deals until these phases have been met."""
    met = set()
    for number in range(3_000):
        if number >= count and met >= phases:
            return
        rng = random.Random(f"blind {key} {number}")
        for state, _ in playing_out(random_deal(random_rules(rng, key), rng), rng):
            if number < count or phase_name(state) not in met:
                yield state, rng
            met.add(phase_name(state))
    raise AssertionError(phases - met)


@pytest.mark.parametrize("key", KEYS)
def test_what_a_seat_cannot_see_does_not_change_what_it_sees(key):
    for state, rng in every_state(key, 20, PHASES[key]):
        for seat in range(state.rules.seats):
            other = dealt_again(state, seat, rng)
            assert other.rules is state.rules
            assert observe(other, seat) == observe(state, seat)


@pytest.mark.parametrize("key", KEYS)
def test_an_observation_as_text_names_no_hidden_card(key):
    for state, _ in every_state(key, 15):
        for seat in range(state.rules.seats):
            text = transcript.write(observe(state, seat))
            named = {card(word) for word in re.findall(r"\b(?:10|[2-9JQKA])[CDHS]\b|\bJKR\b", text)}
            assert named <= known_to(state, seat)
            assert phase_name(state) == "over" or len(named) < len(state.rules.pack)


@pytest.mark.parametrize("key", KEYS)
def test_dealing_again_really_changes_the_cards(key):
    changed = [
        dealt_again(state, seat, rng).hands != state.hands
        for state, rng in every_state(key, 3)
        for seat in range(state.rules.seats)
        if phase_name(state) != "over"
    ]

    assert sum(changed) > len(changed) * 0.7


def test_a_card_shown_to_the_wrong_seat_would_be_found():
    """The law is worth nothing if it passes over a leak."""
    rng = random.Random("leak")
    state = random_deal(random_rules(rng, "hasenpfeffer"), rng)
    other = dealt_again(state, 0, rng)
    assert other.hands[0] == state.hands[0]

    leak = [observe(each, 1).hand for each in (state, other)]
    assert leak[0] != leak[1]
    assert Owned(1, state.hands[1][0]) != Owned(1, other.hands[1][0])
