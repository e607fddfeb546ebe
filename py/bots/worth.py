"""What a hand is worth under a trump: expected tricks by a fitted formula, and how they spread."""

from bots.layout import Layout, highest
from bots.worths import WORTHS, Worth
from games.state import Rules

TOPS = 5
STEP = 50


def features(arranged: Layout, hand: int) -> tuple[int, ...]:
    """Count what the formula weighs.

    One; each of the five highest trumps; the two highest together; the other trumps; aces, kings
    and queens beside trump; suits without a card.
    """
    trump = arranged.trump
    rest, tops = trump, []
    for _ in range(TOPS):
        top = highest(rest) if rest else 0
        tops.append(int(bool(hand & top)))
        rest &= ~top
    aces = kings = queens = voids = 0
    for field in arranged.sides:
        cards = hand & field
        if not cards:
            voids += 1
            continue
        ace = highest(field)
        king = highest(field & ~ace)
        queen = highest(field & ~ace & ~king)
        aces += bool(cards & ace)
        kings += bool(cards & king)
        queens += bool(cards & queen)
    return (1, *tops, tops[0] & tops[1], (hand & rest).bit_count(), aces, kings, queens, voids)


def worth(rules: Rules, role: str) -> Worth:
    """Find the formula for a role in a game, by the size of the pack where that has its own."""
    for key in (f"{rules.key}/{len(rules.pack)}/{role}", f"{rules.key}/{role}", role):
        if key in WORTHS:
            return WORTHS[key]
    return WORTHS["alone" if role.endswith("/alone") else "plain"]


def expected(arranged: Layout, hand: int, formula: Worth) -> int:
    """Give the expected tricks of the maker's side, in hundredths."""
    found = features(arranged, hand)
    return sum(count * weight for count, weight in zip(found, formula.weights, strict=True))


def spread(formula: Worth, tricks: int) -> tuple[int, ...]:
    """Give how likely 0, 1, … tricks are for so many hundredths expected, in parts of 1,000."""
    rows = formula.spread
    place = min(max(tricks, 0) // STEP, len(rows) - 1)
    return rows[place]


def value(formula: Worth, tricks: int, margins: tuple[int, ...]) -> int:
    """Give the expected margin of a contract, times 1,000."""
    row = spread(formula, tricks)
    most = len(margins) - 1
    return sum(chance * margins[min(taken, most)] for taken, chance in enumerate(row))
