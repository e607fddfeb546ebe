import pytest

from app.screen import Panel
from app.view.bar import Bar, bar
from drawn import by_id


@pytest.mark.parametrize(("possible", "disabled"), [(True, None), (False, "true")])
def test_undo_and_redo_look_away_when_there_is_nothing_to_do(possible, disabled):
    html = bar(Bar("Euchre", possible, possible, None))

    assert disabled == by_id(html, "undo").attributes.get("aria-disabled")
    assert disabled == by_id(html, "redo").attributes.get("aria-disabled")


def test_the_button_of_the_open_panel_says_so():
    html = bar(Bar("Euchre", True, True, Panel.RULES))

    assert by_id(html, "bar-rules").attributes["aria-expanded"] == "true"
    assert by_id(html, "bar-log").attributes["aria-expanded"] == "false"
