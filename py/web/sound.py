"""Sounds, made by the browser from nothing but numbers."""

from pyscript.js_modules import sound


def play(kind: str) -> None:
    """Make a sound: card, trick or turn; silence where the browser does not let us yet."""
    sound.play(kind)
