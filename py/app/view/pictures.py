"""Pictures on the page: cards, their backs and suit signs, from the sprite that lies in the page."""

from htpy import Element, Node, bdi, button, span, svg, use

from app.pieces import CardFace
from app.view.memo import piece
from app.words.cards import card_name
from cards.card import card


def _drawn(symbol: str, kind: str) -> Element:
    return svg(class_=kind, aria_hidden="true", viewBox="0 0 250 350")[use(href=f"#{symbol}")]


@piece
def open_card(face: CardFace, *, winning: bool = False, keyed: bool = True) -> Element:
    """Show a card that lies open; keyed gives it its own id, which a page may hold only once."""
    return span(
        {"class": ["card", {"winning": winning}]},
        id=face.id if keyed else None,
        role="img",
        aria_label=card_name(face.card, face.rank),
    )[_drawn(f"face-{face.card}", "face")]


@piece
def card_button(face: CardFace) -> Element:
    """Show a card of the person's hand as a button; one that may not be played only looks away."""
    return button(
        {"class": ["card", {"chosen": face.selected}]},
        id=face.id,
        type="button",
        data_msg=face.message,
        aria_disabled=None if face.playable else "true",
        aria_pressed="true" if face.selected else None,
        aria_label=card_name(face.card, face.rank),
    )[_drawn(f"face-{face.card}", "face")]


@piece
def back(design: str, key: str | None = None) -> Element:
    """Show the back of a card, named by where it lies."""
    return span(".card.back", id=key, aria_hidden="true")[_drawn(f"back-{design}", "face")]


def sign(letter: str) -> Node:
    """Show a suit's sign; no trump has none."""
    if letter == "NT":
        return None
    return svg(f".suit.suit-{letter}", aria_hidden="true", viewBox="0 0 100 100")[use(href=f"#suit-{letter}")]


def short(notation: str) -> Node:
    """Show a card as its rank and its suit's sign, kept together in text of any direction."""
    named = card(notation)
    if named.suit is None:
        return bdi[card_name(notation)]
    return bdi(".short-card")[named.rank.sign, sign(named.suit.letter)]
