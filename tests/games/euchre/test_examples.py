"""The worked examples of the rules dossier, section 6, and what players ask about them."""

import pytest

from cards.card import Suit, card
from games import notation, points, rules
from games.engine import legal_actions, observe, phase_name
from games.euchre.options import EuchreOptions
from games.kit.tricks import ranking
from games.state import IllegalAction, Outcome
from hands import COMPASS, act, deal, finished, legal, play_tricks

FULL_HAND = {
    "W": "KS 10H QD QS 9S",
    "N": "KD KC 9H 9D QC",
    "E": "AS AC QH JC AH",
    "S": "10C 10D JH 9C KH",
    "stock": "JS",
}
PARTNER = {"W": "E", "N": "S", "E": "W", "S": "N"}
# Round one reaches a caller by passes; dealer S, so W speaks first.
PASSES_BEFORE = {"W": "", "N": "- ", "E": "- - ", "S": "- - - "}
LEFT = {"W": "N", "N": "E", "E": "S", "S": "W"}


def under(**options):
    return rules("euchre", EuchreOptions(**options))


def won(state):
    """Points of W–E and of N–S."""
    west, north, east, south = (points(finished(state))[COMPASS.index(each)] for each in "WNES")
    assert west == east
    assert north == south
    return {"WE": west, "NS": north}


def test_1_rank_in_hearts():
    ranked = ranking(Suit.HEARTS, bowers=True)
    hearts = [each for each in under().pack if ranked.suit[each] is Suit.HEARTS]
    diamonds = [each for each in under().pack if ranked.suit[each] is Suit.DIAMONDS]

    def high_to_low(cards):
        return " ".join(map(str, sorted(cards, key=ranked.strength.__getitem__, reverse=True)))

    assert high_to_low(hearts) == "JH JD AH KH QH 10H 9H"
    assert high_to_low(diamonds) == "AD KD QD 10D 9D"


def test_2_full_hand():
    state = act(deal(under(), "S", **FULL_HAND), "- - S")
    assert (phase_name(state), COMPASS[state.turn]) == ("pickup", "S")
    assert legal(state) == "/10C /10D /JH /9C /KH /JS"

    state = play_tricks(
        act(state, "/9C"),
        "WKS N9H EAS SJS→S · SKH W10H N9D EAH→E · EJC S10C W9S NQC→E · "
        "EAC S10D WQD NKC→E · EQH SJH WQS NKD→W",
    )
    assert won(state) == {"WE": 1, "NS": 0}


def test_2_in_the_third_trick_west_must_follow_the_left_bower():
    state = act(deal(under(), "S", **FULL_HAND), "- - S /9C KS 9H AS JS KH 10H 9D AH JC 10C")

    assert (COMPASS[state.turn], legal(state)) == ("W", "QS 9S")


@pytest.mark.parametrize(("rule", "leader"), [("left_of_dealer", "N"), ("left_of_loner", "S")])
def test_3_when_the_left_of_the_dealer_sits_out_the_next_seat_leads(rule, leader):
    state = act(deal(under(alone_lead=rule), "S", **FULL_HAND), "- - SA /9C")

    assert (phase_name(state), COMPASS[state.turn]) == ("play", leader)


@pytest.mark.parametrize("rule", ["left_of_dealer", "left_of_loner"])
def test_4_against_a_lone_dealer_his_left_leads_under_both_rules(rule):
    state = act(deal(under(alone_lead=rule), "S", **FULL_HAND), "- - - SA /9C")

    assert COMPASS[state.turn] == "W"


def test_5_a_dealer_who_sits_out_takes_no_upcard():
    state = act(deal(under(), "S", **FULL_HAND), "- SA")

    assert (phase_name(state), COMPASS[state.turn]) == ("play", "W")
    assert [COMPASS[seat] for seat in state.active] == ["W", "N", "E"]
    assert card("JS") in state.stock
    assert len(state.hands[COMPASS.index("S")]) == 5
    state = play_tricks(state, "WKS NKD EAS→E EAC WQS NKC→W")
    assert [COMPASS[play.seat] for play in state.tricks[1].plays] == ["E", "W", "N"]


