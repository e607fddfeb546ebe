"""What is played and put away tells of the hands it came from."""

import random
from dataclasses import replace

import pytest

from bots import rule
from bots.exchanging import PUT_AWAY, put_away_worth
from bots.hidden import hidden
from bots.layout import layout
from bots.scales import scale
from bots.traces import SPARED, STRAYED, Traces
from cards.card import NO_TRUMP, SUITS, cards
from games import apply, observe, rules
from games.engine import is_over, phase_name
from hands import act, deal
from strategies import KEYS, random_deal, random_rules

GAME = rules("hasenpfeffer")
WEIGHT = 10**6


def seen_from(seat, play=""):
    """Let West declare at four in spades, put a card away and play; how a seat sees that."""
    north, east, south = "9H 10H QH KC QC 10S", "AC 9C 10C KH JH 9S", "AH JC QS AD KD QD"
    state = deal(GAME, "S", W="JKR JS AS KS 9D 10D", N=north, E=east, S=south, stock="JD")
    return observe(act(state, f"4 - - - S /9D {play}"), seat)


def weight(view, gone="9D", **hands):
    """Weigh a world that is given by the cards still held, by compass point, and West's discard."""
    arranged = hidden(view).layout
    places = [0] * (3 * 4 + 1)
    places[4 + 1] = arranged.mask(cards(gone))
    for letter, hand in hands.items():
        places["SWNE".index(letter)] = arranged.mask(cards(hand))
    return Traces(view, arranged).weighed(WEIGHT, places)


@pytest.mark.parametrize("trump", SUITS)
@pytest.mark.parametrize("seen_as", [*SUITS, NO_TRUMP])
def test_what_a_discard_missed_is_what_the_rule_player_counts(trump, seen_as):
    rng = random.Random(3)
    arranged = layout(GAME.pack, seen_as, bowers=True)
    own = layout(GAME.pack, trump, bowers=True)
    weighing = scale(GAME, arranged, trump, PUT_AWAY)
    for _ in range(40):
        hand = tuple(rng.sample(GAME.pack, 7))
        order = put_away_worth(GAME, own, hand)
        best = max(order(each)[1] for each in hand)
        for gone in hand:
            assert weighing.missed(arranged.mask(hand), arranged.bit[gone]) == best - order(gone)[1]


@pytest.mark.parametrize(("gone", "kept"), [("AC", "JKR JS AS KS 9C 9D"), ("KS", "JKR JS AS AC 9C 9D")])
def test_an_ace_or_a_trump_is_hardly_ever_what_was_put_away(gone, kept):
    view = seen_from(0)

    assert weight(view, W="JKR JS AS KS 9C AC") == WEIGHT
    assert WEIGHT * SPARED[-1] // 1000 <= weight(view, gone, W=kept) < WEIGHT // 10


@pytest.mark.parametrize(("kept", "part"), [("10C AC", 1000), ("KH AC", 1000), ("QH AC", STRAYED)])
def test_who_spends_the_ace_in_fourth_place_had_nothing_less_to_win_with(kept, part):
    """The king would have been as good as the ace; the queen would have won as well, and cost less."""
    hands = {"W": "9H JKR JS AS KS 9D", "N": "10H 9C", "E": "JH", "S": "AH"}
    state = act(deal(GAME, "S", stock="10D", **hands), "4 - - - S /10D 9H 10H JH AH")
    view = replace(observe(state, 0), seat=2)

    west = "JKR JS AS KS 9D"

    assert weight(view, "10D", W=west, S=kept) == weight(view, "10D", W=west, S="10C AC") * part // 1000


@pytest.mark.parametrize("key", KEYS)
def test_where_all_play_by_the_rules_of_the_club_the_truth_loses_nothing_by_any_card(key):
    rng = random.Random(key)
    seen = 0
    while seen < 30:
        state = random_deal(random_rules(rng, key), rng)
        while not is_over(state):
            view = observe(state, state.turn)
            if phase_name(state) == "play" and state.contract.trump is not None:
                arranged = hidden(view).layout
                traces = Traces(view, arranged)
                traces.spared.clear()
                places = [arranged.mask(hand) for hand in state.hands] + [0] * (2 * state.rules.seats + 1)
                for owner, each in state.discards:
                    places[state.rules.seats + owner] |= arranged.bit[each]

                assert traces.weighed(WEIGHT, places) == WEIGHT
                seen += bool(traces.choices)
            state = apply(state, rule.choose(view))
