"""The page's figures, taken from the built site with the processor slowed four times.

A frame is the time between two pictures that the compositor draws while cards glide; script is the time from
a press to the end of what it sets going; nodes are the elements of the page that a press adds, takes away or
changes.
"""

import json
import threading
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, ViewportSize, sync_playwright

from publish import browser
from publish.build import DIST, refresh
from publish.serve import Site

SLOWER: Final = 4
DEALS: Final = 2
SIZE: Final[ViewportSize] = {"width": 390, "height": 760}
PATIENCE_MS: Final = 120_000
ASKED: Final = "#turn button, #hand .card[data-msg]:not([aria-disabled=true]), #next-deal"
# Long enough for the others to answer and for every card to have come to rest.
REST_MS: Final = 400

MARKS: Final = ("cards glide", "cards rest")
DRAWN: Final = "ProxyImpl::ScheduledActionDraw"

WATCH: Final = """
window.measured = { scripts: [], nodes: [] };
{
  let moving = 0, begun = 0, changed = 0;
  new MutationObserver(() => {
    const now = document.getElementById("flying")?.children.length ?? 0;
    if (!moving !== !now) performance.mark(now ? "cards glide" : "cards rest");
    moving = now;
  }).observe(document.body, { childList: true, subtree: true });
  new MutationObserver((list) => {
    for (const { type, addedNodes, removedNodes } of list) {
      changed += type === "childList" ? addedNodes.length + removedNodes.length : 1;
    }
  }).observe(document.getElementById("app"), { childList: true, subtree: true, attributes: true });
  addEventListener("click", () => { begun = performance.now(); changed = 0; }, true);
  addEventListener("click", () => {
    measured.scripts.push(performance.now() - begun);
    queueMicrotask(() => queueMicrotask(() => measured.nodes.push(changed)));
  });
}
"""


class Measured(NamedTuple):
    """Milliseconds of each frame and of each press's script, and the nodes that each press changed."""

    frames: tuple[float, ...]
    scripts: tuple[float, ...]
    nodes: tuple[float, ...]


def p95(values: tuple[float, ...]) -> float:
    """Give the value that 95 of 100 stay below."""
    return sorted(values)[len(values) * 95 // 100]


@contextmanager
def opened() -> Iterator[Page]:
    """Open the built site in a window as wide as a phone."""
    refresh()
    site = Site(0, DIST, "/")
    threading.Thread(target=site.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
        page = chromium.new_page(viewport=SIZE)
        page.set_default_timeout(PATIENCE_MS)
        page.goto(site.address)
        page.locator(ASKED).first.wait_for()
        yield page
        chromium.close()
    site.shutdown()
    site.server_close()


@cache
def measure() -> Measured:
    """Play some deals by pressing the first thing offered, once for all figures."""
    with opened() as page:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        chromium = page.context.browser
        assert chromium is not None
        chromium.start_tracing(page=page, categories=["cc", "blink.user_timing"])
        page.evaluate(WATCH)
        for _ in range(DEALS):
            _play_deal(page)
        found = json.loads(page.evaluate("JSON.stringify(measured)"))
        events = json.loads(chromium.stop_tracing())["traceEvents"]
    return Measured(frames(events), tuple(found["scripts"]), tuple(found["nodes"]))


def frames(events: list[dict[str, Any]]) -> tuple[float, ...]:
    """Find in a trace how long each picture stood while cards were gliding, in milliseconds."""
    marks = sorted((each["ts"], each["name"], each["pid"]) for each in events if each["name"] in MARKS)
    pages = {pid for _, _, pid in marks}
    drawn = sorted(each["ts"] for each in events if each["name"] == DRAWN and each["pid"] in pages)
    found: list[float] = []
    for (begun, name, _), (ended, _, _) in pairwise(marks):
        if name == MARKS[0]:
            inside = drawn[bisect_left(drawn, begun) : bisect_left(drawn, ended)]
            found += [(later - one) / 1000 for one, later in pairwise(inside)]
    return tuple(found)


def _play_deal(page: Page) -> None:
    while True:
        page.locator(ASKED).first.wait_for()
        over = page.locator("#next-deal").count() > 0
        page.locator(ASKED).first.click()
        page.wait_for_timeout(REST_MS)
        if over:
            return
