"""The table under rough hands: pressed twenty times, turned round, left alone, played without being seen."""

import pytest
from playwright.sync_api import expect

from playing import CARDS, MAY_ACT, held, open_table, told, until_a_card_may_be_played

FAST = "pace fast\nhold none\nguide off"
SIZES = ({"width": 360, "height": 640}, {"width": 844, "height": 390})


def played_by_me(page):
    return [line for line in told(page) if line.startswith("You play ")]


def test_t3_rough_hands_play_the_card_they_mean(page):
    open_table(page, settings=FAST)
    until_a_card_may_be_played(page)

    twenty_presses_in_a_second_play_one_card(page)
    a_held_key_plays_one_card(page)
    a_card_typed_with_a_space_is_that_card_and_not_the_one_in_focus(page)
    a_drag_given_up_plays_nothing(page)
    a_drag_to_the_table_plays_the_card(page)
    from_right_to_left_seats_stay_and_cards_are_where_they_are_seen(page)


def ready(page):
    page.locator(CARDS).first.wait_for()
    card = page.locator(CARDS).first
    return card, card.bounding_box(), len(played_by_me(page)), held(page)


def twenty_presses_in_a_second_play_one_card(page):
    _, box, before, _ = ready(page)
    for _ in range(20):
        page.mouse.click(box["x"] + 15, box["y"] + 40)
        page.wait_for_timeout(30)
    page.wait_for_timeout(300)

    assert len(played_by_me(page)) == before + 1


def a_held_key_plays_one_card(page):
    card, _, before, _ = ready(page)
    card.focus()
    for _ in range(12):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.wait_for_timeout(300)

    assert len(played_by_me(page)) == before + 1


def a_card_typed_with_a_space_is_that_card_and_not_the_one_in_focus(page):
    ready(page)
    card = page.locator(CARDS).last
    name, code = (
        card.get_attribute("aria-label").split(",")[0],
        card.get_attribute("id").removeprefix("card-"),
    )
    page.locator("#hand .card").first.focus()
    for sign in (*code[:-1], " ", code[-1]):
        page.keyboard.press(sign.replace(" ", "Space"))

    expect(page.locator("#log")).to_contain_text(f"You play the {name}")


def a_drag_given_up_plays_nothing(page):
    _, box, before, cards = ready(page)
    for end in ("Escape", "Back in the hand"):
        page.mouse.move(box["x"] + 15, box["y"] + 40)
        page.mouse.down()
        page.mouse.move(box["x"] + 15, box["y"] - 120, steps=4)
        if end == "Escape":
            page.keyboard.press("Escape")
        else:
            page.mouse.move(box["x"] + 30, box["y"] + 44, steps=4)
        page.mouse.up()
    page.wait_for_timeout(300)

    assert len(played_by_me(page)) == before
    assert held(page) == cards
    assert not page.locator("#hand .dragged").count()


def a_drag_to_the_table_plays_the_card(page):
    card, box, before, _ = ready(page)
    name = card.get_attribute("aria-label")
    page.mouse.move(box["x"] + 15, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 15, box["y"] - 200, steps=6)
    page.mouse.up()

    expect(page.locator("#log")).to_contain_text(f"You play the {name.split(',')[0]}")
    assert len(played_by_me(page)) == before + 1


def from_right_to_left_seats_stay_and_cards_are_where_they_are_seen(page):
    page.evaluate("document.documentElement.dir = 'rtl'")
    west, east = (page.locator(f"#seat-{side} .plate").bounding_box() for side in ("west", "east"))
    assert west["x"] < east["x"]
    until_a_card_may_be_played(page)
    row = [card.bounding_box()["x"] for card in page.locator("#hand .card").all()]
    assert row == sorted(row)
    a_drag_to_the_table_plays_the_card(page)
    page.evaluate("document.documentElement.dir = 'ltr'")


