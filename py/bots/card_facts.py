"""What a seat can say for certain of a card it might play."""

from typing import NamedTuple

from bots.layout import highest
from bots.trickplay import Table, laid
from cards.card import Card
from games.state import Observation


class Fact(NamedTuple):
    """A key, and a value: a card or suit in notation, a seat or a number as text, or nothing."""

    key: str
    value: str = ""


def card_facts(view: Observation, card: Card) -> tuple[Fact, ...]:
    """List the facts, those of the trick first, then those of the suit and of the contract."""
    if view.contract is None or view.contract.trump is None:
        return (Fact("names-trump", card.suit.letter if card.suit is not None else ""),)
    table = laid(view, view.contract.trump)
    return (*_trick(view, table, card), *_suit(table, card), *_contract(view, table))


def _out(table: Table) -> int:
    """Give the cards that lie unseen: in other hands, or out of play where nobody has looked."""
    seat = table.turn
    return table.unplayed & ~table.hands[seat] & ~table.known[seat]


def _trick(view: Observation, table: Table, card: Card) -> list[Fact]:
    """Say who has the trick, and what the card does to it."""
    if not table.led:
        return []
    found = []
    bit = table.layout.bit[card]
    beats = bool(bit & (table.led | table.layout.trump)) and bit > table.best
    holder = table.layout.card(table.best)
    if table.side[table.winner] == table.side[table.turn]:
        found.append(Fact("partner-has-trick", str(holder)))
        if beats:
            found.append(Fact("overtakes-partner", str(holder)))
    elif beats:
        found.append(Fact("beats", str(holder)))
    else:
        found.append(Fact("cannot-win", str(holder)))
    if beats and bit & table.layout.trump and not table.led & table.layout.trump:
        found.append(Fact("trumps"))
    if beats and table.played + 1 == table.size:
        found.append(Fact("takes-trick"))
    return found


def _suit(table: Table, card: Card) -> list[Fact]:
    """Say what is still out above the card, or that nothing is."""
    bit = table.layout.bit[card]
    field = table.layout.field[bit]
    above = _out(table) & field & -(bit << 1)
    found = []
    if above:
        found.append(Fact("still-out", str(table.layout.card(highest(above)))))
    elif not table.hands[table.turn] & field & -(bit << 1):
        found.append(Fact("highest-left"))
    if not table.led and field == table.layout.trump:
        found.append(Fact("trumps-out", str((_out(table) & field).bit_count())))
    if not table.led:
        found += [
            Fact("void", str(seat))
            for seat in range(len(table.voids))
            if seat != table.turn and table.voids[seat] & field
        ]
    return found


def _contract(view: Observation, table: Table) -> list[Fact]:
    """Say how many tricks the contract still needs, and out of how many."""
    assert view.contract is not None
    needed = view.rules.needed(view.contract)
    if table.misere:
        return [Fact("caught")] if table.taken else []
    missing = needed - table.taken
    if missing <= 0:
        return [Fact("contract-made")]
    if missing > table.left:
        return [Fact("contract-beaten")]
    return [Fact("needs", str(missing)), Fact("tricks-left", str(table.left))]
