"""The tab, or the whole browser, killed at random moments, and whether an action on the screen was lost."""

import os
import shutil
import signal
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Final

from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

from publish import browser
from publish.build import DIST, refresh
from publish.serve import Site

# An action that was on the screen for so long must not be lost.
SHOWN_SECONDS: Final = 0.2
PATIENCE_MS: Final = 90_000
NOTICED_SECONDS: Final = 0.5
SAVE: Final = "localStorage.getItem('hasenpfeffer/sitting/hasenpfeffer')"
SETTINGS: Final = "localStorage.setItem('hasenpfeffer/settings', 'pace fast\\nhold none')"
MAY_ACT: Final = "#accept, #turn button, #hand .card[data-msg]:not([aria-disabled=true]), #next-deal"
PRESS: Final = f"setInterval(() => document.querySelector('{MAY_ACT}')?.click(), 40)"
READY: Final = "#turn button, #hand .card[data-msg], #next-deal, #new-sitting"


def saves_lost(tabs: int, browsers: int, seed: int = 0) -> int:
    """Kill so many tabs, then so many browsers; the number of kills after which an action was missing."""
    rng = Random(seed)
    with served() as address, sync_playwright() as playwright:
        profile = Path(tempfile.mkdtemp(prefix="killed-"))
        try:
            lost = _tabs(playwright, profile, address, tabs, rng)
            return lost + _browsers(playwright, profile, address, browsers, rng)
        finally:
            shutil.rmtree(profile, ignore_errors=True)


@contextmanager
def served() -> Iterator[str]:
    """Serve the built site and give its address."""
    refresh()
    server = Site(0, DIST, "/table/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.address
    finally:
        server.shutdown()
        server.server_close()


def _launch(playwright: Playwright, profile: Path) -> BrowserContext:
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=str(browser.find()), args=browser.arguments()
    )


def _tabs(playwright: Playwright, profile: Path, address: str, number: int, rng: Random) -> int:
    if not number:
        return 0
    context = _launch(playwright, profile)
    lost = 0
    for _round in range(number):
        page = context.new_page()
        shown = _played(page, address, rng)
        with page.expect_event("crash"):
            kill(profile, "--type=renderer")
        with suppress(Error):
            page.close()
        # The browser holds a process ready for the next page, and must notice that it is gone too.
        sleep(NOTICED_SECONDS)
        again = context.new_page()
        lost += not extends(_opened(again, address), shown)
        again.close()
    context.close()
    return lost


def _browsers(playwright: Playwright, profile: Path, address: str, number: int, rng: Random) -> int:
    lost = 0
    for _round in range(number):
        context = _launch(playwright, profile)
        shown = _played(context.new_page(), address, rng)
        kill(profile)
        with suppress(Error):
            context.close()
        context = _launch(playwright, profile)
        lost += not extends(_opened(context.new_page(), address), shown)
        context.close()
    return lost


def _opened(page: Page, address: str) -> str:
    """Open the table, wait until Python has it, and give what is kept."""
    page.goto(address)
    page.evaluate(SETTINGS)
    page.wait_for_selector(READY, timeout=PATIENCE_MS)
    page.wait_for_function(f"{SAVE} !== null", timeout=PATIENCE_MS)
    page.wait_for_function("document.querySelector('#accept') === null", timeout=PATIENCE_MS)
    page.wait_for_timeout(500)
    return str(page.evaluate(SAVE))


def _played(page: Page, address: str, rng: Random) -> str:
    """Play until a random moment and give the save of what had been on the screen for long enough."""
    _opened(page, address)
    ended = page.locator("#new-sitting")
    if ended.count():
        ended.first.click()
    page.evaluate(PRESS)
    sleep(rng.uniform(0.3, 2.5))
    shown = str(page.evaluate(SAVE))
    begun = monotonic()
    while monotonic() - begun < SHOWN_SECONDS:
        sleep(0.01)
    return shown


def extends(later: str, earlier: str) -> bool:
    """Tell whether a save holds every action of an earlier one, in order."""
    before = earlier.partition("\ncheck:")[0].split()
    return later.split()[: len(before)] == before


def kill(profile: Path, *marks: str) -> None:
    """Kill every process of the browser with this profile, or those with the marks too, all at once.

    A process that Chromium forks has its words in one, with spaces between them.
    """
    wanted = {each.encode() for each in (f"--user-data-dir={profile}", *marks)}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                if wanted <= set((entry / "cmdline").read_bytes().replace(b"\0", b" ").split()):
                    os.kill(int(entry.name), signal.SIGKILL)
