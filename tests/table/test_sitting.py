"""Deals in a row: dealers, scores, undo and redo, and what is told of chance."""

from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.card import cards
from cards.shuffle import draw, shuffled
from games import RECIPES, legal_actions, notation, observe, rules
from games.engine import is_over
from games.hasenpfeffer.options import HasenpfefferOptions
from games.state import IllegalAction, Outcome
from sittings import played_on, played_out, random_sitting
from strategies import KEYS, random_rules
from table.sitting import (
    DEALS,
    act,
    actions_of,
    back_to,
    deal_hash,
    deal_proof,
    ended_deals,
    has_ended,
    new_sitting,
    next_deal,
    observe_for,
    outcome_of,
    outcomes_of,
    redo,
    replay_deal,
    running_scores,
    tally_of,
    thought,
    undo,
    undone,
    with_past,
)

RULES = rules("hasenpfeffer")
ALL_PASS = "- - - -"
NUMBERS = st.integers(0, 2**64)


def acted(sitting, text):
    return redo(sitting, tuple(notation.read(word) for word in text.split()))


def test_b13_nothing_begins_before_deal_0_seat_0_and_score_0():
    seed = next(str(each) for each in range(100) if draw(4, str(each), "dealer") == 3)
    sitting = new_sitting(RULES, seed, 0)

    assert (sitting.first_dealer, sitting.state.dealer, sitting.number) == (0, 0, 0)
    assert sitting.first_number == 0
    assert tally_of(sitting).scores == (0, 0, 0, 0)
    assert new_sitting(RULES, seed).first_dealer == 3


@pytest.mark.parametrize("seed", ["tuesday", "0", "zoë"])
def test_the_seed_draws_the_first_dealer(seed):
    assert new_sitting(RULES, seed).first_dealer == draw(4, seed, "dealer")


def test_a_seed_is_taken_in_its_one_form():
    assert new_sitting(RULES, "  TuesDay ") == new_sitting(RULES, "tuesday")


@pytest.mark.parametrize("number", [0, 1, 10])
def test_a_deal_has_the_cards_of_its_own_number(number):
    sitting = new_sitting(RULES, "tuesday", 1, number=number)

    assert sitting.state.deck == shuffled(RULES.pack, "tuesday", f"deal/{number}")


def test_b15_the_deal_goes_round_for_fifty_deals_and_those_thrown_in_count():
    sitting = new_sitting(RULES, "tuesday", 3)
    dealers, decks = [], set()
    for number in range(50):
        assert sitting.number == number
        dealers.append(sitting.state.dealer)
        decks.add(sitting.state.deck)
        sitting = next_deal(acted(sitting, ALL_PASS))

    assert dealers == [(3 + number) % 4 for number in range(50)]
    assert len(decks) == 50
    assert [deal.number for deal in sitting.finished] == list(range(50))
    assert (sitting.first_dealer, sitting.first_number) == (3, 0)


def test_the_rules_may_let_the_same_seat_deal_again():
    again = rules("hasenpfeffer", HasenpfefferOptions(all_pass="redeal_same_dealer"))
    sitting = next_deal(acted(new_sitting(again, "tuesday", 2), ALL_PASS))

    assert (sitting.state.dealer, sitting.number) == (2, 1)


@pytest.mark.parametrize("key", KEYS)
@given(number=NUMBERS)
def test_the_score_is_that_of_every_finished_deal_and_of_no_other(key, number):
    sitting = random_sitting(number, key)
    outcomes = [deal.outcome for deal in sitting.finished]
    if is_over(sitting.state):
        outcomes.append(outcome_of(sitting.state))

    assert tally_of(sitting) == sitting.rules.tally(tuple(outcomes), sitting.start)
    assert len(sitting.finished) == sitting.number - sitting.first_number


@pytest.mark.parametrize("key", KEYS)
@given(number=NUMBERS)
def test_the_tally_before_the_first_deal_is_the_start(key, number):
    in_force = random_rules(Random(number), key)

    assert tally_of(new_sitting(in_force, "tuesday")).scores == (0,) * in_force.seats
    assert tally_of(new_sitting(in_force, "tuesday")).winners is None


def test_a_sitting_is_over_only_when_the_deal_is_and_somebody_has_won():
    rng = Random(2)
    sitting = new_sitting(RULES, "tuesday", start=(9, 9, 9, 9))
    while not has_ended(sitting):
        sitting = played_out(sitting if not is_over(sitting.state) else next_deal(sitting), rng)

    assert is_over(sitting.state)
    assert tally_of(sitting).winners is not None
    length = len(sitting.state.history)
    assert all(tally_of(back_to(sitting, count)).winners is None for count in range(length))
    with pytest.raises(ValueError):
        next_deal(sitting)


def test_the_next_deal_waits_for_the_end_of_this_one():
    with pytest.raises(ValueError):
        next_deal(acted(new_sitting(RULES, "tuesday"), "- - -"))


