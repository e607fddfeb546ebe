"""Sounds as a listener would hear them: there, short, never so loud that they break."""

import pytest

from playing import held, open_table, until_a_card_may_be_played

RATE = 44_100
# Render sounds that begin together; tell the loudest sample, and the last one that can be heard.
RENDER = """async ([kinds, rate]) => {
  const folder = document.querySelector("script[src*='/table-'], link[href*='/table-']");
  const script = (folder.src || folder.href).replace(/[^/]*$/, "js/sound.js");
  const { voice } = await import(script);
  const context = new OfflineAudioContext(1, rate, rate);
  const sounds = voice(context);
  for (const kind of kinds) sounds[kind](0);
  const samples = (await context.startRendering()).getChannelData(0);
  let peak = 0, last = 0, energy = 0;
  samples.forEach((each, place) => {
    const loud = Math.abs(each);
    peak = Math.max(peak, loud);
    energy += each * each;
    if (loud > 0.001) last = place;
  });
  return { peak, seconds: last / rate, energy };
}"""
KINDS = ("card", "trick", "turn")


def test_each_sound_is_there_short_and_not_too_loud(page):
    open_table(page)
    for kinds in (*((kind,) for kind in KINDS), KINDS):
        heard = page.evaluate(RENDER, [list(kinds), RATE])

        assert 0.02 < heard["peak"] < 0.9, kinds
        assert 0.02 < heard["seconds"] < 0.5, kinds
        assert heard["energy"] > 1, kinds


@pytest.mark.parametrize("wanted", ["on", "off"])
def test_nothing_sounds_until_asked_for_and_then_from_the_first_press_on(page, wanted):
    page.add_init_script(
        "window.begun = 0;"
        "for (const kind of [AudioBufferSourceNode, OscillatorNode]) {"
        "  const start = kind.prototype.start;"
        "  kind.prototype.start = function (...when) { window.begun++; return start.apply(this, when); };"
        "}"
    )
    open_table(page, settings=f"pace fast\nhold none\nguide off\nsound {wanted}")
    until_a_card_may_be_played(page)
    before = held(page)
    page.locator("#hand .card[data-msg^='act ']:not([aria-disabled=true])").first.click()
    page.wait_for_function("cards => document.querySelectorAll('#hand .card').length < cards", arg=before)

    if wanted == "on":
        page.wait_for_function("window.begun > 0")
    else:
        assert page.evaluate("window.begun") == 0
