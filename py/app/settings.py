"""How a person likes the table: each setting's values, kept apart from the rules of the game."""

from collections.abc import Mapping
from typing import Final

SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "pace": ("normal", "slow", "fast", "instant"),
    "hold": ("timed", "tap", "none"),
    "autoplay": ("off", "pause", "instant"),
    "choose": ("tap", "confirm"),
    "level": ("regular", "beginner", "casual", "strong", "expert"),
    "theme": ("system", "light", "dark", "contrast"),
    "suits": ("two", "four"),
    "faces": ("normal", "large"),
    "back": ("1", "2", "3"),
    "text": ("normal", "large"),
    "side": ("right", "left"),
    "motion": ("on", "off"),
    "sound": ("off", "on"),
    "keys": ("on", "off"),
    "guide": ("offer", "on", "off"),
}
"""Every setting and what it may be; the first value is the default."""

DEFAULTS: Final = {key: values[0] for key, values in SETTINGS.items()}

HOUSE_LEVEL: Final = "regular"
"""The level at which a conceded deal is played out for the person."""

PACE: Final = {"slow": 1600, "normal": 800, "fast": 300, "instant": 0}
"""Milliseconds that a computer player takes."""

HOLD: Final = {"slow": 2600, "normal": 1500, "fast": 700, "instant": 0}
"""Milliseconds that a full trick lies on the table, by pace."""


def read(text: str) -> dict[str, str]:
    """Read settings as kept; what is unknown or wrong is left at its default."""
    kept = dict(DEFAULTS)
    for line in text.splitlines():
        key, _, value = line.partition(" ")
        if value in SETTINGS.get(key, ()):
            kept[key] = value
    return kept


def write(settings: Mapping[str, str]) -> str:
    """Print the settings that differ from the defaults, a line each."""
    return "\n".join(f"{key} {value}" for key, value in settings.items() if DEFAULTS[key] != value)
