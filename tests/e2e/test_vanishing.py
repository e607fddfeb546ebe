"""A store that fills up, throws or is emptied while the page is open: the table plays on and says so once."""

import re

import pytest
from playwright.sync_api import expect

from playing import CARDS, MAY_ACT, keep, open_table, told, until_a_card_may_be_played

FAST = "pace instant\nhold none\nguide off"
SAVE = "localStorage.getItem('hasenpfeffer/sitting/hasenpfeffer')"
THROW = """() => {
    const refuse = () => { throw new DOMException("gone", "NS_ERROR_FILE_CORRUPTED"); };
    for (const name of ["getItem", "setItem", "removeItem"]) Storage.prototype[name] = refuse;
    IDBDatabase.prototype.transaction = refuse;
    indexedDB.open = refuse;
}"""
DELETE = """() => new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase("hasenpfeffer");
    request.onsuccess = done;
    request.onerror = request.onblocked = failed;
})"""
JOURNAL = """() => new Promise((done) => {
    const request = indexedDB.open("hasenpfeffer");
    request.onsuccess = () => {
        const { result } = request;
        const asked = result.transaction("kept").objectStore("kept").get("sitting/hasenpfeffer");
        asked.onsuccess = () => { result.close(); done(asked.result ?? ""); };
    };
})"""

# A store that does not open before it is told to.
WAITING = """{
    const open = indexedDB.open.bind(indexedDB);
    const waiting = [];
    window.answer = () => waiting.forEach((go) => go());
    indexedDB.open = (name, ...more) => {
        const request = {};
        waiting.push(() => {
            const real = open(name, ...more);
            real.onsuccess = (event) => { request.result = real.result; request.onsuccess(event); };
        });
        return request;
    };
}"""


@pytest.fixture
def table(page):
    keep(page.context, "names", "1 Ada")
    open_table(page, settings=FAST)
    until_a_card_may_be_played(page)
    return page


def play(page):
    """Play a card and wait until it is told."""
    before = len(told(page))
    page.locator(CARDS).first.click()
    page.wait_for_function(f"document.querySelectorAll('#log li').length > {before}")
    page.locator(CARDS).first.wait_for()


def kept(page):
    return page.evaluate(SAVE) or ""


def test_v2_stores_that_begin_to_throw_are_played_on_without_and_that_is_said_once(table):
    table.evaluate(THROW)
    play(table)
    expect(table.get_by_text("does not keep the game")).to_be_visible()
    table.get_by_role("button", name="OK", exact=True).click()
    play(table)
    play(table)

    expect(table.get_by_text("does not keep the game")).to_have_count(0)


def test_v2_stores_cleared_by_the_browser_are_filled_again_and_that_is_said_once(table):
    session = table.context.new_cdp_session(table)
    origin = table.evaluate("location.origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    table.wait_for_function("localStorage.length === 0")
    play(table)
    expect(table.get_by_text("All of it is kept again")).to_be_visible()
    table.get_by_role("button", name="OK", exact=True).click()
    play(table)
    lines = told(table)
    table.wait_for_function(f"async (read) => await eval(read)() === {SAVE}", arg=JOURNAL)
    table.reload()
    table.locator(CARDS).first.wait_for()

    assert told(table)[: len(lines)] == lines
    expect(table.get_by_text("Ada").first).to_be_attached()
    expect(table.get_by_text("kept again")).to_have_count(0)


def test_v2_a_journal_deleted_while_the_page_is_open_is_written_anew(table):
    table.evaluate(DELETE)
    play(table)
    table.wait_for_function(f"async (read) => await eval(read)() === {SAVE}", arg=JOURNAL)

    assert table.get_by_role("alert").filter(has_text=re.compile("kept|keep")).count() == 0


def test_as_much_as_is_called_full_fits_into_the_browser(table):
    full = "localStorage.setItem('hasenpfeffer/history/much', '-'.repeat(4_000_000 - 30_000))"
    table.evaluate(full)
    before = kept(table).partition("\ncheck:")[0].split()
    play(table)

    assert kept(table).split()[: len(before)] == before
    assert len(kept(table).split()) > len(before) + 2
    expect(table.get_by_text("does not keep the game")).to_have_count(0)


def test_v4_a_journal_that_answers_late_is_not_written_over_but_taken_up(table):
    older = kept(table)
    play(table)
    play(table)
    newest = kept(table)
    number = table.evaluate("Number(localStorage.getItem('hasenpfeffer/saves'))")
    table.wait_for_function(f"async (read) => await eval(read)() === {SAVE}", arg=JOURNAL)
    table.evaluate(
        """([text, number]) => {
            localStorage.setItem('hasenpfeffer/sitting/hasenpfeffer', text);
            localStorage.setItem('hasenpfeffer/saves', number);
        }""",
        [older, str(number - 10)],
    )
    table.context.add_init_script(WAITING)
    table.reload()
    table.locator(CARDS).first.wait_for()
    assert kept(table) == older

    table.evaluate("answer()")
    table.wait_for_function(f"(newest) => {SAVE} === newest", arg=newest)


SILENT_AND_FULL = """{
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    const native = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name, ...more) => name === "hasenpfeffer" ? {} : native(name, ...more);
}"""


def test_v2_a_full_store_beside_one_that_never_answers_is_said(page):
    page.context.add_init_script(SILENT_AND_FULL)
    page.goto("")
    page.locator(MAY_ACT).first.click()

    expect(page.get_by_text("does not keep the game")).to_be_visible()
