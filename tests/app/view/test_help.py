from htpy import fragment

from app.keys import SHORTCUTS
from app.view.help import about, keys
from drawn import parts, words

NAMES = {"Space": " ", "Esc": "ESCAPE"}


def test_every_key_that_stands_for_a_button_is_on_the_list():
    listed = {NAMES.get(part.words, part.words) for part in parts(str(fragment[keys()])) if part.tag == "kbd"}

    assert set(SHORTCUTS) <= listed


def test_the_page_says_what_it_does_not_do():
    assert "No accounts" in words(fragment[about(installable=False)])
