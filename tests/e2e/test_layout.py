"""Nothing covers what is needed: on small and large screens, upright and lying, with text twice as large."""

import pytest
from playwright.sync_api import expect

from playing import MAY_ACT, open_table, until_a_card_may_be_played

SIZES = ((320, 568), (360, 640), (844, 390), (1280, 800))
FONTS = (16, 32)
# What must be seen whole, by selector; two of different lines may not lie over one another.
AUCTION = (
    "#bar button",
    "#score .points",
    ".plate",
    ".said",
    ".turned",
    "#turn button",
    "#show-me",
    "#hint",
    "#hand .card",
)
PLAY = ("#bar button", "#score .points", ".plate", "#ends", "#skip", "#hand .card")
LOOK = """(selectors) => {
  const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((each) => ({ selector, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width && box.height));
  const found = [];
  for (const { selector, box } of boxes) {
    const across = box.left > -1 && box.right < innerWidth + 1;
    // A card of the hand may stand a little out of the page's lower edge.
    const bottom = selector === "#hand .card" ? box.top + 44 : box.bottom;
    if (!across || box.top < -1 || bottom > innerHeight + 1) found.push(`${selector} is cut off`);
  }
  const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  boxes.forEach(({ selector, box }, place) => boxes.slice(place + 1).forEach((other) => {
    if (selector === other.selector || !over(box, other.box)) return;
    found.push(`${selector} lies over ${other.selector}`);
  }));
  const status = document.querySelector("#saying");
  if (status.scrollHeight > status.clientHeight + 1) found.push("the status line is cut off");
  return [...new Set(found)];
}"""


def looked_at(page, state, selectors):
    found = []
    session = page.context.new_cdp_session(page)
    for font in FONTS:
        session.send("Page.setFontSizes", {"fontSizes": {"standard": font, "fixed": font}})
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("width => innerWidth === width", arg=width)
            faults = page.evaluate(LOOK, list(selectors))
            found += [f"{state}, {width}x{height}, text of {font}: {each}" for each in faults]
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 16}})
    return found


@pytest.fixture
def browser_context_args(browser_context_args):
    return {**browser_context_args, "reduced_motion": "reduce"}


def test_a2_nothing_covers_what_is_needed_in_any_size(page):
    open_table(page, seed="picture", settings="pace instant\nhold tap")
    expect(page.locator("#show-me")).to_be_visible()
    found = looked_at(page, "auction", AUCTION)
    until_a_card_may_be_played(page)
    page.locator(MAY_ACT).first.click()
    expect(page.locator("#skip")).to_be_visible()
    found += looked_at(page, "a full trick", PLAY)

    assert found == []


def test_a_notice_covers_neither_the_hand_nor_the_end_of_a_panel(page):
    open_table(page, settings="pace instant\nguide off")
    page.set_viewport_size({"width": 360, "height": 640})
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    page.locator("#copy-link").click()
    expect(page.locator("#notices")).to_be_visible()
    page.locator("#panel .content").evaluate("content => content.scrollTo(0, content.scrollHeight)")
    last = page.locator("#panel .content > :last-child").bounding_box()
    notice = page.locator("#notices").bounding_box()
    assert last["y"] + last["height"] <= notice["y"]

    page.locator("#close").click()
    notice = page.locator("#notices").bounding_box()
    hand = page.locator("#hand").bounding_box()
    assert notice["y"] + notice["height"] <= hand["y"]
    page.locator(MAY_ACT).first.click()
    expect(page.locator("#notices")).to_have_count(0)


INDICES = """() => {
    const cards = [...document.querySelectorAll("#hand .card")];
    return cards.flatMap((card) => {
        card.focus();
        return cards.filter((other) => {
            const { left, top } = other.getBoundingClientRect();
            return document.elementFromPoint(left + 7, top + 14)?.closest(".card") !== other;
        }).map((other) => `${card.id} hides ${other.id}`);
    });
}"""


def test_the_card_that_has_the_focus_hides_no_index_of_another(page):
    page.set_viewport_size({"width": 360, "height": 640})
    open_table(page)
    until_a_card_may_be_played(page)
    page.keyboard.press("Tab")
    page.wait_for_timeout(1_000)

    assert page.evaluate("document.querySelectorAll('#hand .card').length") > 4
    assert page.evaluate(INDICES) == []


def test_the_focus_returns_to_what_opened_a_panel(page):
    open_table(page)
    for width, opener in [(360, "bar-menu"), (1280, "bar-rules")]:
        page.set_viewport_size({"width": width, "height": 800})
        page.locator(f"#{opener}").focus()
        page.keyboard.press("Enter")
        page.locator("#panel").wait_for()
        page.wait_for_function("document.activeElement.closest('#panel')")
        page.keyboard.press("Escape")
        page.wait_for_function(f"document.activeElement.id === '{opener}'")
