"""How a deal ended: the reason in words, the points, and every card laid open."""

from typing import NamedTuple

from htpy import (
    Element,
    Node,
    bdi,
    button,
    div,
    h2,
    h3,
    li,
    ol,
    p,
    section,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from app.pieces import CardFace, TrickScreen
from app.screen import LaidHand, ResultScreen, Screen, TeamScore
from app.view.memo import region
from app.view.pictures import open_card
from app.words.cards import listed, signed
from app.words.deals import ending, reason
from text import gettext as _


class Ended(NamedTuple):
    """The slice of a screen that tells how a deal ended."""

    result: ResultScreen | None
    teams: tuple[TeamScore, ...]
    assisted: bool = False


def ended_of(screen: Screen) -> Ended:
    """Take what tells how a deal ended."""
    return Ended(screen.result, screen.score.teams, assisted=screen.assisted)


def maker_points(result: ResultScreen, teams: tuple[TeamScore, ...]) -> int:
    """Give the points of the side that undertook the contract."""
    if result.contract is None:
        return 0
    maker = result.contract.maker
    return next((gain for team, gain in zip(teams, result.points, strict=True) if maker in team.seats), 0)


@region
def result(part: Ended) -> Node:
    """Draw the end of a deal, over the table; nothing while it goes on."""
    if part.result is None:
        return None
    shown = part.result
    over = ending(shown)
    return section("#result", {"class": {"over": bool(over)}}, role="dialog", aria_labelledby="result-title")[
        div(".head")[
            h2("#result-title")[over or _heading(shown)],
            p(".reason")[reason(shown, maker_points(shown, part.teams))],
            _gains(shown, part.teams),
            p(".assisted")[_("With a hint, an action taken back, or cards known before")]
            if part.assisted
            else None,
        ],
        div(".laid-open", tabindex="0", role="region", aria_label=_("All cards"))[
            div[_hands(shown), _aside(shown)], div[_tricks(shown)]
        ],
        _steps(over=bool(over) or shown.ended),
    ]


def _heading(result: ResultScreen) -> str:
    if result.thrown_in:
        return _("Thrown in")
    return _("Made") if result.made else _("Set")


def _gains(result: ResultScreen, teams: tuple[TeamScore, ...]) -> Element:
    return ol(".gains")[
        (
            li({"class": {"ours": team.ours, "won": team.won}})[
                bdi(".names")[listed(team.names)],
                span({"class": ["gain", {"up": gain > 0, "down": gain < 0}]})[signed(gain)],
                span(".points")[signed(team.score).removeprefix("+")],
            ]
            for team, gain in zip(teams, result.points, strict=True)
        )
    ]


def _minis(cards: tuple[CardFace, ...]) -> Element:
    return div(".minis")[(open_card(face, keyed=False) for face in cards)]


def _hands(result: ResultScreen) -> Node:
    def line(laid: LaidHand) -> Element:
        return li[bdi(".who")[laid.name], _minis(laid.cards)]

    return [h3[_("Hands as dealt")], ol(".hands")[(line(laid) for laid in result.hands)]]


def _aside(result: ResultScreen) -> Node:
    # One odd card is a widow; more of them are what was not dealt.
    left = _("Widow") if len(result.stock) == 1 else _("Left over")
    return ol(".hands.aside")[
        li[span(".who")[left], _minis(result.stock)] if result.stock else None,
        (
            li[span(".who")[_("{name} discarded").format(name=name)], _minis((face,))]
            for name, face in result.discards
        ),
    ]


def _tricks(result: ResultScreen) -> Node:
    if not result.tricks:
        return None
    playing = sorted({each.seat for trick in result.tricks for each in trick.cards})
    names = {laid.seat: laid.name for laid in result.hands}
    return [
        h3[_("Tricks")],
        table(".tricks")[
            thead[tr[th(scope="col")["#"], (th(scope="col")[bdi[names[seat]]] for seat in playing)]],
            tbody[(_trick(trick, playing) for trick in result.tricks)],
        ],
    ]


def _trick(trick: TrickScreen, playing: list[int]) -> Element:
    """Draw a trick as a line, each card under the name of who played it; its leader is marked."""
    by_seat = {each.seat: each.face for each in trick.cards}
    leader = trick.cards[0].seat
    return tr[
        th(scope="row")[str(trick.number)],
        (
            td({"class": {"led": seat == leader}})[
                open_card(by_seat[seat], winning=seat == trick.taker, keyed=False)
            ]
            for seat in playing
        ),
    ]


def _steps(*, over: bool) -> Element:
    following = (
        button("#new-sitting.primary", type="button", data_msg="new-sitting")[_("New sitting")]
        if over
        else button("#next-deal.primary", type="button", data_msg="next-deal")[_("Next deal")]
    )
    return div(".steps")[
        following,
        button("#again", type="button", data_msg="again")[_("This deal again")],
        button("#share-deal", type="button", data_msg="panel share")[_("Share")],
    ]
