"""Cards that change places before play (RULES.md section 3.1)."""

import pytest

from cards.card import cards
from games import new_deal, rules
from games.hasenpfeffer.options import HasenpfefferOptions
from games.kit.exchanges import DeclarerDiscards, TakeWidow, with_hand, without
from games.state import Owned
from hands import act, deal, legal


def test_one_card_leaves_a_hand():
    assert without(cards("JS 9C AD"), cards("9C")[0]) == cards("JS AD")


def test_one_hand_is_replaced():
    assert with_hand((cards("JS"), cards("9C"), ()), 1, cards("AD KD")) == (
        cards("JS"),
        cards("AD KD"),
        (),
    )


@pytest.mark.parametrize("maker", range(4))
def test_the_widow_joins_the_declarers_hand(maker):
    in_force = rules("hasenpfeffer")
    start = new_deal(in_force, (maker - 1) % 4, in_force.pack)
    state = act(start, "6")

    assert state.hands[maker] == (*start.hands[maker], *start.stock)
    assert [len(hand) for hand in state.hands] == [7 if seat == maker else 6 for seat in range(4)]
    assert (state.stock, state.taken) == ((), (Owned(maker, start.stock[0]),))


def test_nobody_acts_as_the_widow_is_taken():
    state = deal(rules("hasenpfeffer"), "S")

    assert TakeWidow().legal_actions(state) == ()
    with pytest.raises(AssertionError):
        TakeWidow().apply(state, DeclarerDiscards().legal_actions(state)[0])


def test_a_discard_belongs_to_no_trick():
    state = act(deal(rules("hasenpfeffer"), "S", W="JKR 9C 10C JC QC KC", stock="AC"), "6 C")
    assert legal(state) == "/JKR /9C /10C /JC /QC /KC /AC"

    after = act(state, "/JC")
    assert after.hands[1] == cards("JKR 9C 10C QC KC AC")
    assert (after.discards, after.tricks) == ((Owned(1, cards("JC")[0]),), ())


def test_where_it_is_forbidden_the_joker_stays():
    in_force = rules("hasenpfeffer", HasenpfefferOptions(joker_discard="forbid"))
    state = act(deal(in_force, "S", W="9S 9C 10C JC QC KC", stock="JKR"), "6 C")

    assert legal(state) == "/9S /9C /10C /JC /QC /KC"
