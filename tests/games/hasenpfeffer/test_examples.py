"""The worked examples of the rules dossier, sections 3.5 and 4, card by card."""

import pytest

from games import apply, legal_actions, notation, points, rules
from games.hasenpfeffer.options import HasenpfefferOptions
from games.state import Outcome
from hands import COMPASS, act, deal, finished, legal, play_tricks

FULL_HAND = {
    "W": "JH 9S QH JD KD 10H",
    "N": "JC QD JKR KS 9H 10S",
    "E": "JS AH QC AD KC QS",
    "S": "AS 10D AC 10C KH 9C",
    "stock": "9D",
}


def under(**options):
    return rules("hasenpfeffer", HasenpfefferOptions(**options))


def auction(text, dealer="S", **options):
    return act(deal(under(**options), dealer), text)


def declared(state):
    """Who declares, at what."""
    return COMPASS[state.contract.maker], state.contract.bid


def won(state):
    """Points of W–E and of N–S."""
    west, north, east, south = (points(finished(state))[COMPASS.index(each)] for each in "WNES")
    assert west == east
    assert north == south
    return {"WE": west, "NS": north}


def test_3_an_auction_ends_when_three_seats_have_passed():
    state = auction("- 1 - 2")
    assert COMPASS[state.turn] == "N"

    state = act(state, "3 -")
    assert (state.rules.phases[state.phase].name, declared(state)) == ("trump", ("N", "3"))


def test_3_where_a_pass_is_not_final_the_first_seat_is_asked_again():
    assert COMPASS[auction("- 1 - 2", pass_final=False).turn] == "W"


def test_4_after_three_passes_the_dealer_still_speaks():
    state = auction("- - -")
    assert COMPASS[state.turn] == "S"

    assert declared(act(state, "1")) == ("S", "1")
    thrown_in = finished(act(state, "-"))
    assert points(thrown_in) == (0, 0, 0, 0)
    assert COMPASS[thrown_in.rules.next_dealer(thrown_in)] == "W"


def test_each_bid_is_higher_than_the_last():
    assert legal(auction("3")) == "- 4 5 6"
    assert legal(auction("3 - 5")) == "- 6"


@pytest.mark.parametrize(("spoken", "declarer"), [("2 6", "N"), ("6", "W"), ("- 1 6", "E"), ("- - - 6", "S")])
def test_5_a_bid_of_six_closes_the_auction(spoken, declarer):
    state = auction(spoken)

    assert declared(state) == (declarer, "6")
    assert state.rules.phases[state.phase].name == "trump"


def test_6_the_left_bower_follows_trump_and_not_its_printed_suit():
    state = deal(
        under(widow="unused"),
        "S",
        W="QD 9S 10S QS KS AS",
        N="JD AH 9C QC KC AC",
        E="KD 9H 10H JH JS JC",
        S="AD QH KH 10C 10D JKR",
    )
    state = act(state, "1 - - - H")
    state = act(state, "QD")
    assert legal(state) == "JD AH 9C QC KC AC"
    state = act(state, "JD")
    assert legal(state) == "KD"
    state = act(state, "KD")
    assert legal(state) == "AD 10D"

    assert COMPASS[act(state, "AD").tricks[-1].winner] == "N"


def test_7_the_joker_led_calls_for_trumps():
    state = deal(
        under(widow="unused"),
        "S",
        W="JKR 9C QC JC AC QS",
        N="JS AS 9H 10H JH QH",
        E="KC 10C AD 10D JD KD",
        S="QD AH KH 9D 9S 10S",
        stock="KS",
    )
    state = act(state, "1 - - - C JKR")
    assert legal(state) == "JS"
    state = act(state, "JS")
    assert legal(state) == "KC 10C"
    state = act(state, "KC")
    assert legal(state) == "QD AH KH 9D 9S 10S"

    assert COMPASS[act(state, "QD").tricks[-1].winner] == "W"


