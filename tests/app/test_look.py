"""The screen holds what the person's seat may see, and never more."""

from dataclasses import fields, is_dataclass
from random import Random

import pytest

from app.model import PERSON
from app.pieces import CardFace, Rank
from games import RECIPES
from games.engine import is_over, observe
from seated import Program
from table import link

KEYS = [recipe.key for recipe in RECIPES]


def faces(value):
    """Collect every card that lies open anywhere in a value."""
    if isinstance(value, CardFace):
        return {value.card}
    if is_dataclass(value):
        return set().union(*(faces(getattr(value, field.name)) for field in fields(value)), set())
    if isinstance(value, tuple):
        return set().union(*(faces(each) for each in value), set())
    return set()


def known(state):
    view = observe(state, PERSON)
    cards = {*view.hand, *view.shown, *view.taken, *view.discards}
    cards |= {play.card for trick in view.tricks for play in trick.plays}
    return {str(card) for card in cards}


@pytest.mark.parametrize("key", KEYS)
def test_no_hidden_card_is_on_the_screen_in_any_phase(key):
    rng = Random(key)
    table = Program("hidden").say(f"game {key}")
    seen_phases = set()
    for _ in range(4):
        while not is_over(table.state):
            assert faces(table.screen) <= known(table.state), table.screen.turn.phase
            seen_phases.add(table.screen.turn.phase)
            if table.waiting:
                table.send(table.waiting.popleft())
            else:
                table.say(rng.choice(table.offered()))
                if table.screen.turn.confirm:
                    table.say("confirm")
        table.settle().say("again" if table.screen.result.winners else "next-deal")

    assert "play" in seen_phases


def test_after_the_deal_every_card_lies_open_once_as_it_was_dealt():
    table = Program("open").settle().play_deal(Random(0))
    result = table.screen.result

    dealt = [card.card for hand in result.hands for card in hand.cards]
    dealt += [card.card for card in result.stock]
    assert sorted(dealt) == sorted(str(card) for card in table.state.deck)


def test_the_bowers_and_the_joker_are_held_with_trump():
    for number in range(300):
        table = Program(f"bowers {number}").settle()
        hand = {str(card) for card in table.state.hands[PERSON]}
        if {"JS", "JC"} <= hand and "act 6" in table.offered():
            break
    table.say("act 6").settle().say("act S").settle()

    ranks = {card.card: card.rank for card in table.screen.hand.cards}
    row = [card.card for card in table.screen.hand.cards]
    assert ranks["JS"] is Rank.RIGHT_BOWER
    assert ranks["JC"] is Rank.LEFT_BOWER
    assert abs(row.index("JS") - row.index("JC")) == 1


def test_the_score_box_is_counted_from_the_deals_themselves():
    table = Program("score").settle().play_deal(Random(4))
    score = table.screen.score

    for place, team in enumerate(score.teams):
        assert team.score == sum(deal[place] for deal in score.deals)


@pytest.mark.parametrize(
    ("key", "offer", "at_stake"), [("euchre", "{suit}", (1, -2, 2)), ("hasenpfeffer", "4", (4, -4, 6))]
)
def test_where_failing_costs_nothing_the_price_is_what_the_others_get(key, offer, at_stake):
    table = Program("at stake").say(f"game {key}").settle()
    suit = str(table.state.shown[0])[-1] if table.state.shown else ""
    [found] = [each for each in table.screen.turn.offers if each.action == offer.format(suit=suit)]

    assert (found.win, found.lose, found.most) == at_stake


@pytest.mark.parametrize("key", ["railroad", "napoleon"])
def test_a_link_to_a_later_deal_shows_how_the_sitting_stands(key):
    table = Program("later").say(f"game {key}").settle()
    for _ in range(3):
        table.play_deal(Random(key)).say("next-deal").settle()
    fragment = link.write(link.invite_to_deal(table.model.sitting))
    friend = Program("friend", fragment=fragment).settle().say("panel scores")
    mine, theirs = table.screen.score, friend.screen.score

    assert len(theirs.deals) == 3
    assert (mine.deals, mine.totals, mine.deal) == (theirs.deals, theirs.totals, theirs.deal)
    assert [(team.score, team.games) for team in mine.teams] == [
        (team.score, team.games) for team in theirs.teams
    ]
