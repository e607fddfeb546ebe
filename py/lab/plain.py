"""Exact trick play without any cleverness, to hold the solver against."""

from bots.layout import bits
from bots.trickplay import Table


def minimax(table: Table) -> int:
    """Give the tricks of the maker's side when all play best, by trying everything."""
    if not table.left:
        return table.taken
    values = [minimax(_after(table, card)) for card in bits(table.legal())]
    return max(values) if _wants(table) else min(values)


def alpha_beta(table: Table, low: int = 0, high: int = 99) -> int:
    """Give the same number, leaving out what cannot change it; nothing is remembered."""
    if not table.left:
        return table.taken
    wants = _wants(table)
    for card in bits(table.legal()):
        value = alpha_beta(_after(table, card), low, high)
        if wants:
            low = max(low, value)
        else:
            high = min(high, value)
        if low >= high:
            break
    return low if wants else high


def _wants(table: Table) -> bool:
    """Tell whether the seat to act wants the maker's side to take tricks."""
    return (table.side[table.turn] == 0) != table.misere


def _after(table: Table, card: int) -> Table:
    after = table.copy(table.hands[:])
    after.play(card)
    return after
