"""What players ask about the rules, each question answered by a deal; numbered as the questions are."""

import random
from dataclasses import replace

import pytest

from cards.card import NO_TRUMP, SUITS, Suit, card
from cards.seat import left_of
from games import apply, legal_actions, new_deal, notation, observe, points, rules
from games.actions import PASS, Call, Discard, Play
from games.engine import finish, is_over, phase_name
from games.options import with_changes
from games.state import Contract, IllegalAction, Outcome, Trick
from hands import COMPASS, act, deal, legal, play_tricks
from strategies import KEYS, played_out, playing_out, random_deal, random_rules
from upcards import worth

UPCARD_GAMES = ("euchre", "railroad", "two_handed", "three_handed")
PARTNERSHIPS = ("euchre", "railroad")
WITHOUT_A_SPADE = "JC 9H 10H QH KH"


def under(key, **changed):
    """Build a game under house rules, given as the text of their values."""
    return rules(key, with_changes(type(rules(key).options), changed))


def passes(in_force, rounds=1):
    """Say no until the dealer is asked, in the first round or the second."""
    return "- " * (rounds * in_force.seats - 1)


def scored(in_force, contract, taken):
    """Give the points of a deal in which the maker took so many tricks and the next seat the others."""
    blank = new_deal(in_force, 0, in_force.pack)
    other = left_of(contract.maker, in_force.seats)
    tricks = tuple(
        Trick((), contract.maker if each < taken else other) for each in range(sum(in_force.batches))
    )
    return points(finish(replace(blank, contract=contract, tricks=tricks)))


def first_choices(state):
    """Take the first legal action to the end; give each state in which somebody acts."""
    while not is_over(state):
        yield state
        state = apply(state, legal_actions(state)[0])


def at_random(key=None, *, deals=12):
    """Play deals of a game, or of all, under random house rules: each state and what is done in it."""
    rng = random.Random(f"questions {key}")
    for _ in range(deals):
        yield from playing_out(random_deal(random_rules(rng, key), rng), rng)


@pytest.mark.parametrize("key", UPCARD_GAMES)
def test_q1_the_dealer_may_take_up_a_jack_without_another_trump(key):
    in_force = under(key)
    state = act(deal(in_force, "S", S=WITHOUT_A_SPADE, stock="JS"), passes(in_force))

    assert Call(Suit.SPADES) in legal_actions(state)


@pytest.mark.parametrize("key", PARTNERSHIPS)
def test_q1_where_a_trump_in_hand_is_required_the_left_bower_is_none(key):
    in_force = under(key, trump_required="on")

    assert legal(act(deal(in_force, "S", S=WITHOUT_A_SPADE, stock="JS"), passes(in_force))) == "-"


@pytest.mark.parametrize("key", PARTNERSHIPS)
@pytest.mark.parametrize(
    ("required", "ordered", "called"),
    [("off", "- S SA", "- C D H CA DA HA"), ("on", "-", "- D H DA HA")],
)
def test_q2_a_hand_void_in_a_suit_may_order_and_call_it(key, required, ordered, called):
    state = deal(under(key, trump_required=required), "S", W="9H 10H QH KH AD", stock="KS")

    assert legal(state) == ordered
    assert legal(act(state, "- - - -")) == called


@pytest.mark.parametrize("key", UPCARD_GAMES)
def test_q4_the_dealer_picks_up_the_card_whoever_orders(key):
    in_force = under(key)
    for dealer in range(in_force.seats):
        for before in range(in_force.seats):
            state = act(deal(in_force, COMPASS[dealer], stock="9S"), "- " * before + "S")

            assert state.turn == dealer
            assert card("9S") in state.hands[dealer]
            assert {type(action) for action in legal_actions(state)} == {Discard}
            assert phase_name(act(state, "/9S")) == "play"


@pytest.mark.parametrize("key", PARTNERSHIPS)
@pytest.mark.parametrize(("canadian", "partner"), [("off", "- S SA"), ("on", "- SA")])
def test_q5_the_dealers_partner_must_go_alone_only_by_the_house_rule(key, canadian, partner):
    state = deal(under(key, canadian_loner=canadian), "S", stock="KS")

    assert [legal(act(state, "- " * before)) for before in range(4)] == [
        "- S SA",
        partner,
        "- S SA",
        "- S SA",
    ]


