"""The table as it should look, in four sizes and dresses, held against kept pictures.

`pytest --e2e --update` takes them anew. Fonts differ between machines, so a picture only has to be near.
"""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import expect

from playing import open_table, until_a_card_may_be_played
from publish.files import CHECKOUT

PICTURES = CHECKOUT / "tests" / "e2e" / "pictures"
SIZES = ((360, 640), (844, 390), (1280, 800))
DRESSES = ("light", "dark", "contrast", "rtl")
# A picture is kept at half its size, in few colours, and compared blurred: letters may differ, not places.
COLOURS = 64
BLUR = 3
NEAR = 40
# A card of the hand is more than this part of any picture.
FAR_PARTS = 0.012


@pytest.fixture
def browser_context_args(browser_context_args):
    return {**browser_context_args, "reduced_motion": "reduce", "color_scheme": "light"}


def taken(page):
    whole = Image.open(BytesIO(page.screenshot())).convert("RGB")
    small = whole.resize((whole.width // 2, whole.height // 2), Image.Resampling.LANCZOS)
    return small.quantize(COLOURS).convert("RGB")


def far_part(one, other):
    """Give the part of a picture that is not near the other."""
    blurred = [each.filter(ImageFilter.GaussianBlur(BLUR)) for each in (one, other)]
    difference = ImageChops.difference(*blurred).convert("L")
    histogram = difference.histogram()
    return sum(histogram[NEAR:]) / (one.width * one.height)


def dress(page, name):
    page.evaluate(
        """name => {
          document.getElementById('page').dataset.theme = name === 'rtl' ? 'light' : name;
          document.documentElement.dir = name === 'rtl' ? 'rtl' : 'ltr';
        }""",
        name,
    )


def compare(page, state, request):
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for name in DRESSES:
            dress(page, name)
            page.mouse.move(0, 0)
            page.wait_for_timeout(150)
            now, kept = taken(page), PICTURES / f"{state}-{width}x{height}-{name}.png"
            if request.config.getoption("--update"):
                now.quantize(COLOURS).save(kept, optimize=True)
            then = Image.open(kept).convert("RGB")
            if then.size != now.size or far_part(now, then) > FAR_PARTS:
                found.append(kept.name)
    return found


def test_the_table_looks_as_it_should(page, request):
    open_table(page, seed="picture", settings="pace instant\nhold none\nguide off")
    expect(page.locator("#turn button").first).to_be_visible()
    found = compare(page, "auction", request)
    until_a_card_may_be_played(page)
    found += compare(page, "play", request)

    assert found == []
