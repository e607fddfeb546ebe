"""The page drawn from a screen: one file for each region, and here the whole."""

from typing import Final

from htpy import Element, div, main
from markupsafe import Markup

from app.screen import Screen
from app.view.bar import bar, bar_of
from app.view.felt import felt, felt_of
from app.view.hand import hand
from app.view.log import log
from app.view.notices import notices, question, said_of
from app.view.panel import over_of, panel
from app.view.result import ended_of, result
from app.view.score import score
from app.view.telling import telling, told_of
from app.view.turn import status, status_of, turn

# The regions as they stand one after another at the end of an element: those that may come and go are here.
ROWS: Final = {
    "main": ("hand", "score", "log", "result"),
    "#asked": ("telling", "turn"),
    "#over": ("question", "panel", "notices"),
}


def regions(screen: Screen) -> dict[str, Markup]:
    """Draw every region by its id; one that has not changed is the very object it was before."""
    return {
        "bar": bar(bar_of(screen)),
        "felt": felt(felt_of(screen)),
        "saying": status(status_of(screen)),
        "turn": turn(screen.turn),
        "hand": hand(screen.hand),
        "telling": telling(told_of(screen)),
        "score": score(screen.score),
        "log": log(screen.log),
        "result": result(ended_of(screen)),
        "panel": panel(over_of(screen)),
        "question": question(screen.question),
        "notices": notices(said_of(screen)),
    }


def page(screen: Screen) -> Element:
    """Draw the whole content of the page."""
    drawn = regions(screen)
    return div("#page", {f"data-{key}": value for key, value in screen.theme})[
        drawn["bar"],
        main[
            drawn["felt"],
            drawn["saying"],
            div("#asked")[(drawn[key] for key in ROWS["#asked"])],
            (drawn[key] for key in ROWS["main"]),
        ],
        div("#over")[(drawn[key] for key in ROWS["#over"])],
    ]


def home(key: str) -> tuple[str, tuple[str, ...]]:
    """Tell where a region that comes has its place: in which element, before which others there.

    Raises StopIteration for a region that never goes.
    """
    return next((parent, row[row.index(key) + 1 :]) for parent, row in ROWS.items() if key in row)