@pytest.mark.parametrize("key", UPCARD_GAMES)
def test_q7_the_suit_turned_down_cannot_be_named_by_anyone(key):
    in_force = under(key)
    state = act(deal(in_force, "S", stock="KD"), passes(in_force) + "-")
    for _ in range(in_force.seats):
        assert {action.trump.letter for action in legal_actions(state) if action != PASS} == set("CHS")
        state = act(state, "-")


def test_q7_two_players_may_let_the_suit_turned_down_be_named():
    state = act(deal(under("two_handed", turned_down_suit_barred="off"), "S", stock="KD"), "- -")

    assert legal(state) == "- C D H S"


@pytest.mark.parametrize("key", UPCARD_GAMES)
def test_q8_who_has_passed_is_not_asked_again_in_the_same_round(key):
    state = deal(under(key), "S", stock="KD")
    asked = []
    while not is_over(state):
        asked.append((phase_name(state), state.turn))
        state = act(state, "-")

    assert asked == [(phase, seat) for phase in ("order", "call") for seat in state.seats]


@pytest.mark.parametrize(
    ("key", "stuck", "suits"),
    [(key, *each) for key in UPCARD_GAMES for each in (("off", "-CHS"), ("on", "CHS"))]
    + [(key, "on_any_suit", "CDHS") for key in PARTNERSHIPS],
)
def test_q10_a_stuck_dealer_names_the_suit_turned_down_only_by_the_house_rule(key, stuck, suits):
    in_force = under(key, stick_dealer=stuck)
    for dealer in range(in_force.seats):
        state = act(deal(in_force, COMPASS[dealer], stock="KD"), passes(in_force, rounds=2))

        assert state.turn == dealer
        assert "".join(word for word in legal(state).split() if not word.endswith("A")) == suits


@pytest.mark.parametrize("key", UPCARD_GAMES)
def test_q11_no_trump_is_not_called_by_default(key):
    in_force = under(key)
    state = deal(in_force, "S", stock="9S")

    assert "NT" not in legal(state) + legal(act(state, passes(in_force) + "-"))


@pytest.mark.parametrize("key", PARTNERSHIPS)
def test_q11_in_no_trump_the_jack_of_diamonds_is_a_diamond_and_the_queen_beats_it(key):
    state = deal(
        under(key, no_trump="round2_on"),
        "S",
        W="JD 9C 10C 9S 10S",
        N="10D QC KC AC 9H",
        E="QD JH KH QH 10H",
        S="JC AH JS QS KS",
        stock="9D",
    )

    assert "NT" not in legal(state)
    assert {"NT", "NTA"} <= set(legal(act(state, "- - - -")).split())
    play_tricks(act(state, "- - - - NT"), "WJD N10D EQD SAH→E EJH SJC W9C N9H→E EKH SJS W9S NQC→E")


@pytest.mark.parametrize("key", PARTNERSHIPS)
def test_q13_a_farmer_swaps_exactly_his_three_nines_and_never_after_he_has_spoken(key):
    state = deal(under(key, farmers_hand="swap_three"), "S", W="9C 9D 9H KS AS", stock="QD 10C 10D 10H")
    assert legal(state) == "- ~9C,9D,9H"
    swapped = act(state, "~9C,9D,9H")

    assert set(map(str, swapped.hands[1])) == {"KS", "AS", "10C", "10D", "10H"}
    asked_again = [legal(each) for each in first_choices(act(state, "-")) if each.turn == 1]
    assert asked_again
    assert not any("~" in offered for offered in asked_again)


@pytest.mark.parametrize("key", PARTNERSHIPS)
@pytest.mark.parametrize(
    ("rule", "hand", "offered"),
    [
        ("off", "9C 9D 9H 10C 10D", "- Q QA"),
        ("redeal_9_10", "9C 9D 9H 10C 10D", "- *"),
        ("redeal_9_10", "9C 9D 9H 10C JD", "-"),
        ("swap_three", "9C 9D KH KS AS", "-"),
        ("no_ace_no_face", "9C 9D 9H 10C 10D", "- *"),
        ("no_ace_no_face", "9C 9D 9H 10C JD", "-"),
    ],
)
def test_q13_which_hands_are_a_farmers_hand(key, rule, hand, offered):
    state = deal(under(key, farmers_hand=rule), "S", W=hand, stock="QS")

    assert legal(state) == offered.replace("Q", "S")


@pytest.mark.parametrize("key", KEYS)
def test_q14_bottoms_are_not_played_by_default(key):
    state = deal(rules(key), "S", W="9C 9D 9H 10C 10D")

    assert phase_name(state) in {"order", "auction"}
    assert not any(notation.write(action)[0] in "~*" for action in legal_actions(state))


