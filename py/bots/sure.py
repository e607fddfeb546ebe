"""Tricks that can be told without search."""

from bots.suits import Lie


def sure_tricks(trumps: Lie, side: tuple[int, ...]) -> tuple[int, int]:
    """Give the tricks that each side's trumps take in one hand, however they are played.

    A trump loses only to a higher one of the other side, and each of those beats but one.
    """
    found = [0, 0]
    for lane, length in enumerate(trumps.lengths):
        if not length:
            continue
        mine, over, sure = side[lane], 0, 0
        for owner in trumps.owners:
            if side[owner] != mine:
                over += 1
            elif owner == lane:
                if over:
                    over -= 1
                else:
                    sure += 1
        found[mine] = max(found[mine], sure)
    return found[0], found[1]


def cashed(lies: list[Lie], leader: int, side: tuple[int, ...], *, wild: bool) -> int:
    """Count the tricks that the leader takes at once by playing winners.

    Side suits first, as long as all others must follow; then trumps. When the trumps led take
    away all that the opponents have, nothing stops the winners that are left.
    """
    mine = side[leader]
    trumps = lies[-1]
    top_trumps = trumps.run if trumps.owner == leader else 0
    foes = max(length for lane, length in enumerate(trumps.lengths) if side[lane] != mine)
    partner = sum(trumps.lengths[lane] for lane in range(len(side)) if side[lane] == mine and lane != leader)
    free = foes <= top_trumps and (not partner)
    if wild and foes:
        return top_trumps
    total = top_trumps
    for lie in lies[:-1]:
        if lie.owner != leader:
            continue
        if free:
            total += lie.run
        else:
            shortest = min(
                length
                for lane, length in enumerate(lie.lengths)
                if lane != leader and (side[lane] != mine or partner)
            )
            total += min(lie.run, shortest)
    return total
