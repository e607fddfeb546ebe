"""The worked examples of the rules dossier, section 8, and what players ask about them."""

import pytest

from cards.card import Suit, card, cards
from games import rules
from games.engine import observe, phase_name
from games.kit.tricks import ranking
from games.railroad.options import RailroadOptions
from games.state import Outcome
from hands import COMPASS, act, deal, finished, legal
from upcards import worth

N, S = COMPASS.index("N"), COMPASS.index("S")


def under(**options):
    return rules("railroad", RailroadOptions(**options))


def outcome(own, others=0):
    """Points of South and North, and of the other two."""
    return Outcome((own, others, own, others), 0)


def test_1_rank_in_hearts():
    ranked = ranking(Suit.HEARTS, bowers=True)
    hearts = [each for each in under().pack if ranked.suit[each] is Suit.HEARTS]

    assert " ".join(map(str, sorted(hearts, key=ranked.strength.__getitem__, reverse=True))) == (
        "JKR JH JD AH KH QH 10H 9H"
    )


def test_2_the_joker_turned_up_is_ordered_as_hearts_and_goes_to_the_dealer():
    state = deal(under(), "S", stock="JKR")
    assert legal(state) == "- H HA"

    state = act(state, "H")
    assert state.contract.trump is Suit.HEARTS
    assert card("JKR") in state.hands[S]


def test_2_the_joker_turned_down_bars_hearts():
    assert legal(act(deal(under(), "S", stock="JKR"), "- - - -")) == "- C D S CA DA SA"


ASSISTED = {"N": "JS AS KS QS 9D", "S": "JC 10H KH QC 9C"}


def test_3_a_loner_discards_and_is_given_the_left_bower():
    state = act(deal(under(), "S", stock="10S", **ASSISTED), "- SA - -")
    assert (phase_name(state), COMPASS[state.turn]) == ("discard", "N")
    assert legal(state) == "/JS /AS /KS /QS /9D"

    state = act(state, "/9D")
    assert (phase_name(state), COMPASS[state.turn]) == ("give", "S")

    state = act(state, ">JC")
    assert set(state.hands[N]) == set(cards("JS AS KS QS JC"))
    assert phase_name(state) == "play"


def test_4_a_dealer_who_was_assisted_may_give_the_upcard():
    state = act(deal(under(), "S", stock="JH", N="9H 10H AH KH 9D", S="JC 10S KS QC 9C"), "- HA - - /9D")
    assert legal(state) == ">JC >10S >KS >QC >9C >JH"

    state = act(state, ">JH")
    assert card("JH") in state.hands[N]
    assert len(state.hands[S]) == 5


def test_a_dealers_partner_alone_in_the_second_round_is_not_given_the_upcard():
    state = act(deal(under(), "S", stock="9H", **ASSISTED), "- - - - - SA - - /9D")

    assert legal(state) == ">JC >10H >KH >QC >9C"


def test_5_a_slam_counts_two_games_and_its_lap_starts_the_next():
    tally = under().tally((outcome(4),), (4, 0, 4, 0))

    assert (tally.games, tally.carried, tally.scores, tally.winners) == (
        (2, 0, 2, 0),
        (3, 0, 3, 0),
        (3, 0, 3, 0),
        None,
    )


@pytest.mark.parametrize(("won", "carried"), [(1, 0), (2, 1)])
def test_6_a_game_against_two_points_counts_one(won, carried):
    tally = under().tally((outcome(won),), (4, 2, 4, 2))

    assert tally.games == (1, 0, 1, 0)
    assert (tally.carried, tally.scores) == ((carried, 0, carried, 0), (carried, 0, carried, 0))


def test_three_games_win_the_sitting_and_its_last_lap_goes_into_the_next():
    slam, game = (outcome(4), outcome(4)), (outcome(0, 1), outcome(4))

    tally = under().tally((*slam, *game), (0, 0, 0, 0))
    assert (tally.games, tally.winners) == ((3, 0, 3, 0), (0, 2))
    assert (tally.scores, tally.carried) == ((7, 1, 7, 1), (2, 0, 2, 0))


def test_7_a_loner_who_takes_two_tricks():
    assert worth(2, alone=True, lone_defender=1)(under()) == (0, 4)
    assert worth(2, alone=True)(under()) == (0, 2)


def test_a_lone_defender_calls_for_his_partners_best_after_the_loner():
    state = act(deal(under(), "S", stock="10S", **ASSISTED), "- SA !")
    asked = []
    while phase_name(state) != "play":
        asked.append((phase_name(state), COMPASS[state.turn]))
        state = act(state, legal(state).split()[0])

    assert asked == [("discard", "N"), ("give", "S"), ("discard", "E"), ("give", "W")]
    assert [COMPASS[seat] for seat in state.active] == ["N", "E"]
    assert [len(state.hands[seat]) for seat in state.active] == [5, 5]


def test_the_dealer_picks_up_before_anyone_is_asked_to_defend():
    state = act(deal(under(), "S", stock="10S"), "SA")
    asked = []
    while phase_name(state) != "play":
        asked.append((phase_name(state), COMPASS[state.turn]))
        state = act(state, legal(state).split()[0])

    assert asked == [("pickup", "S"), ("defend", "N"), ("defend", "S"), ("discard", "W"), ("give", "E")]


def test_a_card_given_is_seen_by_the_two_partners_alone():
    state = act(deal(under(), "S", stock="10S", **ASSISTED), "- SA - - /9D >JC")
    given = {COMPASS[seat]: observe(state, seat).history[-1].action for seat in range(4)}

    assert str(given["N"].card) == str(given["S"].card) == "JC"
    assert not hasattr(given["W"], "card")
    assert not hasattr(given["E"], "card")
    assert observe(state, N).taken == (card("JC"),)


def test_a_loners_discard_is_seen_by_him_alone():
    state = act(deal(under(), "S", stock="10S", **ASSISTED), "- SA - - /9D")

    assert [observe(state, seat).discards for seat in range(4)] == [(), (), (card("9D"),), ()]


def test_what_a_partner_did_not_give_stays_out_of_play():
    state = act(deal(under(), "S", stock="10S", **ASSISTED), "- SA - - /9D >JC")
    while state.turn is not None:
        state = act(state, legal(state).split()[0])

    assert set(finished(state).hands[S]) == set(cards("10H KH QC 9C 10S"))


@pytest.mark.parametrize(("options", "size"), [({}, 25), ({"pack": 32}, 33), ({"joker": False}, 24)])
def test_packs(options, size):
    assert len(under(**options).pack) == size
