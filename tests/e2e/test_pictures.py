"""The table as it should look, in four sizes and dresses, held against kept pictures.

`pytest --e2e --update` takes them anew. Fonts differ between machines, so a picture only has to be near.
"""

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops, ImageFilter

from games import legal_actions, rules
from games.engine import phase_name
from playing import open_link
from publish.files import CHECKOUT
from table import link
from table.sitting import act, new_sitting

PICTURES = CHECKOUT / "tests" / "e2e" / "pictures"
SIZES = ((360, 640), (844, 390), (1280, 800))
DRESSES = ("light", "dark", "contrast", "rtl")
# A picture is kept at half its size, in few colours, and compared blurred: letters may differ, not places.
COLOURS = 64
BLUR = 3
NEAR = 40
# A card of the hand is more than this part of any picture.
FAR_PARTS = 0.012
PICTURED = 7


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


def position(phase):
    """Name the address of the first moment in a phase at which the person is asked and others have acted.

    What the others did is in the link, so a picture does not change when the players do.
    """
    rng, sitting = Random(PICTURED), new_sitting(rules("hasenpfeffer"), "picture")
    while True:
        state = sitting.state
        acted = state.tricks[-1].plays if state.tricks else state.history
        if state.turn == 0 and phase_name(state) == phase and acted:
            return "#" + link.write(link.invite_to_position(sitting))
        sitting = act(sitting, rng.choice(legal_actions(state)))


@pytest.mark.parametrize("phase", ["auction", "play"])
def test_the_table_looks_as_it_should(page, request, phase):
    open_link(page, position(phase), settings="pace instant\nhold none\nguide off")

    assert compare(page, phase, request) == []
