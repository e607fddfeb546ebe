"""axe finds nothing to mend: every panel and state, in light, dark, high contrast and from right to left."""

from playwright.sync_api import expect

from app.screen import Panel
from playing import CARDS, open_table, until_a_card_may_be_played
from publish.files import CHECKOUT

AXE = (CHECKOUT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
THEMES = ("light", "dark", "contrast")
RUN = """async (rules) => {
  const options = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...options });
  const told = (id) => ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`;
  return violations.flatMap(({ id, nodes }) => nodes.map(told(id)));
}"""


def faults(page, state, rules=()):
    return [f"{state}: {each}" for each in page.evaluate(RUN, list(rules))]


def in_every_theme(page, state):
    """Try all rules once, and the colours in each theme."""
    found = faults(page, state)
    for theme in THEMES:
        page.evaluate("theme => document.getElementById('page').dataset.theme = theme", theme)
        found += faults(page, f"{state}, {theme}", ("color-contrast",))
    page.evaluate("document.getElementById('page').dataset.theme = 'system'")
    return found


def test_axe_finds_nothing_in_any_panel_or_state(page):
    page.set_viewport_size({"width": 390, "height": 760})
    open_table(page, settings="pace fast\nhold tap\nmotion off")
    page.evaluate(AXE)
    found = in_every_theme(page, "an auction, with the offer to be shown how")
    page.evaluate("document.documentElement.dir = 'rtl'")
    found += faults(page, "an auction, from right to left")
    page.evaluate("document.documentElement.dir = 'ltr'")
    for panel in Panel:
        page.evaluate(
            "word => { const b = document.createElement('button'); b.dataset.msg = word;"
            "document.getElementById('app').append(b); b.click(); b.remove() }",
            f"panel {panel.value}",
        )
        expect(page.locator(f"#panel[data-panel='{panel.value}']")).to_be_visible()
        found += in_every_theme(page, f"panel {panel.value}")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator("#hush")).to_be_visible()
    found += in_every_theme(page, "a hint")
    until_a_card_may_be_played(page)
    found += in_every_theme(page, "a card to be played")
    page.locator(CARDS).first.click()
    expect(page.locator("#skip")).to_be_visible()
    found += in_every_theme(page, "a full trick")
    page.keyboard.press("Space")
    page.keyboard.press("g")
    page.locator("#panel-new-sitting").click()
    expect(page.locator("#question")).to_be_visible()
    found += in_every_theme(page, "a question")
    page.locator("#decline").click()
    page.locator("#close").click()
    page.locator("#ends").click()
    page.locator("#concede").click()
    page.locator("#accept").click()
    expect(page.locator("#result")).to_be_visible()
    found += in_every_theme(page, "the end of a deal")

    assert found == []
