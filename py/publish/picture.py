"""The picture of the table in the README, taken from the built page: python -m publish.picture."""

import threading
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

from publish import browser
from publish.build import DIST
from publish.serve import Site

PICTURE: Final = Path(__file__).resolve().parents[2] / ".github" / "table.png"
SIZE: Final[ViewportSize] = {"width": 1280, "height": 800}
CARDS_LEFT: Final = 4
ASKED: Final = "#turn button, #hand .card[data-msg]:not([aria-disabled=true]), #next-deal"


def take() -> None:
    """Play a few tricks on the built page and keep what it looks like."""
    site = Site(0, DIST, "/")
    threading.Thread(target=site.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
        page = chromium.new_page(viewport=SIZE)
        page.goto(site.address)
        _play_on(page)
        page.screenshot(path=PICTURE)
        chromium.close()
    site.shutdown()


def _play_on(page: Page) -> None:
    """Do the first thing offered until the person is asked with few cards left."""
    asked = page.locator(ASKED).first
    while True:
        asked.wait_for()
        if page.locator("#hand .card").count() == CARDS_LEFT:
            return
        asked.click()
        page.wait_for_timeout(300)


if __name__ == "__main__":
    take()
