"""A sitting as people play it: to the end, by keyboard, closed and opened again, sent to a friend."""

import json
import re

import pytest
from playwright.sync_api import expect

FAST = "pace instant\nhold none"


def keep(context, key, text):
    """Put something into the store of a profile that has nothing there yet."""
    script = "if (location.protocol !== 'about:') localStorage.getItem({0}) ?? localStorage.setItem({0}, {1})"
    context.add_init_script(script.format(json.dumps(f"hasenpfeffer/{key}"), json.dumps(text)))


@pytest.fixture
def fast(context):
    """A profile whose table goes at top speed."""
    keep(context, "settings", FAST)


def hand(page):
    return page.get_by_role("region", name="Your hand").get_by_role("button")


def names(page):
    return [card.get_attribute("aria-label") for card in hand(page).all()]


def open_table(page, address=""):
    page.goto(address)
    expect(hand(page)).to_have_count(6)
    return page


MAY_ACT = "#turn button, #hand .card[data-msg]:not([aria-disabled=true]), #next-deal, #new-sitting"


def act(page):
    """Pass where that is offered, else press the first thing that may be pressed; tell what it was."""
    first = page.locator(MAY_ACT).first
    first.wait_for()
    passing = page.locator("#turn").get_by_role("button", name="Pass", exact=True)
    button = passing.first if passing.count() else first
    name = button.get_attribute("aria-label") or button.inner_text()
    button.click()
    return name


def until_cards_are_played(page):
    while not page.locator("#hand .card[data-msg^='act ']:not([data-msg*='/'])").count():
        act(page)


@pytest.mark.usefixtures("fast")
def test_a_whole_sitting_is_played_to_ten_points(page):
    open_table(page)
    for _ in range(600):
        if page.get_by_role("button", name=re.compile("new sitting", re.IGNORECASE)).count():
            break
        act(page)

    scores = [int(text.replace("−", "-")) for text in page.locator("#score .points").all_inner_texts()]
    assert max(scores) >= 10


@pytest.mark.usefixtures("fast")
def test_a_page_closed_in_mid_trick_opens_at_the_same_card(page):
    open_table(page)
    until_cards_are_played(page)
    act(page)
    page.wait_for_timeout(1_000)
    before, told = names(page), page.locator("#log").all_inner_texts()
    page.reload()
    expect(hand(page)).to_have_count(len(before))

    assert before == names(page)
    assert told == page.locator("#log").all_inner_texts()


def test_a_link_deals_a_friend_the_same_cards(page, new_context, complaints):
    open_table(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name=re.compile("copy", re.IGNORECASE)).first.click()
    expect(page.get_by_text("copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = open_table(new_context().new_page(), link)

    assert sorted(names(page)) == sorted(names(friend))


def test_two_fresh_profiles_never_get_the_same_deal(page, new_context):
    mine, other = open_table(page), open_table(new_context().new_page())

    assert names(mine) != names(other)


@pytest.mark.usefixtures("fast")
def test_a_deal_is_played_by_keyboard_alone(page):
    open_table(page)
    for _ in range(80):
        page.locator(MAY_ACT).first.wait_for()
        if page.locator("#next-deal, #new-sitting").count():
            break
        if page.locator("#turn button").count():
            page.keyboard.press("p" if page.get_by_role("button", name="Pass", exact=True).count() else "6")
            if page.locator("#turn button").count():
                page.locator("#turn button").first.focus()
                page.keyboard.press("Enter")
        else:
            page.locator("#hand .card[data-msg]:not([aria-disabled=true])").first.focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
        page.wait_for_function("document.activeElement !== document.body")

    assert page.locator("#next-deal, #new-sitting").count()


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (844, 390), (1280, 800)])
def test_the_hand_and_the_bids_are_on_the_screen_without_scrolling(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(page)
    expect(page.locator("#turn button").first).to_be_visible()
    page.wait_for_timeout(300)

    for part in [*hand(page).all(), *page.locator("#turn button").all()]:
        box = part.bounding_box()
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + min(box["height"], 44) <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize(
    ("fragment", "words"),
    [
        ("v1&game=chess&seed=a&dealer=0&check=000000", "game"),
        ("v1&game=hasenpfeffer&seed=&dealer=0&check=000000", "seed"),
        ("%E0%A4%A", "link"),
    ],
)
def test_a_bad_link_gives_one_sentence_and_a_playable_table(page, fragment, words):
    open_table(page, f"#{fragment}")

    expect(page.get_by_text(re.compile("link cannot be opened", re.IGNORECASE))).to_be_visible()
    expect(hand(page)).to_have_count(6)


def test_a_broken_save_gives_one_sentence_and_a_playable_table(page, context):
    keep(context, "sitting/hasenpfeffer", "{}")
    open_table(page)

    expect(page.get_by_text(re.compile("cannot be read", re.IGNORECASE))).to_be_visible()
    expect(hand(page)).to_have_count(6)
    kept = page.evaluate('localStorage.getItem("hasenpfeffer/broken/hasenpfeffer")')
    assert kept == "{}"
