"""The bar: the name of the game, and buttons for panels, sharing and taking back."""

from typing import NamedTuple

from htpy import Element, Node, button, h1, header, nav, span

from app.screen import Panel, Screen
from app.view.icons import icon
from app.view.memo import region
from app.words.forms import panel_title
from text import gettext as _


class Bar(NamedTuple):
    """The slice of a screen that the bar shows."""

    name: str
    can_undo: bool
    can_redo: bool
    open: Panel | None


def bar_of(screen: Screen) -> Bar:
    """Take what the bar shows."""
    panel = screen.panel.panel if screen.panel is not None else None
    return Bar(screen.game_name, screen.can_undo, screen.can_redo, panel)


TOOLS = (Panel.GAMES, Panel.RULES, Panel.SCORES, Panel.LOG, Panel.SHARE, Panel.SETTINGS)
MENU = (*TOOLS, Panel.SITTINGS, Panel.HISTORY, Panel.FAIR, Panel.STRENGTH, Panel.KEYS, Panel.ABOUT)


@region
def bar(part: Bar) -> Node:
    """Draw the bar; on a narrow page its buttons are behind the menu."""
    return header("#bar")[
        opener(Panel.MENU, "bar", pressed=part.open is Panel.MENU),
        h1[part.name],
        nav(aria_label=_("Table"))[(opener(each, "bar", pressed=part.open is each) for each in TOOLS)],
        _step("undo", _("Undo"), possible=part.can_undo),
        _step("redo", _("Redo"), possible=part.can_redo),
    ]


def opener(panel: Panel, where: str, *, pressed: bool = False) -> Element:
    """Draw a button that opens a panel."""
    return button(
        ".tool",
        id=f"{where}-{panel.value}",
        type="button",
        data_msg=f"panel {panel.value}",
        aria_expanded="true" if pressed else "false",
        title=panel_title(panel),
    )[icon(panel.value), span(".words")[panel_title(panel)]]


def _step(name: str, words: str, *, possible: bool) -> Element:
    return button(
        ".tool",
        id=name,
        type="button",
        data_msg=name,
        aria_disabled=None if possible else "true",
        title=words,
    )[icon(name), span(".words")[words]]
