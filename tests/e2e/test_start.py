"""The page opens with a hand on the table, and Python answers."""

from playwright.sync_api import expect


def test_the_page_opens_with_a_hand_on_the_table(page):
    page.goto("")

    expect(page.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(6)


def test_python_answers_a_press(page):
    page.goto("")
    page.get_by_role("button", name="Rules").click()

    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_python_answers_a_key(page):
    page.goto("")
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    page.keyboard.press("?")

    expect(page.get_by_role("dialog")).to_be_visible()


def test_whatever_the_page_complains_of_is_heard(page, complaints):
    page.goto("")
    page.evaluate("console.error('no such card')")
    page.evaluate("new Image().src = 'http://127.0.0.1:9/card.png'")
    page.evaluate("setTimeout(() => { throw new Error('no such seat') })")
    page.wait_for_function("() => true")
    page.wait_for_timeout(200)
    heard = "\n".join(complaints)
    complaints.clear()

    assert "no such card" in heard
    assert "asked elsewhere: http://127.0.0.1:9/card.png" in heard
    assert "no such seat" in heard
