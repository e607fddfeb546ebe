"""Cards as they lie open on the screen, each with its place in the trump order."""

from app.pieces import CardFace, Rank
from app.sorting import trump_of
from cards.card import JOKER, Card
from games.kit.tricks import is_left_bower, is_right_bower
from games.state import State


def element_id(card: Card) -> str:
    """Name the element of a card that lies open; it keeps it from hand to trick."""
    return f"card-{card}"


def rank_of(deal: State, card: Card) -> Rank:
    """Say what a card is under the trump of a deal; before trump is named it is plain."""
    if card == JOKER:
        return Rank.BEST_BOWER
    trump = trump_of(deal)
    if trump is None:
        return Rank.PLAIN
    if deal.rules.bowers and is_right_bower(card, trump):
        return Rank.RIGHT_BOWER
    if deal.rules.bowers and is_left_bower(card, trump):
        return Rank.LEFT_BOWER
    return Rank.TRUMP if card.suit is trump else Rank.PLAIN


def face(deal: State, card: Card, place: str = "") -> CardFace:
    """Lay a card open; a place gives its element another id where the card itself is elsewhere."""
    name = f"{place}-{card}" if place else element_id(card)
    return CardFace(name, str(card), rank_of(deal, card))
