import re
from itertools import product

import pytest

from publish.files import CHECKOUT

CSS = re.sub(
    r"/\*.*?\*/", "", (CHECKOUT / "assets" / "css" / "tokens.css").read_text("utf-8"), flags=re.DOTALL
)
BLOCKS = {" ".join(name.split()): body for name, body in re.findall(r"([^{}]+)\{([^{}]*)\}", CSS)}
SYSTEM_CONTRAST = ":root:not([data-theme])"
ROOT, FOUR = ":root", '[data-suits="four"]'
CONTRAST = '[data-theme="contrast"]'
THEMES = {
    "two colours": ((ROOT,), 4.5),
    "four colours": ((ROOT, FOUR), 4.5),
    "contrast": ((ROOT, CONTRAST), 7),
    "contrast, four colours": ((ROOT, FOUR, CONTRAST, CONTRAST + FOUR), 7),
}
WRITTEN = ("--ink", "--ink-soft", "--accent", "--good", "--bad", "--turn")
SIGNS = ("--sign-c", "--sign-d", "--sign-h", "--sign-s")
SUITS = ("--suit-c", "--suit-d", "--suit-h", "--suit-s", "--hare")


def declared(block):
    return dict(re.findall(r"(--[\w-]+):\s*([^;]+);", BLOCKS[block]))


def colours(blocks, scheme):
    """Resolve each property that is a plain colour in a scheme: 0 light, 1 dark."""
    found = {}
    for block in blocks:
        for name, value in declared(block).items():
            sides = re.findall(r"#[0-9a-f]{6}", value)
            if sides:
                found[name] = sides[scheme] if len(sides) == 2 else sides[0]
    return found


def luminance(colour):
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("theme", THEMES)
def test_all_that_is_read_stands_out_from_what_is_behind_it(theme, scheme):
    blocks, least = THEMES[theme]
    paint = colours(blocks, scheme)
    pairs = [
        *product((*WRITTEN, *SIGNS), ("--page", "--felt", "--felt-deep", "--panel", "--panel-deep")),
        *product(SUITS, ("--card-paper", "--card-dim")),
        *product(("--on-accent",), ("--accent", "--accent-deep")),
    ]
    faint = {
        f"{front} on {behind}": round(ratio(paint[front], paint[behind]), 2)
        for front, behind in pairs
        if ratio(paint[front], paint[behind]) < least
    }

    assert faint == {}


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("theme", THEMES)
def test_edges_and_rings_are_seen(theme, scheme):
    paint = colours(THEMES[theme][0], scheme)
    pairs = product(("--edge", "--focus", "--accent"), ("--page", "--felt", "--panel", "--panel-deep"))
    faint = {pair for pair in pairs if ratio(paint[pair[0]], paint[pair[1]]) < 3}

    assert faint == set()


def test_the_light_theme_is_light_and_the_dark_one_dark():
    light, dark = colours((ROOT,), 0), colours((ROOT,), 1)

    assert luminance(light["--page"]) > 0.85
    assert luminance(light["--felt"]) > 0.65
    assert luminance(dark["--page"]) < 0.01
    assert luminance(dark["--felt"]) < 0.02


def test_contrast_is_the_same_from_the_page_and_from_the_system():
    assert declared(CONTRAST) == declared(SYSTEM_CONTRAST)
    assert declared(CONTRAST + FOUR) == declared(SYSTEM_CONTRAST + FOUR)
