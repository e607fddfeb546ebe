"""A whole sitting by keys alone, and one by what a screen reader is given: roles, names and what is said."""

import pytest
from playwright.sync_api import expect

from games import rules
from games.euchre.options import EuchreOptions
from playing import keep
from table import link
from table.sitting import new_sitting

FAST = "pace instant\nhold none\nguide off"
RANKS = {"nine": "9", "ten": "10", "jack": "j", "queen": "q", "king": "k", "ace": "a"}
MOST = 400


@pytest.fixture
def table(page):
    """A game of Euchre to five points, whose cards every run deals alike."""
    keep(page.context, "settings", FAST)
    begun = new_sitting(rules("euchre", EuchreOptions(target=5)), "senses")
    page.goto("#" + link.write(link.invite(begun)))
    page.wait_for_function("!location.hash")
    return page


def offers(page):
    return page.get_by_role("region", name="Your turn").get_by_role("button")


def cards(page):
    return page.get_by_role("region", name="Your hand").get_by_role("button", disabled=False)


def following(page):
    return page.get_by_role("button", name="Next deal")


def won(page):
    return page.get_by_role("button", name="New sitting")


def waited(page):
    """Wait until something is asked; tell what may be pressed, a button before a card."""
    offers(page).or_(cards(page)).or_(following(page)).or_(won(page)).first.wait_for()
    if won(page).count():
        return None
    if following(page).count():
        return following(page)
    return offers(page) if offers(page).count() else cards(page)


def typed(page, choice):
    """Answer by keys alone: n, p, the letters of a card, or Tab and Enter."""
    name = choice.first.get_attribute("aria-label") or choice.first.inner_text()
    rank, _, suit = name.split(",")[0].partition(" of ")
    if name == "Next deal":
        page.keyboard.press("n")
    elif rank in RANKS:
        page.keyboard.type(RANKS[rank] + suit[0])
    elif page.get_by_role("button", name="Pass", exact=True).count():
        page.keyboard.press("p")
    else:
        for _ in range(MOST):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.closest('#turn') !== null"):
                break
        page.keyboard.press("Enter")


def pressed(page, choice):
    """Answer as a screen reader does: the focus on what was chosen by its name, then a press."""
    choice.first.focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("answer", [typed, pressed])
@pytest.mark.long
def test_a_sitting_is_played_to_its_end(table, answer):
    heard = []
    for _ in range(MOST):
        choice = waited(table)
        said = table.get_by_role("status").first.inner_text()
        heard.append(said)
        if choice is None:
            break
        answer(table, choice)
        table.wait_for_function("said => document.getElementById('status').innerText !== said", arg=said)
        table.wait_for_function("document.activeElement !== document.body")

    expect(won(table)).to_be_visible()
    assert "won the sitting" in heard[-1]
    table.keyboard.press("r")
    told = table.get_by_role("region", name="Told on request")
    expect(told).to_contain_text("Score: ")
