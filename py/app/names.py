"""What the seats are called."""

from collections.abc import Mapping
from typing import Final

from cards.seat import Seat
from games.words import N_
from text import gettext as _

PLACES: Final[dict[int, tuple[str, ...]]] = {
    2: (N_("You"), N_("North")),
    3: (N_("You"), N_("West"), N_("East")),
    4: (N_("You"), N_("West"), N_("North"), N_("East")),
    5: (N_("You"), N_("West"), N_("Northwest"), N_("Northeast"), N_("East")),
    6: (N_("You"), N_("West"), N_("Northwest"), N_("North"), N_("Northeast"), N_("East")),
    7: (
        N_("You"),
        N_("Southwest"),
        N_("West"),
        N_("Northwest"),
        N_("Northeast"),
        N_("East"),
        N_("Southeast"),
    ),
}


SEATS: Final = ("0", "1", "2", "3", "4", "5", "6")
LONGEST: Final = 20


def seat_names(given: Mapping[Seat, str], seats: int) -> tuple[str, ...]:
    """Call each seat by the name the person gave it, or by its place; the person's own is You."""
    return tuple(given.get(seat) or _(place) for seat, place in enumerate(PLACES[seats]))


def cleaned(name: str) -> str:
    """Bring a typed name into one short line; what cannot be seen is left out."""
    seen = "".join(sign for sign in name if sign.isprintable())
    return " ".join(seen.split())[:LONGEST].strip()


def write(given: Mapping[Seat, str]) -> str:
    """Print the names that were given, a line each."""
    return "\n".join(f"{seat} {name}" for seat, name in sorted(given.items()) if name)


def read(text: str) -> dict[Seat, str]:
    """Read names as kept; a line that is none is left out."""
    names: dict[Seat, str] = {}
    for line in text.splitlines():
        seat, _space, name = line.partition(" ")
        if seat in SEATS and cleaned(name):
            names[SEATS.index(seat)] = cleaned(name)
    return names
