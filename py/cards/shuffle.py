"""From a seed to the order of a pack, the same on every machine for ever.

The formula is written down in .github/ARCHITECTURE.md.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from hashlib import sha256
from string import ascii_lowercase, ascii_uppercase
from typing import Final, TypeVar

T = TypeVar("T")

LONGEST_SEED: Final = 64
_WORD_BYTES: Final = 4
_WORDS: Final = 1 << (8 * _WORD_BYTES)
_FOLD: Final = str.maketrans(ascii_uppercase, ascii_lowercase)


def canonical_seed(text: str) -> str:
    """Bring a seed into its one form: no outer spaces, Unicode NFC, A to Z in lower case.

    Raises ValueError unless 1 to 64 printable characters remain.
    """
    composed = unicodedata.normalize("NFC", text.strip())
    # A small letter may join a mark that its capital could not.
    seed = unicodedata.normalize("NFC", composed.translate(_FOLD))
    if not 1 <= len(seed) <= LONGEST_SEED:
        raise ValueError(f"a seed has 1 to {LONGEST_SEED} characters")
    if not seed.isprintable():
        raise ValueError("a seed has only characters that can be seen")
    return seed


def _words(seed: str, label: str) -> Iterator[int]:
    """Give 32-bit numbers without end: SHA-256 over seed, label and a counter."""
    prefix = seed.encode() + b"\0" + label.encode() + b"\0"
    counter = 0
    while True:
        block = sha256(prefix + counter.to_bytes(8, "big")).digest()
        for start in range(0, len(block), _WORD_BYTES):
            yield int.from_bytes(block[start : start + _WORD_BYTES], "big")
        counter += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """Draw a number from 0 to bound - 1, each equally likely."""
    fair = _WORDS - _WORDS % bound
    return next(word for word in words if word < fair) % bound


def shuffled(pack: Sequence[T], seed: str, label: str) -> tuple[T, ...]:
    """Shuffle a pack for one use of a seed, such as deal/0.

    The seed must be in its canonical form.
    """
    order = list(pack)
    words = _words(seed, label)
    for last in range(len(order) - 1, 0, -1):
        chosen = _below(last + 1, words)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def draw(bound: int, seed: str, label: str) -> int:
    """Draw a number from 0 to bound - 1 for one use of a seed, such as the first dealer."""
    return _below(bound, _words(seed, label))


def digest(seed: str, label: str) -> str:
    """Give 64 hexadecimal digits that tell nothing of the seed, for one use of it."""
    return sha256(seed.encode() + b"\0" + label.encode()).hexdigest()