@pytest.mark.parametrize("key", KEYS)
def test_q16_a_misdeal_cannot_happen_since_every_card_is_in_one_place(key):
    for state, _action in at_random(key):
        given = [each.card for each in state.discards]
        played = [each.card for trick in state.tricks for each in trick.plays]
        held = [each for hand in state.hands for each in hand]

        assert sorted((*held, *state.stock, *given, *played)) == sorted(state.rules.pack)


@pytest.mark.parametrize("key", UPCARD_GAMES)
def test_q17_no_card_is_played_with_six_in_the_dealers_hand(key):
    state = act(deal(under(key), "S", stock="9S"), "S")

    assert len(state.hands[0]) == 6
    for each in state.hands[0]:
        with pytest.raises(IllegalAction):
            apply(state, Play(each))
        assert {len(hand) for hand in apply(state, Discard(each)).hands} == {5}


@pytest.mark.parametrize("key", KEYS)
def test_q19_the_deal_goes_round_clockwise_and_cannot_be_stolen(key):
    in_force, rng = rules(key), random.Random(key)
    for dealer in range(in_force.seats):
        state = played_out(deal(in_force, COMPASS[dealer]), rng)

        assert in_force.next_dealer(state) == (dealer + 1) % in_force.seats


@pytest.mark.parametrize("key", PARTNERSHIPS)
@pytest.mark.parametrize("rule", ["left_of_dealer", "left_of_loner"])
@pytest.mark.parametrize(("dealer", "loner"), [(a, b) for a in range(4) for b in range(4)])
def test_q20_the_first_who_plays_from_the_dealers_left_leads_or_from_the_loners(key, rule, dealer, loner):
    in_force = under(key, alone_lead=rule, partners_best="off", defend_alone="off")
    before = (loner - dealer - 1) % 4
    state = act(deal(in_force, COMPASS[dealer], stock="9S"), "- " * (4 + before) + "HA")
    start = dealer if rule == "left_of_dealer" else loner
    playing = [seat % 4 for seat in range(start + 1, start + 5) if seat % 4 != (loner + 2) % 4]

    assert state.turn == playing[0]


def test_q20_with_east_alone_and_south_the_dealer_north_leads():
    assert COMPASS[act(deal(under("euchre"), "S", stock="9S"), "- - SA /9S").turn] == "N"


@pytest.mark.parametrize("rule", ["left_of_dealer", "left_of_loner"])
def test_q22_when_the_dealer_goes_alone_the_opponent_on_his_left_leads(rule):
    state = act(deal(under("euchre", alone_lead=rule), "S", stock="9S"), "- - - SA /9S")

    assert (phase_name(state), COMPASS[state.turn]) == ("play", "W")


@pytest.mark.parametrize(("dealer", "before"), [("S", ""), ("E", "- "), ("N", "- - "), ("W", "- - - ")])
def test_q23_in_hasenpfeffer_the_player_left_of_the_loner_leads(dealer, before):
    state = act(deal(rules("hasenpfeffer"), dealer, stock="9S"), f"{before}6 SA /9S - -")

    assert (COMPASS[state.contract.maker], phase_name(state), COMPASS[state.turn]) == ("W", "play", "N")


def test_q23_in_euchre_that_is_a_house_rule():
    leads = {}
    for rule in ("left_of_dealer", "left_of_loner"):
        state = act(deal(under("euchre", alone_lead=rule), "S", stock="9S"), "- - - - - HA")
        leads[rule] = COMPASS[state.turn]

    assert leads == {"left_of_dealer": "W", "left_of_loner": "E"}


@pytest.mark.parametrize("key", ["hasenpfeffer", *PARTNERSHIPS])
def test_q25_the_partner_of_a_loner_does_nothing_and_shows_nothing(key):
    seen = 0
    for state, _action in at_random(key, deals=30):
        if phase_name(state) != "play" or len(state.active) == 4:
            continue
        for out in set(range(4)) - set(state.active):
            seen += 1
            assert state.turn != out
            assert observe(state, out).legal == ()
            for other in set(range(4)) - {out}:
                view = observe(state, other)
                plays = [each.card for trick in view.tricks for each in trick.plays]
                assert not set(state.hands[out]) & {*view.hand, *view.taken, *view.discards, *plays}
    assert seen


