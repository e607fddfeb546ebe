"""The solver finds what trying everything finds."""

import random

import pytest

from bots.layout import bits, layout
from bots.solver import Solver, solved
from bots.trickplay import Table
from cards.card import NO_TRUMP, SUITS, Rank, Suit, pack
from lab.plain import alpha_beta, minimax

NINES = pack(Rank.NINE)
JOKER_PACK = pack(Rank.NINE, joker=True)
WHOLE = pack(Rank.TWO)
TWO_SIDES, ONE_AGAINST_ALL = (0, 1, 0, 1), (0, 1, 1, 1, 1, 1, 1)
KINDS = {
    "partners": (JOKER_PACK, Suit.HEARTS, (0, 1, 2, 3), TWO_SIDES, False),
    "no trump": (NINES, NO_TRUMP, (0, 1, 2, 3), TWO_SIDES, False),
    "no trump, joker": (JOKER_PACK, NO_TRUMP, (0, 1, 2, 3), TWO_SIDES, False),
    "loner": (JOKER_PACK, Suit.CLUBS, (0, 1, 3), TWO_SIDES, False),
    "lone defender": (JOKER_PACK, Suit.CLUBS, (0, 3), TWO_SIDES, False),
    "three": (NINES, Suit.SPADES, (0, 1, 2), ONE_AGAINST_ALL, False),
    "two, dead stock": (NINES, Suit.SPADES, (0, 1), ONE_AGAINST_ALL, False),
    "one against three": (WHOLE, Suit.DIAMONDS, (0, 1, 2, 3), ONE_AGAINST_ALL, False),
    "one against six": (WHOLE, Suit.DIAMONDS, (0, 1, 2, 3, 4, 5, 6), ONE_AGAINST_ALL, False),
    "misère": (WHOLE, NO_TRUMP, (0, 1, 2, 3), ONE_AGAINST_ALL, True),
    "misère, trump": (WHOLE, Suit.HEARTS, (0, 1, 2, 3), ONE_AGAINST_ALL, True),
}


def random_table(rng, kind, size):
    """Deal so many cards to each seat that plays, and let some be played."""
    cards, trump, active, side, misere = kind
    seats = max(4, len(active))
    arranged = layout(cards, trump, bowers=cards is not WHOLE)
    dealt = rng.sample(cards, size * len(active))
    hands = [0] * seats
    for place, seat in enumerate(active):
        hands[seat] = arranged.mask(dealt[place * size : (place + 1) * size])
    following = tuple(
        next((seat + step) % seats for step in range(1, seats + 1) if (seat + step) % seats in active)
        for seat in range(seats)
    )
    turn = rng.choice(active)
    nothing = [0] * seats
    return Table(
        arranged,
        following,
        side,
        0,
        misere,
        len(active),
        hands,
        nothing,
        nothing[:],
        arranged.full,
        turn,
        left=size,
    )


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("size", [1, 2, 3])
def test_the_solver_agrees_with_trying_everything(name, size):
    rng = random.Random(f"{name} {size}")
    most = 7 if size == 3 else 40
    for _ in range(most if len(KINDS[name][2]) < 7 or size < 3 else 0):
        table = random_table(rng, KINDS[name], size)
        for _ in range(rng.randrange(size * table.size)):
            table.play(rng.choice(list(bits(table.legal()))))
        if table.left:
            assert solved(table) == minimax(table)


@pytest.mark.parametrize("name", ["partners", "no trump, joker", "loner", "one against three", "misère"])
def test_every_card_has_the_value_that_trying_everything_gives_it(name):
    rng = random.Random(name)
    for _ in range(25):
        table = random_table(rng, KINDS[name], 3)
        for _ in range(rng.randrange(5)):
            table.play(rng.choice(list(bits(table.legal()))))
        moves = list(bits(table.legal()))
        expected = []
        for move in moves:
            after = table.copy(table.hands[:])
            after.play(move)
            expected.append(minimax(after))

        assert Solver(table).totals(table, moves, (1, 2, 3)) == expected


@pytest.mark.long
def test_5000_endings_of_up_to_four_cards_agree_with_trying_everything():
    rng = random.Random(5000)
    kinds = [kind for kind in KINDS.values() if len(kind[2]) < 5]
    for number in range(5000):
        table = random_table(
            rng, kinds[number % len(kinds)], 1 + number % 4 if number % 40 == 3 else 1 + number % 3
        )

        assert solved(table) == minimax(table)


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_200_whole_deals_agree_with_plain_alpha_beta(part):
    rng = random.Random(f"200 {part}")
    for _ in range(25):
        cards, _, active, side, misere = KINDS["partners"]
        table = random_table(rng, (cards, rng.choice(SUITS), active, side, misere), 6)

        assert solved(table) == alpha_beta(table, 0, 6)
