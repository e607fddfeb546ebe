"""How much work the solver has with whole deals, beside plain alpha-beta."""

from time import process_time

from bots.layout import layout
from bots.solver import Solver
from bots.trickplay import Table
from cards.card import SUITS
from cards.shuffle import draw, shuffled
from games import rules
from lab.plain import alpha_beta

SEED = "solve"


def whole_deal(number: int) -> Table:
    """Lay a deal of Hasenpfeffer as it went out, under a trump drawn for it, seat 0 to lead."""
    game = rules("hasenpfeffer")
    trump = SUITS[draw(len(SUITS), SEED, f"trump/{number}")]
    arranged = layout(game.pack, trump, bowers=True)
    order = shuffled(game.pack, SEED, f"deal/{number}")
    size = sum(game.batches)
    hands = [arranged.mask(order[size * seat : size * (seat + 1)]) for seat in range(4)]
    following, side = (1, 2, 3, 0), (0, 1, 0, 1)
    return Table(
        arranged, following, side, 0, False, 4, hands, [0] * 4, [0] * 4, arranged.full, turn=0, left=size
    )


def work(table: Table) -> tuple[int, int]:
    """Solve a deal from nothing: the tricks of the leader's side, and the nodes it took."""
    solver = Solver(table)
    choices = solver.choices(table)
    low, high = 0, table.left
    while low < high:
        middle = (low + high + 1) // 2
        if solver.reaches(table, choices, middle):
            low = middle
        else:
            high = middle - 1
    return low, solver.nodes


def nodes(count: int) -> list[int]:
    """Give the nodes of so many deals, in ascending order."""
    return sorted(work(whole_deal(number))[1] for number in range(count))


def against_plain(count: int) -> float:
    """Give the time of the solver over that of plain alpha-beta, on the same deals.

    Raises AssertionError if the two differ on a deal.
    """
    ours = theirs = 0.0
    for number in range(count):
        begun = process_time()
        found, _ = work(whole_deal(number))
        between = process_time()
        expected = alpha_beta(whole_deal(number), 0, 6)
        theirs += process_time() - between
        ours += between - begun
        assert found == expected
    return ours / theirs
