"""Words that a save or a link is made of: any text as letters, digits, hyphens and percent signs."""

import re
from typing import Final

from games.words import N_
from table.errors import BadRecord

_ESCAPE: Final = re.compile(rb"%([0-9A-Fa-f]{2})")
_SPECIAL: Final = re.compile(rb"[^0-9A-Za-z_-]")
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,6}")


def quote(text: str) -> str:
    """Write a text as one word, every other character than a to z, 0 to 9, _ and - escaped.

    More is escaped than an address needs, since chat programs change dots, quotes and the like.
    """
    return _SPECIAL.sub(lambda found: b"%%%02X" % found[0][0], text.encode()).decode()


def unquote(word: str) -> str:
    """Read a word that quote() wrote; raises BadRecord if its bytes are no UTF-8."""
    try:
        return _ESCAPE.sub(lambda found: bytes([int(found[1], 16)]), word.encode()).decode()
    except UnicodeError:
        raise BadRecord(N_("It holds characters that no text can have.")) from None


def read_number(word: str) -> int:
    """Read a whole number of at most seven digits; raises BadRecord."""
    if _NUMBER.fullmatch(word) is None:
        raise BadRecord(N_("It holds something else where a number should be."))
    return int(word)