def test_t2_a_new_sitting_twenty_times_while_a_player_thinks(page):
    open_table(page, settings="pace slow\nguide off")
    page.locator(MAY_ACT).first.click()
    for _ in range(20):
        page.keyboard.press("g")
        page.locator("#panel-new-sitting").click()
        if page.locator("#accept").count():
            page.locator("#accept").click()
        expect(page.locator("#panel")).to_have_count(0)
    page.locator("#turn button").first.wait_for()

    assert held(page) == 6
    assert played_by_me(page) == []
    assert len(told(page)) <= 3


def test_turned_round_in_mid_trick_the_trick_and_the_hand_stay(page):
    open_table(page, settings="pace slow\nhold tap\nguide off")
    until_a_card_may_be_played(page)
    page.locator(CARDS).first.click()
    expect(page.locator("#trick .card").first).to_be_visible()
    cards = page.locator("#hand .card").evaluate_all("cards => cards.map((card) => card.id)")
    for size in (*SIZES, *SIZES):
        page.set_viewport_size(size)
        page.wait_for_timeout(100)
        boxes = [card.bounding_box() for card in page.locator("#hand .card").all()]
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= size["width"] for box in boxes)
        assert all(box["y"] + 44 <= size["height"] for box in boxes)

    assert cards == page.locator("#hand .card").evaluate_all("cards => cards.map((card) => card.id)")
    assert page.locator("#trick .card").count() >= 1


def test_t9_a_hidden_tab_of_five_minutes_has_at_most_one_action_pending(page):
    page.clock.install()
    open_table(page, settings="pace slow\nhold tap\nguide off")
    until_a_card_may_be_played(page)
    page.locator(CARDS).first.click()
    page.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    before = len(told(page))
    page.clock.fast_forward("05:00")
    page.wait_for_timeout(200)
    after = len(told(page))
    page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")

    assert after - before <= 2
    assert page.locator("#flying > *").count() == 0
    page.clock.run_for(10_000)
    expect(page.locator("#skip").or_(page.locator(CARDS).first).first).to_be_visible()


@pytest.fixture
def voice(page):
    """A page of which nothing is looked at but roles and names."""
    return open_table(page, settings="pace instant\nhold none\nguide off")


def test_a_deal_is_played_by_roles_and_names_alone(voice):
    hand = voice.get_by_role("region", name="Your hand")
    offers = voice.get_by_role("region", name="Your turn")
    following = voice.get_by_role("button", name="Next deal").or_(
        voice.get_by_role("button", name="New sitting")
    )
    said = []
    for _ in range(60):
        status = (
            voice.get_by_role("status").filter(has_text="Your turn").or_(voice.get_by_role("status").first)
        )
        said.append(status.first.inner_text())
        if following.count():
            break
        asked = offers.get_by_role("button")
        cards = hand.get_by_role("button", disabled=False)
        choice = asked if asked.count() else cards
        choice.first.wait_for()
        choice.first.focus()
        voice.keyboard.press("Enter")
        voice.wait_for_timeout(60)

    expect(following).to_be_visible()
    assert any("Your turn" in each for each in said)
    voice.keyboard.press("r")
    assert "Score: " in voice.get_by_role("region", name="Told on request").inner_text()


AWAKE = """
window.awake = 0;
Object.defineProperty(navigator, "wakeLock", { value: { async request() {
  awake++;
  return { released: false, async release() { awake--; this.released = true; } };
} } });
"""


def test_the_screen_stays_on_during_a_deal_and_may_go_dark_after_it(page):
    page.add_init_script(AWAKE)
    open_table(page, settings="pace instant\nhold none\nguide off")
    until_a_card_may_be_played(page)
    page.wait_for_function("awake === 1")
    page.locator("#ends").click()
    page.locator("#concede").click()
    page.locator("#accept").click()
    expect(page.locator("#result")).to_be_visible()

    page.wait_for_function("awake === 0")
