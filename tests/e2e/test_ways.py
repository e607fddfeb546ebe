"""Ways into the page, out of it and back that others stumbled over."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from games import rules
from playing import MAY_ACT, keep, open_table, table_link, told, until_a_card_may_be_played
from table.sitting import new_sitting

QUICK = "pace instant\nhold none\nguide off"
NOON = datetime(2026, 12, 31, 12, tzinfo=UTC)
STARTED = "document.documentElement.dataset.started"


def hand(page):
    return page.locator("#hand .card").evaluate_all("cards => cards.map((card) => card.id)")


def mine(page):
    return [line for line in told(page) if line.startswith("You ")]


def hold(_route):
    """Let a request wait until nothing is routed any more."""


def test_t3_a_bid_pressed_twice_is_bid_once(page):
    open_table(page, settings="pace normal\nguide off")
    box = page.locator("#offer-1").bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for pause in (0, 300):
        page.mouse.click(*middle)
        page.wait_for_timeout(pause)
        page.mouse.click(*middle)
        expect(page.locator("#log li").nth(1)).to_be_visible()
        assert mine(page) == ["You bid one"]
        page.keyboard.press("u")
        expect(page.locator("#log li")).to_have_count(0)
    page.locator("#offer-1").focus()
    page.keyboard.down("Enter")
    page.mouse.click(*middle)
    page.keyboard.up("Enter")
    expect(page.locator("#log li").nth(1)).to_be_visible()

    assert mine(page) == ["You bid one"]


def test_d12_back_and_forward_lead_to_the_same_card(page):
    page.goto("about:blank")
    open_table(page, settings=QUICK)
    until_a_card_may_be_played(page)
    before, lines = hand(page), told(page)
    page.go_back()
    assert page.url == "about:blank"
    page.go_forward()
    page.locator(MAY_ACT).first.wait_for()

    assert hand(page) == before
    assert told(page) == lines


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_d15_a_day_is_the_day_of_the_place(new_context, zone):
    page = new_context(timezone_id=zone).new_page()
    page.clock.set_fixed_time(NOON)
    open_table(page)
    page.evaluate("document.querySelector(`[data-msg='panel menu']`).click()")
    page.locator("#panel [data-msg='panel sittings']").click()
    page.get_by_role("button", name="Put this sitting on the shelf").click()

    expect(page.locator(".shelf")).to_contain_text(f"{NOON.astimezone(ZoneInfo(zone)):%Y-%m-%d}")


@pytest.mark.parametrize("times", [3, pytest.param(30, marks=pytest.mark.long)])
def test_p3_the_page_can_be_opened_again_and_again(page, times):
    open_table(page)
    before = hand(page)
    for _ in range(times):
        page.reload()
        page.wait_for_function(STARTED)
        page.locator(MAY_ACT).first.wait_for()

        assert hand(page) == before


LATE = ["pyodide.mjs", *(pytest.param(name, marks=pytest.mark.long) for name in ("core.js", "idiomorph.js"))]


@pytest.mark.parametrize("file", LATE)
def test_p9_a_file_that_comes_after_all_the_others_is_waited_for(page, file):
    page.route(f"**/{file}", hold)
    with page.expect_request(f"**/{file}"):
        page.goto("", wait_until="commit")
    page.wait_for_timeout(1_500)
    assert not page.evaluate(STARTED)
    page.unroute_all()
    page.wait_for_function(STARTED)
    page.reload()

    page.wait_for_function(STARTED)


def test_p12_a_link_followed_before_python_is_there_deals_its_cards(page):
    keep(page.context, "settings", QUICK)
    page.route("**/main.py", hold)
    page.goto("")
    page.evaluate(f"location.hash = {table_link('early')!r}")
    page.keyboard.press("l")
    page.keyboard.press("Enter")
    page.unroute_all()
    page.wait_for_function("!location.hash")
    page.locator(MAY_ACT).first.wait_for()
    dealt = new_sitting(rules("hasenpfeffer"), "early").state.hands[0]

    assert sorted(hand(page)) == sorted(f"card-{card}" for card in dealt)


def test_panels_opened_and_closed_before_python_is_there_leave_the_page_where_it_is(page):
    page.goto("about:blank")
    page.goto("", wait_until="commit")
    page.locator("#hand .card").first.wait_for()
    for _ in range(2):
        page.keyboard.press("?")
        page.keyboard.press("Escape")
    page.locator("html[data-started]").wait_for(state="attached")
    page.wait_for_timeout(1_000)

    assert page.url != "about:blank"
    expect(page.locator("#panel")).to_have_count(0)