def test_6_dealer_north_west_alone_so_south_leads():
    state = act(deal(under(), "N", S="9C 10C QC KC AC", stock="AS"), "- - SA")
    assert (phase_name(state), COMPASS[state.turn]) == ("pickup", "N")

    state = act(state, "/AS")
    assert COMPASS[state.turn] == "S"


# West has the five highest spades, or three of them, or two; the tricks are as sure as they look.
CERTAIN = {
    5: {"W": "JS JC AS KS QS", "N": "9H 10H QH KH AH", "E": "9D 10D QD KD AD", "S": "9C 10C QC KC AC"},
    3: {"W": "JS JC AS 9H 9D", "N": "10H QH KH AH JH", "E": "9C 10C 10S QC AC", "S": "AD KD QD KS QS"},
    2: {"W": "JS JC 9H 9D 9C", "N": "10H QH KH AH KC", "E": "10C 10D 10S JD JH", "S": "AD QC AC KS QS"},
}


def west_makes_spades(tricks, call="S", **options):
    """Play a deal in which W, the maker, takes all the tricks that W–E take; the upcard is 9S."""
    state = act(deal(under(**options), "S", stock="9S", **CERTAIN[tricks]), call)
    state = act(state, "/9S")
    while legal_actions(state):
        state = act(state, highest(state))
    return state


def highest(state):
    """Print the strongest card that may be played, W's and his opponents'; E throws off the lowest."""
    ranked = ranking(state.contract.trump, bowers=True)
    order = sorted(legal_actions(state), key=lambda action: ranked.strength[action.card])
    return notation.write(order[0 if COMPASS[state.turn] == "E" else -1])


@pytest.mark.parametrize(
    ("tricks", "call", "options", "expected"),
    [
        (3, "S", {}, {"WE": 1, "NS": 0}),
        (3, "SA", {}, {"WE": 1, "NS": 0}),
        (5, "S", {}, {"WE": 2, "NS": 0}),
        (5, "SA", {}, {"WE": 4, "NS": 0}),
        (2, "S", {}, {"WE": 0, "NS": 2}),
        (2, "SA", {}, {"WE": 0, "NS": 2}),
        (2, "SA", {"lone_euchre_points": 4}, {"WE": 0, "NS": 4}),
        (2, "S", {"lone_euchre_points": 4}, {"WE": 0, "NS": 2}),
    ],
)
def test_7_scores(tricks, call, options, expected):
    state = west_makes_spades(tricks, call, **options)

    assert sum(trick.winner in (1, 3) for trick in state.tricks) == tricks
    assert won(state) == expected


@pytest.mark.parametrize(("carry_over", "carried"), [(False, (0, 0, 0, 0)), (True, (0, 1, 0, 1))])
def test_8_the_surplus_is_ignored_unless_it_is_carried_over(carry_over, carried):
    tally = under(carry_over=carry_over).tally((Outcome((0, 2, 0, 2), 1),), (8, 9, 8, 9))

    assert (tally.scores, tally.winners, tally.games) == ((8, 11, 8, 11), (1, 3), (0, 1, 0, 1))
    assert tally.carried == carried


def test_a_dealer_without_the_suit_may_take_up_the_jack():
    hands = {"S": "JC 9H 10H QH KH", "stock": "JS"}

    assert legal(act(deal(under(), "S", **hands), "- - -")) == "- S SA"
    assert legal(act(deal(under(trump_required=True), "S", **hands), "- - -")) == "-"


def test_a_hand_without_the_suit_may_order_it():
    assert legal(deal(under(), "S", W="9H 10H QH KH AH", stock="9S")) == "- S SA"


