"""What a hand is worth under a trump: expected tricks by a fitted formula, and how they spread."""

from functools import cache
from typing import Final, NamedTuple

from bots.layout import Layout, highest
from bots.worths import SPREADS, WEIGHTS
from games.state import Rules

TOPS: Final = 5
STEP: Final = 25
WHOLE: Final = 1000

Row = tuple[int, ...]


class Worth(NamedTuple):
    """Weights of the features in hundredths of a trick, and the spread of tricks for each step.

    A row of the spread holds, in parts of 1,000, how likely 0, 1, … tricks are.
    """

    weights: Row
    spread: tuple[Row, ...]


def features(arranged: Layout, hand: int) -> Row:
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


def numbers(text: str) -> Row:
    """Read whole numbers with spaces between them."""
    return tuple(int(word) for word in text.split())


def _table(text: str) -> dict[str, str]:
    """Read lines of key and numbers; lines under one key are rows, kept apart by semicolons."""
    table: dict[str, str] = {}
    for line in text.strip().splitlines():
        key, row = line.split(": ", 1)
        table[key] = f"{table[key]};{row}" if key in table else row
    return table


_WEIGHTS: Final = _table(WEIGHTS)
_SPREADS: Final = _table(SPREADS)


@cache
def worth(game: str, cards: int, role: str) -> Worth:
    """Find the formula of a role in a game with a pack of so many cards.

    Where nothing was fitted for the pack, that of another pack of the game serves, and else that of
    the first game in the table.
    """
    phase, _, rest = role.partition("/")
    partners = f"{phase}/{rest.split('/')[1]}" if rest.count("/") else role
    weights = _nearest(_WEIGHTS, game, cards, role)
    spread = _nearest(_SPREADS, game, cards, partners)
    return Worth(numbers(weights), tuple(numbers(row) for row in spread.split(";")))


def _nearest(table: dict[str, str], game: str, cards: int, part: str) -> str:
    whole = f"{game}/{cards}/{part}"
    if whole in table:
        return table[whole]
    endings = (part, part.rsplit("/", 1)[0] + "/with", part.rsplit("/", maxsplit=1)[-1])
    for start in (f"{game}/", ""):
        for ending in endings:
            for key, line in table.items():
                if key.startswith(start) and key.endswith(ending):
                    return line
    return next(iter(table.values()))


def expected(arranged: Layout, hand: int, formula: Worth) -> int:
    """Give the expected tricks of the maker's side, in hundredths."""
    found = features(arranged, hand)
    return sum(count * weight for count, weight in zip(found, formula.weights, strict=True))


def spread(formula: Worth, tricks: int) -> Row:
    """Give how likely 0, 1, … tricks are for so many hundredths expected, in parts of 1,000."""
    rows = formula.spread
    return rows[min(max(tricks, 0) // STEP, len(rows) - 1)]


def value(formula: Worth, tricks: int, margins: Row) -> int:
    """Give the expected margin of a contract, times 1,000."""
    row = spread(formula, tricks)
    most = len(margins) - 1
    return sum(chance * margins[min(taken, most)] for taken, chance in enumerate(row))


def of(rules: Rules, role: str) -> Worth:
    """Find the formula of a role under these rules."""
    return worth(rules.key, len(rules.pack), role)
