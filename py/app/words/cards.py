"""Cards, suits, bids and numbers in words."""

from typing import Final

from app.pieces import Rank
from cards.card import Card, card
from games.words import N_
from text import gettext as _

SUITS: Final = {
    "C": N_("clubs"),
    "D": N_("diamonds"),
    "H": N_("hearts"),
    "S": N_("spades"),
    "NT": N_("no trump"),
}
_RANKS: Final = {
    2: N_("two"),
    3: N_("three"),
    4: N_("four"),
    5: N_("five"),
    6: N_("six"),
    7: N_("seven"),
    8: N_("eight"),
    9: N_("nine"),
    10: N_("ten"),
    11: N_("jack"),
    12: N_("queen"),
    13: N_("king"),
    14: N_("ace"),
}
_BOWERS: Final = {
    Rank.LEFT_BOWER: N_("{card}, left bower"),
    Rank.RIGHT_BOWER: N_("{card}, right bower"),
    Rank.BEST_BOWER: N_("{card}, best bower"),
}
_BIDS: Final = {
    "1": N_("one"),
    "2": N_("two"),
    "3": N_("three"),
    "4": N_("four"),
    "5": N_("five"),
    "6": N_("six"),
    "LP": N_("little pepper"),
    "BP": N_("big pepper"),
    "M": N_("misère"),
    "N": N_("nap"),
    "W": N_("Wellington"),
    "B": N_("Blücher"),
}
_MINUS: Final = "\N{MINUS SIGN}"


def suit_name(letter: str) -> str:
    """Name a suit, or no trump, by its letters."""
    return _(SUITS[letter])


def card_name(notation: str, rank: Rank = Rank.PLAIN) -> str:
    """Name a card with its place among the bowers: jack of diamonds, left bower."""
    plain = _plain(card(notation))
    return _(_BOWERS[rank]).format(card=plain) if rank in _BOWERS else plain


def the_card(notation: str) -> str:
    """Name a card as part of a sentence: the nine of clubs."""
    found = card(notation)
    return _plain(found) if found.suit is None else _("the {card}").format(card=_plain(found))


def _plain(named: Card) -> str:
    if named.suit is None:
        return _("the joker")
    rank, suit = _(_RANKS[named.rank.value]), suit_name(named.suit.letter)
    return _("{rank} of {suit}").format(rank=rank, suit=suit)


def bid_name(rung: str) -> str:
    """Name a rung of a ladder as part of a sentence: four, little pepper."""
    return _(_BIDS[rung])


def signed(points: int) -> str:
    """Print points with their sign: +5, 0, and a true minus before a loss."""
    if points < 0:
        return f"{_MINUS}{-points}"
    return f"+{points}" if points else "0"


def listed(names: tuple[str, ...]) -> str:
    """Join names as a list in words: you, North and East."""
    if len(names) < 2:
        return "".join(names)
    most = _(", ").join(names[:-1])
    return _("{most} and {last}").format(most=most, last=names[-1])


def sentence_case(words: str) -> str:
    """Begin with a capital, for a label made of words from inside a sentence."""
    return words[:1].upper() + words[1:]
