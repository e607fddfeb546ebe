"""Sharing cards out: counted, drawn and listed, all three agree."""

import random

import pytest

from bots.splitting import Group, Splitting

CASES = [
    ((2, 2), [((1, 2, 4, 8), (0, 1))], 6),
    ((1, 2, 1), [((1, 2), (0, 1)), ((4, 8), (0, 1, 2))], 6),
    ((2, 0, 1), [((1,), (2,)), ((2, 4), (0,))], 1),
    ((3,), [((1, 2, 4), (0,))], 1),
    ((1, 1), [((1,), (0,)), ((2,), (0,))], 0),
]


@pytest.mark.parametrize(("sizes", "groups", "count"), CASES)
def test_the_count_is_that_of_all_ways(sizes, groups, count):
    splitting = Splitting(sizes, tuple(Group(*group) for group in groups))
    every = list(splitting.every())

    assert splitting.count == count == len(every) == len(set(map(tuple, every)))
    assert all([cards.bit_count() for cards in way] == list(sizes) for way in every)


def test_every_way_is_drawn():
    splitting = Splitting((1, 2, 1), (Group((1, 2), (0, 1)), Group((4, 8), (0, 1, 2))))
    rng = random.Random(1)
    drawn = {tuple(splitting.drawn(rng)) for _ in range(400)}

    assert drawn == set(map(tuple, splitting.every()))
