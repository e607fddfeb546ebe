"""The first hand is there before Python, and Python finds it as it would have drawn it."""

import threading
import time
from itertools import count

import pytest
from playwright.sync_api import expect

from app.look import look
from app.view import page as drawn
from publish.opening import first_model
from publish.serve import Request, Site

WATCH = """
  window.moved = [];
  window.shifts = 0;
  const moves = new MutationObserver((list) => {
    moved.push(...list.map(({ target }) => target.outerHTML ?? ""));
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  addEventListener("DOMContentLoaded", () => moves.observe(document.getElementById("app"), all));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
"""
# Of #app itself the script marks whose hand it is; Python draws what is in it.
MOVED = "moved.filter((each) => !each.startsWith('<div id=\"app\"'))"
PIECE = 1500  # bytes, packed


@pytest.fixture
def without_python(page):
    """The page while PyScript is on its way, until the test takes the routes away."""
    page.route("**/core*.js", lambda _: None)
    page.goto("")
    yield page
    page.unroute_all(behavior="ignoreErrors")


def started(page):
    page.wait_for_function("document.documentElement.dataset.started")
    return page.evaluate("document.documentElement.dataset.started")


def hand(page):
    return page.get_by_role("region", name="Your hand").get_by_role("button")


def names(page):
    return [card.get_attribute("aria-label") for card in hand(page).all()]


def test_the_hand_and_the_bids_are_there_without_python(without_python):
    expect(hand(without_python)).to_have_count(6)
    expect(without_python.locator("#offer-2")).to_be_visible()


def test_64_first_hands_are_drawn_as_python_draws_them(without_python):
    models = (first_model(f"deal {number}") for number in count())
    asked = [model for model, _ in zip(first_asked(models), range(64), strict=False)]
    expected = [str(drawn(look(model))) for model in asked]
    told = without_python.evaluate(
        """([seeds, expected]) => {
          const parsed = document.createElement("div");
          return seeds.map((seed, i) => {
            const dealer = opening.layOut(seed);
            parsed.innerHTML = expected[i];
            return [dealer, parsed.innerHTML === document.getElementById("app").innerHTML];
          });
        }""",
        [[model.sitting.seed for model in asked], expected],
    )

    assert [[model.sitting.first_dealer, True] for model in asked] == told


def first_asked(models):
    return (model for model in models if model.sitting.state.turn == 0)


def test_python_takes_over_without_a_flicker(page):
    page.add_init_script(WATCH)
    page.goto("")
    before = names(page)

    assert started(page) == "snapshot"
    page.wait_for_timeout(500)
    assert before == names(page)
    assert page.evaluate(MOVED) == []
    assert page.evaluate("shifts") == 0


@pytest.fixture
def piecemeal():
    """The address of the site, its page sent in pieces that the browser paints one by one."""

    class Slow(Request):
        def copyfile(self, source, outputfile):
            page = self.file().suffix == ".html"
            while piece := source.read(PIECE if page else -1):
                outputfile.write(piece)
                outputfile.flush()
                time.sleep(0.1 if page else 0)

    server = Site(0, request=Slow)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.address
    server.shutdown()
    server.server_close()


def test_a_page_that_comes_in_pieces_shows_no_table_that_moves(browser, piecemeal):
    page = browser.new_page()
    page.add_init_script(WATCH)
    page.goto(piecemeal)
    expect(page.locator("#app")).to_be_visible()
    started(page)

    assert page.evaluate("shifts") == 0
    page.close()


def test_p12_a_bid_made_before_python_is_there_counts_once(without_python):
    without_python.locator("#offer-2").click()
    without_python.locator("#offer-3").dispatch_event("click")
    without_python.unroute_all()

    expect(without_python.locator("#log-0")).to_have_text("You bid two")


def test_two_fresh_profiles_get_different_deals(page, browser):
    page.goto("")
    with browser.new_context() as another:
        second = another.new_page()
        second.goto(page.url)
        seeds = [each.evaluate("opening.seed") for each in (page, second)]

    assert len(set(seeds)) == 2


def test_a_link_shows_no_hand_but_its_own(page):
    page.goto("#hasenpfeffer?seed=42&dealer=3")
    laid_out = page.evaluate("document.getElementById('app').dataset.hand ?? 'none'")
    started(page)

    assert laid_out == "none"


def test_a_second_visit_finds_the_sitting_and_no_other_hand(page):
    page.goto("")
    started(page)
    before = names(page)
    page.reload()
    assert page.evaluate("opening.seed") == ""
    assert started(page) == "snapshot"

    assert before == names(page)


def test_a_snapshot_that_fails_gives_way_to_a_plain_start(page, complaints):
    page.route("**/memory.bin", lambda route: route.fulfill(body=b"no gzip at all"))
    page.goto("")

    assert started(page) == "plain"
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_the_worker_is_woken_from_the_snapshot_too(page):
    page.goto("")
    started(page)
    with page.expect_worker() as second:
        page.locator("#hint").click()
    second.value.evaluate("new Promise((there) => setInterval(() => globalThis.startedFrom && there(), 50))")

    assert second.value.evaluate("startedFrom") == "snapshot"
