"""A player: an observation as text in, an action as text out."""

from bots import rule
from games import notation, transcript


def choose(view: str, stream: str) -> str:
    """Choose an action for the seat that sees this, in notation.

    stream is a hexadecimal digest, which settles everything that is left to chance; the same two
    texts always give the same answer. Raises ValueError if the first is not an observation.
    """
    return notation.write(rule.choose(transcript.read(view)))
