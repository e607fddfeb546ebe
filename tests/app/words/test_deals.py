from random import Random

import pytest

from app.pieces import ContractScreen, TurnScreen
from app.screen import ResultScreen
from app.words.deals import doubt, ending, prompt, reason, undertaken
from games import legal_actions
from games.engine import phase_name
from strategies import KEYS, random_rules
from table.sitting import act, new_sitting


def contract(*, maker=0, bid="4", trump="S", alone=False, taken=5, needed=4):
    return ContractScreen(maker, bid, trump, alone, None, needed, taken, 6 - taken)


def ended(shown, *, made=True, winners=(), won=None, name="North"):
    return ResultScreen(
        thrown_in=shown is None,
        contract=shown,
        maker_name=name,
        made=made,
        points=(0, 0),
        hands=(),
        stock=(),
        discards=(),
        tricks=(),
        winners=winners,
        won=won,
    )


@pytest.mark.parametrize(
    ("shown", "made", "points", "told"),
    [
        (contract(), True, 5, "You bid 4 and took 5: +5"),
        (contract(maker=2, alone=True), True, 5, "North bid 4, alone, and took 5: +5"),
        (contract(taken=3), False, -4, "You bid 4 and took only 3: −4"),
        (contract(bid="BP", taken=5), False, -12, "You bid big pepper and took only 5: −12"),
        (contract(bid=None, trump="H", taken=3), True, 1, "You called hearts and took 3: +1"),
        (
            contract(maker=2, bid=None, trump="H", taken=2),
            False,
            0,
            "North called hearts, took 2 and was euchred",
        ),
        (contract(bid="M", trump=None, taken=0, needed=0), True, 9, "You bid misère and took no trick: +9"),
        (None, False, 0, "Nobody wanted it: the cards are thrown in"),
    ],
)
def test_a_deal_ends_with_its_reason_in_words(shown, made, points, told):
    assert told == reason(ended(shown, made=made), points)


@pytest.mark.parametrize(
    ("winners", "won", "told"),
    [
        ((), None, ""),
        (("You", "North"), True, "You have won the sitting"),
        (("West", "East"), False, "West and East have won the sitting"),
        (("East",), False, "East has won the sitting"),
    ],
)
def test_a_sitting_ends_with_who_has_won(winners, won, told):
    assert told == ending(ended(contract(), winners=winners, won=won))


def turn(phase, seat, *, yours):
    return TurnScreen(phase, seat, yours, (), waiting=False, confirm=None)


@pytest.mark.parametrize(
    ("part", "told"),
    [
        (turn("auction", 0, yours=True), "Your turn: bid or pass"),
        (turn("auction", 2, yours=False), "North is bidding"),
        (turn("a phase of tomorrow", 0, yours=True), "Your turn"),
        (turn("a phase of tomorrow", 2, yours=False), "North is thinking"),
        (turn("play", None, yours=False), ""),
    ],
)
def test_whose_turn_it_is_and_what_is_asked(part, told):
    assert told == prompt(part, "North")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("number", range(12))
def test_every_phase_of_every_game_has_sentences_of_its_own(key, number):
    sitting = new_sitting(random_rules(Random(number), key), str(number))
    rng, others = Random(number), {"Your turn", "North is thinking"}
    while (legal := legal_actions(sitting.state)) != ():
        for yours in (True, False):
            asked = turn(phase_name(sitting.state), sitting.state.turn, yours=yours)
            assert prompt(asked, "North") not in others
        sitting = act(sitting, rng.choice(legal))


@pytest.mark.parametrize(
    ("action", "asked"),
    [
        ("/JKR", "Discard the joker for good?"),
        (">JC", "Give the jack of clubs to your partner?"),
        ("JS", "Play the jack of spades?"),
        ("6", "Are you sure?"),
    ],
)
def test_a_doubt_is_asked_about(action, asked):
    assert asked == doubt(action)


def test_what_was_undertaken_is_one_line():
    assert undertaken(contract(alone=True), "North") == "North, four, spades, alone"
