"""What holds in every game, under any house rules, in every state of a deal played at random."""

import random

import pytest

from cards.card import JOKER, Rank, pack
from games import apply, legal_actions, new_deal, notation, observe, points, transcript
from games.actions import PLAY, Discard, Give, Swap
from games.engine import is_over, phase_name, replay
from games.state import IllegalAction, Outcome
from laws.score_laws import SCORE_LAWS
from strategies import KEYS, played_out, playing_out, random_deal, random_rules

DEALS = 60
EVERY_CARD = (*pack(Rank.TWO), JOKER)
SPOKEN = "- ! * 1 2 3 4 5 6 LP BP M N W B C D H S NT CA DA HA SA NTA =C =D =H =S ~9C,9D,9H ~10C,10D,10S /? >?"
EVERY_ACTION = (
    *(notation.read(text) for text in SPOKEN.split()),
    *PLAY.values(),
    *map(Discard, EVERY_CARD),
    *map(Give, EVERY_CARD),
    Swap(()),
)


def deals(key, count=DEALS):
    """Give random deals under random house rules, and the dice to play them with."""
    for number in range(count):
        rng = random.Random(f"{key} {number}")
        yield random_deal(random_rules(rng, key), rng), rng


def states(key, count=DEALS):
    for start, rng in deals(key, count):
        for state, _ in playing_out(start, rng):
            yield state


@pytest.mark.parametrize("key", KEYS)
def test_legal_actions_are_distinct_and_none_are_left_exactly_when_the_deal_is_over(key):
    for state in states(key):
        legal = legal_actions(state)
        assert len(set(legal)) == len(legal)
        assert (legal == ()) == is_over(state) == (phase_name(state) == "over")


@pytest.mark.parametrize("key", KEYS)
def test_r11_what_is_legal_is_accepted_and_all_else_is_refused_and_changes_nothing(key):
    """A card shown as playable was once refused."""
    for state in states(key, 6):
        legal, before = legal_actions(state), repr(state.history)
        for action in legal:
            assert apply(state, action) != state
        for action in set(EVERY_ACTION) - set(legal):
            with pytest.raises(IllegalAction):
                apply(state, action)
        assert (legal_actions(state), repr(state.history)) == (legal, before)


@pytest.mark.parametrize("key", KEYS)
def test_who_sits_out_never_acts_but_to_give_a_card(key):
    for state in states(key):
        giving = all(isinstance(action, Give) for action in legal_actions(state))
        assert is_over(state) or state.turn in state.active or giving


@pytest.mark.parametrize("key", KEYS)
def test_every_card_is_in_one_place(key):
    for state in states(key):
        hands = [card for hand in state.hands for card in hand]
        played = [play.card for trick in state.tricks for play in trick.plays]
        everywhere = [*hands, *state.stock, *(card for _, card in state.discards), *played]
        assert sorted(everywhere, key=str) == sorted(state.rules.pack, key=str)


@pytest.mark.parametrize("key", KEYS)
def test_r13_hands_are_as_large_as_the_tricks_that_are_left(key):
    """A declarer once had eleven cards because the discard was not made."""
    for state in states(key):
        size = sum(state.rules.batches)
        if phase_name(state) == "play" or state.tricks:
            played = [play.seat for trick in state.tricks for play in trick.plays]
            for seat in range(state.rules.seats):
                if seat in state.active:
                    assert len(state.hands[seat]) == size - played.count(seat)
                else:
                    assert seat not in played


@pytest.mark.parametrize("key", KEYS)
def test_every_trick_has_a_card_of_each_seat_that_plays(key):
    for start, rng in deals(key):
        last = played_out(start, rng)
        assert len(last.tricks) in {0, sum(last.rules.batches)}
        assert (last.tricks == ()) == (last.contract is None)
        for trick in last.tricks:
            assert {play.seat for play in trick.plays} == set(last.active)
            assert len(trick.plays) == len(last.active)
            assert trick.winner in last.active


@pytest.mark.parametrize("key", KEYS)
def test_a_deal_ends_and_replays_to_an_equal_state(key):
    for start, rng in deals(key):
        last = played_out(start, rng)
        actions = tuple(action for _, action in last.history)
        assert len(actions) < 100
        assert replay(start.rules, start.dealer, start.deck, actions) == last


@pytest.mark.parametrize("key", KEYS)
def test_every_action_is_read_as_it_is_written(key):
    for state in states(key):
        for action in legal_actions(state):
            assert notation.read(notation.write(action)) == action
        for entry in observe(state, 0).history:
            assert notation.read(notation.write(entry.action)) == entry.action


@pytest.mark.parametrize("key", KEYS)
def test_every_observation_is_read_as_it_is_written(key):
    for state in states(key, 15):
        for seat in range(state.rules.seats):
            view = observe(state, seat)
            assert transcript.read(transcript.write(view)) == view


@pytest.mark.parametrize("key", KEYS)
def test_a_seat_is_offered_what_is_legal_and_only_on_its_turn(key):
    for state in states(key):
        for seat in range(state.rules.seats):
            assert observe(state, seat).legal == (legal_actions(state) if seat == state.turn else ())


@pytest.mark.parametrize("key", KEYS)
def test_points_obey_the_law_of_the_game(key):
    for start, rng in deals(key, 300):
        last = played_out(start, rng)
        won = points(last)
        assert len(won) == last.rules.seats
        assert all(len({won[seat] for seat in team}) == 1 for team in last.rules.teams)
        if last.contract is None:
            assert set(won) == {0}
        else:
            SCORE_LAWS[key](last, won)


@pytest.mark.parametrize("key", KEYS)
def test_a_tally_names_whole_sides_and_only_at_the_end(key):
    for start, rng in deals(key, 12):
        in_force, outcomes, none = start.rules, [], (0,) * start.rules.seats
        state = start
        for _ in range(60):
            last = played_out(state, rng)
            outcomes.append(Outcome(points(last), last.contract.maker if last.contract else None))
            tally = in_force.tally(tuple(outcomes), none)
            assert {len(tally.scores), len(tally.games), len(tally.carried)} == {in_force.seats}
            if tally.winners is not None:
                assert all(
                    set(team) <= set(tally.winners) or not set(team) & set(tally.winners)
                    for team in in_force.teams
                )
                assert tally.winners
                break
            state = new_deal(in_force, in_force.next_dealer(last), random_deal(in_force, rng).deck)


@pytest.mark.parametrize("key", KEYS)
def test_the_deal_never_goes_any_way_but_clockwise_or_nowhere(key):
    for start, rng in deals(key):
        last = played_out(start, rng)
        left = (start.dealer + 1) % start.rules.seats
        assert last.rules.next_dealer(last) in ({left} if last.contract else {left, start.dealer})


def test_every_game_declares_a_law_of_its_score():
    assert set(SCORE_LAWS) == set(KEYS)
