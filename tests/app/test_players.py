"""Who sits at the computers' seats, how strong and how bold."""

import pytest

from app import players, settings
from app.effects import AskBot
from bots.levels import LEVELS, STYLES
from seated import Program
from table import link, record

BOLD = players.player("strong", "bold")


def asked_of(table):
    """Tell with which level and style each seat is asked until the person's turn comes."""
    asked = {}
    while table.waiting:
        for each in table.effects:
            if isinstance(each, AskBot):
                asked[table.state.turn] = (each.level, each.style)
        table.send(table.waiting.popleft())
    return asked


def again(table, seed="again"):
    return Program(seed, stored=tuple(table.store.items())).settle()


def shown(table):
    return {line.key: line.value for line in table.say("panel settings").screen.panel.settings}


def test_the_levels_and_styles_that_can_be_set_are_those_that_the_players_have():
    assert tuple(LEVELS) == settings.LADDER
    assert tuple(STYLES) == settings.STYLES


@pytest.mark.parametrize("level", settings.LADDER)
@pytest.mark.parametrize("style", settings.STYLES)
def test_a_player_is_read_as_it_was_written(level, style):
    text = players.player(level, style)

    assert (players.level(text), players.style(text)) == (level, style)
    assert players.is_known(text)
    assert players.read(players.write({3: text})) == {3: text}


@pytest.mark.parametrize(
    "text", ["", "club", "strong-", "strong-even", "-bold", "strong-rash", "strong-bold-"]
)
def test_what_is_no_player_is_not_seated(text):
    assert not players.is_known(text)
    assert players.read(f"1 {text}\n9 strong\nstrong") == {}


def test_a_seats_level_and_style_are_asked_for_from_its_next_card_on():
    table = Program("bold").settle().say("level 1 beginner").say("style 1 bold").say("style 3 careful")
    table.say(table.offered()[0])

    asked = asked_of(table)
    assert asked[1] == ("beginner", "bold")
    assert asked[3] == ("regular", "careful")


def test_who_was_seated_stays_for_the_next_sitting_the_next_visit_and_the_next_game():
    table = Program().settle().say("level 1 strong").say("style 1 bold")

    assert again(table).model.players[1] == BOLD
    assert table.say("new-sitting").settle().model.players[1] == BOLD
    assert again(table.say("game euchre").settle()).model.players[1] == BOLD


def test_players_that_a_link_brings_stay_with_its_sitting():
    table = Program().settle().say("level 1 strong").say("style 1 bold")
    fragment = link.write(link.invite(table.model.sitting, table.model.players))
    friend = Program("friend", fragment=fragment).settle()

    assert friend.model.players[1] == BOLD
    assert record.read(friend.store["sitting/hasenpfeffer"]).seats[1] == BOLD
    assert friend.say("new-sitting").settle().model.players[1] == "regular"


def test_one_strength_for_all_leaves_each_its_style():
    table = Program().settle().say("level 1 strong").say("style 1 bold").say("set level casual")

    assert table.model.players[1:] == ("casual-bold", "casual", "casual")
    assert again(table).model.players[1:] == ("casual-bold", "casual", "casual")


def test_the_strength_of_the_others_says_when_it_is_mixed():
    table = Program().settle()
    assert shown(table)["level"] == "regular"
    assert shown(table.say("level 1 expert"))["level"] == settings.MIXED
    assert shown(table.say("level 3 expert"))["level"] == "expert"
    assert len(table.say(f"set level {settings.MIXED}").screen.notices) == 1


def test_a2_the_partner_is_as_strong_as_the_strongest_unless_set_otherwise():
    table = Program("partner").settle().say("level 3 strong").say(Program("partner").settle().offered()[0])
    assert asked_of(table)[2] == ("strong", "even")

    table = Program("partner").settle().say("level 3 strong").say("level 2 beginner")
    table.say(table.offered()[0])
    assert asked_of(table)[2] == ("beginner", "even")
    assert table.model.settings["partner"] == "off"


@pytest.mark.parametrize("words", ["level 0 strong", "level 4 strong", "style 4 bold", "style 1 rash"])
def test_what_cannot_be_set_gives_one_sentence(words):
    table = Program().settle()
    before = table.model.players

    assert len(table.say(words).screen.notices) == 1
    assert table.model.players == before
