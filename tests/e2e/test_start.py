"""The page opens and Python answers."""

from playwright.sync_api import expect


def test_python_answers(page):
    page.goto("")
    button = page.get_by_role("button", name="0")
    expect(button).to_be_visible(timeout=60_000)
    button.click()

    expect(page.get_by_role("button", name="1")).to_be_visible()
