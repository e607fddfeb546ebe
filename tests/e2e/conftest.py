"""The built site under a sub-path, and a page that may neither complain nor ask another origin."""

import threading

import pytest
from playwright.sync_api import expect

from publish import browser
from publish.build import DIST, refresh
from publish.serve import Site

PREFIX = "/table/"
# Two interpreters that start at once on two busy cores take their time.
PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items):
    for item in items:
        if "e2e" in item.path.parts:
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(scope="session")
def site():
    """The address of the site."""
    refresh()
    server = Site(0, DIST, PREFIX)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.address
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def base_url(site):
    """What page.goto("") opens."""
    return site


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    path = browser.find()
    assert path, "no Chromium; type  python3 dev.py test"
    return {**browser_type_launch_args, "executable_path": path, "args": browser.arguments()}


@pytest.fixture
def complaints(context, site):
    """All that pages of this test's context complained of; a test that expects one clears the list."""
    heard = []

    def watch(page):
        page.on("console", said)
        page.on("pageerror", lambda error: heard.append(f"uncaught: {error}"))

    def said(line):
        if line.type == "error":
            heard.append(f"console: {line.text} {line.location['url']}")

    def asked(request):
        if not request.url.startswith((site, "data:", "blob:")):
            heard.append(f"asked elsewhere: {request.url}")

    context.set_default_timeout(PATIENCE_MS)
    context.on("page", watch)
    context.on("request", asked)
    yield heard
    assert heard == []


@pytest.fixture
def page(complaints, context):
    """A fresh profile's page, not yet opened; see complaints for what fails it."""
    return context.new_page()
