"""Regions of the page that are drawn again only when what they show has changed."""

from collections.abc import Callable
from typing import TypeVar

from htpy import Node, fragment
from markupsafe import Markup, escape

from text import language

S = TypeVar("S")


def region(draw: Callable[[S], Node]) -> Callable[[S], Markup]:
    """Remember the last slice of a screen that was drawn, in which language, and its HTML.

    Slices are compared by value, not hashed, since house rules hold mappings. Equal slices give the
    very same object, so a caller may compare with `is`.
    """
    last: list[tuple[str, S, Markup]] = []

    def drawn(part: S) -> Markup:
        if not last or last[0][:2] != (language(), part):
            last[:] = [(language(), part, escape(fragment[draw(part)]))]
        return last[0][2]

    return drawn
