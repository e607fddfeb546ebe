"""Hints in words: every fact that players give has its sentence, and a sentence has what it needs."""

import json
from random import Random

import pytest

from app.words.reasons import Weighed, advice, lesson
from bots import explained
from cards.shuffle import digest
from games import RECIPES, observe, rules, transcript
from strategies import playing_out, random_deal

KEYS = [recipe.key for recipe in RECIPES]
NAMES = ("You", "West", "North", "East", "E5", "E6", "E7")
UNSAID = {"promise", "trumps-out", "needs", "tricks-left"}


def reasons(key):
    rng = Random(key)
    for state, _ in playing_out(random_deal(rules(key), rng), rng):
        if state.turn is not None:
            yield json.loads(
                explained(transcript.write(observe(state, state.turn)), digest("a", "b"), "strong")
            )


@pytest.mark.parametrize("key", KEYS)
def test_every_fact_has_its_sentence(key):
    for given in reasons(key):
        for each in given:
            for fact, value in each["facts"]:
                if fact in UNSAID:
                    continue
                one = advice(
                    (Weighed(each["action"], 0, ((fact, value),)), Weighed("-", 50, ())), "play", NAMES
                )
                assert len(one) == 3, fact


def test_the_best_comes_first_and_what_the_next_would_cost_last():
    weighed = (
        Weighed("AS", 0, (("highest-left", ""), ("needs", "2"), ("tricks-left", "3"))),
        Weighed("9S", 43, (("still-out", "KS"),)),
    )

    assert advice(weighed, "play", NAMES) == (
        "Best: the ace of spades.",
        "No card that is still out in that suit beats it.",
        "The contract needs 2 more tricks of 3.",
        "Next best: the nine of spades. It gives away about 0.4 points.",
    )


def test_a_pass_says_what_a_bid_would_stand_on():
    weighed = (
        Weighed("-", 0, (("best-trump", "H"), ("would-hold", "1"), ("promise", "-40"))),
        Weighed("3", 40, ()),
    )

    assert advice(weighed, "auction", NAMES) == (
        "Best: Pass.",
        "Your best trump is hearts.",
        "You would have 1 trump.",
        "Next best: Bid 3. It gives away about 0.4 points.",
    )


def test_two_that_are_as_good_are_told_to_be():
    weighed = (Weighed("3", 0, (("best-trump", "H"),)), Weighed("-", 2, ()))

    assert advice(weighed, "auction", NAMES) == (
        "Best: Bid 3.",
        "Your best trump is hearts.",
        "Just as good: Pass.",
    )


def test_an_only_choice_needs_no_reasons():
    assert advice((Weighed("AS", 0, (("highest-left", ""),)),), "play", NAMES) == (
        "Best: the ace of spades.",
        "There is nothing else you may do.",
    )


@pytest.mark.parametrize(("phase", "sentences"), [("auction", 1), ("play", 1), ("defend", 0)])
def test_a_lesson_is_a_sentence_or_none(phase, sentences):
    assert len(lesson(phase)) == sentences
