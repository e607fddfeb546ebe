"""The same value with other cards or suits in it: a State, an action, a history, whatever holds them."""

from dataclasses import fields

from cards.card import Card, NoTrump, Suit
from games.state import Rules

PLAIN = {int, bool, str, type(None), NoTrump, Rules}


def with_cards(value, cards):
    """Exchange every card in a value; cards that the mapping does not name stay."""
    return _changed(value, lambda card: cards.get(card, card), lambda suit: suit)


def with_suits(value, suits):
    """Exchange every suit in a value, on its cards and by itself."""
    return _changed(value, lambda card: card._replace(suit=suits.get(card.suit)), suits.__getitem__)


def _changed(value, card, suit):
    def changed(inner):
        kind = type(inner)
        if kind is Card:
            return card(inner)
        if kind is tuple:
            return tuple([changed(each) for each in inner])
        if kind in PLAIN:
            return inner
        if kind is Suit:
            return suit(inner)
        if isinstance(inner, tuple):
            return kind(*[changed(each) for each in inner])
        return kind(**{each.name: changed(getattr(inner, each.name)) for each in fields(kind)})

    return changed(value)
