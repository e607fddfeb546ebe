"""The page's figures, taken from the built site with the processor slowed four times.

A frame counts while cards glide; script is the time from a press to the end of what it sets going; nodes are
the elements of the page that a press adds, takes away or changes.
"""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final, NamedTuple

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

WATCH: Final = """
window.measured = { frames: [], scripts: [], nodes: [] };
{
  let last = 0, begun = 0, changed = 0;
  const frame = (now) => {
    if (last && document.querySelector("#flying > *")) measured.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
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
        page.evaluate(WATCH)
        for _ in range(DEALS):
            _play_deal(page)
        found = json.loads(page.evaluate("JSON.stringify(measured)"))
    return Measured(*(tuple(found[each]) for each in Measured._fields))


def _play_deal(page: Page) -> None:
    while True:
        page.locator(ASKED).first.wait_for()
        over = page.locator("#next-deal").count() > 0
        page.locator(ASKED).first.click()
        page.wait_for_timeout(REST_MS)
        if over:
            return
