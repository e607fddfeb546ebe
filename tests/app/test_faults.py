"""Texts from outside, put into every place that takes one: nothing runs, nothing stops the page."""

import re
from random import Random

import pytest

from app.look import look
from app.msg import read
from app.told import LinkFollowed
from app.view import page
from games import RECIPES
from lab.bending import bent
from lab.fuzzing import fuzz, played
from seated import Program
from table import link

INJECTED = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "' autofocus onfocus=alert(1) x='",
    "javascript:alert(1)",
    "</textarea><iframe srcdoc=x>",
    "{{7*7}}${7*7}{0.__class__}",
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "\u202e\u2066<b>",
    "act JS",
    "a\nb\r\nc",
    "\x00\x1b[31m",
)
PLACES = (
    "name 1 {}",
    "save-own {}",
    "take-rules {}",
    "own {}",
    "import {}",
    "name-slot slot/1 {}",
    "open-slot {}",
    "delete-slot {}",
    "download {}",
    "game {}",
    "preset {}",
    "rule target {}",
    "rule {} 1",
    "set pace {}",
    "set {} on",
    "level 1 {}",
    "key {}",
    "act {}",
    "panel {}",
    "{}",
)
KEPT = (
    "settings",
    "names",
    "presets",
    "rules/hasenpfeffer",
    "current",
    "slot/1",
    "history/1",
    "exported",
    "before",
)
PANELS = ("games", "settings", "sittings", "history", "share", "scores", "log")
# Every tag and attribute of the page is one that our own functions write.
TAG = re.compile(r"<(script|img|iframe|b|textarea)\b", re.IGNORECASE)
HANDLER = re.compile(r"<[^>]*\son\w+\s*=", re.IGNORECASE)


def say(table, text):
    """Say what an element of the page might, as the shell does: what is no message is dropped."""
    try:
        message = read(text)
    except ValueError:
        return
    table.send(message)


def clean(table):
    for panel in PANELS:
        say(table, f"panel {panel}")
        html = re.sub(r'"[^"]*"', '""', str(page(look(table.model))))
        assert not TAG.search(html.replace("<textarea", "<x").replace("</textarea", "</x")), panel
        assert not HANDLER.search(html), panel


@pytest.mark.parametrize("injected", INJECTED)
def test_what_is_typed_is_text_wherever_it_is_typed(injected):
    table = Program("typed").settle().say("keep")
    for place in PLACES:
        say(table, place.replace("{}", injected))
        say(table, "decline")
    table.settle()
    clean(table)

    assert table.model.sitting.seed == "typed"


@pytest.mark.parametrize("injected", INJECTED)
@pytest.mark.parametrize("key", KEPT)
def test_v1_what_was_kept_by_others_is_text(injected, key):
    table = Program("kept", stored=((key, injected), ("saves", "3"))).settle()
    clean(table)

    assert table.offered()


@pytest.mark.parametrize("injected", INJECTED)
def test_d9_a_seed_or_a_name_in_a_link_is_text(injected):
    sitting = Program("sent").model.sitting
    fragments = [
        injected,
        f"v1&game={injected}&seed=a&dealer=0&check=000000",
        link.write(
            link.invite(sitting, tuple("".join(filter(str.isprintable, injected))[:32] for _ in range(4)))
        ),
    ]
    for fragment in fragments:
        table = Program("mine", fragment=fragment).settle()
        clean(table)
        assert table.offered() or table.screen.result


JUNK = (
    "",
    "{}",
    "null",
    "[]",
    '{"a":1',
    "sitting: 99 x check: y",
    "\x00",
    "ÿ" * 500,
    "NaN",
    "-1",
    "1e9",
    "undefined",
)


@pytest.mark.parametrize("junk", JUNK)
@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.key)
def test_v1_junk_saves_never_stop_the_page(junk, recipe):
    keys = ("settings", "names", "presets", f"rules/{recipe.key}", f"good/{recipe.key}", "saves", "exported")
    stored = {**dict.fromkeys(keys, junk), f"sitting/{recipe.key}": junk, "current": recipe.key}
    table = Program("junk", stored=tuple(stored.items())).settle()

    assert table.offered()
    assert junk in {"", table.store.get(f"broken/{recipe.key}")}


@pytest.mark.parametrize("value", ["10", "-1", "1e9", "NaN", "[]", "", "on", "99"])
def test_v14_house_rules_are_checked_by_value(value):
    table = Program("rules", stored=(("rules/hasenpfeffer", f"target {value}"),)).settle()

    assert table.model.sitting.rules.target in {10, 15, 20, 21, 25, 30, 42, 52}


def test_v11_every_action_is_kept_before_anything_else_happens():
    table = Program("kept at once").settle()
    table.say(table.offered()[0])
    again = Program("fresh", stored=tuple(table.store.items()))

    assert again.state.history[: len(table.state.history)] == table.state.history


def test_u5_undo_and_redo_held_down_leave_a_good_save():
    rng = Random(4)
    table = Program("held").settle()
    for _ in range(300):
        table.say(rng.choice(("undo", "redo")))
        if rng.random() < 0.1 and table.offered():
            table.say(rng.choice(table.offered()))
    table.settle()
    again = Program("fresh", stored=tuple(table.store.items()))

    assert again.model.sitting == table.model.sitting


@pytest.mark.parametrize(
    "seed", ["0", "2147483648", "4294967296", "9007199254740993", "9223372036854775808", "007"]
)
def test_p11_a_seed_is_text_and_crosses_every_border_as_it_is(seed):
    mine = Program(seed)
    friend = Program("x", fragment=link.write(link.invite(mine.model.sitting)))

    assert friend.model.sitting.seed == seed
    assert friend.state.deck == mine.state.deck


@pytest.mark.parametrize("number", range(200))
def test_d10_a_bent_link_gives_at_most_one_sentence_and_a_playable_table(number):
    rng = Random(number)
    fragment = bent(link.write(link.invite(played(rng))), rng)
    table = Program("mine").settle()
    before = table.model.sitting
    table.send(LinkFollowed(fragment)).settle()

    assert len(table.screen.notices) <= 1
    assert table.model.sitting.state == before.state or not table.screen.notices


def test_nothing_bent_is_met_by_more_than_a_refusal():
    assert fuzz(400, seed=7) == 0


@pytest.mark.long
def test_nothing_bent_is_met_by_more_than_a_refusal_however_long():
    assert fuzz(10_000, seed=8) == 0


def test_notices_are_few_and_none_is_there_twice():
    table = Program("notices").settle()
    for text in ("game chess", "game chess", "set pace warp", "own nothing", "preset none", "save-own  "):
        table.say(text)

    assert len(table.screen.notices) == len(set(table.screen.notices)) == 3
    assert table.say("close").screen.notices == ()
