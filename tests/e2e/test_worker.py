"""The worker in which strong players think: killed in mid-thought it comes back and answers the same."""

import pytest
from playwright.sync_api import expect

from bots import choose
from games import notation, rules, transcript
from playing import keep
from table import link
from table.sitting import act, new_sitting, observe_for, thought

EXPERTS = ("you", *("expert",) * 3)
# Every question put to a player is noted. The worker that is asked the first one dies over it; Chromium lets
# one that is ended finish its sentence, but nobody hears it. The limit runs out when the test says so.
WATCH = """
    window.asked = [];
    window.explained = 0;
    window.bots = () => document.querySelector("script[name^=bots-]");

    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...given) {
        const [, what, texts] = Array.isArray(given[0]) ? given[0] : [];
        post.apply(this, given);
        explained += what === "explained";
        if (what === "choose" && asked.push(JSON.stringify(texts)) === 1) {
            window.dead = this;
            bots().xworker.terminate();
        }
    };
    const listen = MessagePort.prototype.addEventListener;
    MessagePort.prototype.addEventListener = function (kind, work, ...given) {
        listen.call(this, kind, (event) => this === window.dead || work.call(this, event), ...given);
    };

    const later = setTimeout.bind(window);
    const limits = [];
    window.setTimeout = (work, after, ...given) => {
        let ended = false;
        const once = () => { if (!ended) work(...given); ended = true; };
        if (Math.abs(after - LIMIT) < 1_000) limits.push(once);
        return later(once, after);
    };
    window.expire = () => limits.splice(0).forEach((once) => once());
""".replace("LIMIT", "20_000")


@pytest.fixture
def table(page):
    """A table with experts at it, whose worker is awake."""
    sitting = new_sitting(rules("hasenpfeffer"), "experts", 3)
    keep(page.context, "settings", "pace instant\nhold none\nguide off")
    page.add_init_script(WATCH)
    page.goto("#" + link.write(link.invite(sitting, EXPERTS)))
    page.wait_for_function("!location.hash")
    page.locator("#turn button").first.wait_for()
    # Until the worker is there, hints come from elsewhere.
    page.wait_for_function("explained || document.querySelector('#hint').click()", polling=500)
    expect(page.locator("#telling")).not_to_contain_text("Thinking")
    return page, sitting


def answered(sitting, said):
    """Tell what the experts answer to what the person says, here and not in a browser."""
    sitting = act(sitting, notation.read(said))
    while sitting.state.turn:
        view = transcript.write(observe_for(sitting, sitting.state.turn))
        sitting = act(sitting, notation.read(choose(view, thought(sitting), "expert")))
    return sitting


def test_p6_p8_a_worker_killed_in_mid_thought_is_started_anew_and_answers_the_same(table):
    page, sitting = table
    expected = answered(sitting, "1")
    page.locator("[data-msg='act 1']").click()
    page.wait_for_function("window.dead")
    # However long a player thinks, the page answers.
    page.locator("#bar-rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#log li")).to_have_count(1)
    page.wait_for_function("asked.length > 1 || expire()", polling=1_000)
    page.wait_for_function(f"document.querySelectorAll('#log li').length === {len(expected.state.history)}")

    first, again, *others = page.evaluate("asked")
    assert first == again
    assert len(others) == len(expected.state.history) - 2
    said = " ".join(notation.write(entry.action) for entry in expected.state.history)
    assert f"play: {said}\n" in page.evaluate("localStorage.getItem('hasenpfeffer/sitting/hasenpfeffer')")
    assert not page.evaluate("crossOriginIsolated")
