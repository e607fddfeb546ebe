"""Turn the table, or give the suits other names within their colours: legal actions and points follow."""

import random

import pytest

from cards.card import JOKER, SUITS, Suit
from games import apply, legal_actions, new_deal, points
from games.actions import Swap
from relabelled import with_suits
from strategies import KEYS, playing_out, random_deal, random_rules

# The eight ways to rename the suits that keep the two of each colour together.
RENAMINGS = [
    {suit: Suit(to) for suit, to in zip(SUITS, (a, b, 3 - b, 3 - a), strict=True)}
    for a in range(4)
    for b in range(4)
    if b not in {a, 3 - a}
]


def random_play(key, number):
    """Play a random deal under random house rules; give its states with the actions taken in them."""
    rng = random.Random(f"symmetry {key} {number}")
    return list(playing_out(random_deal(random_rules(rng, key), rng), rng))


def plain(action):
    """Give an action as it compares where the order of its cards means nothing."""
    return frozenset(action.cards) if isinstance(action, Swap) else action


def follow(played, start, renamed):
    """Play the same actions from another start; compare all on the way, and give the last state."""
    other = start
    for state, action in played:
        legal = {plain(each): each for each in legal_actions(other)}
        assert set(legal) == {plain(renamed(each)) for each in legal_actions(state)}
        if action is not None:
            other = apply(other, legal[plain(renamed(action))])
    return other


@pytest.mark.parametrize("key", KEYS)
def test_turning_the_table_changes_nothing(key):
    """A seat that sat out was once reckoned rightly for two callers and wrongly for the others."""
    for number in range(60):
        played = random_play(key, number)
        first, last = played[0][0], played[-1][0]
        seats = first.rules.seats
        for turn in range(1, seats):
            start = new_deal(first.rules, (first.dealer + turn) % seats, first.deck)
            other = follow(played, start, lambda action: action)
            won = points(last)
            assert points(other) == tuple(won[(seat - turn) % seats] for seat in range(seats))
            assert [seat for seat, _ in other.history] == [(seat + turn) % seats for seat, _ in last.history]
            assert set(other.active) == {(seat + turn) % seats for seat in last.active}
            left = (last.rules.next_dealer(last) + turn) % seats
            assert other.rules.next_dealer(other) == left


@pytest.mark.parametrize("key", KEYS)
def test_renaming_the_suits_changes_nothing(key):
    for number in range(60):
        played = random_play(key, number)
        first, last = played[0][0], played[-1][0]
        for suits in RENAMINGS:
            # A joker turned up may stand for hearts.
            if JOKER in first.shown and suits[Suit.HEARTS] is not Suit.HEARTS:
                continue
            start = new_deal(first.rules, first.dealer, with_suits(first.deck, suits))
            other = follow(played, start, lambda action, suits=suits: with_suits(action, suits))
            assert points(other) == points(last)
            assert [trick.winner for trick in other.tricks] == [trick.winner for trick in last.tricks]


def test_there_are_eight_renamings_that_keep_the_colours_together():
    assert len({tuple(suits.items()) for suits in RENAMINGS}) == 8
    assert all(suits[suit.twin] is suits[suit].twin for suits in RENAMINGS for suit in SUITS)
