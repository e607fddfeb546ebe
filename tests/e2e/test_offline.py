"""The copy that works without a network, and how the next version takes its place."""

import re
import shutil
import threading
from base64 import b64encode
from hashlib import sha256

import pytest
from playwright.sync_api import expect

from publish.build import DIST, refresh
from publish.serve import Site

PREFIX = "/table/"
READY = "navigator.serviceWorker.controller"
PATIENCE_MS = 30_000


@pytest.fixture
def moving(tmp_path):
    """A site of this test's own, whose files and server it may change, and whose requests it counts."""
    refresh()
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder)
    server = Site(0, folder, PREFIX)
    threading.Thread(target=server.serve_forever, args=[0.02], daemon=True).start()
    yield server, folder
    server.shutdown()
    server.server_close()


@pytest.fixture
def page(context, moving):
    """A fresh profile's page at that site, which may not complain."""
    heard = []
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.goto(moving[0].address)
    started(page)
    yield page
    assert heard == []


@pytest.fixture
def copied(page):
    """A page whose copy is whole."""
    page.evaluate("opening.keepCopy()")
    page.wait_for_function(READY)
    return page


def started(page):
    page.wait_for_function("document.documentElement.dataset.started")
    return page.evaluate("document.documentElement.dataset.started")


def hand(page):
    return page.locator("#hand [id^=card-]")


def cut(moving):
    server, _ = moving
    server.shutdown()
    server.server_close()


def next_version(folder):
    """Put out a version that differs in its page and its service worker."""
    index, worker = folder / "index.html", folder / "sw.js"
    index.write_text(
        index.read_text(encoding="utf-8").replace("<html", '<html data-next=""'), encoding="utf-8"
    )
    digest = sha256(index.read_bytes())
    entry = re.compile(r'("index.html","integrity":"sha256-)[^"]+(","revision":")[^"]+')
    new = rf"\g<1>{b64encode(digest.digest()).decode()}\g<2>{digest.hexdigest()}"
    worker.write_text(entry.sub(new, worker.read_text(encoding="utf-8")), encoding="utf-8")


def looked_for_next(page):
    """Let the browser look for the next version, and wait until it is there."""
    page.evaluate(
        "navigator.serviceWorker.getRegistration().then((found) => (window.found = found).update())"
    )
    page.wait_for_function("found.waiting")


def test_w6_the_second_visit_needs_no_network_from_any_path(copied, moving):
    cut(moving)
    for path in ("", "#", "?from=home", "index.html", "some/where/deep"):
        copied.goto(moving[0].address + path)

        assert started(copied) == "snapshot"
        expect(hand(copied)).to_have_count(6)


def test_w8_every_game_and_page_is_there_without_a_network(copied, moving):
    cut(moving)
    copied.reload()
    started(copied)
    copied.locator("#bar-games").click()
    for key in copied.locator("[data-msg^='game ']").evaluate_all("(all) => all.map((each) => each.id)"):
        if not copied.locator("#panel").count():
            copied.locator("#bar-games").click()
        copied.locator(f"#{key}").click()
        expect(hand(copied).first).to_be_visible()
    copied.locator("#bar-settings").click()
    expect(copied.get_by_role("dialog")).to_be_visible()


def test_w3_a_new_version_is_offered_and_taken_with_one_reload(copied, moving):
    next_version(moving[1])
    looked_for_next(copied)
    expect(copied.locator("#renew")).to_be_visible()
    with copied.expect_navigation():
        copied.locator("#renew").click()
    started(copied)

    assert copied.evaluate("'next' in document.documentElement.dataset")
    copied.wait_for_timeout(1500)
    assert copied.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
    expect(copied.locator("#renew")).to_have_count(0)


def test_w2_a_new_version_is_not_offered_within_a_deal(copied, moving):
    copied.locator("#offer-1").click()
    expect(copied.locator("#log-0")).to_be_visible()
    next_version(moving[1])
    looked_for_next(copied)
    copied.wait_for_timeout(300)

    expect(copied.locator("#renew")).to_have_count(0)


def test_w3_a_page_of_the_old_version_is_never_served_the_new_one(copied, moving):
    next_version(moving[1])
    looked_for_next(copied)
    second = copied.context.new_page()
    second.goto(moving[0].address)
    assert not second.evaluate("'next' in document.documentElement.dataset")
    second.close()
    another = copied.context.new_page()
    another.goto(moving[0].address)
    copied.locator("#renew").click()

    expect(copied.locator("#notices")).to_contain_text("another page")
    assert not copied.evaluate("'next' in document.documentElement.dataset")


def test_an_error_page_in_place_of_a_file_stops_the_new_version(copied, moving):
    next_version(moving[1])
    (moving[1] / "index.html").write_text("<h1>Sorry</h1>", encoding="utf-8")
    copied.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    copied.wait_for_timeout(1000)
    copied.reload()

    assert started(copied) == "snapshot"
    expect(hand(copied)).to_have_count(6)


def test_w5_a_picture_that_is_missing_stops_nothing(page, moving):
    (moving[1] / "assets" / "icons" / "icon-512.png").unlink()
    page.evaluate("opening.keepCopy()")
    page.wait_for_function(READY)
    cut(moving)
    page.reload()

    assert started(page) == "snapshot"


def test_the_page_can_be_installed(page):
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    page.evaluate("dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))")
    page.evaluate("document.querySelector('#bar-menu').click()")
    page.locator("#menu-about").click()

    expect(page.locator("#install")).to_be_visible()
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/assets/manifest.webmanifest")
