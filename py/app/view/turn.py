"""What is asked of the person: the status line, and the buttons for bids, calls and answers."""

from typing import Final, NamedTuple

from htpy import Element, Node, button, div, h2, h3, p, section, span

from app.screen import LogLine, Offer, ResultScreen, Screen, TeamScore, TurnScreen
from app.view.memo import region
from app.view.pictures import sign
from app.view.result import maker_points
from app.words.actions import event, label, spoken
from app.words.cards import sentence_case, signed, suit_name
from app.words.deals import PERSON, doubt, ending, prompt, reason
from games import notation
from games.actions import Bid, Call
from text import gettext as _


class Status(NamedTuple):
    """The slice of a screen that the status line tells."""

    newest: LogLine | None
    turn: TurnScreen
    name: str
    result: ResultScreen | None
    teams: tuple[TeamScore, ...]


def status_of(screen: Screen) -> Status:
    """Take what the status line tells."""
    turn = screen.turn.turn
    name = screen.seats[turn].name if turn is not None else ""
    newest = screen.log[-1] if screen.log else None
    return Status(newest, screen.turn, name, screen.result, screen.score.teams)


@region
def status(part: Status) -> Node:
    """Draw the one line that a screen reader is told about, and who is awaited, which it is not."""
    asked = prompt(part.turn, part.name)
    yours = part.turn.yours and part.result is None
    return div("#saying")[
        p("#status", role="status", aria_atomic="true", tabindex="-1")[
            span(".event")[_news(part)], " ", span(".asked")[asked] if yours else None
        ],
        p(".awaited")[None if yours else asked],
        button("#skip.quiet", type="button", data_msg="skip")[_("Go on")] if part.turn.waiting else None,
    ]


def _news(part: Status) -> str:
    if part.result is not None:
        told = _("{reason}.").format(reason=reason(part.result, maker_points(part.result, part.teams)))
        ended = ending(part.result)
        return f"{told} {ended}" if ended else told
    newest = part.newest
    if newest is None:
        return ""
    return event(newest.name, newest.action, newest.phase, reader=newest.seat == PERSON) + _(".")


@region
def turn(part: TurnScreen) -> Node:
    """Draw the buttons for what may be done other than playing a card."""
    return section(
        "#turn", {"class": {"asking": bool(part.offers or part.confirm)}}, aria_label=_("Your turn")
    )[
        h2(".unseen")[_("Your turn")],
        _confirmation(part.confirm) if part.confirm is not None else _groups(part),
    ]


def _confirmation(action: str) -> Node:
    return div(".sure", role="group", aria_label=_("Confirm"))[
        p[doubt(action)],
        button("#confirm.primary", type="button", data_msg="confirm")[_("Yes")],
        button("#cancel", type="button", data_msg="cancel")[_("No")],
    ]


def _groups(part: TurnScreen) -> Node:
    """Set bids, calls with a partner, calls alone and answers apart."""
    found: dict[str, list[Offer]] = {}
    for offer in part.offers:
        found.setdefault(_kind(offer.action), []).append(offer)
    alone = "alone" in found
    return [
        div(f".offers.{kind}", role="group", aria_label=_(_HEADINGS[kind]))[
            h3[_(_HEADINGS[kind])] if alone and kind in {"calls", "alone"} else None,
            div(".choices")[(_button(offer, part.phase) for offer in found[kind])],
        ]
        for kind in _HEADINGS
        if kind in found
    ]


_HEADINGS: Final = {
    "bids": "Bids",
    "calls": "With your partner",
    "alone": "Alone",
    "answers": "Answers",
}


def _kind(action: str) -> str:
    done = notation.read(action)
    if isinstance(done, Bid):
        return "bids"
    if isinstance(done, Call):
        return "alone" if done.alone else "calls"
    return "answers"


def _button(offer: Offer, phase: str) -> Element:
    done = notation.read(offer.action)
    shown = words = None
    if isinstance(done, Call):
        shown = sign(done.trump.letter)
        words = None if phase == "order" else sentence_case(suit_name(done.trump.letter))
    return button(
        id=f"offer-{offer.action}",
        type="button",
        data_msg=offer.message,
        aria_label=_said_aloud(offer, phase),
    )[shown, span(".what")[words or label(offer.action, phase)], _stakes(offer)]


def _stakes(offer: Offer) -> Node:
    if offer.win is None and offer.lose is None:
        return None
    return span(".stakes")[
        span(".win")[signed(offer.win)] if offer.win is not None else None,
        span(".lose")[signed(-abs(offer.lose))] if offer.lose is not None else None,
    ]


def _said_aloud(offer: Offer, phase: str) -> str:
    said = sentence_case(spoken(offer.action, phase))
    if offer.win is not None:
        said = _("{action}, wins {points}").format(action=said, points=offer.win)
    if offer.lose is not None:
        said = _("{action}, costs {points}").format(action=said, points=abs(offer.lose))
    return said