@pytest.mark.parametrize("key", ["hasenpfeffer", *UPCARD_GAMES])
def test_q26_alone_is_said_with_the_call_and_never_later(key):
    said = None
    for state, action in at_random(key, deals=30):
        if said is not None:
            assert state.contract.alone == said.alone
            assert not any(isinstance(each, Call) for each in legal_actions(state))
        if isinstance(action, Call):
            said = action
        elif action is None:
            said = None


@pytest.mark.parametrize("key", PARTNERSHIPS)
@pytest.mark.parametrize(("rule", "defenders"), [("2", 2), ("4", 4)])
def test_q28_a_euchred_loner_gives_two_or_four_by_the_house_rule(key, rule, defenders):
    in_force = under(key, lone_euchre_points=rule)

    assert [worth(taken, alone=True)(in_force) for taken in (0, 1, 2)] == [(0, defenders)] * 3
    assert worth(2)(in_force) == (0, 2)


@pytest.mark.parametrize("key", PARTNERSHIPS)
def test_q29_who_euchres_a_loner_single_handed_earns_four(key):
    in_force = under(key, defend_alone="on", lone_euchre_points="2")
    asked = act(deal(in_force, "S", stock="9S"), "- - - SA /9S")

    assert (phase_name(asked), legal(asked)) == ("defend", "- !")
    assert worth(2, alone=True, lone_defender=1)(in_force) == (0, 4)
    assert worth(2, alone=True)(in_force) == (0, 2)


def test_q29_in_euchre_defending_alone_is_a_house_rule():
    state = act(deal(under("euchre"), "S", stock="9S"), "- - - SA /9S")

    assert phase_name(state) == "play"


@pytest.mark.parametrize(("rule", "count"), [("on", 6), ("off", 5)])
def test_q31_a_dealer_who_was_assisted_alone_may_give_the_upcard(rule, count):
    state = deal(under("railroad", best_with_upcard=rule), "S", N="JS AS KS QS 9D", stock="JC")
    state = act(state, "- CA - - /9D")

    assert (phase_name(state), COMPASS[state.turn]) == ("give", "S")
    assert len(legal_actions(state)) == count
    assert (">JC" in legal(state).split()) == (rule == "on")


@pytest.mark.parametrize("trump", SUITS)
def test_q34_the_left_bower_led_calls_for_trump(trump):
    left, other = f"J{trump.twin.letter}", f"A{trump.twin.letter}"
    own = trump.letter
    plain = [suit for suit in SUITS if suit not in {trump, trump.twin}]
    low = " ".join(f"{rank}{suit.letter}" for suit in plain for rank in ("9", "10"))
    hands = {"W": f"{left} K{own} Q{own} A{own} J{own}", "N": f"9{own} {other} {low.rsplit(' ', 1)[0]}"}
    state = act(deal(under("euchre"), "S", stock=f"10{own}", **hands), f"{own} /10{own}")

    assert legal(act(state, left)) == f"9{own}"


@pytest.mark.parametrize("trump", SUITS)
def test_q34_the_left_bower_does_not_follow_the_suit_printed_on_it(trump):
    left, led, own = f"J{trump.twin.letter}", f"9{trump.twin.letter}", trump.letter
    plain = [suit for suit in SUITS if suit not in {trump, trump.twin}]
    north = f"{left} A{trump.twin.letter} 9{plain[0].letter} 9{plain[1].letter}"
    state = deal(under("euchre"), "S", W=led, N=f"{north} 10{plain[0].letter}", stock=f"10{own}")

    assert legal(act(state, f"{own} /10{own} {led}")) == f"A{trump.twin.letter}"


# The dealer is South; West makes spades and leads, and the nine of spades is put away.
WEST_MAKES_SPADES = {
    ("hasenpfeffer", ()): "6 S /9S",
    ("euchre", (("pack", "25"),)): "S /9S",
    ("railroad", ()): "S /9S",
    ("two_handed", (("pack", "25"),)): "S /9S",
    ("three_handed", (("pack", "25"),)): "S /9S",
}


def west_leads(key, changed, text, west, answer):
    """Let West lead in spades to a hand that answers; give what it may play."""
    in_force = under(key, **dict(changed))
    second = COMPASS[left_of(1, in_force.seats)]
    state = act(deal(in_force, "S", stock="9S", **{"W": west, second: answer}), text)
    return legal(act(state, west.split()[0])).split()


@pytest.mark.parametrize(("game", "text"), WEST_MAKES_SPADES.items())
def test_q35_a_joker_led_must_be_followed_with_trump(game, text):
    assert west_leads(*game, text, "JKR QH KH AH 10H", "10S AC AD 9C 9D") == ["10S"]
    assert west_leads(*game, text, "JKR QH KH AH 10H", "JC AC AD 9C 9D") == ["JC"]


