"""How a person likes the table: each setting's values, kept apart from the rules of the game."""

import re
from collections.abc import Mapping
from typing import Final

LADDER: Final = ("beginner", "casual", "regular", "strong", "expert")
"""The levels of the players, the weakest first."""

STYLES: Final = ("careful", "even", "bold")
STYLE: Final = "even"
MIXED: Final = "mixed"
"""What stands for the level of players that have several; it cannot be chosen."""

SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "pace": ("slow", "normal", "fast", "instant"),
    "hold": ("none", "timed", "tap"),
    "autoplay": ("off", "pause", "instant"),
    "choose": ("tap", "confirm"),
    "level": LADDER,
    "partner": ("equal", "off", "on"),
    "theme": ("system", "light", "dark", "contrast"),
    "suits": ("two", "four", "own"),
    "faces": ("normal", "large"),
    "back": ("1", "2", "3"),
    "text": ("normal", "large"),
    "side": ("right", "left"),
    "motion": ("on", "off"),
    "sound": ("off", "on"),
    "keys": ("on", "off"),
    "guide": ("offer", "on", "off"),
}
"""Every setting and what it may be, in the order in which it is offered."""

COLOURS: Final = {
    "colour-C": "#1d6137",
    "colour-D": "#1a58a0",
    "colour-H": "#ad231b",
    "colour-S": "#1c2f3f",
}
"""The colour of each suit where the person chooses them all, and what it is at first."""

DEFAULTS: Final = {
    **{key: values[0] for key, values in SETTINGS.items()},
    "pace": "normal",
    "hold": "timed",
    "level": "regular",
    **COLOURS,
}

FULL_STRENGTH: Final = "expert"
"""The level of a partner who is to be as strong as can be."""

HOUSE_LEVEL: Final = "regular"
"""The level at which a conceded deal is played out for the person."""

PACE: Final = {"slow": 1600, "normal": 800, "fast": 300, "instant": 0}
"""Milliseconds that a computer player takes."""

HOLD: Final = {"slow": 2600, "normal": 1500, "fast": 700, "instant": 0}
"""Milliseconds that a full trick lies on the table, by pace."""


def is_offered(key: str, value: str) -> bool:
    """Tell whether a setting may have a value."""
    if key in COLOURS:
        return re.fullmatch("#[0-9a-f]{6}", value) is not None
    return value in SETTINGS.get(key, ())


def read(text: str) -> dict[str, str]:
    """Read settings as kept; what is unknown or wrong is left at its default."""
    kept = dict(DEFAULTS)
    for line in text.splitlines():
        key, _, value = line.partition(" ")
        if reads(line):
            kept[key] = value
    return kept


def reads(line: str) -> bool:
    """Tell whether a line that was kept is a setting that is offered."""
    key, _, value = line.partition(" ")
    return is_offered(key, value)


def write(settings: Mapping[str, str]) -> str:
    """Print the settings that differ from the defaults, a line each."""
    return "\n".join(f"{key} {value}" for key, value in settings.items() if DEFAULTS[key] != value)
