"""The course of a sitting at the page: every message changes what it should, and nothing else."""

from random import Random

import pytest

from app.effects import AskBot, CopyLink, ForgetFragment, RingIn
from app.model import PERSON
from app.told import BotChose, LinkCopied, LinkFollowed, SaveFailed, TimerRang
from cards.card import JOKER
from games import RECIPES, legal_actions, notation
from games.engine import is_over
from seated import Program
from table import link
from table.sitting import has_ended

KEYS = [recipe.key for recipe in RECIPES]


def program(key, seed="tuesday"):
    return Program(seed).say(f"game {key}").settle()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", range(3))
def test_a_deal_can_be_played_pressing_only_what_is_offered(key, seed):
    rng = Random(seed)
    table = program(key, f"seed {seed}")

    while not is_over(table.settle().state):
        if table.state.turn == PERSON:
            wanted = {f"act {notation.write(action)}" for action in legal_actions(table.state)}
            assert set(table.offered()) == wanted
            assert len(table.offered()) == len(wanted)
            table.say(rng.choice(table.offered()))
            if table.screen.turn.confirm is not None:
                table.say("confirm")

    assert table.screen.result is not None


@pytest.mark.parametrize("key", KEYS)
def test_a_sitting_goes_on_to_its_end_and_a_new_one_begins(key):
    rng = Random(key)
    table = program(key)

    while not has_ended(table.play_deal(rng).model.sitting):
        table.say("next-deal")
    result = table.screen.result
    table.say("new-sitting").settle()

    assert result.winners
    assert table.model.sitting.finished == ()
    assert table.screen.result is None


def test_a_card_of_another_seat_or_out_of_turn_changes_nothing():
    table = Program().settle()
    before = table.model

    for text in ("act JKR", "act /9C", "act LP"):
        table.say(text)

    assert table.model == before


def test_t2_a_late_answer_to_an_old_question_is_dropped():
    table = Program().settle()
    while table.state.turn == PERSON and not any(isinstance(e, AskBot) for e in table.effects):
        table.say(table.offered()[0])
    old = table.model.ticket - 1
    before = table.model

    table.send(BotChose(old, "-"))
    table.send(TimerRang(old))

    assert table.model == before


def test_t2_undo_while_a_computer_thinks_takes_the_move_back_and_drops_its_answer():
    table = Program().settle()
    at_choice = table.state
    table.say(table.offered()[0])
    asked = [effect for effect in table.effects if isinstance(effect, AskBot)]
    table.waiting.clear()

    table.say("undo")
    for effect in asked:
        table.send(BotChose(effect.ticket, "-"))
        table.send(TimerRang(effect.ticket))

    assert table.state == at_choice


def test_undo_and_redo_lead_back_to_the_same_place():
    rng = Random(5)
    table = Program().settle()
    for _ in range(4):
        table.say(rng.choice(table.offered())).settle()
        if table.screen.turn.confirm is not None:
            table.say("confirm").settle()
    before = table.state

    for _ in range(4):
        table.say("undo").settle()
    for _ in range(4):
        table.say("redo").settle()

    assert table.state == before


def test_the_deal_again_is_the_same_deal_with_the_same_answers():
    rng = Random(2)
    table = Program().settle()
    table.play_deal(rng)
    first = table.state
    table.say("again")
    assert table.screen.question
    table.say("accept").settle()

    assert first.deck == table.state.deck
    table.play_deal(Random(2))
    assert first == table.state


def test_a_full_trick_lies_on_the_table_until_the_time_is_over():
    table = Program().settle()
    rng = Random(1)
    while not (table.state.tricks and table.state.tricks[-1].winner is not None):
        if table.waiting:
            table.send(table.waiting.popleft())
        else:
            table.say(rng.choice(table.offered()))
            if table.screen.turn.confirm:
                table.say("confirm")

    lying = table.screen.centre.trick
    ring = [effect for effect in table.effects if isinstance(effect, RingIn)]
    table.send(TimerRang(ring[0].ticket))

    assert lying.taker == table.state.tricks[-1].winner
    assert len(lying.cards) == len(table.state.active)
    assert table.screen.centre.trick.taker is None


def test_held_until_tapped_a_full_trick_waits_for_a_tap_and_no_card_is_played_by_it():
    table = Program().say("set hold tap").settle()
    rng = Random(1)
    while not (table.state.tricks and table.state.tricks[-1].winner is not None):
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm:
            table.say("confirm")
        table.settle()

    assert table.screen.centre.trick.taker is not None
    assert not any(isinstance(effect, RingIn) for effect in table.effects)
    history = table.state.history
    table.say("skip")
    mine = [entry for entry in table.state.history[len(history) :] if entry.seat == PERSON]
    assert mine == []
    assert table.model.swept == 1


