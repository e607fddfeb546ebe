"""What the seats are called."""

from typing import Final

from app.model import PERSON
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


def seat_name(seat: Seat, seats: int) -> str:
    """Call a seat by its place at the table; the person's own is You."""
    return _(PLACES[seats][seat])


def is_person(seat: Seat) -> bool:
    """Tell whether a seat is the person's."""
    return seat == PERSON
