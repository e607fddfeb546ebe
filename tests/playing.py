"""What the browser's tests share: a table with known cards, opened once for many checks."""

import json

from playwright.sync_api import expect

from games import rules
from table import link
from table.sitting import new_sitting

CARDS = "#hand .card[data-msg^='act ']:not([data-msg*='/']):not([aria-disabled=true])"
MAY_ACT = "#turn button, #hand .card[data-msg]:not([aria-disabled=true]), #next-deal, #new-sitting"


def table_link(seed, game="hasenpfeffer"):
    """Name the address of a table whose cards every run deals alike."""
    return "#" + link.write(link.invite(new_sitting(rules(game), seed)))


def keep(context, key, text):
    """Put something into the store of a profile that has nothing there yet."""
    script = "if (location.protocol !== 'about:') localStorage.getItem({0}) ?? localStorage.setItem({0}, {1})"
    context.add_init_script(script.format(json.dumps(f"hasenpfeffer/{key}"), json.dumps(text)))


def open_table(page, seed="table", settings=""):
    """Open a table with known cards, under some settings, and wait for Python."""
    open_link(page, table_link(seed), settings)
    expect(page.locator("#hand .card")).to_have_count(6)
    return page


def open_link(page, fragment, settings=""):
    """Follow a link and wait until the person may act."""
    keep(page.context, "settings", settings)
    page.goto(fragment)
    # The program takes the link out of the address when it has dealt its cards.
    page.wait_for_function("!location.hash")
    page.locator(MAY_ACT).first.wait_for()


def until_a_card_may_be_played(page):
    """Press the first thing offered until the person may play a card."""
    for _ in range(80):
        page.locator(MAY_ACT).first.wait_for()
        if page.locator(CARDS).count():
            return
        page.locator(MAY_ACT).first.click()
        page.wait_for_timeout(100)
    raise AssertionError("no card could be played")


def held(page):
    return page.locator("#hand .card").count()


def told(page):
    """List what the log of the deal tells."""
    return page.locator("#log li").all_inner_texts()
