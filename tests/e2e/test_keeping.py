"""Nothing is lost and nobody gets in, tried in a browser: two tabs, two stores, files, a policy."""

import json
import os
import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from publish.files import CHECKOUT

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(CHECKOUT / "py")}
MAY_ACT = "#turn button, #hand .card[data-msg]:not([aria-disabled=true]), #next-deal"
SAVE = "localStorage.getItem('hasenpfeffer/sitting/hasenpfeffer')"
KEPT = f"{SAVE} !== null"


def open_table(page, address=""):
    page.goto(address)
    page.wait_for_function(KEPT)
    return page


def act(page):
    page.locator(MAY_ACT).first.click()
    page.wait_for_timeout(1_500)


def looking_on(page):
    """Open a second page beside one that plays, which is asked whether it should play."""
    other = page.context.new_page()
    other.goto("")
    expect(other.get_by_text("open in another tab")).to_be_visible()
    return other


def panel(page, name):
    page.evaluate("document.querySelector(`[data-msg='panel menu']`).click()")
    page.locator(f"#panel [data-msg='panel {name}']").wait_for()
    page.evaluate("name => document.querySelector(`[data-msg='panel ${name}']`).click()", name)


def test_v4_no_save_is_lost_when_tab_or_browser_is_killed(site):
    assert site
    # A process of its own: this one's Playwright has a loop running that a second one refuses.
    command = [sys.executable, "-m", "lab.torture", "--kills", "2", "--bent", "10"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=ENVIRONMENT)

    assert "saves-lost: 0" in done.stdout, done.stderr


def test_v8_of_two_tabs_one_plays_and_nothing_is_overwritten(page):
    open_table(page)
    act(page)
    other = looking_on(page)
    other.get_by_role("button", name="No").click()
    before = page.evaluate(SAVE)
    page.wait_for_timeout(500)
    assert page.evaluate(SAVE).startswith(before.partition("\ncheck")[0])
    other.get_by_role("button", name="Play here").click()
    expect(page.get_by_text("open in another tab")).to_be_visible()
    page.get_by_role("button", name="No").click()
    expect(other.locator("#take-over")).to_have_count(0)
    kept = other.evaluate(SAVE)

    assert kept.startswith(before.partition("\ncheck")[0])


