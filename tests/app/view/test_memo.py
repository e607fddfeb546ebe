from htpy import p

import text
from app.view.memo import region


def counted():
    calls = []

    @region
    def draw(part):
        calls.append(part)
        return p[str(part)]

    return draw, calls


def test_an_equal_slice_is_not_drawn_again():
    draw, calls = counted()
    first = draw((1, {"a": 2}))

    assert first is draw((1, {"a": 2}))
    assert calls == [(1, {"a": 2})]


def test_a_changed_slice_is_drawn_again():
    draw, calls = counted()
    draw(1)

    assert draw(2) == "<p>2</p>"
    assert calls == [1, 2]


def test_another_language_draws_everything_again():
    draw, calls = counted()
    draw(1)
    text.use("sw")
    try:
        draw(1)
    finally:
        text.use("en")

    assert calls == [1, 1]


def test_what_is_drawn_is_escaped_once():
    draw, _ = counted()

    assert draw("a<b") == "<p>a&lt;b</p>"
