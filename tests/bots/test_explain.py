"""Reasons are true: each fact is checked against the deal as it really is."""

import json
import random

import pytest

from bots import explained
from bots.bidding import hand_for
from bots.explain import explain, facts
from bots.levels import STRONG
from cards.card import NO_TRUMP, card
from cards.shuffle import digest
from games import apply, legal_actions, notation, observe, transcript
from games.actions import PASS, PLAY, Bid, Call, DefendAlone, Play
from games.engine import phase_name, side_of, tricks_taken
from games.kit.tricks import best, ranking, ranking_of
from strategies import KEYS, playing_out, random_deal, random_rules

STREAM = digest("a seed", "a reason")


def plays(key, rng, deals):
    """Give states of play in which there is a choice, and each card that may be played."""
    for _ in range(deals):
        for state, _ in playing_out(random_deal(random_rules(rng, key), rng), rng):
            if phase_name(state) == "play" and state.contract.trump is not None:
                for action in legal_actions(state):
                    yield state, action.card


def unseen(state):
    """Give the cards the seat to act has not seen."""
    view = observe(state, state.turn)
    seen = {*view.hand, *view.discards, *(one for trick in state.tricks for _, one in trick.plays)}
    return {each for each in state.rules.pack if each not in seen}


@pytest.mark.parametrize("key", KEYS)
def test_every_fact_of_a_card_is_so(key):
    rng = random.Random(key)
    for state, chosen in plays(key, rng, 6):
        view = observe(state, state.turn)
        ranked = ranking_of(state)
        told = dict(facts(view, PLAY[chosen]))
        mine = side_of(state, state.turn)
        open_trick = state.tricks and state.tricks[-1].winner is None
        higher = {
            each
            for each in unseen(state)
            if ranked.suit[each] is ranked.suit[chosen] and ranked.strength[each] > ranked.strength[chosen]
        }

        assert ("still-out" in told) == bool(higher)
        if "still-out" in told:
            assert card(told["still-out"]) == max(higher, key=ranked.strength.get)
        if open_trick:
            holding = best(state.tricks[-1].plays, ranked)
            assert ("partner-has-trick" in told) == (holding.seat in mine)
            after = apply(state, PLAY[chosen])
            if "takes-trick" in told:
                assert after.tricks[-1].winner == state.turn
            if "cannot-win" in told or "beats" in told:
                now = best(after.tricks[-1].plays, ranked)
                assert ("beats" in told) == (now.card == chosen)
        if "needs" in told:
            makers = side_of(state, state.contract.maker)
            missing = state.rules.needed(state.contract) - tricks_taken(state, makers)
            assert told["needs"] == str(missing)


@pytest.mark.parametrize("key", KEYS)
def test_every_fact_before_the_play_is_so_and_a_pass_has_one(key):
    rng = random.Random(f"{key} before")
    for _ in range(20):
        for state, _after in playing_out(random_deal(random_rules(rng, key), rng), rng):
            if state.turn is None or PASS not in legal_actions(state):
                continue
            view = observe(state, state.turn)
            told = dict(facts(view, PASS))
            if any(isinstance(each, Bid | Call | DefendAlone) for each in view.legal):
                assert told
            if "partner-stands" in told:
                assert state.contract.maker == (state.turn + 2) % 4
            if "sure-tricks" in told:
                sure = int(told["sure-tricks"])
                ranked = ranking_of(state)
                trumps = [one for one in state.rules.pack if ranked.suit[one] is state.contract.trump]
                highest = sorted(trumps, key=ranked.strength.get, reverse=True)
                assert set(highest[:sure]) <= set(view.hand)
                assert not set(highest[sure : sure + 1]) & set(view.hand)
            for action in view.legal:
                if isinstance(action, Call) and action.trump is not NO_TRUMP:
                    ranked = ranking(action.trump, bowers=state.rules.bowers)
                    hand = hand_for(view, action)
                    held = [one for one in hand if ranked.suit[one] is action.trump]
                    assert dict(facts(view, action))["would-hold"] == str(len(held))


@pytest.mark.parametrize("key", KEYS)
def test_every_legal_action_gets_a_value_and_one_is_without_error(key):
    rng = random.Random(key)
    state = random_deal(random_rules(rng, key), rng)
    met = set()
    while state.turn is not None:
        view = observe(state, state.turn)
        if view.phase not in met and len(view.legal) > 1:
            met.add(view.phase)
            reasons = explain(view, STREAM, STRONG)

            assert {reason.action for reason in reasons} == set(view.legal)
            assert reasons[0].error == 0
            assert all(reason.error == reasons[0].value - reason.value for reason in reasons)
        state = apply(state, rng.choice(view.legal))


def test_reasons_travel_as_text():
    rng = random.Random(2)
    state = random_deal(random_rules(rng, "hasenpfeffer"), rng)
    view = observe(state, state.turn)
    found = json.loads(explained(transcript.write(view), STREAM, "strong"))

    assert {each["action"] for each in found} == {notation.write(action) for action in view.legal}
    with pytest.raises(ValueError, match="nothing to explain"):
        explained(transcript.write(view), STREAM, "regular")


def test_a_card_that_names_trump_says_so():
    rng = random.Random(5)
    while True:
        for state, _ in playing_out(random_deal(random_rules(rng, "napoleon"), rng), rng):
            if phase_name(state) == "lead" and state.contract.trump is None:
                action = legal_actions(state)[0]
                assert isinstance(action, Play)
                assert dict(facts(observe(state, state.turn), action)) == {
                    "names-trump": action.card.suit.letter
                }
                return
