"""Cards that glide: ended by a press that plays nothing, none where none is wanted, no names on the way."""

import pytest

from app.words.cards import card_name
from games import rules
from playing import CARDS, held, open_table, told, until_a_card_may_be_played
from table.sitting import new_sitting

SLOW = "pace slow\nhold tap\nguide off"
# Watch for copies of cards from now on, with all that could name them.
WATCH = """
window.seen = [];
new MutationObserver(() => {
  const flying = document.getElementById("flying");
  if (flying?.children.length) seen.push(flying.outerHTML);
}).observe(document.body, { childList: true, subtree: true });
"""


def hidden(seed):
    """Name the cards that the person's seat cannot see when a sitting begins."""
    deal = new_sitting(rules("hasenpfeffer"), seed).state
    return [str(card) for card in (*(card for hand in deal.hands[1:] for card in hand), *deal.stock)]


def test_t6_a_press_ends_a_motion_and_plays_nothing(page):
    open_table(page, settings=SLOW)
    page.evaluate(WATCH)
    until_a_card_may_be_played(page)
    page.locator(CARDS).first.click()
    page.wait_for_function("document.querySelectorAll('#flying > *').length")
    cards, lines = held(page), len(told(page))
    page.evaluate("window.flying_then = [...document.querySelectorAll('#flying > *')]")
    page.mouse.click(*(sum(pair) for pair in zip(*_corner(page), strict=True)))

    assert not page.evaluate("flying_then.some((copy) => copy.isConnected)")
    assert held(page) == cards
    assert len(told(page)) - lines <= 1
    copies = page.evaluate("seen.join()")
    assert "aria-label" not in copies
    assert ' id="card-' not in copies


def _corner(page):
    box = page.locator("#felt").bounding_box()
    return (box["x"], box["y"]), (box["width"] - 12, box["height"] - 12)


@pytest.mark.parametrize(
    ("how", "pace"),
    [
        ("by the system", "slow"),
        ("by the system", "fast"),
        ("by the system", "instant"),
        ("by the setting", "slow"),
    ],
)
def test_g7_t8_nothing_moves_where_no_motion_is_wanted_and_every_pace_goes_on(page, how, pace):
    settings = f"pace {pace}\nhold tap\nguide off"
    if how == "by the system":
        page.emulate_media(reduced_motion="reduce")
    open_table(page, settings=settings if how == "by the system" else f"{settings}\nmotion off")
    page.evaluate(WATCH)
    until_a_card_may_be_played(page)
    page.locator(CARDS).first.click()
    page.locator("#trick .card").nth(1).wait_for()

    assert page.evaluate("seen.length") == 0


def test_u7_no_hidden_card_is_anywhere_in_the_page(page):
    open_table(page, seed="hidden", settings=SLOW)
    page.evaluate(WATCH)
    page.keyboard.press("g")
    html = page.evaluate("document.getElementById('app').innerHTML + seen.join()")
    names = page.evaluate("Object.keys(window).join() + JSON.stringify(history.state)")

    for card in hidden("hidden"):
        assert f'-{card}"' not in html
        assert f"card-{card}" not in names


def test_u8_no_hidden_card_is_named_to_a_screen_reader(page):
    open_table(page, seed="hidden", settings=SLOW)
    tree = page.locator("body").aria_snapshot()
    state = new_sitting(rules("hasenpfeffer"), "hidden").state

    assert all(card_name(str(card)) in tree for card in state.hands[0])
    assert [card for card in hidden("hidden") if card_name(card) in tree] == []
