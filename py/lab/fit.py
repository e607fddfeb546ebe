"""Least squares, small enough to need no library."""

from collections.abc import Sequence
from typing import Final

RIDGE: Final = 1.0


def least_squares(rows: Sequence[Sequence[int]], wanted: Sequence[int]) -> list[float]:
    """Find the weights whose sums come closest to what is wanted; features never seen get none."""
    size = len(rows[0])
    normal = [[RIDGE if i == j else 0.0 for j in range(size)] + [0.0] for i in range(size)]
    for row, target in zip(rows, wanted, strict=True):
        present = [place for place in range(size) if row[place]]
        for i in present:
            for j in present:
                normal[i][j] += row[i] * row[j]
            normal[i][size] += row[i] * target
    for pivot in range(size):
        _clear(normal, pivot)
    return [normal[place][size] / normal[place][place] for place in range(size)]


def _clear(normal: list[list[float]], pivot: int) -> None:
    """Clear one column of every other row."""
    for other, row in enumerate(normal):
        if other == pivot:
            continue
        share = row[pivot] / normal[pivot][pivot]
        for place in range(pivot, len(row)):
            row[place] -= share * normal[pivot][place]
