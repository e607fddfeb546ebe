"""What a newer version kept, and this one cannot read, is still there after something was changed."""

import pytest

from app.unread import beside
from seated import Program

KINDS = {
    "settings": ("felt green", "set theme dark", "theme dark"),
    "names": ("8 Octavia", "name 1 Wilhelmina", "1 Wilhelmina"),
    "players": ("1 grandmaster", "level 2 strong", "2 strong"),
    "rules/hasenpfeffer": ("widow hidden", "rule target 21", "target 21"),
    "presets": ("hasenpfeffer widow:hidden\tGrandma", "save-own Mine", "hasenpfeffer\tMine"),
}


@pytest.mark.parametrize("key", KINDS)
def test_a_line_of_a_newer_version_stays_when_another_is_changed(key):
    line, said, written = KINDS[key]
    table = Program(stored=((key, line),)).settle().say(said)

    assert table.store[key].splitlines() == [line, written]
    again = Program(stored=tuple(table.store.items())).settle().say(said)
    assert again.store[key].splitlines() == [line, written]


def test_what_is_chosen_here_counts_more_than_what_could_not_be_read():
    table = Program(stored=(("settings", "theme sepia\npace fast"),)).settle().say("set theme dark")

    assert table.store["settings"].splitlines() == ["theme sepia", "pace fast", "theme dark"]


def test_lines_that_are_read_are_written_anew_and_not_twice():
    assert beside("a 1\nb 2\n? 3", "a 4", lambda line: line[0] in "ab") == "? 3\na 4"