def test_the_last_deal_that_a_record_can_hold_is_the_last():
    sitting = new_sitting(RULES, "tuesday", number=DEALS - 2)
    last = next_deal(acted(sitting, ALL_PASS))

    assert not has_ended(last)
    assert has_ended(acted(last, ALL_PASS))
    assert not has_ended(acted(sitting, ALL_PASS))
    with pytest.raises(ValueError):
        next_deal(acted(last, ALL_PASS))


@pytest.mark.parametrize(
    "wrong",
    [
        {"first_dealer": 4},
        {"first_dealer": -1},
        {"number": -1},
        {"number": DEALS},
        {"start": (1, 2)},
        {"start": (1, 2, 3, 2)},
        {"start": (1, 2, 1, 3)},
        {"start": (10, 0, 10, 0)},
        {"start": (0, 12, 0, 12)},
        {"start": (10, 10, 10, 10)},
        {"seed": ""},
        {"seed": "x" * 65},
    ],
)
def test_what_cannot_be_is_not_begun(wrong):
    with pytest.raises(ValueError):
        new_sitting(**{"rules": RULES, "seed": "tuesday", **wrong})


@pytest.mark.parametrize("start", [(9, 9, 9, 9), (-3, 0, -3, 0), (0, 0, 0, 0)])
def test_scores_are_carried_in(start):
    sitting = new_sitting(RULES, "tuesday", start=start)

    assert tally_of(sitting).scores == start
    assert tally_of(acted(sitting, ALL_PASS)).scores == start


def test_a_tie_at_the_target_that_is_played_on_can_be_carried_in():
    play_on = rules(
        "hasenpfeffer", HasenpfefferOptions(both_reach_target="play_on", defenders_score="always")
    )

    assert tally_of(new_sitting(play_on, "tuesday", start=(11, 11, 11, 11))).winners is None


def test_what_is_not_allowed_changes_nothing():
    sitting = new_sitting(RULES, "tuesday")

    with pytest.raises(IllegalAction):
        act(sitting, notation.read("JKR"))
    assert sitting == new_sitting(RULES, "tuesday")


@pytest.mark.parametrize("key", KEYS)
@given(number=NUMBERS)
def test_undo_gives_a_seat_its_last_turn_again_and_redo_takes_it_back(key, number):
    sitting = random_sitting(number, key)
    for seat in range(sitting.rules.seats):
        back, before = undo(sitting, seat), sitting
        while back is not None:
            taken = undone(before, back)

            assert back.state.turn == seat
            assert taken[0] in legal_actions(back.state)
            assert [entry.seat for entry in before.state.history[len(back.state.history) :]].count(seat) == 1
            assert (back.finished, back.number, back.start) == (before.finished, before.number, before.start)
            assert redo(back, taken) == before
            back, before = undo(back, seat), back

        assert seat not in [entry.seat for entry in before.state.history]


def test_undo_is_possible_over_the_end_of_a_deal_but_not_into_an_earlier_one():
    over = acted(new_sitting(RULES, "tuesday", 0), ALL_PASS)
    back = undo(over, 0)

    assert back.state.turn == 0
    assert tally_of(back).winners is None
    assert undo(next_deal(over), 0) is None


def test_an_undone_deal_counts_no_more_and_its_other_end_counts_once():
    sitting = next_deal(played_out(new_sitting(RULES, "tuesday", 0), Random(5)))
    first = earlier = played_out(sitting, Random(5))
    while (back := undo(earlier, 0)) is not None:
        earlier = back
    other = next(
        other
        for other in (played_out(earlier, Random(each)) for each in range(200))
        if outcome_of(other.state) != outcome_of(first.state)
    )
    before = sitting.finished[0].outcome.points

    assert tally_of(earlier).scores == before
    assert tally_of(other).scores == tuple(map(sum, zip(before, outcome_of(other.state).points, strict=True)))


def test_u1_redo_shuffles_nothing_again():
    sitting = played_out(next_deal(acted(new_sitting(RULES, "tuesday", 0), ALL_PASS)), Random(1))
    shown, stack, now = deal_hash(sitting), (), sitting
    for _ in range(30):
        back = undo(now, 0)
        if back is not None:
            stack, now = (*undone(now, back), *stack), back

    assert deal_hash(now) == shown
    assert redo(now, stack) == sitting


def test_u2_a_deal_begun_again_has_the_same_cards_and_the_same_chances():
    sitting = next_deal(acted(new_sitting(RULES, "tuesday", 0), ALL_PASS))
    begun = {
        (deal_hash(again), thought(again), again)
        for again in [replay_deal(played_out(sitting, Random(each))) for each in range(10)]
    }

    assert begun == {(deal_hash(sitting), thought(sitting), sitting)}


@pytest.mark.parametrize("key", KEYS)
def test_every_deal_before_the_present_one_is_given_as_it_ended(key):
    rng, sitting, ended = Random(key), new_sitting(rules(key), "ended"), []
    for _ in range(3):
        sitting = played_out(sitting, rng)
        ended.append(sitting.state)
        if has_ended(sitting):
            break
        sitting = next_deal(sitting)

    assert list(ended_deals(sitting)) == ended[: sitting.number]
    assert sitting.number > 0


