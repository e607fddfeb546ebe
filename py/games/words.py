"""What people read about a game, as sentences for the catalogues to translate later."""

from collections.abc import Callable
from typing import NamedTuple

from games.options import Options


def N_(text: str) -> str:
    """Mark a sentence for extraction; the text layer translates it when it is shown."""
    return text


class Sentence(NamedTuple):
    """A sentence to translate, and the values to set into it afterwards with str.format."""

    text: str
    values: tuple[tuple[str, object], ...] = ()


def say(text: str, **values: object) -> Sentence:
    """Make a sentence with values to set into it."""
    return Sentence(text, tuple(values.items()))


class Section(NamedTuple):
    """A part of a rules page: a heading and its sentences."""

    heading: str
    sentences: tuple[Sentence, ...]


class Words(NamedTuple):
    """A game in words: one line for the list of games, and its rules under given options."""

    summary: str
    rules: Callable[[Options], tuple[Section, ...]]
