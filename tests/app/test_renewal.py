import pytest

from app.effects import Install, Renew
from app.look import look
from app.told import News
from app.view import page
from seated import Program


def offered(program):
    return 'data-msg="renew"' in str(page(look(program.model)))


def test_w2_a_new_version_is_offered_before_the_first_action_and_never_within_a_deal():
    program = Program(seed="1")
    while program.state.history:
        program.say("undo")
    program.send(News("version"))

    assert offered(program)
    assert program.say("renew").effects == [Renew()]

    program.settle()
    if program.state.turn == 0:
        program.say(f"act {program.screen.turn.offers[-1].action}")
    assert not offered(program)
    assert program.say("renew").effects == []


def test_no_new_version_is_offered_while_there_is_none():
    program = Program()

    assert not offered(program)
    assert program.say("renew").effects == []


def test_another_page_that_is_open_is_told_of_once():
    program = Program().send(News("others")).send(News("others"))

    assert len(program.model.notices) == 1


def test_the_browser_s_offer_to_install_is_taken_once():
    program = Program()
    assert program.say("install").effects == []
    program.send(News("installable")).say("panel about")

    assert 'data-msg="install"' in str(page(program.screen))
    assert program.say("install").effects == [Install()]
    assert program.say("install").effects == []


@pytest.mark.parametrize("news", ["", "version 2"])
def test_unknown_news_change_nothing(news):
    program = Program()
    before = program.model

    assert before == program.send(News(news)).model
