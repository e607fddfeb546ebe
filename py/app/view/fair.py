"""The page that answers whether the deal is fair, with hands dealt on the spot."""

from typing import Final

from htpy import Element, Node, button, caption, h3, p, progress, table, tbody, td, th, thead, tr

from app.shelf_screen import FairScreen, OddsTable
from games.words import N_
from text import gettext as _

_WORDS: Final = (
    N_("The cards are shuffled before anybody bids, and nothing that happens later can change them."),
    N_("Every order of the pack is equally likely. Your browser draws the seed, and that decides."),
    N_("The computer players are told what their seat may know: its cards, what was said and played."),
    N_("They are not told the seed, and their own chance comes from another place than the cards."),
    N_("Under Share you find a fingerprint of the deal while it goes on, and its proof when it is over."),
    N_("The fingerprint is the SHA-256 of the proof, so anybody can check that no card was changed."),
)


def fair(part: FairScreen) -> Node:
    """Say in plain words how the deal is made, and show what many hands come to."""
    words = _("Deal {number} hands now") if not part.hands else _("Deal {number} hands again")
    return [
        [p[_(each)] for each in _WORDS],
        button("#deal-many.primary", type="button", data_msg="deal-many")[words.format(number=part.total)],
        progress("#dealing", value=str(part.hands), max=str(part.total), aria_label=_("Hands dealt"))
        if part.running
        else None,
        p[_("{number} hands of this game, from a seed drawn for it.").format(number=part.hands)]
        if part.hands
        else None,
        [_table(each) for each in part.tables],
    ]


def _table(part: OddsTable) -> Element:
    return table(".sheet.odds")[
        caption[h3[part.title]],
        thead[tr[td, th(scope="col")[_("counted")], th(scope="col")[_("expected")]]],
        tbody[
            (
                tr[th(scope="row")[label], td[str(found)], td[str(wanted)]]
                for label, found, wanted in part.rows
            )
        ],
    ]
