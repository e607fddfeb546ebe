import pytest

from app.screen import Panel
from app.settings import SETTINGS
from app.words.forms import panel_title, setting_title, setting_value


@pytest.mark.parametrize("panel", Panel)
def test_every_panel_has_a_title(panel):
    assert panel_title(panel)


@pytest.mark.parametrize("key", SETTINGS)
def test_every_setting_is_named_by_more_than_its_key(key):
    assert setting_title(key) not in {"", key}


def test_a_value_without_words_is_shown_as_it_is():
    assert setting_value("pace", "glacial") == "glacial"
