from random import Random

import pytest

from app.view.result import ended_of, maker_points, result
from drawn import by_id, parts, screen, words
from games import rules
from sittings import played_out
from strategies import KEYS
from table.sitting import new_sitting


def ended(key, seed="tuesday"):
    rng = Random(seed)
    for number in range(60):
        found = screen(played_out(new_sitting(rules(key), f"{seed} {number}"), rng))
        if found.result.contract is not None:
            return found
    raise AssertionError("no deal with a contract")


@pytest.mark.parametrize("key", KEYS)
def test_every_card_that_was_dealt_lies_open(key):
    found = ended(key)
    named = [part.attributes["aria-label"] for part in parts(result(ended_of(found))) if part.has("card")]
    dealt = sum(len(laid.cards) for laid in found.result.hands) + len(found.result.stock)

    assert len(named) == dealt + len(found.result.discards) + sum(len(t.cards) for t in found.result.tricks)


@pytest.mark.parametrize("key", KEYS)
def test_the_points_are_those_of_the_makers_side(key):
    found = ended(key)
    maker = found.result.contract.maker
    side = next(n for n, team in enumerate(found.score.teams) if maker in team.seats)

    assert maker_points(found.result, found.score.teams) == found.result.points[side]


def test_a_deal_leads_to_the_next():
    html = result(ended_of(ended("hasenpfeffer")))
    messages = [part.attributes["data-msg"] for part in parts(html) if part.tag == "button"]

    assert messages == ["next-deal", "again", "panel share"]
    assert by_id(html, "result").attributes["role"] == "dialog"


def test_nothing_is_drawn_while_the_deal_goes_on():
    assert words(result(ended_of(screen(new_sitting(rules("hasenpfeffer"), "tuesday"))))) == ""
