"""What accidents and enemies do to a text on its way: the same seed bends it in the same way."""

from random import Random
from typing import Final

SIGNS: Final = "\0\t\n\r %&=#,:;.-/!*~><?0129aAzZüé“”’…\u200b\u202e\u2028\U0001f407٣\ufeff<\\"
QUOTES: Final = (("“", "”"), ("«", "»"), ("'", "'"), ("<", ">"), ("(", ")."), ("*", "*"), ("`", "`"))
HUGE: Final = (10**9, 10**30, -1, 2**63, 2**53 + 1)


def bent(text: str, rng: Random) -> str:
    """Bend a text one to four times."""
    for _time in range(rng.randrange(1, 5)):
        text = rng.choice(_WAYS)(text, rng)
    return text


def _place(text: str, rng: Random) -> int:
    return rng.randrange(len(text) + 1)


def _cut(text: str, rng: Random) -> str:
    return text[: _place(text, rng)]


def _beheaded(text: str, rng: Random) -> str:
    return text[_place(text, rng) :]


def _strewn(text: str, rng: Random) -> str:
    place = _place(text, rng)
    return text[:place] + rng.choice(SIGNS) + text[place + rng.randrange(2) :]


def _repeated(text: str, rng: Random) -> str:
    place, end = sorted((_place(text, rng), _place(text, rng)))
    return text[:end] + text[place:end] + text[end:]


def _huge(text: str, rng: Random) -> str:
    place = _place(text, rng)
    return text[:place] + str(rng.choice(HUGE)) + text[place:]


def _escaped(text: str, rng: Random) -> str:
    place = _place(text, rng)
    piece = "".join(f"%{byte:02X}" for byte in text[place : place + 9].encode(errors="replace"))
    return text[:place] + (piece.replace("%", "%25") if rng.random() < 0.5 else piece) + text[place + 9 :]


def _quoted(text: str, rng: Random) -> str:
    before, after = rng.choice(QUOTES)
    return before + text + after


def _broken(text: str, rng: Random) -> str:
    width = rng.randrange(10, 80)
    ends = rng.choice(("\n", "\r\n", "=\n", "\n> "))
    return ends.join(text[start : start + width] for start in range(0, len(text), width))


def _capitals(text: str, _rng: Random) -> str:
    return text.swapcase()


def _shuffled(text: str, rng: Random) -> str:
    sign = rng.choice("&\n ,=")
    parts = text.split(sign)
    rng.shuffle(parts)
    return sign.join(parts)


def _long(text: str, rng: Random) -> str:
    return text * rng.choice((2, 40)) if len(text) < 3_000 else text


_WAYS: Final = (
    *(_cut, _beheaded, _strewn, _strewn, _strewn, _repeated, _huge, _escaped),
    *(_quoted, _broken, _capitals, _shuffled, _long),
)
