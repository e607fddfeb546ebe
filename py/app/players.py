"""Who sits at the computers' seats: a level and a style each, as one short text such as strong-bold."""

from collections.abc import Mapping
from typing import Final

from app.names import SEATS
from app.settings import LADDER, STYLE, STYLES
from cards.seat import Seat

PLAYERS: Final = "players"
"""The key under which the players that the person has seated are kept."""


def player(level: str, style: str = STYLE) -> str:
    """Write a player; the usual style is left out."""
    return level if style == STYLE else f"{level}-{style}"


def level(text: str) -> str:
    """Give a player's level."""
    return text.partition("-")[0]


def style(text: str) -> str:
    """Give a player's style."""
    return text.partition("-")[2] or STYLE


def is_known(text: str) -> bool:
    """Tell whether a text is a player as player() writes it."""
    return level(text) in LADDER and style(text) in STYLES and player(level(text), style(text)) == text


def strongest(texts: tuple[str, ...]) -> str:
    """Give the highest level among players."""
    return max(map(level, texts), key=LADDER.index)


def write(seated: Mapping[Seat, str]) -> str:
    """Print who was seated where, a line each."""
    return "\n".join(f"{seat} {text}" for seat, text in sorted(seated.items()))


def read(text: str) -> dict[Seat, str]:
    """Read players as kept; a line that is none is left out."""
    words = (line.partition(" ")[::2] for line in text.splitlines())
    return {SEATS.index(seat): found for seat, found in words if seat in SEATS and is_known(found)}