def test_a_deal_begun_again_counts_once():
    over = played_out(new_sitting(RULES, "tuesday", 0), Random(1))
    again = played_out(replay_deal(over), Random(2))

    assert tally_of(replay_deal(over)).scores == (0, 0, 0, 0)
    assert tally_of(again).scores == outcome_of(again.state).points


def test_a_seat_is_told_the_score():
    over = played_out(new_sitting(RULES, "tuesday", 0, start=(3, -2, 3, -2)), Random(1))
    sitting = next_deal(over)

    for seat in range(4):
        seen = observe_for(sitting, seat)
        assert seen.score == tally_of(over).scores
        assert replace(seen, score=()) == observe(sitting.state, seat)


@given(NUMBERS)
def test_every_turn_has_a_chance_of_its_own(number):
    rng = Random(number)
    first = new_sitting(RULES, "tuesday", 0)
    thoughts = []
    for sitting in (first, next_deal(acted(first, ALL_PASS)), new_sitting(RULES, "wednesday", 0)):
        while not is_over(sitting.state):
            thoughts.append(thought(sitting))
            sitting = played_on(sitting, rng, 1)  # noqa: PLW2901 - one deal after the other

    assert len(set(thoughts)) == len(thoughts)
    assert not any("tuesday" in each or "wednesday" in each for each in thoughts)


def test_two_seats_that_may_act_at_the_same_point_think_differently():
    assert thought(new_sitting(RULES, "tuesday", 0)) != thought(new_sitting(RULES, "tuesday", 1))


def test_the_chances_of_a_seed_never_change():
    sitting = new_sitting(RULES, "hasenpfeffer", 2)

    assert thought(sitting) == sha256(b"hasenpfeffer\0thought/0/3/0").hexdigest()
    assert thought(acted(sitting, "- 1")) == sha256(b"hasenpfeffer\0thought/0/1/2").hexdigest()


def test_nobody_thinks_when_the_deal_is_over():
    with pytest.raises(ValueError):
        thought(acted(new_sitting(RULES, "tuesday"), ALL_PASS))


def test_the_deal_can_be_checked_against_what_was_shown():
    sitting = new_sitting(RULES, "tuesday", 0)
    shown = deal_hash(sitting)
    proof = deal_proof(acted(sitting, ALL_PASS))
    *order, secret = proof.split()

    assert sha256(proof.encode()).hexdigest() == shown
    assert cards(" ".join(order)) == sitting.state.deck
    assert len(secret) == 64


def test_what_is_shown_of_a_deal_is_no_other_deals_and_tells_no_cards():
    first = new_sitting(RULES, "tuesday", 0)
    second = next_deal(acted(first, ALL_PASS))
    deck = " ".join(map(str, first.state.deck))

    assert deal_hash(first) != deal_hash(second)
    assert deal_hash(first) != sha256(deck.encode()).hexdigest()


def test_the_proof_is_kept_until_the_deal_is_over():
    with pytest.raises(ValueError):
        deal_proof(acted(new_sitting(RULES, "tuesday"), "- - -"))


def test_a_finished_deal_remembers_what_was_done():
    over = played_out(new_sitting(RULES, "tuesday", 2), Random(1))
    (deal,) = next_deal(over).finished

    assert (deal.number, deal.dealer) == (0, 2)
    assert deal.actions == actions_of(over.state)
    assert deal.outcome == Outcome(RULES.points(over.state), over.state.contract.maker)


def test_a_deal_thrown_in_has_no_maker():
    over = acted(new_sitting(RULES, "tuesday"), ALL_PASS)

    assert outcome_of(over.state) == Outcome((0, 0, 0, 0), None)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.key)
def test_every_game_can_be_sat_down_to(recipe):
    assert new_sitting(rules(recipe.key), "tuesday").state.rules.key == recipe.key


def test_a_past_is_refused_when_it_is_too_long_or_won():
    sitting = replace(new_sitting(RULES, "past"), number=2)
    small, won = Outcome((1, 0, 1, 0), 0), Outcome((12, 0, 12, 0), 0)

    assert with_past(sitting, (small, small)).past == (small, small)
    for past in ((small, small, small), (won,)):
        with pytest.raises(ValueError, match="won before it begins"):
            with_past(sitting, past)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("key", KEYS)
def test_the_running_scores_are_those_of_all_deals_up_to_each(key, number):
    rng = Random(f"{key} {number}")
    sitting = played_out(new_sitting(random_rules(rng, key), "running"), rng)
    while not has_ended(sitting) and sitting.number < 30:
        sitting = played_out(next_deal(sitting), rng)
    outcomes = outcomes_of(sitting)
    before = [outcomes[:count] for count in range(1, len(outcomes) + 1)]

    assert len(outcomes) > 1
    assert running_scores(sitting) == [sitting.rules.tally(each, sitting.start).scores for each in before]
