"""Faults that others had in play, score and taking back, each tried here; lettered as they are listed."""

from dataclasses import fields, is_dataclass
from random import Random

import pytest

from app.history import Summary, statistics, summary
from app.model import PERSON
from app.screen import CardFace
from app.settings import SETTINGS
from app.told import LinkFollowed
from games import rules
from games.engine import observe
from games.euchre.options import EuchreOptions
from hands import act, deal
from seated import Program, at_table
from strategies import KEYS
from table import link
from table.record import Record
from table.sitting import new_sitting, tally_of


def faces(value):
    """Collect every card that lies open anywhere in a value."""
    if isinstance(value, CardFace):
        return {value.card}
    if is_dataclass(value):
        return set().union(*(faces(getattr(value, field.name)) for field in fields(value)), set())
    if isinstance(value, tuple):
        return set().union(*(faces(each) for each in value), set())
    return set()


def seen(state):
    """Name the cards that the person knows."""
    view = observe(state, PERSON)
    plays = {play.card for trick in view.tricks for play in trick.plays}
    return {str(card) for card in (*view.hand, *view.shown, *view.taken, *view.discards, *plays)}


@pytest.mark.parametrize(("said", "phase"), [("S", "pickup"), ("- - SA", "pickup"), ("- SA", "play")])
def test_b9_a_dealer_who_plays_is_asked_for_a_discard_and_one_who_sits_out_is_not(said, phase):
    state = act(deal(rules("euchre"), "S", S="9C 10C QC KC AC", stock="9S"), said)
    table = at_table(state)

    assert table.screen.turn.phase == phase
    assert table.screen.turn.yours == (phase == "pickup")
    assert [card.playable for card in table.screen.hand.cards] == [phase == "pickup"] * len(state.hands[0])


def test_b9_a_page_opened_again_before_the_discard_asks_for_it_still():
    for number in range(100):
        table = Program(f"discard {number}", stored=(("current", "euchre"),)).settle()
        if table.screen.turn.phase == "pickup" and table.screen.turn.yours:
            break
    again = Program("again", stored=tuple(table.store.items())).settle()

    assert again.screen.turn.phase == "pickup"
    assert again.offered() == table.offered()
    assert again.say(again.offered()[0]).screen.turn.phase != "pickup"


@pytest.mark.parametrize("pace", SETTINGS["pace"])
@pytest.mark.parametrize("hold", SETTINGS["hold"])
def test_b12_a_deal_thrown_in_does_not_stop_the_table(pace, hold):
    table = at_table(act(deal(rules("euchre"), "S", stock="9S"), "- - - - - - -"))
    table.say(f"set pace {pace}").say(f"set hold {hold}").say("act -").settle()
    assert table.screen.result.thrown_in
    table.say("next-deal").settle()

    assert (table.state.dealer, table.model.sitting.number) == (1, 1)
    assert table.screen.turn.yours


def test_s3_nothing_played_makes_statistics_of_nothing():
    assert statistics(()) == {}
    assert summary(Record(new_sitting(rules("hasenpfeffer"), "none")))._replace(sittings=0) == Summary()
    table = Program().settle().say("panel history")

    assert table.screen.panel is not None


@pytest.mark.parametrize("key", KEYS)
def test_s6_the_last_deal_shows_its_own_result_and_who_won(key):
    table = Program(key).say(f"game {key}").settle().play_deal(Random(key))
    while not table.screen.result.winners:
        table.say("next-deal").play_deal(Random(key))
    shown, score = table.screen.result, table.screen.score

    assert shown.points == score.deals[-1]
    assert len(score.deals) == table.model.sitting.number + 1
    assert [team.score for team in score.teams] == list(score.totals[-1])


def until_play(table, rng):
    while table.settle().screen.turn.phase != "play":
        table.say(rng.choice(table.offered()) if table.state.turn is not None else "next-deal")
        if table.screen.turn.confirm is not None:
            table.say("confirm")
    return table


def test_s8_deals_given_up_taken_back_and_played_again_are_added_once_each():
    rng = Random(8)
    table = Program("added", stored=(("rules/hasenpfeffer", "target 30"),)).settle()
    for number in range(4):
        until_play(table, rng)
        if number % 2:
            table.say("concede").say("accept").settle()
        table.play_deal(rng)
        table.say("undo").settle()
        table.play_deal(rng)
        if number < 3:
            table.say("next-deal")
    outcomes = [each.outcome.points for each in table.model.sitting.finished] + [
        table.model.sitting.rules.points(table.state)
    ]

    assert len(outcomes) == table.model.sitting.number + 1
    assert tally_of(table.model.sitting).scores == tuple(map(sum, zip(*outcomes, strict=True)))


@pytest.mark.parametrize("key", KEYS)
def test_u1_thirty_times_back_and_thirty_times_again_lead_to_the_same_place(key):
    table = Program(f"thirty {key}").say(f"game {key}").settle().play_deal(Random(key))
    after, deck = table.state, table.state.deck
    for _ in range(30):
        table.say("undo").settle()
    first = table.state
    for _ in range(30):
        table.say("redo").settle()

    assert first.deck == deck
    assert len(first.history) < len(after.history)
    assert table.state == after


def test_u2_the_deal_begun_again_ten_times_is_the_same_each_time():
    table = Program("ten").settle()
    begun = table.state
    for _ in range(10):
        table.say(table.offered()[0]).settle().say("again").settle()
        if table.screen.question is not None:
            table.say("accept").settle()

        assert table.state == begun


@pytest.mark.parametrize("key", KEYS)
def test_u4_what_a_deals_end_laid_open_is_hidden_again_when_it_is_taken_back(key):
    table = Program(f"hidden {key}").say(f"game {key}").settle()
    until_play(table, Random(key)).say("concede").say("accept").settle()
    assert table.screen.result is not None
    table.say("undo")

    assert faces(table.screen) <= seen(table.state)


def test_d6_a_link_brings_its_house_rules_levels_and_dealer_to_a_page_with_others():
    mine = (
        Program("mine").settle().say("game euchre").settle().say("rule target 15").say("rule stick_dealer on")
    )
    mine.say("new-sitting").say("level 1 beginner").settle()
    fragment = link.write(link.invite(mine.model.sitting, mine.model.players))
    friend = Program("friend", stored=(("rules/euchre", "target 5\npack 25"), ("settings", "level expert")))
    friend.settle().send(LinkFollowed(fragment)).settle()

    assert friend.model.sitting.rules.options == EuchreOptions(target=15, stick_dealer="on")
    assert (friend.state.deck, friend.state.dealer) == (mine.state.deck, mine.state.dealer)
    assert friend.model.players[1:] == mine.model.players[1:]


@pytest.mark.parametrize("key", KEYS)
def test_q38_trump_and_who_made_it_are_on_the_screen_while_cards_are_played(key):
    table = Program(f"always {key}").say(f"game {key}").settle()
    rng, shown = Random(key), 0
    while table.settle().state.turn is not None:
        contract = table.state.contract
        if table.screen.turn.phase == "play" and contract.trump is not None:
            shown += 1
            found = table.screen.centre.contract
            assert (found.trump, found.maker) == (contract.trump.letter, contract.maker)
            assert [seat.seat for seat in table.screen.seats if seat.maker] == [contract.maker]
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm is not None:
            table.say("confirm")