def test_discarding_the_joker_is_asked_about_first():
    for number in range(200):
        table = Program(f"joker {number}").settle()
        if JOKER in table.state.hands[PERSON] and "act 6" in table.offered():
            break
    table.say("act 6").settle().say("act C").settle()

    table.say("act /JKR")
    asked = table.screen.turn.confirm
    still = JOKER in table.state.hands[PERSON]
    table.say("cancel").say("act /JKR").say("confirm")

    assert asked == "/JKR"
    assert still
    assert JOKER not in table.state.hands[PERSON]


def test_a_new_sitting_in_progress_is_asked_about_and_may_be_declined():
    table = Program().settle()
    table.say(table.offered()[0]).settle()
    before = table.model.sitting

    table.say("new-sitting")
    question = table.screen.question
    table.say("decline")
    kept = table.model.sitting
    table.say("new-sitting").say("accept").settle()

    assert question
    assert kept == before
    assert table.model.sitting.seed == "seed-0"


def test_a_link_deals_the_very_same_cards_to_a_friend():
    mine = Program("club night").settle()
    mine.say("copy-link")
    copied = [effect.fragment for effect in mine.effects if isinstance(effect, CopyLink)]

    friend = Program("other", fragment=copied[0])

    assert friend.state.deck == mine.state.deck
    assert friend.state.dealer == mine.model.sitting.first_dealer
    assert any(isinstance(effect, ForgetFragment) for effect in friend.effects)


def test_a_link_over_a_sitting_in_progress_asks_first():
    friend = Program("club night")
    fragment = link.write(link.invite(friend.model.sitting))
    table = Program().settle()
    table.say(table.offered()[0]).settle()
    before = table.model.sitting

    table.send(LinkFollowed(fragment))
    asked = table.screen.question
    unchanged = table.model.sitting
    table.say("accept").settle()

    assert asked
    assert unchanged == before
    assert table.model.sitting.seed == "club night"


@pytest.mark.parametrize("fragment", ["v1", "v1&game=chess", "v9&game=hasenpfeffer", "%00", "x" * 9_000])
def test_a_bad_link_gives_one_sentence_and_a_playable_table(fragment):
    table = Program(fragment=fragment).settle()

    assert len(table.screen.notices) == 1
    assert table.offered()


def test_a_browser_that_keeps_nothing_is_mentioned_once():
    table = Program().settle().send(SaveFailed()).send(SaveFailed())

    assert len(table.screen.notices) == 1
    table.say("dismiss")
    assert table.screen.notices == ()


@pytest.mark.parametrize("copied", [True, False])
def test_copying_is_answered_in_words(copied):
    table = Program().settle().send(LinkCopied(copied))

    assert len(table.screen.notices) == 1


def test_house_rules_chosen_are_used_for_the_next_sitting_and_kept():
    table = Program().settle().say("rule target 21").say("new-sitting").settle()

    assert table.model.sitting.rules.target == 21
    again = Program("next", stored=tuple(table.store.items()))
    assert again.model.sitting.rules.target == 21
    again.say("rule target 22")
    assert len(again.screen.notices) == 1


def test_a_preset_sets_every_rule_it_names():
    table = Program().settle().say("preset Literal translation").say("new-sitting").settle()

    assert table.model.sitting.rules.options.fail_penalty == "tricks_won"


def test_another_game_leaves_this_one_kept():
    table = Program().settle()
    table.say(table.offered()[0]).settle()
    left = table.model.sitting

    for key in KEYS[1:]:
        table.say(f"game {key}").settle()
        assert table.model.sitting.rules.key == key
    table.say(f"game {KEYS[0]}")

    assert table.model.sitting == left


def test_an_unknown_game_gives_one_sentence():
    table = Program().settle().say("game chess")

    assert len(table.screen.notices) == 1
    assert table.offered()


def until_play(table, rng):
    while table.settle().screen.turn.phase != "play":
        if table.state.turn is None:
            table.say("new-sitting" if table.screen.result.winners else "next-deal")
            continue
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm is not None:
            table.say("confirm")
    return table


@pytest.mark.parametrize("key", KEYS)
def test_a_conceded_deal_is_played_out_and_scored(key):
    table = until_play(program(key), Random(3))
    table.say("concede")
    assert table.screen.question
    table.say("accept").settle()

    assert table.screen.result is not None
    assert table.model.running is not None
    table.say("undo").settle()
    assert table.model.running is None


def test_a_claim_that_is_not_certain_is_refused_in_one_sentence():
    table = until_play(Program("refused").settle(), Random(3))
    before = table.state
    table.say("claim").settle()

    assert table.state == before
    assert len(table.screen.notices) == 1


def test_a_certain_claim_takes_the_rest():
    rng = Random(11)
    for number in range(60):
        table = until_play(Program(f"certain {number}").settle(), rng)
        while table.settle().state.turn is not None:
            table.say("claim").settle()
            if table.model.running is not None:
                taken = [trick.winner for trick in table.state.tricks]
                assert taken[-1] == PERSON
                assert table.screen.result is not None
                return
            table.say("dismiss")
            table.say(rng.choice(table.offered()))
    pytest.fail("no deal could be claimed")
