"""What follows by itself: sounds, the screen kept awake, the way back, guidance that ends."""

from random import Random

import pytest

from app import report
from app.effects import AskBot, AskHint, CopyText, Cover, KeepAwake, Paint, Sound
from app.model import PERSON
from app.told import LinkCopied, SaveFailed
from seated import Program


def sounds(table):
    return [effect.kind for effect in table.effects if isinstance(effect, Sound)]


def hear(table):
    """Let the others act, and collect what is heard after each message."""
    heard = []
    while table.waiting:
        table.send(table.waiting.popleft())
        heard += sounds(table)
    return heard


def test_nothing_sounds_until_it_is_asked_for():
    table = Program()
    heard = hear(table)
    while table.state.turn is not None:
        table.say(table.offered()[0])
        if table.screen.turn.confirm is not None:
            table.say("confirm")
        heard += sounds(table) + hear(table)

    assert heard == []


def test_each_card_each_trick_and_each_turn_sounds_once():
    table = Program().say("set sound on")
    heard, rng = hear(table), Random(1)
    decisions = 0
    while table.state.turn is not None:
        decisions += 1
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm is not None:
            table.say("confirm")
        heard += sounds(table) + hear(table)

    assert heard.count("card") == sum(len(trick.plays) for trick in table.state.tricks)
    assert heard.count("trick") == len(table.state.tricks)
    assert heard.count("turn") == decisions


def test_what_is_taken_back_makes_no_sound():
    table = Program().say("set sound on").settle()
    table.say(table.offered()[0]).settle()
    table.say("undo")

    assert "card" not in sounds(table)
    assert "trick" not in sounds(table)


def test_the_screen_stays_awake_while_a_deal_is_played():
    table = Program()
    begun = [effect for effect in table.effects if isinstance(effect, KeepAwake)]
    table.settle().play_deal(Random(2))
    over = [effect for effect in table.effects if isinstance(effect, KeepAwake)]

    assert begun == [KeepAwake(awake=True)]
    assert KeepAwake(awake=False) in over or not over
    assert not any(each.awake for each in over)


def test_e3_a_step_back_closes_a_panel_and_never_loses_a_hand():
    table = Program().settle()
    table.say("panel rules")
    opened = [effect for effect in table.effects if isinstance(effect, Cover)]
    before = table.state
    table.say("back")
    closed = [effect for effect in table.effects if isinstance(effect, Cover)]
    panel = table.model.panel
    table.say("back").say("back")

    assert opened == [Cover(covered=True)]
    assert closed == [Cover(covered=False)]
    assert panel is None
    assert table.state == before


def test_a_step_back_says_no_to_a_question():
    table = Program().settle()
    table.say(table.offered()[0]).settle().say("new-sitting")
    sitting = table.model.sitting
    table.say("back")

    assert table.screen.question is None
    assert table.model.sitting == sitting


def test_the_offer_to_be_shown_how_goes_with_the_first_action_and_never_returns():
    table = Program().settle()
    offered = table.screen.offer
    table.say(table.offered()[0]).settle()
    again = Program("next", stored=tuple(table.store.items()))

    assert offered
    assert not table.screen.offer
    assert not again.screen.offer


def test_a_guided_deal_asks_for_a_hint_at_every_turn_and_ends_with_the_deal():
    table = Program().settle()
    table.say("show-me")
    asked = [effect for effect in table.effects if isinstance(effect, AskHint)]
    rng, turns = Random(3), 0
    while table.settle().state.turn is not None:
        turns += table.state.turn == PERSON
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm is not None:
            table.say("confirm")

    assert len(asked) == 1
    assert len(table.hints) == turns
    assert table.model.settings["guide"] == "off"
    assert not table.screen.offer


def test_g4_a_colour_of_ones_own_is_painted_kept_and_painted_again():
    table = Program().settle().say("set suits own").say("set colour-H #aa00aa")
    painted = [effect for effect in table.effects if isinstance(effect, Paint)]
    again = Program("next", stored=tuple(table.store.items()))
    at_once = [effect for effect in again.effects if isinstance(effect, Paint)]

    assert [dict(effect.colours)["H"] for effect in painted] == ["#aa00aa"]
    assert [dict(effect.colours)["H"] for effect in at_once] == ["#aa00aa"]


@pytest.mark.parametrize("colour", ["red", "#AA00AA", "#aa00aa;", "url(x)", ""])
def test_what_is_no_colour_is_not_painted(colour):
    table = Program().settle().say(f"set colour-H {colour}")

    assert not any(isinstance(effect, Paint) for effect in table.effects)
    assert len(table.screen.notices) == 1


def test_a_partner_at_full_strength_is_asked_as_the_strongest_player():
    table = Program().settle().say("set level beginner").say("set partner on")
    asked = {}
    while table.state.turn is not None and len(asked) < 3:
        turn = table.state.turn
        for effect in table.effects:
            if isinstance(effect, AskBot):
                asked[turn] = effect.level
        if table.waiting:
            table.send(table.waiting.popleft())
        else:
            table.say(table.offered()[0])

    assert asked == {1: "beginner", 2: "expert", 3: "beginner"}


def test_a_report_can_be_copied_at_any_time():
    table = Program().settle().say("copy-report")
    [copied] = [effect.text for effect in table.effects if isinstance(effect, CopyText)]

    assert report.read(copied).model.sitting == table.model.sitting


def test_what_only_answers_a_press_goes_when_one_acts_and_what_tells_of_a_loss_stays():
    table = Program().settle().send(SaveFailed()).send(LinkCopied(copied=True))
    assert len(table.screen.notices) == 2
    table.say(table.offered()[0])

    assert len(table.screen.notices) == 1
    assert "does not keep" in table.screen.notices[0]
