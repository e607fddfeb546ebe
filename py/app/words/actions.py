"""Actions in words: the label of a button, and the sentence that tells what a seat did."""

from typing import Final, NamedTuple

from app.words.cards import bid_name, listed, sentence_case, suit_name, the_card
from games import notation
from games.actions import (
    Action,
    Bid,
    Call,
    DefendAlone,
    Discard,
    Give,
    Pass,
    Play,
    Propose,
    Redeal,
    Swap,
    Unseen,
)
from games.words import N_
from text import gettext as _


class Told(NamedTuple):
    """One event as it is told of another seat and of the reader; both hold the same fields."""

    other: str
    reader: str


_TAKES: Final = Told(N_("{name} takes the trick"), N_("You take the trick"))
_TURNED: Final = Told(N_("{card} is turned up"), N_("{card} is turned up"))
_TAKEN_UP: Final = Told(N_("{name} takes up {card}"), N_("You take up {card}"))
_WIDOW: Final = Told(N_("{name} takes the widow"), N_("You take the widow"))
_WIDOW_SEEN: Final = Told(N_("{name} takes {card} from the widow"), N_("You take {card} from the widow"))
_BIDS: Final = Told(N_("{name} bids {bid}"), N_("You bid {bid}"))
_PASSES: Final = {
    "": Told(N_("{name} passes"), N_("You pass")),
    "defend": Told(N_("{name} does not defend alone"), N_("You do not defend alone")),
    "farmer": Told(N_("{name} keeps these cards"), N_("You keep these cards")),
}
_CALLS: Final = {
    "": Told(N_("{name} calls {suit}"), N_("You call {suit}")),
    "trump": Told(N_("{name} names {suit}"), N_("You name {suit}")),
    "order": Told(N_("{name} orders up {suit}"), N_("You order up {suit}")),
}
_ALONE: Final = {
    "": Told(N_("{name} calls {suit}, alone"), N_("You call {suit}, alone")),
    "trump": Told(N_("{name} names {suit}, alone"), N_("You name {suit}, alone")),
    "order": Told(N_("{name} orders up {suit}, alone"), N_("You order up {suit}, alone")),
}
_PROPOSES: Final = Told(
    N_("{name} lets the joker stand for {suit}"), N_("You let the joker stand for {suit}")
)
_DEFENDS: Final = Told(N_("{name} defends alone"), N_("You defend alone"))
_REDEALS: Final = Told(N_("{name} asks for new cards"), N_("You ask for new cards"))
_PLAYS: Final = Told(N_("{name} plays {card}"), N_("You play {card}"))
_DISCARDS: Final = Told(N_("{name} discards {card}"), N_("You discard {card}"))
_GIVES: Final = Told(N_("{name} gives {card}"), N_("You give {card}"))
_SWAPS: Final = Told(N_("{name} swaps {cards}"), N_("You swap {cards}"))
_UNSEEN: Final = {
    "/": N_("{name} discards a card"),
    ">": N_("{name} gives a card"),
    "~": N_("{name} swaps three cards"),
}


def event(name: str, action: str, phase: str, *, reader: bool) -> str:
    """Tell what a seat did, or what happened by itself; reader means the person at the page."""
    told, fields = _by_itself(action, phase) or _told(notation.read(action), phase)
    return _(told.reader if reader else told.other).format(name=name, **fields)


def _by_itself(card: str, phase: str) -> tuple[Told, dict[str, str]] | None:
    """Tell what nobody had to decide; card is what moved, where it may be known."""
    match phase:
        case "trick":
            return _TAKES, {}
        case "turned":
            return _TURNED, {"card": sentence_case(the_card(card))}
        case "taken-up":
            return _TAKEN_UP, {"card": the_card(card)}
        case "widow":
            return (_WIDOW_SEEN, {"card": the_card(card)}) if card else (_WIDOW, {})
        case _:
            return None


def _told(action: Action, phase: str) -> tuple[Told, dict[str, str]]:
    match action:
        case Pass():
            return _PASSES.get(phase, _PASSES[""]), {}
        case Bid(name=rung):
            return _BIDS, {"bid": bid_name(rung)}
        case Call(trump=trump, alone=alone):
            table = _ALONE if alone else _CALLS
            return table.get(phase, table[""]), {"suit": suit_name(trump.letter)}
        case Propose(suit=suit):
            return _PROPOSES, {"suit": suit_name(suit.letter)}
        case DefendAlone():
            return _DEFENDS, {}
        case Redeal():
            return _REDEALS, {}
        case Unseen(sign=sign):
            return Told(_UNSEEN[sign], _UNSEEN[sign]), {}
        case _:
            return _told_of_cards(action)


def _told_of_cards(action: Action) -> tuple[Told, dict[str, str]]:
    match action:
        case Play(card=one):
            return _PLAYS, {"card": the_card(str(one))}
        case Discard(card=one):
            return _DISCARDS, {"card": the_card(str(one))}
        case Give(card=one):
            return _GIVES, {"card": the_card(str(one))}
        case Swap(cards=three):
            return _SWAPS, {"cards": listed(tuple(the_card(str(one)) for one in three))}
        case _:
            raise ValueError(f"no words for {action!r}")


_REFUSALS: Final = {
    "": N_("Pass"),
    "defend": N_("Defend together"),
    "farmer": N_("Keep these cards"),
}


def label(action: str, phase: str) -> str:
    """Say on a button what pressing it does."""
    done = notation.read(action)
    match done:
        case Pass():
            return _(_REFUSALS.get(phase, _REFUSALS[""]))
        case Bid(name=rung):
            return rung if rung.isdigit() else sentence_case(bid_name(rung))
        case Call(trump=trump, alone=alone):
            return _call_label(suit_name(trump.letter), alone=alone, ordering=phase == "order")
        case Propose(suit=suit):
            return sentence_case(suit_name(suit.letter))
        case DefendAlone():
            return _("Defend alone")
        case Redeal():
            return _("Ask for new cards")
        case Swap(cards=three):
            return _("Swap {cards}").format(cards=listed(tuple(the_card(str(one)) for one in three)))
        case _:
            raise ValueError(f"no button for {action!r}")


def _call_label(suit: str, *, alone: bool, ordering: bool) -> str:
    if ordering:
        return _("Order up, alone") if alone else _("Order up")
    return _("{suit}, alone").format(suit=sentence_case(suit)) if alone else sentence_case(suit)


def spoken(action: str, phase: str) -> str:
    """Say what pressing a button does to who cannot see its picture: bid 4; alone, spades."""
    done = notation.read(action)
    match done:
        case Bid(name=rung):
            return _("Bid {bid}").format(bid=rung if rung.isdigit() else bid_name(rung))
        case Call(trump=trump) if phase == "order":
            call = label(action, phase)
            return _("{suit}: {call}").format(suit=sentence_case(suit_name(trump.letter)), call=call)
        case Call(trump=trump, alone=True):
            return _("Alone, {suit}").format(suit=suit_name(trump.letter))
        case _:
            return label(action, phase)