@pytest.mark.parametrize(("game", "text"), WEST_MAKES_SPADES.items())
def test_q35_the_joker_is_no_club_when_a_club_is_led(game, text):
    assert west_leads(*game, text, "AC QH KH AH 10H", "JKR 9C AD 9D 10D") == ["9C"]
    assert "JKR" in west_leads(*game, text, "AC QH KH AH 10H", "JKR JD AD 9D 10D")


@pytest.mark.parametrize("key", KEYS)
def test_q37_no_errant_card_can_be_played(key):
    refused = 0
    for state, _action in at_random(key, deals=4):
        if phase_name(state) != "play":
            continue
        allowed = {action.card for action in legal_actions(state)}
        for each in set(state.rules.pack) - allowed:
            refused += 1
            with pytest.raises(IllegalAction):
                apply(state, Play(each))
    assert refused


@pytest.mark.parametrize("key", KEYS)
def test_q38_everybody_sees_what_is_trump_and_who_made_it(key):
    for state, _action in at_random(key, deals=4):
        for seat in range(state.rules.seats):
            assert observe(state, seat).contract == state.contract


@pytest.mark.parametrize(
    ("key", "changed", "carried"),
    [
        ("euchre", {}, 0),
        ("euchre", {"carry_over": "on"}, 2),
        ("railroad", {"target": "10"}, 2),
        ("railroad", {"target": "10", "carry_over": "off"}, 0),
    ],
)
def test_q40_points_above_ten_are_lost_unless_laps_are_played(key, changed, carried):
    tally = under(key, **changed).tally((Outcome((4, 0, 4, 0), 0),), (8, 3, 8, 3))

    assert (tally.games, tally.carried) == ((1, 0, 1, 0), (carried, 0, carried, 0))


@pytest.mark.parametrize("key", PARTNERSHIPS)
@pytest.mark.parametrize(("rule", "none", "one"), [("off", 2, 2), ("on", 4, 2)])
def test_q41_makers_without_a_trick_give_four_only_by_the_house_rule(key, rule, none, one):
    in_force = under(key, super_euchre=rule)

    assert (worth(0)(in_force), worth(1)(in_force)) == ((0, none), (0, one))


@pytest.mark.parametrize(("pack", "left"), [("24", 14), ("32", 22), ("25", 15)])
def test_q43_two_players_get_five_cards_each_and_one_is_turned_up(pack, left):
    state = deal(under("two_handed", pack=pack), "S", stock="9S")

    assert ([len(hand) for hand in state.hands], len(state.stock)) == ([5, 5], left)
    assert state.shown == (card("9S"),)


def test_q44_of_two_players_neither_goes_alone_and_a_march_is_two():
    for state, _action in at_random("two_handed"):
        assert not any(getattr(action, "alone", False) for action in legal_actions(state))
    assert scored(rules("two_handed"), Contract(0, trump=Suit.SPADES), 5) == (2, 0)


def test_q46_three_players_have_no_dummy_so_nobody_holds_more_than_the_upcard_brings():
    for state, _action in at_random("three_handed"):
        sizes = [len(hand) for hand in state.hands]
        assert max(sizes) <= (6 if phase_name(state) == "pickup" else 5)


@pytest.mark.parametrize(
    ("rule", "last_word", "deals_next", "declares"),
    [
        ("redeal_next_dealer", "- 1 2 3 4 5 6", "W", None),
        ("redeal_same_dealer", "- 1 2 3 4 5 6", "S", None),
        ("joker_holder_bids_3", "- 1 2 3 4 5 6", None, ("E", "3")),
        ("dealer_forced", "1 2 3 4 5 6", None, ("S", "1")),
    ],
)
def test_q49_when_nobody_bids(rule, last_word, deals_next, declares):
    in_force = under("hasenpfeffer", all_pass=rule)
    state = act(deal(in_force, "S", E="JKR 9S 10S 9C 10C 9D", stock="QS"), "- - -")
    assert legal(state) == last_word
    state = act(state, last_word[0])
    contract = state.contract and (COMPASS[state.contract.maker], state.contract.bid)

    assert contract == declares
    if declares is None:
        assert (is_over(state), points(state)) == (True, (0, 0, 0, 0))
        assert COMPASS[in_force.next_dealer(state)] == deals_next