@pytest.mark.parametrize("orders", "WNES")
def test_only_the_dealer_picks_up_whoever_orders(orders):
    state = act(deal(under(), "S", **FULL_HAND), PASSES_BEFORE[orders] + "S")

    assert (phase_name(state), COMPASS[state.turn]) == ("pickup", "S")
    assert legal(state).count("/") == 6


def test_the_dealers_partner_need_not_play_alone_unless_the_rule_says_so():
    assert legal(act(deal(under(), "S", **FULL_HAND), "-")) == "- S SA"
    assert legal(act(deal(under(canadian_loner=True), "S", **FULL_HAND), "-")) == "- SA"


def test_the_suit_turned_down_is_barred_in_the_second_round():
    state = act(deal(under(), "S", stock="KD"), "- - - -")

    assert phase_name(state) == "call"
    assert legal(state) == "- C H S CA HA SA"


def test_b18_each_seat_speaks_once_in_a_round():
    state = deal(under(), "S", **FULL_HAND)
    asked = []
    for _ in range(8):
        asked.append(COMPASS[state.turn])
        state = act(state, "-")
    assert "".join(asked) == "WNESWNES"
    assert finished(state).contract is None


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(
    ("rule", "offered"),
    [
        ("off", "- C H S CA HA SA"),
        ("on", "C H S CA HA SA"),
        ("on_any_suit", "C D H S CA DA HA SA"),
    ],
)
def test_b6_a_dealer_in_any_seat_is_stuck_only_by_the_rule(dealer, rule, offered):
    state = act(deal(under(stick_dealer=rule), COMPASS[dealer], stock="KD"), "- - - - - - -")

    assert state.turn == dealer
    assert legal(state) == offered


def test_when_all_pass_nobody_scores_and_the_next_seat_deals():
    state = finished(act(deal(under(), "S", **FULL_HAND), "- - - - - - - -"))

    assert points(state) == (0, 0, 0, 0)
    assert COMPASS[state.rules.next_dealer(state)] == "W"


@pytest.mark.parametrize("dealer", range(4))
def test_the_deal_goes_round_the_table(dealer):
    state = act(deal(under(), COMPASS[dealer], stock="9S"), "- - - - CA")
    while actions := legal_actions(state):
        state = act(state, notation.write(actions[0]))

    assert state.rules.next_dealer(state) == (dealer + 1) % 4


def test_no_trump_is_no_call_unless_the_rule_allows_it():
    passed = "- - - -"

    assert "NT" not in legal(act(deal(under(), "S", stock="9S"), passed))
    state = act(deal(under(no_trump="round2_on"), "S", stock="9S"), passed)
    assert legal(state) == "- C D H NT CA DA HA NTA"
    assert "NT" not in legal(deal(under(no_trump="round2_on"), "S", stock="9S"))


def test_without_trump_the_jack_of_diamonds_is_a_diamond_and_the_queen_beats_it():
    state = deal(
        under(no_trump="round2_on"),
        "S",
        W="JD 9C 10C 9S 10S",
        N="QD QC KC AC 9H",
        E="AH KH QH 10H JC",
        S="JH KD AS KS QS",
        stock="9D",
    )
    state = act(state, "- - - - NT")

    assert legal(act(state, "JD")) == "QD"
    play_tricks(state, "WJD NQD EAH SKD→S")


@pytest.mark.parametrize("caller", "WNES")
def test_b7_the_partner_of_a_lone_caller_sits_out_and_his_cards_stay_hidden(caller):
    state = act(deal(under(), "S", **FULL_HAND), PASSES_BEFORE[caller] + "SA")
    absent = COMPASS.index(PARTNER[caller])
    if phase_name(state) == "pickup":
        state = act(state, "/9C")
    out_of_play = set(state.hands[absent])
    assert len(out_of_play) == 5
    while actions := legal_actions(state):
        assert state.turn != absent
        assert not out_of_play & set(observe(state, state.turn).hand)
        state = act(state, notation.write(actions[0]))

    played = [play.seat for trick in state.tricks for play in trick.plays]
    assert {COMPASS[seat]: played.count(seat) for seat in range(4)} == {
        caller: 5,
        PARTNER[caller]: 0,
        LEFT[caller]: 5,
        PARTNER[LEFT[caller]]: 5,
    }
    assert set(state.hands[absent]) == out_of_play