def test_8_a_full_hand():
    state = act(deal(under(), "S", **FULL_HAND), "- 4 - - S")
    assert legal(state) == "/JC /QD /JKR /KS /9H /10S /9D"

    state = play_tricks(
        act(state, "/9H"),
        """
        W9S N10S EQS SAS→S · SAC W10H N9D EQC→S · SKH WJH NQD EAH→E
        EJS S9C WJD NJKR→N · NJC EKC S10D WQH→N · NKS EAD S10C WKD→N
        """,
    )
    assert won(state) == {"NS": 5, "WE": 0}


def test_8_in_the_fourth_trick_the_right_bower_had_to_be_followed():
    state = act(
        deal(under(), "S", **FULL_HAND), "- 4 - - S /9H 9S 10S QS AS AC 10H 9D QC KH JH QD AH JS 9C JD"
    )

    assert legal(state) == "JC JKR KS"


def test_8_where_defenders_tricks_count_they_get_one():
    state = act(deal(under(defenders_score="always"), "S", **FULL_HAND), "- 4 - - S /9H")
    state = play_tricks(
        state,
        """
        W9S N10S EQS SAS→S · SAC W10H N9D EQC→S · SKH WJH NQD EAH→E
        EJS S9C WJD NJKR→N · NJC EKC S10D WQH→N · NKS EAD S10C WKD→N
        """,
    )

    assert won(state) == {"NS": 5, "WE": 1}


@pytest.mark.parametrize(("stakes", "points_won"), [("sweep", 4), ("double", 8), ("none", 4)])
def test_9_the_same_cards_alone(stakes, points_won):
    state = act(deal(under(alone_stakes=stakes), "S", **FULL_HAND), "- 4 - - SA /9H")
    assert (COMPASS[state.turn], state.rules.phases[state.phase].name) == ("E", "defend")

    state = play_tricks(
        act(state, "- -"),
        """
        EJS W9S NJKR→N · NJC EQS W10H→N · NKS EQC WJH→N
        N10S EKC WJD→N · NQD EAD WKD→E · EAH WQH N9D→E
        """,
    )
    assert won(state) == {"NS": points_won, "WE": 0}


def test_11_a_lone_defender_leads_and_two_cards_make_a_trick():
    state = act(deal(under(), "S", **FULL_HAND), "- 4 - - SA /9H - !")
    assert COMPASS[state.turn] == "W"
    assert [COMPASS[seat] for seat in state.active] == ["W", "N"]

    state = play_tricks(state, "W9S NJKR→N · NJC WQH→N · NKS WJH→N · N10S WJD→N · NQD WKD→W · W10H N9D→W")
    assert won(state) == {"NS": 4, "WE": 0}


def test_12_both_at_the_target_the_bidding_side_wins():
    options = {"defenders_score": "always"}

    tally = under(**options).tally((Outcome((3, 3, 3, 3), maker=2),), (8, 8, 8, 8))
    assert tally.scores == (11, 11, 11, 11)
    assert tally.winners == (0, 2)


def test_4_1_big_pepper_may_open_and_closes_the_auction():
    assert declared(auction("BP", ladder="pepper")) == ("W", "BP")


def test_4_2_after_little_pepper_only_big_pepper_is_left():
    state = auction("3 LP", ladder="pepper")
    assert legal(state) == "- BP"

    assert declared(act(state, "BP")) == ("E", "BP")


def test_4_3_little_pepper_stands_after_three_passes():
    state = auction("5 - - LP", ladder="pepper")
    assert COMPASS[state.turn] == "W"

    state = act(state, "-")
    assert declared(state) == ("S", "LP")
    assert state.rules.phases[state.phase].name == "trump"


def test_4_there_is_no_six_beside_the_peppers():
    assert legal(auction("", ladder="pepper")) == "- 1 2 3 4 5 LP BP"


def test_a_refused_action_changes_nothing():
    state = auction("3")
    before = repr(state)

    for text in ("1", "3", "S", "JS", "/JS", "!", "BP"):
        with pytest.raises(ValueError, match="is not allowed in phase auction for seat 2"):
            apply(state, notation.read(text))
    assert repr(state) == before
    assert len(legal_actions(state)) == 4
