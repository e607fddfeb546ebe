"""How soon a visitor sees a hand and has a bid acted on, beside a plain PyScript page of the same parts."""

import argparse
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from publish import browser
from publish.build import DIST, build, refresh
from publish.files import CHECKOUT
from publish.opening import asked_first
from publish.serve import Site
from table import link

LOADS: Final = 7
PATIENCE_MS: Final = 180_000
COPIED_MS: Final = 60_000
SETTLED_MS: Final = 500
# Four megabits a second and sixty milliseconds there and back.
SLOW: Final = {"offline": False, "latency": 60, "downloadThroughput": 500_000, "uploadThroughput": 500_000}
KILO: Final = 1000
MEGA: Final = 1_000_000

# Presses the first bid as soon as it is to be seen, and notes when what happened, in milliseconds.
WATCH: Final = """
  window.noted = { shift: 0 };
  const note = (name) => (noted[name] ??= performance.now());
  const seen = (selector) => document.querySelector(selector)?.getBoundingClientRect().width > 0;
  addEventListener("py:ready", () => note("python"));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  (function look() {
    if (seen("#hand [id^=card-]")) note("hand");
    const offer = document.querySelector("#turn [data-msg^='act ']");
    if (offer?.checkVisibility({ visibilityProperty: true }) && !noted.pressed) {
      note("pressed");
      offer.click();
    }
    if (seen("#log-0")) note("acted");
    else requestAnimationFrame(look);
  })();
"""


class Load(NamedTuple):
    """One load of a page: times in milliseconds from navigation, bytes as they came over the line."""

    hand: float
    python: float
    acted: float
    bytes: int
    before_hand: int


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a site; its address."""
    site = Site(0, folder)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    try:
        yield site.address
    finally:
        site.shutdown()
        site.server_close()


@contextmanager
def profile(playwright: Playwright, folder: str) -> Iterator[BrowserContext]:
    """Open a browser of its own on a profile's folder."""
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=browser.find(), args=browser.arguments()
    )
    context.set_default_timeout(PATIENCE_MS)
    try:
        yield context
    finally:
        context.close()


def loaded(context: BrowserContext, address: str, *, slow: bool = False) -> Load:
    """Open a page, press its first bid, and tell what was noted."""
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    if slow:
        session.send("Network.emulateNetworkConditions", SLOW)
    arrived: list[tuple[float, int]] = []
    begun: list[float] = []
    session.on("Network.requestWillBeSent", lambda event: begun.append(event["timestamp"]))
    session.on(
        "Network.loadingFinished",
        lambda event: arrived.append((event["timestamp"], int(event["encodedDataLength"]))),
    )
    page.goto(address, wait_until="commit")
    page.wait_for_function("window.noted?.acted")
    noted: dict[str, float] = page.evaluate("noted")
    laid_out = page.evaluate("performance.getEntriesByName('first hand')[0]?.startTime ?? 0")
    before = sum(size for at, size in arrived if at - begun[0] <= laid_out / KILO)
    page.close()
    return Load(
        hand=noted["hand"],
        python=noted.get("python", 0.0),
        acted=noted["acted"],
        bytes=sum(size for _, size in arrived),
        before_hand=before,
    )


def unpressed(playwright: Playwright, address: str) -> float:
    """Tell how much moves while Python takes over a page on which nothing is pressed."""
    with TemporaryDirectory() as folder, profile(playwright, folder) as context:
        page = context.new_page()
        page.add_init_script(WATCH.replace("offer.click()", ""))
        page.goto(address)
        page.wait_for_function("document.documentElement.dataset.started")
        page.wait_for_timeout(SETTLED_MS)
        return float(page.evaluate("noted.shift"))


def cold(playwright: Playwright, address: str, *, slow: bool = False) -> Load:
    """Load a page in a browser that was never there."""
    with TemporaryDirectory() as folder, profile(playwright, folder) as context:
        return loaded(context, address, slow=slow)


def copied(page: Page) -> None:
    """Wait until the copy that works without a network is whole."""
    page.wait_for_function("navigator.serviceWorker.controller", timeout=COPIED_MS)


def again_without_network(playwright: Playwright, folder: Path) -> Load:
    """Visit, leave before bidding, and visit again when the server is gone."""
    with TemporaryDirectory() as kept:
        with served(folder) as address, profile(playwright, kept) as context:
            page = context.new_page()
            page.goto(address)
            page.wait_for_function("document.documentElement.dataset.started")
            copied(page)
        with profile(playwright, kept) as context:
            return loaded(context, address)


def middle(loads: list[Load], field: str) -> float:
    """Give the median of a field."""
    return float(median(getattr(load, field) for load in loads))


def figures(loads: int, plain_site: Path) -> Iterator[tuple[str, str]]:
    """Measure, the two pages by turns, and give each figure with its name."""
    # The plain page deals at random; this link lets the person speak first there too.
    fragment = link.write(link.invite(asked_first().sitting))
    with sync_playwright() as playwright, served(DIST) as ours, served(plain_site) as theirs:
        for address in (ours, theirs):
            cold(playwright, address)  # lets the servers pack their files, which on Pages was done long ago
        quick, plain = [], []
        for _ in range(loads):
            quick.append(cold(playwright, ours))
            plain.append(cold(playwright, f"{theirs}#{fragment}"))
        python, bid = middle(plain, "python"), middle(plain, "acted")
        yield "first-hand-ratio", f"{middle(quick, 'hand') / python:.3f}"
        yield "first-bid-ratio", f"{middle(quick, 'acted') / bid:.3f}"
        yield "first-visit-mb", f"{middle(quick, 'bytes') / MEGA:.2f}"
        yield "before-hand-kb", f"{middle(quick, 'before_hand') / KILO:.1f}"
        yield "layout-shift", f"{max(unpressed(playwright, ours) for _ in range(loads)):.4f}"
        yield "first-hand-ms", f"{middle(quick, 'hand'):.0f}"
        yield "first-bid-ms", f"{middle(quick, 'acted'):.0f}"
        yield "plain-first-python-ms", f"{python:.0f}"
        yield "plain-first-bid-ms", f"{bid:.0f}"
        again = [again_without_network(playwright, DIST) for _ in range(loads)]
        yield "offline-first-bid-ratio", f"{middle(again, 'acted') / bid:.3f}"
        quick, plain = [], []
        for _ in range(loads):
            quick.append(cold(playwright, ours, slow=True))
            plain.append(cold(playwright, f"{theirs}#{fragment}", slow=True))
        yield "first-bid-ratio-4mbit", f"{middle(quick, 'acted') / middle(plain, 'acted'):.3f}"
        yield "first-bid-ms-4mbit", f"{middle(quick, 'acted'):.0f}"
        yield "plain-first-bid-ms-4mbit", f"{middle(plain, 'acted'):.0f}"


def main() -> None:
    """Print the figures of one run; none of them fails anything."""
    parser = argparse.ArgumentParser(prog="python3 dev.py bench-start", description="Time the start.")
    parser.add_argument("--loads", type=int, default=LOADS, help="cold loads of each page")
    options = parser.parse_args()
    refresh()
    with TemporaryDirectory() as folder:
        plain_site = Path(folder, "plain")
        build(plain_site, CHECKOUT, plain=True)
        for name, value in figures(options.loads, plain_site):
            print(f"{name}: {value}", flush=True)


if __name__ == "__main__":
    main()
