"""The course of a deal in words: what is asked, what was undertaken, and how it ended."""

from typing import Final

from app.pieces import ContractScreen, TurnScreen
from app.screen import ResultScreen
from app.words.cards import bid_name, listed, signed, suit_name, the_card
from cards.seat import Seat
from games import notation
from games.actions import Discard, Give, Play
from games.words import N_
from text import gettext as _
from text import ngettext

PERSON: Final[Seat] = 0

_ASKED: Final = {
    "auction": N_("Your turn: bid or pass"),
    "trump": N_("Name the trump suit"),
    "discard": N_("Choose a card to discard"),
    "pickup": N_("Choose a card to discard"),
    "order": N_("Order it up, or pass?"),
    "call": N_("Call a suit or pass"),
    "give": N_("Choose your best card for your partner"),
    "defend": N_("Will you defend alone?"),
    "farmer": N_("Swap three nines and tens?"),
    "joker": N_("Which suit shall the joker stand for?"),
    "lead": N_("Lead a card: its suit is trump"),
    "play": N_("Your turn: play a card"),
}
_AWAITED: Final = {
    "auction": N_("{name} is bidding"),
    "trump": N_("{name} is naming trump"),
    "discard": N_("{name} is discarding"),
    "pickup": N_("{name} is discarding"),
    "give": N_("{name} is choosing a card to give"),
    "order": N_("{name} may order it up"),
    "call": N_("{name} may call a suit"),
    "defend": N_("{name} may defend alone"),
    "farmer": N_("{name} may swap cards"),
    "joker": N_("{name} is naming the joker's suit"),
    "lead": N_("{name} leads, and names trump by it"),
    "play": N_("{name} is to play"),
}


def prompt(turn: TurnScreen, name: str) -> str:
    """Say whose turn it is and what is asked; nothing when the deal is over."""
    if turn.turn is None:
        return ""
    if turn.yours:
        if any(offer.action == "*" for offer in turn.offers):
            return _("Keep these cards, or ask for new ones?")
        return _(_ASKED.get(turn.phase, N_("Your turn")))
    return _(_AWAITED.get(turn.phase, N_("{name} is thinking"))).format(name=name)


def doubt(action: str) -> str:
    """Ask whether an action that is hard to take back is meant."""
    match notation.read(action):
        case Discard(card=one):
            return _("Discard {card} for good?").format(card=the_card(str(one)))
        case Give(card=one):
            return _("Give {card} to your partner?").format(card=the_card(str(one)))
        case Play(card=one):
            return _("Play {card}?").format(card=the_card(str(one)))
        case _:
            return _("Are you sure?")


def tricks(number: int) -> str:
    """Count tricks in words."""
    return ngettext("{number} trick", "{number} tricks", number).format(number=number)


def undertaken(contract: ContractScreen, name: str) -> str:
    """Say what was undertaken and by whom, in one line."""
    parts = [name]
    if contract.bid is not None:
        parts.append(bid_name(contract.bid))
    if contract.trump is not None:
        parts.append(suit_name(contract.trump))
    if contract.alone:
        parts.append(_("alone"))
    return _(", ").join(parts)


def progress(contract: ContractScreen) -> str:
    """Say how many tricks the maker's side has of those it needs, and how many went elsewhere."""
    return _("{taken} tricks taken, {needed} needed, {against} against").format(
        taken=contract.taken, needed=contract.needed, against=contract.against
    )


_KEPT: Final = {
    "bid": (
        N_("{name} bid {bid} and took {taken}: {points}"),
        N_("You bid {bid} and took {taken}: {points}"),
    ),
    "bid alone": (
        N_("{name} bid {bid}, alone, and took {taken}: {points}"),
        N_("You bid {bid}, alone, and took {taken}: {points}"),
    ),
    "call": (
        N_("{name} called {suit} and took {taken}: {points}"),
        N_("You called {suit} and took {taken}: {points}"),
    ),
    "call alone": (
        N_("{name} called {suit}, alone, and took {taken}: {points}"),
        N_("You called {suit}, alone, and took {taken}: {points}"),
    ),
}
_BROKEN: Final = {
    "bid": (
        N_("{name} bid {bid} and took only {taken}: {points}"),
        N_("You bid {bid} and took only {taken}: {points}"),
    ),
    "bid alone": (
        N_("{name} bid {bid}, alone, and took only {taken}: {points}"),
        N_("You bid {bid}, alone, and took only {taken}: {points}"),
    ),
    "call": (
        N_("{name} called {suit}, took {taken} and was euchred"),
        N_("You called {suit}, took {taken} and were euchred"),
    ),
    "call alone": (
        N_("{name} called {suit}, alone, took {taken} and was euchred"),
        N_("You called {suit}, alone, took {taken} and were euchred"),
    ),
}


_MISERE: Final = {
    True: (
        N_("{name} bid misère and took no trick: {points}"),
        N_("You bid misère and took no trick: {points}"),
    ),
    False: (
        N_("{name} bid misère and took a trick: {points}"),
        N_("You bid misère and took a trick: {points}"),
    ),
}


def reason(result: ResultScreen, points: int) -> str:
    """Say in a sentence how a deal ended; points are those of the maker's side."""
    contract = result.contract
    if contract is None and result.redealt:
        return _("New cards: this deal does not count")
    if contract is None:
        return _("Nobody wanted it: the cards are thrown in")
    kind = "call" if contract.bid is None else "bid"
    kind += " alone" if contract.alone else ""
    kept = _MISERE[result.made] if contract.bid == "M" else (_KEPT if result.made else _BROKEN)[kind]
    return _(kept[contract.maker == PERSON]).format(
        name=result.maker_name,
        bid=_numeral(contract.bid),
        suit=suit_name(contract.trump or "NT"),
        taken=contract.taken,
        points=signed(points),
    )


def _numeral(bid: str | None) -> str:
    if bid is None:
        return ""
    return bid if bid.isdigit() else bid_name(bid)


def ending(result: ResultScreen) -> str:
    """Say who has won the sitting; nothing while it goes on."""
    if not result.winners:
        return ""
    if result.won:
        return _("You have won the sitting")
    return ngettext(
        "{names} has won the sitting", "{names} have won the sitting", len(result.winners)
    ).format(names=listed(result.winners))
