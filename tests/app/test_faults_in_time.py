"""Faults that others had with time and double presses, each tried here; lettered as they are listed."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from app.effects import AskBot
from app.model import PERSON, lying_trick
from app.settings import SETTINGS
from app.told import LinkFollowed, SeedDrawn, TimerRang
from app.view import page
from drawn import parts
from games import rules
from hands import act, deal
from seated import Program
from strategies import KEYS
from table import link
from table.sitting import new_sitting

LEAVING = {
    "another game": lambda table: table.say("game euchre"),
    "a new sitting": lambda table: table.say("new-sitting").say("accept"),
    "the deal again": lambda table: table.say("again").say("accept"),
    "a kept sitting": lambda table: table.say("open-slot slot/1").say("accept"),
    "a link": lambda table: table.send(LinkFollowed(FRIENDS)).say("accept"),
}
FRIENDS = link.write(link.invite(new_sitting(rules("napoleon"), "a friend's")))


def asking(seed="late"):
    """Give a table at which a computer player has been asked and has not answered."""
    table = Program(seed).settle().say("keep").settle()
    while table.state.turn == PERSON:
        table.say(table.offered()[0])
    assert any(isinstance(each, AskBot) for each in table.effects)
    return table


@pytest.mark.parametrize("how", LEAVING)
def test_t2_no_answer_and_no_clock_of_what_was_left_reaches_what_is_on_the_table_now(how):
    table = asking()
    left, late = table.model.ticket, list(table.waiting)
    table.waiting.clear()
    LEAVING[how](table)
    if table.waiting and isinstance(table.waiting[0], SeedDrawn):
        table.send(table.waiting.popleft())
    now = table.model

    assert now.ticket != left
    for answer in late:
        table.send(answer)
    assert table.model == now


@pytest.mark.parametrize("key", KEYS)
def test_t3_whatever_is_pressed_twice_is_done_once(key):
    rng = Random(key)
    table = Program(f"twice {key}").say(f"game {key}").settle()
    for _ in range(60):
        if table.settle().state.turn is None:
            table.say("new-sitting" if table.screen.result.ended else "next-deal").settle()
            continue
        pressed = rng.choice(table.offered())
        table.say(pressed)
        once = table.model
        if once.chosen is not None:
            # The second press of what is asked about says yes; a third one says nothing.
            table.say(pressed)
            once = table.model
        assert table.say(pressed).model == once


def test_b10_two_cards_and_enter_pressed_at_once_are_one_discard_and_no_lead():
    rng = Random(10)
    tried = 0
    for number in range(60):
        table = Program(f"discard {number}", stored=(("current", "euchre"),)).settle()
        while table.state.turn is not None and table.screen.turn.phase != "pickup":
            table.say(rng.choice(table.offered()))
            table.settle()
        if table.state.turn is None or not table.screen.turn.yours:
            continue
        tried += 1
        first, second = table.offered()[:2]
        before = len(table.state.history)
        focused = f"card-{second.partition('/')[2]}"
        table.say(first).say(second).say(f"key Enter {focused}")

        assert len(table.state.hands[PERSON]) == 5
        assert [each.seat for each in table.state.history[before:]] == [PERSON]
        assert table.state.tricks == ()
    assert tried > 3


@pytest.mark.parametrize("pace", SETTINGS["pace"])
def test_t5_a_card_led_at_once_is_not_swept_away_with_the_trick_before_it(pace):
    """The trick is sent on by a press, the person leads, and only then the clock of that trick rings."""
    rng, tried = Random(5), 0
    table = Program("swept").say(f"set pace {pace}").say("set hold timed").settle()
    for _ in range(400):
        trick = lying_trick(table.model)
        if trick is not None and trick.winner == PERSON and table.state.turn == PERSON:
            ticket = table.model.ticket
            table.say("skip")
            table.say(rng.choice([each for each in table.offered() if each.startswith("act ")]))
            if table.model.chosen is not None:
                table.say("confirm")
            led, now = table.state.tricks[-1].plays[0], table.model
            assert table.send(TimerRang(ticket)).model == now
            assert table.screen.centre.trick.cards[0].face.card == str(led.card)
            assert table.screen.centre.trick.taker is None
            tried += 1
        elif table.waiting:
            table.send(table.waiting.popleft())
        elif table.state.turn is None:
            table.say("new-sitting" if table.screen.result.ended else "next-deal")
        else:
            table.say(rng.choice(table.offered()))
            if table.model.chosen is not None:
                table.say("confirm")
    assert tried > 3


@pytest.mark.parametrize("key", KEYS)
def test_t6_as_many_cards_are_drawn_as_there_are(key):
    rng = Random(key)
    table = Program(f"counted {key}").say(f"game {key}").say("set hold tap")
    for _ in range(170):
        if table.waiting and rng.random() < 0.8:
            table.send(table.waiting.popleft())
        elif table.state.turn is None:
            table.say("skip").settle().say("new-sitting").say("next-deal").settle()
        else:
            table.say(rng.choice([*table.offered(), "skip", "skip", "undo", "redo", "cancel", "confirm"]))
        drawn_as_often_as_they_are_there(table)


def drawn_as_often_as_they_are_there(table):
    state = table.state
    if state.turn is None:
        return
    drawn = Counter(
        part.attributes["id"].removeprefix("card-")
        for part in parts(page(table.screen))
        if part.has("card") and part.attributes.get("id", "").startswith("card-")
    )
    lying = lying_trick(table.model) or next(
        (each for each in state.tricks[-1:] if each.winner is None), None
    )
    trick = [str(play.card) for play in lying.plays] if lying else []
    mine = [str(card) for card in state.hands[PERSON]]

    assert max(drawn.values(), default=1) == 1
    assert drawn.keys() >= {*mine, *trick}
    assert not drawn.keys() & {str(card) for hand in state.hands[1:] for card in hand} - set(upcard(state))


def upcard(state):
    return [str(card) for card in state.stock[: state.rules.upcards]] + [str(card) for card in state.shown]


def test_t11_a_card_chosen_before_is_not_taken_for_the_next_one():
    table = Program("chosen").say("set choose confirm").settle()
    table.model = replace(
        table.model,
        sitting=replace(
            new_sitting(rules("hasenpfeffer"), "chosen"),
            state=act(deal(rules("hasenpfeffer"), "S", S="JH AH KH QH 10H 9C"), "- - - 3 H"),
        ),
    )
    first = next(each for each in table.offered() if each.startswith("act /"))
    table.say(first)
    assert table.screen.turn.confirm == first.removeprefix("act ")
    table.say("undo").settle()
    before = table.model

    assert before.chosen is None
    assert table.say("confirm").model.sitting == before.sitting


def test_t11_a_dealer_who_discards_in_two_deals_chooses_each_time():
    rng, discards = Random(11), 0
    table = Program("twice", stored=(("current", "euchre"),)).say("set choose confirm").settle()
    for _ in range(600):
        if discards == 2:
            break
        if table.settle().state.turn is None:
            table.say("new-sitting" if table.screen.result.ended else "next-deal")
            continue
        asked = table.screen.turn.phase == "pickup" and table.screen.turn.yours
        if asked:
            discards += 1
            before = table.state
            assert table.model.chosen is None
            assert table.say("confirm").state == before
        table.say(rng.choice(table.offered()))
        if table.model.chosen is not None:
            table.say("confirm")
    assert discards == 2


def test_t12_a_card_chosen_and_not_played_is_in_the_hand_when_the_page_opens_again():
    table = Program("set aside").say("set choose confirm").settle()
    while table.screen.turn.phase != "play":
        table.say(table.offered()[-1]).say("confirm").settle()
    card = next(each for each in table.offered() if "/" not in each)
    table.say(card)
    assert table.model.chosen is not None
    again = Program("opened", stored=tuple(table.store.items())).settle()

    assert again.state.hands[PERSON] == table.state.hands[PERSON]
    assert again.model.chosen is None
    assert card in again.offered()
    assert again.say("confirm").state == again.state


@pytest.mark.parametrize("number", [1, 5, 6, 10])
def test_d16_the_score_sheet_has_a_line_for_each_deal_and_none_besides(number):
    table = Program("sheet").say("rule target 30").say("new-sitting").settle()
    for deals in range(number):
        if deals:
            table.say("next-deal")
        table.play_deal(Random(deals))
    score = table.screen.score

    assert len(score.deals) == len(score.totals) == number
    sums = [[sum(points) for points in zip(*score.deals[: upto + 1], strict=True)] for upto in range(number)]
    assert [list(total) for total in score.totals] == sums
