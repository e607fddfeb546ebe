"""The whole page, drawn at every moment of many random sittings under random house rules."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from app import msg
from app.screen import Panel
from app.view import home, page, regions
from app.words.cards import card_name
from cards.card import JOKER, card
from drawn import parts, screen
from games.engine import observe
from sittings import random_sitting

NUMBERS = range(40)


def drawn(number, **changes):
    sitting = random_sitting(number)
    found = screen(sitting, **changes)
    return sitting, found, page(found)


def unknown(sitting):
    view = observe(sitting.state, 0)
    seen = {*view.hand, *view.shown, *view.taken, *view.discards}
    seen |= {play.card for trick in view.tricks for play in trick.plays}
    seen |= {each for entry in view.history for each in given(entry.action)}
    return set(sitting.rules.pack) - seen


def given(action):
    return (*getattr(action, "cards", ()), *([action.card] if hasattr(action, "card") else []))


@pytest.mark.parametrize("number", NUMBERS)
def test_what_the_page_offers_is_what_the_screen_offers(number):
    _, found, html = drawn(number)
    offered = [offer.message for offer in found.turn.offers if found.turn.confirm is None]
    playable = [face.message for face in found.hand.cards if face.message is not None]
    messages = [part.attributes.get("data-msg") or "" for part in parts(html)]

    assert sorted(offered + playable) == sorted(each for each in messages if each.startswith("act "))


@pytest.mark.parametrize("number", NUMBERS)
def test_u8_no_hidden_card_is_named_anywhere_on_the_page(number):
    sitting, found, html = drawn(number)
    if found.result is not None:
        return
    text = str(html)

    for each in unknown(sitting):
        assert not re.search(rf"[-/=>~ \"#]{each}[\"<]", text), each
        if each != JOKER:
            assert card_name(str(each)) not in text


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("panel", [None, *Panel])
def test_every_message_on_the_page_can_be_read(number, panel):
    _, _, html = drawn(number, panel=panel)
    for part in parts(html):
        if "data-msg" in part.attributes:
            chosen = " 1" if part.tag in {"input", "select"} else ""
            msg.read(part.attributes["data-msg"] + chosen)


@pytest.mark.parametrize("number", NUMBERS)
def test_no_two_elements_share_an_id(number):
    _, _, html = drawn(number, panel=Panel.GAMES)
    counts = Counter(part.attributes["id"] for part in parts(html) if "id" in part.attributes)

    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("number", NUMBERS)
def test_every_button_has_a_name_and_none_is_disabled(number):
    _, _, html = drawn(number, panel=Panel.SETTINGS)
    for part in parts(html):
        if part.tag == "button":
            assert part.attributes.get("aria-label") or part.words.strip(), part
            assert "disabled" not in part.attributes


def test_the_look_of_the_page_stands_on_its_outermost_element():
    found = replace(screen(random_sitting(0)), theme=(("theme", "dark"), ("suits", "four")))
    outermost = parts(page(found))[0]

    assert outermost.attributes == {"id": "page", "data-theme": "dark", "data-suits": "four"}


def test_only_what_changed_is_drawn_again():
    found = screen(random_sitting(3))
    before = regions(found)
    after = regions(replace(found, notices=("Saved.",)))

    assert [key for key in before if before[key] is not after[key]] == ["notices"]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("key", ["result", "panel", "question", "notices"])
def test_a_region_that_comes_has_the_place_that_it_has_in_the_whole(number, key):
    _, found, _ = drawn(number, panel=Panel.ABOUT)
    whole = replace(found, question="Give up?", notices=("Saved.",))
    for shown in (whole, replace(whole, question=None), replace(whole, notices=())):
        html, drawn_regions = str(page(shown)), regions(shown)
        new = drawn_regions[key]
        if new:
            assert put(html.replace(new, ""), key, drawn_regions) == html


def put(html, key, drawn_regions):
    """Put a region into a page, as the browser is told to."""
    parent, behind = home(key)
    after = [drawn_regions[each] for each in behind if drawn_regions[each]]
    end = html.index("</main>") if parent == "main" else html.rindex("</div></div>")
    place = html.index(after[0]) if after else end
    return html[:place] + drawn_regions[key] + html[place:]


def test_a_card_keeps_its_element_from_hand_to_trick():
    """The page morphs by id, so an id names one card wherever it lies open."""
    for number in NUMBERS:
        for part in parts(drawn(number)[2]):
            if part.has("card") and part.attributes.get("id", "").startswith("card-"):
                named = card(part.attributes["id"].removeprefix("card-"))
                assert part.attributes["aria-label"].startswith(card_name(str(named)))
