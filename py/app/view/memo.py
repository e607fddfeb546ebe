"""Regions of the page, and pieces of them, that are drawn again only when what they show has changed."""

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import Final, ParamSpec, TypeVar

from htpy import Node, fragment
from markupsafe import Markup, escape

from text import language

S = TypeVar("S")
P = ParamSpec("P")

# Every card, back and seat of a deal in all that they may look like, and a good deal more.
PIECES: Final = 512


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


def piece(draw: Callable[P, Node]) -> Callable[P, Markup]:
    """Remember the HTML of a small part of a region, by what it shows and in which language."""

    @lru_cache(maxsize=PIECES)
    def remembered(_language: str, *args: Hashable, **named: Hashable) -> Markup:
        return escape(fragment[draw(*args, **named)])  # type: ignore[arg-type]  # the arguments of draw itself

    @wraps(draw)
    def drawn(*args: P.args, **named: P.kwargs) -> Markup:
        return remembered(language(), *args, **named)  # type: ignore[arg-type]  # all that is drawn is frozen

    return drawn
