"""Panels, commands and settings in words."""

from typing import Final

from app.screen import Panel
from app.words.cards import sentence_case
from games.words import N_
from text import gettext as _

_PANELS: Final = {
    Panel.RULES: N_("Rules"),
    Panel.GAMES: N_("Games"),
    Panel.SETTINGS: N_("Settings"),
    Panel.SCORES: N_("Score sheet"),
    Panel.LOG: N_("This deal"),
    Panel.SHARE: N_("Share"),
    Panel.KEYS: N_("Keys"),
    Panel.ABOUT: N_("About"),
    Panel.MENU: N_("Menu"),
    Panel.SITTINGS: N_("Sittings"),
    Panel.HISTORY: N_("Statistics"),
    Panel.FAIR: N_("Is it fair?"),
    Panel.STRENGTH: N_("How strong are they?"),
}
_SETTINGS: Final = {
    "pace": N_("Pace of the others"),
    "hold": N_("A full trick stays"),
    "autoplay": N_("Play my only card for me"),
    "choose": N_("Choosing a card"),
    "level": N_("Strength of the others"),
    "partner": N_("My partner plays"),
    "style": N_("Style"),
    "theme": N_("Colours of the page"),
    "suits": N_("Colours of the suits"),
    "colour-C": N_("Colour of clubs"),
    "colour-D": N_("Colour of diamonds"),
    "colour-H": N_("Colour of hearts"),
    "colour-S": N_("Colour of spades"),
    "faces": N_("Card faces"),
    "back": N_("Back of the cards"),
    "text": N_("Size of the text"),
    "side": N_("Side of the controls"),
    "keys": N_("Letters as shortcuts"),
    "motion": N_("Motion"),
    "sound": N_("Sound"),
}
_VALUES: Final = {
    "pace slow": N_("slow"),
    "pace normal": N_("normal"),
    "pace fast": N_("quick"),
    "pace instant": N_("at once"),
    "hold timed": N_("for a moment"),
    "hold tap": N_("until I go on"),
    "hold none": N_("not at all"),
    "autoplay off": N_("no"),
    "autoplay pause": N_("after a pause"),
    "autoplay instant": N_("at once"),
    "choose tap": N_("press once"),
    "choose confirm": N_("press, then confirm"),
    "level beginner": N_("beginner"),
    "level casual": N_("casual"),
    "level regular": N_("regular"),
    "level strong": N_("strong"),
    "level expert": N_("expert"),
    "level mixed": N_("as set below"),
    "style careful": N_("careful"),
    "style even": N_("even"),
    "style bold": N_("bold"),
    "partner equal": N_("as the strongest"),
    "partner off": N_("as set below"),
    "partner on": N_("at full strength"),
    "theme system": N_("as the system"),
    "theme light": N_("light"),
    "theme dark": N_("dark"),
    "theme contrast": N_("high contrast"),
    "suits two": N_("red and black"),
    "suits four": N_("four colours"),
    "suits own": N_("my own"),
    "back 1": N_("hares"),
    "back 2": N_("pepper"),
    "back 3": N_("checked cloth"),
    "text normal": N_("normal"),
    "text large": N_("large"),
    "side right": N_("right"),
    "side left": N_("left"),
}
_PLAIN_VALUES: Final = {"on": N_("on"), "off": N_("off")}


def panel_title(panel: Panel) -> str:
    """Name a panel, for its heading and the buttons that open it."""
    return _(_PANELS[panel])


def setting_title(key: str) -> str:
    """Name a setting."""
    return _(_SETTINGS[key]) if key in _SETTINGS else sentence_case(key)


def setting_value(key: str, value: str) -> str:
    """Name what a setting is set to; a value without a name of its own is shown as it is."""
    known = _VALUES.get(f"{key} {value}") or _PLAIN_VALUES.get(value)
    return _(known) if known else value
