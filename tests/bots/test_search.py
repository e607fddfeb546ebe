"""What is searched is what can still differ, and everything that can be known is."""

from dataclasses import replace
from random import Random

from bots.hidden import hidden
from bots.layout import bits
from bots.levels import EXPERT, STRONG
from bots.search import Budget, card_values, choose_card, distinct, fitting, run_of, sampled, steps_of
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


def test_the_same_stream_gives_the_same_values():
    view = to_lead()
    table = laid(view, Suit.SPADES)
    first, again = (card_values(view, table, EXPERT.cards, Random(5)) for _ in range(2))

    assert first == again
    assert choose_card(view, EXPERT.cards, Random(5)) == choose_card(view, EXPERT.cards, Random(5))


def test_a_crowded_table_is_thought_about_without_exact_play():
    four = to_lead()
    seven = replace(four, active=tuple(range(7)))

    assert fitting(EXPERT.cards, four) == EXPERT.cards
    assert (fitting(EXPERT.cards, seven).exact, fitting(STRONG.cards, seven).club) == (0, 1)
