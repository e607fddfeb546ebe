"""The page that says how strong the computer players are, with what their matches came to."""

from collections.abc import Sequence
from typing import Final

from htpy import Element, Node, caption, p, span, table, tbody, td, th, thead, tr

from app.strength import SITTINGS, Measured
from app.words.strength import facts, figure, meeting
from games import recipe
from games.words import N_
from text import gettext as _

_WORDS: Final = (
    N_("The players have met in matches: the same cards for both, with the sides exchanged."),
    N_("Good cards therefore help nobody, and what is left is how they were played."),
    N_("A figure is what the first wins over the second, and how far chance may have moved it."),
    N_("Below it stand the contracts of the first, and what its cards gave away in a deal to exact play."),
)
_COMMAND: Final = "python3 dev.py strength --write"


def strength(part: Sequence[Measured]) -> Node:
    """Draw the matches of each game: deals with points, then sittings with the part of them won."""
    deals = [each for each in part if each.kind != SITTINGS]
    games = dict.fromkeys(each.game for each in deals)
    return [
        [p[_(each)] for each in _WORDS],
        [_table(game, [each for each in deals if each.game == game]) for game in games],
        _sittings([each for each in part if each.kind == SITTINGS]),
        p[_("Anybody can play these matches again: {command}").format(command=_COMMAND)],
    ]


def _table(game: str, part: Sequence[Measured]) -> Element:
    return table(".sheet.strength")[
        caption[_(recipe(game).name)],
        thead[tr[td, th(scope="col")[_("points a deal")], th(scope="col")[_("deals")]]],
        tbody[(_row(each, meeting(each), figure(each)) for each in part)],
    ]


def _sittings(part: Sequence[Measured]) -> Node:
    if not part:
        return None
    return table(".sheet.strength")[
        caption[_("Whole sittings")],
        thead[tr[td, th(scope="col")[_("won")], th(scope="col")[_("pairs")]]],
        tbody[
            (
                _row(each, f"{_(recipe(each.game).name)}: {meeting(each)}", f"{figure(each)} %")
                for each in part
            )
        ],
    ]


def _row(match: Measured, title: str, figure: str) -> Element:
    return tr[th(scope="row")[title, " ", span(".summary")[facts(match)]], td[figure], td[match.number]]
