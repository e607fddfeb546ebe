"""How a club player plays a card: by a few habits, from his own hand and what has been played."""

from typing import Final

from bots.layout import highest
from bots.trickplay import Table

ALL_SAFE: Final = 20


def policy(table: Table) -> int:
    """Choose a card, as its bit, for the seat to act.

    Reads that seat's hand and no other.
    """
    seat = table.turn
    hand = table.hands[seat]
    legal = hand
    if table.led:
        follow = hand & table.led
        if follow:
            legal = follow | (hand & table.layout.wild)
    if not legal & (legal - 1):
        return legal
    if table.misere:
        return _avoid(table, seat, legal)
    out = table.unplayed & ~hand & ~table.known[seat]
    return _follow(table, seat, legal, out) if table.led else _lead(table, seat, hand, out)


def _foes_trumps(table: Table, seat: int, out: int) -> int:
    """Give the trumps that an opponent may still hold."""
    trumps = out & table.layout.trump
    if not trumps:
        return 0
    trump, voids, side = table.layout.trump, table.voids, table.side
    mine = side[seat]
    other = table.following[seat]
    while other != seat:
        if side[other] != mine and not voids[other] & trump:
            return trumps
        other = table.following[other]
    return 0


def _lead(table: Table, seat: int, hand: int, out: int) -> int:
    mine = hand & table.layout.trump
    foes = _foes_trumps(table, seat, out)
    best, safe = _winner(table, hand, out, 0 if foes else ALL_SAFE)
    if not table.side[seat] and mine and foes:
        top = highest(mine)
        if top > foes:
            return top
        if seat != table.maker:
            return best or top
        if mine & (mine - 1) and mine.bit_count() * 2 > foes.bit_count():
            return _drawing(table, mine)
    if best and (safe >= ALL_SAFE or table.side[seat] or not mine):
        return best
    if mine and (not foes or highest(mine) > foes) and not table.side[seat]:
        return highest(mine)
    return best or _quiet_lead(table, hand, out)


def _drawing(table: Table, mine: int) -> int:
    """Draw trump without the highest of them, yet with a high one, so that it costs a good one.

    Where a partner may hold that, the second best does, as long as it is not the last but one.
    """
    rest = mine & ~highest(mine)
    return highest(rest) if rest & (rest - 1) and _has_partner(table) else highest(mine)


def _has_partner(table: Table) -> bool:
    """Tell whether somebody else plays on the side of the seat to act."""
    other = table.following[table.turn]
    while table.side[other] != table.side[table.turn]:
        other = table.following[other]
    return other != table.turn


def _winner(table: Table, hand: int, out: int, safe: int) -> tuple[int, int]:
    """Find the side card that nothing can beat in its suit, and how safe it is; 0 where there is none."""
    best, most = 0, -1
    for field in table.layout.fields[:-1]:
        cards = hand & field
        if cards and highest(cards) > (out & field):
            followed = (out & field).bit_count() + safe
            if followed > most:
                best, most = highest(cards), followed
    return best, most


def _quiet_lead(table: Table, hand: int, out: int) -> int:
    """Lead low where most cards are still out; a trump only for want of anything else."""
    chosen, most = 0, -1
    for field in table.layout.fields[:-1]:
        cards = hand & field
        if cards:
            value = 4 * (out & field).bit_count() - cards.bit_count()
            if value > most:
                chosen, most = cards & -cards, value
    return chosen or hand & -hand


def _follow(table: Table, seat: int, legal: int, out: int) -> int:
    led, best, trump = table.led, table.best, table.layout.trump
    above = (led | trump) & -(best << 1)
    beating = legal & above
    ours = table.side[table.winner] == table.side[seat]
    if not beating:
        return _throw(table, legal, out)
    if table.played == table.size - 1:
        return _throw(table, legal, out) if ours else beating & -beating
    following = beating & led
    outs = out & led & above
    if ours:
        if following and outs and highest(following) > outs:
            return _cheapest_over(following, outs)
        if not following and outs and table.played * 2 >= table.size and _mostly_dealt(table):
            # The partner's card is not sure to win: a higher one may come behind.
            return beating & -beating
        return _throw(table, legal, out)
    if not following:
        return beating & -beating
    if highest(following) > outs:
        return _cheapest_over(following, outs)
    if table.played * 2 >= table.size:
        return highest(following)
    return _throw(table, legal, out)


def _mostly_dealt(table: Table) -> bool:
    """Tell whether most cards that are out are in somebody's hand."""
    return 2 * table.size * table.left > table.unplayed.bit_count()


def _cheapest_over(cards: int, outs: int) -> int:
    """Give the lowest card above all of the cards that are out."""
    over = cards & -(1 << outs.bit_length())
    return over & -over


def _throw(table: Table, legal: int, out: int) -> int:
    """Give up the card that is worth least: low, in a short suit, and trumps last of all."""
    trump = table.layout.trump
    plain = legal & ~trump
    if not plain:
        return legal & -legal
    if not plain & (plain - 1):
        return plain
    ruffing = bool(table.hands[table.turn] & trump)
    chosen, least = 0, 1 << 30
    for field in table.layout.fields[:-1]:
        cards = plain & field
        if not cards:
            continue
        low = cards & -cards
        higher = (out & field & -low).bit_count()
        count = cards.bit_count()
        cost = 40 - 8 * min(higher, 4) + 3 * count
        if count == 1:
            cost -= 4 if ruffing and higher else 0
        elif higher and highest(cards) < (out & field):
            # A guarded card stays guarded while another suit can spare one.
            cost += 4 if count == 1 + (out & field & -highest(cards)).bit_count() else 0
        if cost < least:
            chosen, least = low, cost
    return chosen


def _avoid(table: Table, seat: int, legal: int) -> int:
    """Play a game in which the maker must take nothing."""
    maker = seat == table.maker
    if not table.led:
        return _lowest_of_all(table, legal)
    below = legal & ~((table.led | table.layout.trump) & -(table.best << 1))
    if maker:
        return _highest_of_all(table, below) if below else _lowest_of_all(table, legal)
    caught = table.winner == table.maker
    if caught:
        return _highest_of_all(table, below) if below else _lowest_of_all(table, legal)
    over = legal & ~below
    waiting = table.played < table.size - 1
    if over and not waiting:
        return highest(over)
    return _lowest_of_all(table, below) if below else legal & -legal


def _place(table: Table, card: int) -> int:
    """Count the cards below one in its own suit."""
    return (table.layout.field[card] & (card - 1)).bit_count()


def _lowest_of_all(table: Table, cards: int) -> int:
    chosen, least = 0, 99
    while cards:
        low = cards & -cards
        cards &= ~table.layout.field[low]
        if _place(table, low) < least:
            chosen, least = low, _place(table, low)
    return chosen


def _highest_of_all(table: Table, cards: int) -> int:
    chosen, most = 0, -1
    while cards:
        top = highest(cards)
        cards &= ~table.layout.field[top]
        if _place(table, top) > most:
            chosen, most = top, _place(table, top)
    return chosen
