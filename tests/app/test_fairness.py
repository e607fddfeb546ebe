"""Is it fair: hands dealt on the spot, counted beside exact odds."""

from fractions import Fraction

import pytest

from app.counts import Counts
from app.effects import Breathe
from app.fairness import AT_A_TIME, HANDS, dealt, hand_size, odds
from app.told import Breathed, SeedDrawn
from games import RECIPES, rules
from seated import Program

KEYS = [recipe.key for recipe in RECIPES]


def empty(game):
    zero = (0,) * (hand_size(game) + 1)
    return Counts("fair", 0, zero, zero, (0,) * len(game.pack))


@pytest.mark.parametrize("key", KEYS)
def test_d1_what_is_dealt_agrees_with_the_exact_odds(key):
    game = rules(key)
    counts = dealt(game, empty(game), 2_000)
    jacks = [card for card in game.pack if str(card)[0] == "J" and str(card) != "JKR"]
    chi = 0.0
    for number, found in enumerate(counts.jacks):
        ways, of = odds(game.pack, jacks, hand_size(game), number)
        wanted = counts.hands * ways / of
        chi += (found - wanted) ** 2 / wanted if wanted > 5 else 0

    assert sum(counts.jacks) == counts.hands == 2_000 * game.seats
    assert sum(counts.first) == 2_000
    # One in a million for four degrees of freedom; the hands of one deal are not quite independent.
    assert chi < 35


@pytest.mark.parametrize("key", KEYS)
def test_the_odds_are_whole(key):
    game = rules(key)
    jacks = game.pack[:4]
    parts = [Fraction(*odds(game.pack, jacks, hand_size(game), number)) for number in range(5)]

    assert sum(parts) == 1


def test_the_page_deals_in_small_parts_and_stops_when_it_is_closed():
    table = Program().settle().say("panel fair").say("deal-many")
    table.waiting.clear()
    table.send(SeedDrawn("drawn"))
    first = list(table.effects)
    table.send(Breathed(0))
    some = table.screen.panel.fair
    table.send(Breathed(0))
    late = table.screen.panel.fair
    table.say("close").send(Breathed(some.hands))

    assert first == [Breathe(0)]
    assert some.hands == AT_A_TIME * 4 == late.hands
    assert some.running
    assert some.total == HANDS
    assert table.effects == []


def test_the_deal_shows_its_fingerprint_first_and_its_proof_when_it_is_over():
    table = Program().settle().say("panel share")
    before = table.screen.panel
    table.say("close").say("concede").settle()
    while table.state.turn is not None:
        table.say(table.offered()[0]).settle()
    after = table.say("panel share").screen.panel

    assert len(before.deal_hash) == 64
    assert before.deal_proof == ""
    assert after.deal_hash == before.deal_hash
    assert after.deal_proof
