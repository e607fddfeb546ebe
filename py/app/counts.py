"""What was counted in hands dealt on the spot."""

from typing import NamedTuple


class Counts(NamedTuple):
    """Hands dealt from a seed: how many held 0, 1, 2 … jacks, and spades; which card came last."""

    seed: str
    hands: int
    jacks: tuple[int, ...]
    spades: tuple[int, ...]
    first: tuple[int, ...]