def test_q49_with_the_joker_in_the_widow_nobody_declares():
    in_force = under("hasenpfeffer", all_pass="joker_holder_bids_3")
    state = act(deal(in_force, "S", stock="JKR"), "- - - -")

    assert (is_over(state), state.contract) == (True, None)
    assert COMPASS[in_force.next_dealer(state)] == "W"


@pytest.mark.parametrize(("ladder", "above"), [("numeric", "- 4 5 6"), ("pepper", "- 4 5 LP BP")])
@pytest.mark.parametrize("between", ["", "- ", "- - "])
def test_q50_each_bid_is_higher_than_the_last(ladder, above, between):
    state = deal(under("hasenpfeffer", ladder=ladder), "S", stock="9S")

    assert legal(act(state, f"3 {between}")) == above


def test_q52_defenders_score_nothing_for_their_tricks_by_default():
    made = Contract(0, "3", Suit.SPADES)

    assert scored(rules("hasenpfeffer"), made, 3) == (3, 0, 3, 0)
    assert scored(under("hasenpfeffer", defenders_score="always"), made, 3) == (3, 3, 3, 3)


@pytest.mark.parametrize("maker", range(4))
@pytest.mark.parametrize(
    ("rule", "defenders", "winners"),
    [
        ("bidder_first", 3, "makers"),
        ("bidder_first", 5, "makers"),
        ("higher_total", 3, "makers"),
        ("higher_total", 5, "defenders"),
        ("play_on", 3, None),
        ("play_on", 5, "defenders"),
    ],
)
def test_q52_when_both_sides_reach_ten_in_one_deal_the_bidder_wins(maker, rule, defenders, winners):
    in_force = under("hasenpfeffer", defenders_score="always", both_reach_target=rule)
    own = {maker, (maker + 2) % 4}
    won = tuple(3 if seat in own else defenders for seat in range(4))
    side = {"makers": own, "defenders": set(range(4)) - own, None: set()}[winners]

    assert set(in_force.tally((Outcome(won, maker),), (8, 8, 8, 8)).winners or ()) == side


@pytest.mark.parametrize("ladder", ["numeric", "pepper"])
def test_q53_there_is_no_trump_before_the_highest_bidder_names_it(ladder):
    state = deal(under("hasenpfeffer", ladder=ladder), "S", stock="9S")
    for word in ["1", "2", "-", "3", "-", "4", "5", "-"]:
        assert phase_name(state) == "auction"
        assert state.contract is None or state.contract.trump is None
        assert not any(isinstance(action, Call) for action in legal_actions(state))
        state = act(state, word)

    assert (phase_name(state), COMPASS[state.turn]) == ("trump", "S")
    assert act(state, "H").contract.trump is Suit.HEARTS


@pytest.mark.parametrize(("direct", "opening"), [("off", "- 2 3 M 4 N"), ("on", "- 2 3 M 4 N W B")])
def test_q55_wellington_is_bid_only_over_nap(direct, opening):
    state = deal(under("napoleon", direct_top_bids=direct), "S")
    over_nap = "- W" if direct == "off" else "- W B"

    assert legal(state) == opening
    assert legal(act(state, "N")) == over_nap


@pytest.mark.parametrize(
    ("rule", "trump", "winner"), [("none", NO_TRUMP, "N"), ("first_lead", Suit.HEARTS, "E")]
)
def test_q56_the_suit_led_in_misere_is_trump_only_by_the_house_rule(rule, trump, winner):
    state = deal(
        under("napoleon", misere_trump=rule),
        "S",
        W="3H 2C 2D 4C 4D",
        N="4H AS 9S 8S 7S",
        E="5H JH QH KH AH",
        S="6H 2S 8H 9H 10H",
    )
    state = play_tricks(act(state, "M - - -"), f"W3H N4H E5H S6H→S S2S W2C NAS EJH→{winner}")

    assert state.contract.trump is trump


@pytest.mark.parametrize(("taken", "each"), [(5, 3), (4, 3), (3, 3), (2, -3), (0, -3)])
@pytest.mark.parametrize("players", range(2, 8))
def test_q58_neither_extra_tricks_nor_the_size_of_a_failure_are_paid(taken, each, players):
    in_force = under("napoleon", players=str(players))

    assert scored(in_force, Contract(0, "3", Suit.SPADES), taken) == (
        each * (players - 1),
        *[-each] * (players - 1),
    )


def test_q59_a_card_led_need_not_be_beaten():
    state = deal(rules("napoleon"), "S", W="KS 3H 4H 5H 6H", N="2S AS 7H 8H 9H")

    assert legal(act(state, "4 - - - KS")) == "2S AS"
