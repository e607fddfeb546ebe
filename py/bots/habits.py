"""How weaker players play a card: they forget what has gone, and at times play what lies nearest."""

from random import Random

from bots.layout import highest
from bots.policy import policy
from bots.trickplay import Table, laid
from games.state import Observation

WHOLE = 1000


def forget(table: Table, view: Observation, memory: int) -> None:
    """Take cards of tricks longer ago than the memory reaches for cards that are still out."""
    done = [trick for trick in view.tricks if trick.winner is not None]
    old = done[: max(0, len(done) - memory)]
    for trick in old:
        table.unplayed |= table.layout.mask(card for _, card in trick.plays)
    if old:
        table.voids = [0] * len(table.voids)


def obvious(table: Table) -> int:
    """Play what lies nearest: lead the highest card, win whatever can be won, never mind the partner."""
    legal = table.legal()
    if not table.led:
        return max(_tops(table, legal), key=lambda card: (_below(table, card), card))
    over = legal & (table.led | table.layout.trump) & -(table.best << 1)
    if over & table.led:
        return highest(over & table.led)
    return over & -over if over else policy(table)


def _tops(table: Table, cards: int) -> list[int]:
    """List the highest card of each suit."""
    return [highest(cards & field) for field in table.layout.fields if cards & field]


def _below(table: Table, card: int) -> int:
    return (table.layout.field[card] & (card - 1)).bit_count()


def card_by_habit(view: Observation, memory: int, lapses: int, random: Random) -> int:
    """Choose a card as such a player does; lapses is how often in 1,000 he plays the obvious one."""
    assert view.contract is not None
    assert view.contract.trump is not None
    table = laid(view, view.contract.trump)
    forget(table, view, memory)
    return obvious(table) if random.randrange(WHOLE) < lapses and not table.misere else policy(table)
