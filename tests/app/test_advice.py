"""What is told on request: a hint changes nothing that follows, and says what it says in words."""

from random import Random

import pytest

from app.effects import AskHint
from app.told import HintGiven
from bots import explained
from games import RECIPES
from seated import Program

KEYS = [recipe.key for recipe in RECIPES]


def hinted(table):
    """Ask for a hint and give it, as the shell does."""
    table.say("hint")
    [asked] = [effect for effect in table.effects if isinstance(effect, AskHint)]
    table.send(HintGiven(asked.ticket, explained(asked.view, asked.stream, "strong")))
    return table


def played(key, *, hints):
    rng = Random(key)
    table = Program("hint").say(f"game {key}")
    told = []
    while table.settle().state.turn is not None:
        if hints:
            told.append(hinted(table).screen.telling)
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm is not None:
            table.say("confirm")
    return table, told


@pytest.mark.parametrize("key", KEYS)
def test_a_hint_changes_nothing_that_follows(key):
    without, _ = played(key, hints=False)
    table, told = played(key, hints=True)

    assert without.state == table.state
    assert table.model.assisted
    assert not without.model.assisted
    assert all(2 <= len(each) <= 6 for each in told)


@pytest.mark.parametrize("key", KEYS)
def test_a_hint_is_in_words_alone(key):
    _, told = played(key, hints=True)

    for sentence in (each for sentences in told for each in sentences):
        assert "{" not in sentence
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence.endswith(".")


def test_a_hint_that_comes_too_late_is_dropped():
    table = Program().settle().say("hint")
    [asked] = [effect for effect in table.effects if isinstance(effect, AskHint)]
    table.say(table.offered()[0])
    table.send(HintGiven(asked.ticket, explained(asked.view, asked.stream, "strong")))

    assert table.screen.telling == ()


def test_no_hint_out_of_turn():
    table = Program().settle()
    table.say(table.offered()[0]).say("hint")

    assert not any(isinstance(effect, AskHint) for effect in table.effects)
    assert len(table.screen.telling) == 1


def test_a_hint_that_cannot_be_had_is_told_of():
    table = Program().settle().say("hint").send(HintGiven(0, ""))
    table.send(HintGiven(table.model.ticket, ""))

    assert len(table.screen.notices) == 1
    assert table.screen.telling == ()


def test_the_same_reading_twice_is_heard_twice():
    table = Program().settle().say("read-table")
    first = table.screen
    table.say("read-table")

    assert first.telling == table.screen.telling
    assert first.told != table.screen.told


def test_escape_takes_away_what_was_told():
    table = Program().settle().say("read-table").say("key Escape")

    assert table.screen.telling == ()


@pytest.mark.parametrize(("key", "told"), [("R", True), ("r", True), ("T", True), ("X", False)])
def test_keys_that_tell(key, told):
    table = Program().settle().say(f"key {key}")

    assert bool(table.screen.telling) is told


def test_c9_an_action_taken_back_is_told_with_the_result():
    table = Program("assisted").settle()
    table.say(table.offered()[0]).settle().say("undo").settle()
    table.play_deal(Random(1))
    told = table.screen.assisted
    again = Program("other", stored=tuple(table.store.items())).settle()
    table.say("next-deal").settle()

    assert told
    assert again.screen.assisted
    assert not table.screen.assisted
    assert table.model.assisted == {0}


@pytest.mark.parametrize("press", ["hint", "show-me"])
def test_help_is_noted_before_anything_else_can_happen(press):
    table = Program("noted").settle().say(press)

    assert Program("other", stored=tuple(table.store.items())).model.assisted == {0}


@pytest.mark.parametrize(("acts", "noted"), [(0, False), (1, True)])
def test_the_same_cards_once_more_are_no_news(acts, noted):
    table = Program("again").settle()
    for _ in range(acts):
        table.say(table.offered()[0]).settle()
    table.say("again")
    if table.screen.question is not None:
        table.say("accept")
    table.settle()

    assert table.screen.assisted is noted


def test_help_is_kept_with_a_sitting_on_the_shelf_and_not_taken_along_to_another():
    table = Program("shelf").settle().say("hint").say("keep")
    table.say("new-sitting").settle()
    assert not table.model.assisted

    key = next(key for key in table.store if key.startswith("slot/"))
    assert table.say(f"open-slot {key}").settle().model.assisted == {0}
