"""One more game on the list plays at the table, is kept and is sent, and nothing else was touched."""

from random import Random

import pytest

import games
from app.effects import CopyLink
from app.screen import Panel
from app.view import page
from seated import Program
from tiny import ninecards


@pytest.fixture(autouse=True)
def listed(monkeypatch):
    monkeypatch.setattr(games, "RECIPES", (*games.RECIPES, ninecards.RECIPE))


def table():
    return Program("nine").say("game nine_cards").settle()


def test_it_is_played_to_its_end_pressing_what_the_page_shows():
    rng = Random(9)
    seated = table()
    while True:
        seated.play_deal(rng)
        assert "data-msg" in str(page(seated.screen))
        if seated.screen.result.winners:
            break
        seated.say("next-deal")

    assert max(team.score for team in seated.screen.score.teams) >= 5


def test_it_is_on_the_list_with_its_house_rule_and_its_rules_page():
    seated = table().say("rule target 9").say("new-sitting").settle()
    html = str(page(seated.say(f"panel {Panel.GAMES.value}").screen))
    rules = str(page(seated.say(f"panel {Panel.RULES.value}").screen))

    assert "Nine Cards" in html
    assert "9 points win" in rules


def test_it_is_kept_and_sent():
    rng = Random(9)
    seated = table()
    seated.say(rng.choice(seated.offered())).settle().say("copy-link")
    link = next(effect.fragment for effect in seated.effects if isinstance(effect, CopyLink))

    again = Program("other", stored=tuple(seated.store.items())).settle()
    friend = Program("friend", fragment=link).settle()
    assert again.model.sitting == seated.model.sitting
    assert friend.state.deck == seated.state.deck
