import pytest

from app.screen import GameLine, Panel, PanelScreen
from app.view.panel import Over, panel, sections
from app.words.forms import panel_title
from drawn import by_id, parts, words
from games.words import Section, Sentence


@pytest.mark.parametrize("each", Panel)
def test_every_panel_is_a_dialog_with_a_heading_and_a_way_out(each):
    html = panel(Over(PanelScreen(each), None))
    dialog = by_id(html, "panel")

    assert dialog.attributes["role"] == "dialog"
    assert panel_title(each) == by_id(html, dialog.attributes["aria-labelledby"]).words
    assert by_id(html, "close").attributes["data-msg"] == "close"


def test_no_panel_is_nothing():
    assert panel(Over(None, None)) == ""


def test_values_in_force_are_set_into_the_rules():
    part = (Section("The aim", (Sentence("Play to {target} points.", (("target", 15),)),)),)

    assert words("".join(str(each) for each in sections(part))) == "The aimPlay to 15 points."


def test_the_game_on_the_table_is_marked_on_the_list():
    games = (
        GameLine("euchre", "Euchre", "Five cards.", True),
        GameLine("napoleon", "Napoleon", "Alone.", False),
    )
    html = panel(Over(PanelScreen(Panel.GAMES, games=games), None))

    assert by_id(html, "game-euchre").attributes["aria-current"] == "true"
    assert "aria-current" not in by_id(html, "game-napoleon").attributes
    assert by_id(html, "game-napoleon").attributes["data-msg"] == "game napoleon"


def test_the_menu_opens_every_other_panel():
    html = panel(Over(PanelScreen(Panel.MENU), None))
    opened = {p.attributes["data-msg"] for p in parts(html) if p.attributes.get("id", "").startswith("menu-")}

    assert opened == {f"panel {each.value}" for each in Panel if each is not Panel.MENU}
