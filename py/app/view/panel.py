"""The panel that slides over the table: rules, games, settings, log, score sheet, link and the rest."""

from typing import NamedTuple

from htpy import Node, bdi, button, div, h2, h3, label, p, section, span
from htpy import input as input_

from app.screen import GameLine, Panel, PanelScreen, ScoreScreen, Screen
from app.view.bar import MENU, opener
from app.view.fair import fair
from app.view.forms import house_rules, places, settings
from app.view.help import about, keys
from app.view.history import history
from app.view.icons import icon
from app.view.log import lines
from app.view.memo import region
from app.view.score import sheet
from app.view.shelf import shelf
from app.view.strength import strength
from app.words.forms import panel_title
from games.words import Section
from text import gettext as _


class Over(NamedTuple):
    """The slice of a screen that a panel shows; the score is there for the score sheet alone."""

    panel: PanelScreen | None
    score: ScoreScreen | None


def over_of(screen: Screen) -> Over:
    """Take what the panel shows."""
    shown = screen.panel
    scores = shown is not None and shown.panel is Panel.SCORES
    return Over(shown, screen.score if scores else None)


@region
def panel(part: Over) -> Node:
    """Draw the panel, if one is open."""
    if part.panel is None:
        return None
    shown = part.panel
    return section(
        "#panel", role="dialog", aria_labelledby="panel-title", data_panel=shown.panel.value, tabindex="-1"
    )[
        div(".head")[
            h2("#panel-title")[panel_title(shown.panel)],
            button("#close.tool", type="button", data_msg="close", title=_("Close"))[
                icon("close"), span(".unseen")[_("Close")]
            ],
        ],
        div(".content", tabindex="0")[_content(part)],
    ]


def _content(part: Over) -> Node:
    assert part.panel is not None
    shown = part.panel
    if shown.panel is Panel.MENU:
        return div(".menu")[
            (opener(each, "menu") for each in MENU),
            _command("read-table", _("Read the table")),
            _command("show-me", _("Show me how")),
            _command("again", _("This deal again")),
        ]
    parts: list[Node] = [
        sections(shown.sections),
        games(shown.games) if shown.games else None,
        house_rules(shown.form) if shown.form is not None else None,
        settings(shown.settings) if shown.settings else None,
        places(shown.places),
        strength(shown.matches) if shown.matches else None,
    ]
    match shown.panel:
        case Panel.LOG:
            parts.append(lines(shown.log, "panel-log"))
        case Panel.SCORES:
            parts.append(sheet(part.score) if part.score is not None else None)
        case Panel.SHARE:
            parts.append(_link(shown))
        case Panel.SITTINGS:
            parts.append(shelf(shown.shelf) if shown.shelf is not None else None)
        case Panel.HISTORY:
            parts.append(history(shown.history) if shown.history is not None else None)
        case Panel.FAIR:
            parts.append(fair(shown.fair) if shown.fair is not None else None)
        case Panel.KEYS:
            parts.append(keys())
        case Panel.ABOUT:
            parts.append(about(installable=shown.installable))
        case _:
            pass
    return parts


def _command(name: str, words: str) -> Node:
    return button(f"#do-{name}.tool", type="button", data_msg=name)[icon(name), span(".words")[words]]


def sections(part: tuple[Section, ...]) -> Node:
    """Draw a rules page: headings and sentences with the values in force set into them."""
    return [
        div(".section")[h3[_(each.heading)], (p[_(s.text).format(**dict(s.values))] for s in each.sentences)]
        for each in part
    ]


def games(part: tuple[GameLine, ...]) -> Node:
    """Draw the list of games; pressing one shows its house rules or begins it."""
    return div(".games")[
        (
            button(
                id=f"game-{each.key}",
                type="button",
                data_msg=f"game {each.key}",
                aria_current="true" if each.current else None,
            )[bdi(".title")[each.name], span(".summary")[each.summary]]
            for each in part
        )
    ]


def _address(link: str) -> Node:
    return [label(for_="link")[_("Link")], input_("#link", type="text", readonly=True, value=link, dir="ltr")]


def _link(part: PanelScreen) -> Node:
    return div(".link")[
        p[_("Whoever opens this link is dealt these same cards.")],
        _address(part.link) if part.link else None,
        button("#copy-link.primary", type="button", data_msg="copy-link")[
            icon("copy"), " ", _("Copy the link")
        ],
        button("#copy-sitting", type="button", data_msg="copy-sitting")[
            icon("copy"), " ", _("Copy a link to the whole sitting, from its first deal")
        ]
        if part.later_deal
        else None,
        p[_("Seed: {seed}").format(seed=part.seed)] if part.seed else None,
        _fingerprint(part) if part.deal_hash else None,
    ]


def _fingerprint(part: PanelScreen) -> Node:
    return [
        h3[_("Fingerprint of this deal")],
        p(".digest")[part.deal_hash],
        [
            p[_("The deal is over; this is its proof, of which the fingerprint is the SHA-256:")],
            p(".digest")[part.deal_proof],
        ]
        if part.deal_proof
        else p[_("It was fixed before the auction. When the deal is over, its proof stands here.")],
        opener(Panel.FAIR, "share"),
    ]
