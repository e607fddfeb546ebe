"""The score box beside the table, and the score sheet of the sitting."""

from htpy import (
    Element,
    Node,
    bdi,
    button,
    div,
    h2,
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

from app.screen import ScoreScreen, TeamScore
from app.view.memo import region
from app.words.cards import listed, sentence_case, signed
from text import gettext as _
from text import ngettext


@region
def score(part: ScoreScreen) -> Node:
    """Draw the score of each side and what it lacks; the box opens the score sheet."""
    others = [team for team in part.teams if not team.ours]
    lead = max(others, key=lambda team: team.score, default=None)
    return section("#score", aria_labelledby="score-title", data_teams=str(len(part.teams)))[
        h2("#score-title")[_("Score"), span(".target")[_target(part)]],
        ol[(_line(team, lead=team is lead, games=part.games > 1) for team in part.teams)],
        button("#score-sheet", type="button", data_msg="panel scores")[_("Score sheet")],
    ]


def _target(part: ScoreScreen) -> str:
    if part.length is not None:
        return _("deal {number} of {all}").format(number=part.deal, all=part.length)
    if part.games > 1:
        return _("to {target}, {games} games").format(target=part.target, games=part.games)
    return _("to {target}").format(target=part.target)


def _line(team: TeamScore, *, lead: bool, games: bool) -> Element:
    short = team.names[0] if len(team.names) == 1 else _("We") if team.ours else _("They")
    return li({"class": {"ours": team.ours, "won": team.won, "lead": lead}})[
        span(".names")[bdi[listed(team.names)]],
        span(".short", aria_hidden="true")[bdi[short]],
        span(".games")[_games(team)] if games and team.games else None,
        span(".points")[signed(team.score).removeprefix("+")],
        span(".needs")[_("needs {points}").format(points=team.needs)]
        if team.needs is not None and not team.won
        else None,
    ]


def _games(team: TeamScore) -> str:
    return ngettext("{number} game", "{number} games", team.games).format(number=team.games)


def _helped() -> Element:
    return span(title=_("with help"))[span(aria_hidden="true")[" *"], span(".unseen")[_(", with help")]]


def _standing(part: ScoreScreen) -> Element:
    """Say where the sitting goes to, and what each side lacks."""
    lacking = (
        _("{names}: {points}, needs {needed}").format(
            names=listed(team.names), points=signed(team.score).removeprefix("+"), needed=team.needs
        )
        for team in part.teams
        if team.needs is not None and not team.won
    )
    return div(".standing")[p[sentence_case(_target(part))], (p[each] for each in lacking)]


def sheet(part: ScoreScreen) -> Node:
    """Draw the table of all deals, with the running score after each."""
    if not part.deals:
        return [_standing(part), div(".empty")[_("No deal has been finished yet")]]
    return [
        _standing(part),
        table(".sheet")[
            thead[
                tr[th(scope="col")[_("Deal")], (th(scope="col")[bdi[listed(t.names)]] for t in part.teams)]
            ],
            tbody[
                (
                    tr[
                        th(scope="row")[str(number + 1), _helped() if number in part.assisted else None],
                        (
                            td[
                                span(".gain")[signed(gain)],
                                " ",
                                span(".total")[signed(part.totals[number][team]).removeprefix("+")],
                            ]
                            for team, gain in enumerate(gains)
                        ),
                    ]
                    for number, gains in enumerate(part.deals)
                )
            ],
        ],
    ]