@pytest.mark.parametrize("caller", "WNES")
@pytest.mark.parametrize("defends", ["first", "second"])
def test_a_lone_defender_sends_his_partner_away(caller, defends):
    state = act(deal(under(defend_alone=True), "S", **FULL_HAND), PASSES_BEFORE[caller] + "SA")
    if phase_name(state) == "pickup":
        state = act(state, "/9C")
    assert (phase_name(state), COMPASS[state.turn]) == ("defend", LEFT[caller])

    state = act(state, "!" if defends == "first" else "- !")
    defender = LEFT[caller] if defends == "first" else PARTNER[LEFT[caller]]
    assert COMPASS[state.contract.lone_defender] == defender
    assert {COMPASS[seat] for seat in state.active} == {caller, defender}
    while actions := legal_actions(state):
        state = act(state, notation.write(actions[0]))
    assert all(len(trick.plays) == 2 for trick in state.tricks)


def test_a_dealer_may_put_away_the_very_card_he_took():
    state = act(deal(under(), "S", **FULL_HAND), "S")

    state = act(state, "/JS")
    south = observe(state, COMPASS.index("S"))
    assert set(map(str, south.hand)) == set(FULL_HAND["S"].split())
    assert south.discards == (card("JS"),)
    assert all(observe(state, seat).discards == () for seat in (1, 2, 3))


def test_a_dealer_must_keep_the_card_he_took_where_the_rule_says_so():
    state = act(deal(under(may_discard_upcard=False), "S", **FULL_HAND), "S")

    assert legal(state) == "/10C /10D /JH /9C /KH"
    with pytest.raises(IllegalAction):
        act(state, "/JS")


def test_no_card_is_played_before_the_dealer_has_discarded():
    state = act(deal(under(), "S", **FULL_HAND), "S")

    with pytest.raises(IllegalAction):
        act(state, "KH")


def test_a_turned_down_card_is_in_no_hand_and_belongs_to_no_trick():
    state = act(deal(under(), "S", **FULL_HAND), "- - - - H")
    while actions := legal_actions(state):
        state = act(state, notation.write(actions[0]))

    assert card("JS") in state.stock
    assert card("JS") not in [play.card for trick in state.tricks for play in trick.plays]


@pytest.mark.parametrize(
    ("led", "hand", "expected"),
    [
        ("9D", "JD AD 9C 10C QC", "AD"),
        ("9D", "JD 9C KS QS 10C", "JD 9C KS QS 10C"),
        ("9H", "JD 9C 10C QC KC", "JD"),
        ("JD", "9H AD 9C 10C QC", "9H"),
    ],
)
def test_r1_the_left_bower_is_a_trump_when_following(led, hand, expected):
    spare = [each for each in ["AS", "JS", "10S", "9S"] if each not in hand]
    state = deal(under(), "S", W=f"{led} {' '.join(spare[:4])}", N=hand, S="KH QH AH JH KD", stock="10H")
    state = act(state, "H /KD")

    assert legal(act(state, led)) == expected


def test_at_eight_points_and_a_lone_march_the_surplus_is_two_only_with_laps():
    march = (Outcome((4, 0, 4, 0), 0),)
    start = (8, 0, 8, 0)

    assert under().tally(march, start).carried == (0, 0, 0, 0)
    assert under(carry_over=True).tally(march, start).carried == (2, 0, 2, 0)


def test_a_carried_score_is_where_the_next_game_starts():
    tally = under(carry_over=True).tally((Outcome((0, 1, 0, 1), 3),), (2, 0, 2, 0))

    assert (tally.scores, tally.winners, tally.carried) == ((2, 1, 2, 1), None, (0, 0, 0, 0))
