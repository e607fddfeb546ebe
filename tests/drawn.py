"""Pages drawn from real sittings, taken apart again: elements with their attributes and words."""

from html.parser import HTMLParser
from typing import NamedTuple

from app.look import look
from app.model import Model


class Part(NamedTuple):
    """An element: its tag, its attributes, and all the text inside it."""

    tag: str
    attributes: dict
    words: str

    def has(self, name):
        return name in (self.attributes.get("class") or "").split()


class _Reader(HTMLParser):
    VOID = frozenset({"input", "br", "hr", "img"})

    def __init__(self):
        super().__init__()
        self.found, self.open = [], []

    def handle_starttag(self, tag, attrs):
        entry = [tag, dict(attrs), []]
        self.found.append(entry)
        if tag not in self.VOID:
            self.open.append(entry)

    def handle_endtag(self, tag):
        entry = self.open.pop()
        assert entry[0] == tag, f"</{tag}> closes <{entry[0]}>"

    def handle_data(self, data):
        for entry in self.open:
            entry[2].append(data)


def parts(html):
    """List the elements of a page in order; fails when tags do not close in turn."""
    reader = _Reader()
    reader.feed(str(html))
    assert not reader.open
    return [Part(tag, attributes, "".join(words)) for tag, attributes, words in reader.found]


def by_id(html, key):
    """Give the one element of that id."""
    (found,) = [part for part in parts(html) if part.attributes.get("id") == key]
    return found


def words(html):
    """Give the text of a page with single spaces."""
    return " ".join("".join(part.words for part in parts(f"<div>{html}</div>")[:1]).split())


def screen(sitting, **changes):
    """Look at a sitting, with no full trick left on the table."""
    players = ("regular",) * sitting.rules.seats
    settled = {"swept": len(sitting.state.tricks), "players": players, **changes}
    return look(Model(sitting=sitting, **settled))
