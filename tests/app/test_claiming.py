"""Claiming the rest at the table: what the answer tells, and what is told afterwards."""

from itertools import islice
from random import Random

import pytest

from app.model import PERSON, Running
from games import new_deal, observe, rules
from games.engine import phase_name
from laws.test_blindness import dealt_again
from seated import at_table
from strategies import KEYS, playing_out, random_deal
from table.claims import claim


def leads(key, *, certain):
    """Give states in which the person has the lead and the rest is, or is not, certain."""
    for number in range(2_000):
        rng = Random(f"{key} {number}")
        for state, _ in playing_out(random_deal(rules(key), rng), rng):
            if state.turn != PERSON or phase_name(state) != "play":
                continue
            if (claim(observe(state, PERSON)) is not None) is certain:
                yield state
                break


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("certain", [True, False])
def test_s14_the_answer_to_a_claim_tells_nothing_of_the_hidden_cards(key, certain):
    rng = Random(key)
    for state in islice(leads(key, certain=certain), 3):
        answers = set()
        for _ in range(4):
            table = at_table(dealt_again(state, PERSON, rng)).say("claim")
            answers.add((table.model.running, table.screen.notices, table.screen.telling))

        assert len(answers) == 1
        assert answers.pop()[0] is (Running.CLAIMED if certain else None)


@pytest.mark.parametrize("key", KEYS)
def test_s14_s15_after_a_claim_every_card_is_told_and_lies_with_the_seat_that_held_it(key):
    tried, kinds = set(), 2 if rules(key).partners else 1
    for state in leads(key, certain=True):
        alone = len(state.active) < state.rules.seats
        if (state.contract.maker, alone) in tried:
            continue
        tried.add((state.contract.maker, alone))
        table = at_table(state).say("claim").settle()
        shown, ended = table.screen.result, table.state
        dealt = new_deal(ended.rules, ended.dealer, ended.deck)
        plays = [str(play.card) for trick in ended.tricks for play in trick.plays]

        assert [{face.card for face in laid.cards} for laid in shown.hands] == [
            {str(card) for card in hand} for hand in dealt.hands
        ]
        assert [laid.seat for laid in shown.hands] == list(range(ended.rules.seats))
        assert [line.action for line in table.screen.log if line.phase == "play" and line.action] == plays
        assert {trick.winner for trick in ended.tricks[-len(state.hands[PERSON]) :]} == {PERSON}
        if (
            len({maker for maker, _ in tried}) == state.rules.seats
            and len({lone for _, lone in tried}) == kinds
        ):
            return
    pytest.fail(f"only {tried} came to a claim")
