"""What is searched is what can still differ, and everything that can be known is."""

from dataclasses import replace
from random import Random

import pytest

from bots.hidden import hidden
from bots.layout import bits
from bots.levels import EXPERT, STRONG
from bots.search import (
    Budget,
    choose_card,
    clear,
    distinct,
    fitting,
    resampled,
    run_of,
    sampled,
    steps_of,
    takes_from_partner,
)
from bots.trickplay import laid
from cards.card import Suit, cards
from games import observe, rules
from hands import act, deal

GAME = rules("hasenpfeffer")


def to_lead(west="JKR JS JC AS KS AD", **others):
    """Give the view of West, who declares at four in spades and leads."""
    state = act(deal(GAME, "S", stock="9D", W=west, **others), "4 - - - S /9D")
    return observe(state, state.turn)


def test_of_cards_in_a_row_only_the_lowest_is_searched():
    table = laid(to_lead(), Suit.SPADES)

    assert table.layout.listed(sum(distinct(table))) == cards("AD KS")
    for card in bits(table.hands[1] & table.layout.trump):
        assert run_of(table, card, distinct(table)) == table.layout.mask(cards("KS"))


def test_cards_that_do_not_follow_each_other_are_told_apart():
    table = laid(to_lead("JKR JC AS QS AD QD"), Suit.SPADES)

    assert len(distinct(table)) == 6 - 1


def test_only_totals_that_change_the_score_are_asked_for():
    assert steps_of((-4, -4, -4, -4, 4, 5, 6)) == (4, 5, 6)
    assert steps_of((9, -9, -9)) == (1,)


def test_with_few_worlds_left_all_are_looked_at():
    state = act(deal(GAME, "S", stock="9D", W="JKR JS JC AS KS AD"), "4 - - - S /9D")
    while len(state.hands[state.turn]) > 2 or state.tricks[-1].winner is None:
        state = act(state, str(observe(state, state.turn).legal[0].card))
    view = observe(state, state.turn)
    left_open = hidden(view)
    placed = sampled(view, left_open, Budget(10, spread=2, enough=10_000), Random(1))

    assert len(placed) == left_open.splitting.count
    assert len({tuple(places) for _, places in placed}) == len(placed)


@pytest.mark.parametrize("seed", range(20))
def test_worlds_are_drawn_as_often_as_they_weigh_and_each_is_given_once(seed):
    graded = [(1, [1]), (5, [2]), (0, [3]), (6, [4])]

    assert list(resampled(graded, 24, Random(seed))) == [(2, [1]), (10, [2]), (12, [4])]
    assert sum(often for often, _ in resampled(graded, 7, Random(seed))) == 7


def test_the_same_stream_gives_the_same_card():
    view = to_lead()

    assert choose_card(view, EXPERT.cards, Random(5)) == choose_card(view, EXPERT.cards, Random(5))


def test_the_usual_card_stands_where_another_gains_by_chance_or_next_to_nothing():
    assert clear([10] * 20 + [0] * 30, stake=50 * 40, doubt=1)
    assert not clear([0] * 49 + [30], stake=50 * 40, doubt=1)
    assert not clear([40] * 13 + [-40] * 12 + [0] * 25, stake=50 * 40, doubt=1)
    assert not clear([1] * 50, stake=50 * 50, doubt=1)


def test_where_all_worlds_are_looked_at_there_is_no_chance_to_allow_for():
    assert clear([90, -10], stake=200, doubt=0)
    assert not clear([90, -80], stake=200, doubt=1)


def test_a_crowded_table_is_thought_about_without_exact_play():
    four = to_lead()
    seven = replace(four, active=tuple(range(7)))

    assert fitting(EXPERT.cards, four) == EXPERT.cards
    assert (fitting(EXPERT.cards, seven).exact, fitting(STRONG.cards, seven).club) == (0, 1)


def test_what_takes_a_sure_trick_from_the_partner_is_known():
    state = deal(GAME, "S", W="9H JC AS KS 9D 10D", N="AH", E="10H", S="JS QS KC QC JD QD", stock="9C")
    state = act(state, "4 - - - S /9C 9H AH 10H")
    table = laid(observe(state, 0), Suit.SPADES)
    trump, club = (table.layout.mask(cards(text)) for text in ("JS", "KC"))

    assert takes_from_partner(table, trump)
    assert not takes_from_partner(table, club)


def test_a_trick_that_may_still_be_lost_is_not_taken_from_the_partner():
    state = deal(GAME, "S", W="KH JC AS KS 9D 10D", N="10H", E="JS KC QS QC JD QD", stock="9C")
    state = act(state, "4 - - - S /9C KH 10H")
    table = laid(observe(state, 3), Suit.SPADES)

    assert not takes_from_partner(table, table.layout.mask(cards("JS")))


def test_the_highest_trump_of_the_partner_has_the_trick_before_all_have_played():
    state = deal(GAME, "S", W="JKR 9H AS KS 9D 10D", N="10S", E="JS JC QS QC JD QD", stock="9C")
    state = act(state, "4 - - - S /9C AS 10S")
    table = laid(observe(state, 3), Suit.SPADES)
    assert not takes_from_partner(table, table.layout.mask(cards("JS")))
    state = deal(GAME, "S", W="AS 9H KS 9D 10D KC", N="10S", E="JKR JS JC QS QC QD", stock="9C")
    state = act(state, "4 - - - S /9C AS 10S")
    table = laid(observe(state, 3), Suit.SPADES)

    assert takes_from_partner(table, table.layout.mask(cards("JS")))
