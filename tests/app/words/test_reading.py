"""The table read out says all that is to be seen, and nothing hidden."""

from random import Random

import pytest

from app.words.cards import card_name
from app.words.reading import table_read
from games import RECIPES
from games.engine import is_over, observe
from seated import Program

KEYS = [recipe.key for recipe in RECIPES]


def readings(key):
    """Give the table and what is read at every decision of a deal."""
    rng = Random(key)
    table = Program("read").say(f"game {key}")
    while not is_over(table.settle().state):
        yield table, table_read(table.screen)
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm is not None:
            table.say("confirm")


@pytest.mark.parametrize("key", KEYS)
def test_every_card_of_the_trick_and_every_score_is_read(key):
    for table, read in readings(key):
        words = " ".join(read)
        screen = table.screen
        for played in screen.centre.trick.cards:
            assert card_name(played.face.card, played.face.rank) in words
        for team in screen.score.teams:
            assert all(name in words for name in team.names)
        assert read[-1].startswith(
            (
                "Your turn",
                "It is your lead",
                "Lead",
                "Name",
                "Choose",
                "Order",
                "Call",
                "Will",
                "Swap",
                "Which",
            )
        )


@pytest.mark.parametrize("key", KEYS)
def test_u7_no_hidden_card_is_read(key):
    for table, read in readings(key):
        words = " ".join(read)
        view = observe(table.state, 0)
        seen = {*view.hand, *view.shown, *view.taken, *view.discards}
        seen |= {play.card for trick in view.tricks for play in trick.plays}
        for card in table.state.deck:
            if card not in seen:
                assert card_name(str(card)) not in words


def test_the_contract_and_the_tricks_of_each_side_are_read():
    table = Program("contract").settle()
    while table.screen.turn.phase != "play" or not table.screen.centre.last_trick:
        table.say(table.offered()[0]).settle()
        if table.screen.turn.confirm is not None:
            table.say("confirm").settle()
        if table.state.turn is None:
            table.say("next-deal").settle()
    read = table_read(table.screen)

    assert read[0].startswith("Contract: ")
    assert sum(" trick" in each for each in read) >= 3
