"""What is asked of the person: the status line, and the buttons for bids, calls and answers."""

from typing import Final, NamedTuple

from htpy import Element, Node, button, div, h2, h3, p, section, span

from app.logbook import newest
from app.pieces import Offer, TurnScreen
from app.screen import LogLine, ResultScreen, Screen, TeamScore
from app.view.icons import icon
from app.view.memo import region
from app.view.pictures import short, sign
from app.view.result import maker_points
from app.words.actions import event, label, spoken
from app.words.cards import sentence_case, signed, suit_name
from app.words.deals import PERSON, doubt, ending, prompt, reason
from games import notation
from games.actions import Bid, Call, Pass, Propose, Swap
from text import gettext as _


class Status(NamedTuple):
    """The slice of a screen that the status line tells."""

    newest: tuple[LogLine, ...]
    turn: TurnScreen
    name: str
    result: ResultScreen | None
    teams: tuple[TeamScore, ...]


def status_of(screen: Screen) -> Status:
    """Take what the status line tells."""
    turn = screen.turn.turn
    name = screen.seats[turn].name if turn is not None else ""
    return Status(newest(screen.log), screen.turn, name, screen.result, screen.score.teams)


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
        _ends(part.turn),
        _hint() if yours and not part.turn.waiting else None,
    ]


def _hint() -> Element:
    return button("#hint.tool", type="button", data_msg="hint", title=_("Hint"))[
        icon("hint"), span(".unseen")[_("Hint")]
    ]


def _ends(part: TurnScreen) -> Node:
    """Draw the ways to end a deal early, a press away so that none happens by mistake."""
    if not (part.may_claim or part.may_concede or part.may_skip):
        return None
    return [
        button("#ends.tool", type="button", popovertarget="ends-list", title=_("End this deal"))[
            icon("more"), span(".unseen")[_("End this deal")]
        ],
        div("#ends-list", popover="auto")[
            _end("claim", _("Claim the other tricks"), possible=part.may_claim),
            _end("to-result", _("Skip to the result"), possible=part.may_skip),
            _end("concede", _("Give up this deal"), possible=part.may_concede),
        ],
    ]


def _end(name: str, words: str, *, possible: bool) -> Element:
    return button(id=name, type="button", data_msg=name, aria_disabled=None if possible else "true")[words]


def _news(part: Status) -> Node:
    """Tell what happened last; what led to it at once lies on the table, and is only read aloud."""
    if part.result is not None:
        told = _("{reason}.").format(reason=reason(part.result, maker_points(part.result, part.teams)))
        ended = ending(part.result)
        return f"{told} {ended}" if ended else told
    events = (event(line.name, line.action, line.phase, reader=line.seat == PERSON) for line in part.newest)
    *before, last = [_("{reason}.").format(reason=each) for each in events] or [""]
    return [span(".unseen")[" ".join(before)] if before else None, " " if before else None, last]


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
    """Set what is done with a partner, and the pass behind it, apart from what is done alone."""
    done = {offer: notation.read(offer.action) for offer in part.offers}
    alone = [offer for offer, action in done.items() if isinstance(action, Call) and action.alone]
    others = [offer for offer in part.offers if offer not in alone]
    others.sort(key=lambda offer: isinstance(done[offer], Pass))
    kinds = (name for kind, name in _KINDS if any(isinstance(each, kind) for each in done.values()))
    return [
        div(f".offers.{next(kinds, 'answers')}", role="group", aria_label=_("Offers"))[
            div(".choices")[(_button(offer, part.phase) for offer in others)]
        ]
        if others
        else None,
        div(".offers.alone", role="group", aria_label=_("Alone"))[
            h3(aria_hidden="true")[_("Alone")] if part.phase != "order" else None,
            div(".choices")[(_button(offer, part.phase) for offer in alone)],
        ]
        if alone
        else None,
    ]


_KINDS: Final = ((Bid, "bids"), (Call, "calls"), (Propose, "calls"), (Swap, "swaps"))


def _button(offer: Offer, phase: str) -> Element:
    return button(
        id=f"offer-{offer.action}",
        type="button",
        data_msg=offer.message,
        aria_label=_said_aloud(offer, phase),
    )[_shown(offer.action, phase), _stakes(offer)]


def _shown(action: str, phase: str) -> Node:
    """Show an action with the signs of its suits; what is done alone stands under its own heading."""
    match notation.read(action):
        case Call(trump=trump) if phase != "order":
            return [sign(trump.letter), span(".what")[sentence_case(suit_name(trump.letter))]]
        case Call(trump=trump):
            return [sign(trump.letter), span(".what")[label(action, phase)]]
        case Propose(suit=suit):
            return [sign(suit.letter), span(".what")[label(action, phase)]]
        case Swap(cards=cards):
            return span(".what")[(short(str(card)) for card in cards)]
        case _:
            return span(".what")[label(action, phase)]


def _stakes(offer: Offer) -> Node:
    win, lose = _win(offer), _lose(offer)
    if not (win or lose):
        return None
    return span(".stakes")[span(".win")[win] if win else None, span(".lose")[lose] if lose else None]


def _win(offer: Offer) -> str:
    """Print what an offer may bring; a bid says itself how much more than its number it may be."""
    if offer.win is None:
        return ""
    if offer.most in {None, offer.win} or isinstance(notation.read(offer.action), Bid):
        return signed(offer.win)
    return _("{least} to {most}").format(least=signed(offer.win), most=signed(offer.most))


def _lose(offer: Offer) -> str:
    return signed(-abs(offer.lose)) if offer.lose is not None else ""


def _said_aloud(offer: Offer, phase: str) -> str:
    """Name a button; all that it shows comes in the same order, so that it can be pressed by voice."""
    said = sentence_case(spoken(offer.action, phase))
    stakes = [part for part in (_win(offer), _lose(offer)) if part]
    return _("{action}: {stakes}").format(action=said, stakes=_(", ").join(stakes)) if stakes else said
