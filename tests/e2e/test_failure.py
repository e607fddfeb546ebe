"""Whatever does not arrive is said within 20 seconds, in one sentence with a button."""

import re
import threading
import time

import pytest
from playwright.sync_api import expect

from publish.serve import Request, Site

SOON_MS = 20_000
# The way a file may fail, done to a request.
WAYS = {
    "missing": lambda route: route.fulfill(status=404, body="Not found"),
    "cut off": lambda route: route.abort("connectionreset"),
    "a page in its place": lambda route: route.fulfill(body="<h1>Log in</h1>", content_type="text/html"),
}
FILES = (
    "arrival.mjs",
    "copy.mjs",
    "fetching.mjs",
    "store.mjs",
    "interpreter.mjs",
    "memory.mjs",
    "motion.js",
    "idiomorph.js",
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "core.js",
    "core-*.js",
    "error-*.js",
)
TRICKLE = 1000  # bytes a second
# What would take longer than that at such a pace; the page itself is the first.
LONG_FILES = ("", "core-", "pyodide.asm.mjs", "pyodide.asm.wasm", "memory.bin", "later.zip")
EACH = [(file, way) for number, file in enumerate(FILES) for way in [list(WAYS)[number % len(WAYS)]]]


@pytest.fixture
def page(context):
    """A page that may complain."""
    page = context.new_page()
    page.set_default_timeout(SOON_MS)
    return page


def trouble(page):
    return page.get_by_role("alert").filter(has=page.get_by_text("Try again"))


@pytest.mark.parametrize(("file", "way"), [*EACH, *[("pyodide.asm.wasm", way) for way in WAYS][:2]])
def test_a_file_that_does_not_arrive_is_said(page, file, way):
    page.route(f"**/{file}", WAYS[way])
    page.goto("")

    expect(trouble(page)).to_be_visible(timeout=SOON_MS)


def test_what_failed_can_be_tried_again(page):
    page.route("**/pyodide.asm.wasm", WAYS["cut off"])
    page.goto("")
    expect(trouble(page)).to_contain_text("pyodide.asm.wasm", timeout=SOON_MS)
    page.unroute_all()
    trouble(page).get_by_role("button").click()

    page.wait_for_function("document.documentElement.dataset.started", timeout=60_000)


@pytest.mark.parametrize("file", ["memory.bin", "later.zip"])
def test_the_snapshot_may_fail_and_nobody_notices(page, file):
    page.route(f"**/{file}", WAYS["missing"])
    page.goto("")
    page.wait_for_function("document.documentElement.dataset.started", timeout=60_000)

    assert page.evaluate("document.documentElement.dataset.started") == "plain"
    expect(trouble(page)).to_have_count(0)


def test_a_line_on_which_nothing_comes_is_said_to_be_slow(page):
    page.route("**/*.wasm", lambda _: None)
    page.clock.install()
    page.goto("")
    page.locator("#late").wait_for(state="detached")
    page.clock.run_for(SOON_MS)

    expect(trouble(page)).to_contain_text("very slow")


@pytest.fixture
def trickling(request):
    """The address of the site, one of its files sent with a thousand bytes a second."""

    class Slow(Request):
        def copyfile(self, source, outputfile):
            slow = request.param in self.path if request.param else self.file().suffix == ".html"
            while piece := source.read(TRICKLE // 5 if slow else -1):
                outputfile.write(piece)
                outputfile.flush()
                time.sleep(0.2 if slow else 0)

    server = Site(0, request=Slow)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.address
    server.shutdown()
    server.server_close()


@pytest.mark.long
@pytest.mark.parametrize("trickling", LONG_FILES, indirect=True)
def test_a_file_that_trickles_in_is_said(page, trickling):
    begun = time.monotonic()
    page.goto(trickling, wait_until="commit")

    expect(trouble(page)).to_be_visible(timeout=SOON_MS)
    assert time.monotonic() - begun < SOON_MS / 1000


def test_scripts_that_never_come_are_said_by_the_style_alone(page):
    page.route("**/arrival.mjs", WAYS["missing"])
    begun = time.monotonic()
    page.goto("")

    expect(trouble(page)).to_be_visible(timeout=SOON_MS)
    assert time.monotonic() - begun < SOON_MS / 1000
    expect(trouble(page).get_by_role("link")).to_have_attribute("href", "./")


def test_without_webassembly_the_page_says_so(page):
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("")

    expect(trouble(page)).to_contain_text("WebAssembly")


def test_without_javascript_the_page_says_so(browser, base_url):
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(base_url)

        expect(page.get_by_text(re.compile("needs JavaScript"))).to_be_visible()


def test_without_storage_the_page_says_so_and_plays_on(page):
    page.add_init_script("""
      const refuse = { configurable: true, get() { throw new DOMException("no", "SecurityError"); } };
      for (const store of ["localStorage", "indexedDB"]) Object.defineProperty(window, store, refuse);
    """)
    page.goto("")

    expect(page.get_by_role("alert").filter(has_text="does not keep the game")).to_be_visible(timeout=60_000)
    page.locator("#offer-1").click()
    expect(page.locator("#log-0")).to_be_visible()
