"""Least squares find the weights that made the numbers."""

import random

import pytest

from lab.fit import least_squares


def test_the_weights_come_back():
    rng = random.Random(1)
    rows = [(1, rng.randrange(5), rng.randrange(3), 0) for _ in range(4000)]
    wanted = [2 + 3 * one - other for _, one, other, _ in rows]

    assert least_squares(rows, wanted) == pytest.approx([2, 3, -1, 0], abs=0.02)