def test_v8_a_sitting_taken_back_at_once_is_played_by_one_page_only(page):
    open_table(page)
    act(page)
    other = looking_on(page)
    page.evaluate(
        """new MutationObserver((_, watch) => {
            const button = document.querySelector("#accept");
            if (button) { watch.disconnect(); button.click(); }
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    other.locator("#accept").click()
    expect(other.get_by_text("open in another tab")).to_be_visible()
    page.locator("#accept").wait_for(state="detached")
    other.wait_for_timeout(3_000)

    expect(other.get_by_text("open in another tab")).to_be_visible()
    expect(page.locator("#accept")).to_have_count(0)


def test_an_emptied_first_store_comes_back_from_the_second(page):
    open_table(page)
    act(page)
    page.wait_for_timeout(500)
    before = page.evaluate(SAVE)
    page.evaluate("localStorage.clear()")
    page.reload()
    page.wait_for_function(KEPT)

    assert page.evaluate(SAVE).split()[:8] == before.split()[:8]


@pytest.mark.parametrize(
    "broken",
    [
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
        "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException() }})",
    ],
)
def test_v2_a_store_that_throws_is_played_without_and_said_once(page, context, broken):
    context.add_init_script("indexedDB.open = () => { throw new DOMException('no', 'SecurityError') }")
    context.add_init_script(broken)
    page.goto("")
    expect(page.get_by_text(re.compile("does not keep the game"))).to_be_visible()
    page.get_by_role("button", name="OK", exact=True).click()
    page.locator(MAY_ACT).first.click()
    page.wait_for_timeout(1_500)

    assert page.get_by_text(re.compile("does not keep the game")).count() == 0


def test_everything_goes_out_as_a_file_and_comes_back(page, new_context, tmp_path, complaints):
    open_table(page)
    act(page)
    panel(page, "sittings")
    page.get_by_role("button", name="Put this sitting on the shelf").click()
    with page.expect_download() as begun:
        page.get_by_role("button", name="Save everything as a file").click()
    file = tmp_path / "everything.txt"
    begun.value.save_as(file)
    other = open_table(new_context().new_page())
    panel(other, "sittings")
    other.locator("#import").set_input_files(file)
    expect(other.locator("#question")).to_contain_text("The file holds 2 sittings")
    other.get_by_role("button", name="Yes").click()
    expect(other.locator(".shelf li")).to_have_count(1)
    with other.expect_download() as begun:
        other.get_by_role("button", name="Save everything as a file").click()
    again = tmp_path / "again.txt"
    begun.value.save_as(again)

    assert file.read_bytes() == again.read_bytes()
    assert complaints == []


def test_the_policy_stops_what_is_written_into_the_page_or_asked_elsewhere(page, complaints):
    open_table(page)
    stopped = page.evaluate(
        """async () => {
            const heard = [];
            addEventListener("securitypolicyviolation", (event) => heard.push(event.effectiveDirective));
            const script = document.createElement("script");
            script.textContent = "window.ran = true";
            document.body.append(script);
            document.body.insertAdjacentHTML("beforeend", "<img src=x: onerror='window.ran = true'>");
            await fetch("http://127.0.0.1:9/").catch(() => {});
            await new Promise((resolve) => setTimeout(resolve, 300));
            return [window.ran === undefined, ...new Set(heard)];
        }"""
    )
    complaints.clear()

    assert stopped[0]
    assert {"script-src-elem", "script-src-attr", "connect-src"} <= set(stopped[1:])


def test_names_and_slots_with_markup_are_shown_as_text(page, context):
    names = json.dumps("1 <img src=x onerror=alert(1)>")
    slot = json.dumps("- %3Cb%3Ex hasenpfeffer 1 0,0\nx")
    context.add_init_script(
        f"if (location.protocol !== 'about:') {{ localStorage.setItem('hasenpfeffer/names', {names});"
        f" localStorage.setItem('hasenpfeffer/slot/1', {slot}) }}"
    )
    open_table(page)
    panel(page, "sittings")

    expect(page.locator(".shelf input")).to_have_value("<b>x")
    assert page.locator("#page img, #page b").count() == 0
    assert "<img src=x" in page.locator("#felt").inner_text()


def test_a_hundred_thousand_hands_are_dealt_on_the_spot(page):
    open_table(page)
    panel(page, "fair")
    page.locator("#deal-many").click()
    expect(page.get_by_text("100000 hands of this game")).to_be_visible(timeout=120_000)

    assert page.locator(".odds").count() == 3


def test_a_report_that_replays_can_be_copied_at_any_time(page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_table(page)
    panel(page, "about")
    page.get_by_role("button", name="Copy a report").click()
    expect(page.get_by_text("It is copied.")).to_be_visible()
    report = page.evaluate("navigator.clipboard.readText()")

    assert report.startswith("report: 1\n")


COUNT_PROXIES = """
    const Real = FinalizationRegistry;
    window.live = 0;
    window.FinalizationRegistry = class extends Real {
        constructor(ended) { super((held) => { window.live -= 1; ended(held); }); }
        register(...given) { window.live += 1; super.register(...given); }
        unregister(token) { const gone = super.unregister(token); if (gone) window.live -= 1; return gone; }
    };
"""
PRESS = "#accept, #turn button, #hand .card[data-msg]:not([aria-disabled=true]), #next-deal, #new-sitting"


@pytest.mark.parametrize("actions", [150, pytest.param(5_000, marks=pytest.mark.long)])
def test_thousands_of_actions_leave_no_growth_in_proxies(page, context, actions):
    context.add_init_script(COUNT_PROXIES)
    settings = json.dumps("pace instant\nhold none")
    context.add_init_script(
        f"if (location.protocol !== 'about:') localStorage.setItem('hasenpfeffer/settings', {settings})"
    )
    open_table(page)
    session = context.new_cdp_session(page)
    page.evaluate(
        f"""() => {{ window.done = window.goal = 0; setInterval(() => {{
            const button = window.done < window.goal && document.querySelector("{PRESS}");
            if (button) {{ window.done += 1; button.click(); }} }}, 10) }}"""
    )
    counts = []
    for goal in (actions // 3, actions):
        page.evaluate(f"window.goal = {goal}")
        page.wait_for_function("window.done >= window.goal", timeout=1_000 * actions)
        # What is still being written to the disk holds its listeners until it is there.
        page.wait_for_timeout(3_000)
        session.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(500)
        counts.append(page.evaluate("window.live"))

    assert counts[0] > 0
    assert counts[1] <= counts[0] + 20
