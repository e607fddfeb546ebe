"""Random sittings of every game, and what bends a text on its way."""

import re
from random import Random

from games import legal_actions
from strategies import random_rules
from table.sitting import act, has_ended, new_sitting, next_deal

SEEDS = ("tuesday", "0", "007", "two words", "ウサギ 🐇", 'a "quoted" %41 &=#,:.', "zoë", "x" * 64)


def random_sitting(number, key=None, deals=4):
    """Play some deals at random, and perhaps a part of one more; the number decides everything."""
    rng = Random(number)
    sitting = new_sitting(random_rules(rng, key), rng.choice(SEEDS), rng.choice((None, 0, 1)))
    for _ in range(rng.randrange(deals + 1)):
        sitting = played_out(sitting, rng)
        if has_ended(sitting) or rng.random() < 0.1:
            return sitting
        sitting = next_deal(sitting)
    return played_on(sitting, rng, rng.randrange(40))


def played_on(sitting, rng, most):
    """Act at random, up to so many times, within the present deal."""
    for _ in range(most):
        actions = legal_actions(sitting.state)
        if not actions:
            break
        sitting = act(sitting, rng.choice(actions))
    return sitting


def played_out(sitting, rng):
    """Act at random to the end of the present deal."""
    return played_on(sitting, rng, 1_000)


SIGNS = "\0\t\n %&=#,:;.-/!*~><?0129aAzZüé“”’…\u200b\u202e\u2028\ud800\U0001f407٣"


def bent(text, rng):
    """Change a text as accidents and enemies do: cut, doubled, swapped, escaped, strewn with signs."""
    for _ in range(rng.randrange(1, 4)):
        start = rng.randrange(len(text) + 1)
        piece = text[start : start + rng.choice((0, 1, 1, 1, 2, 3, 9, 1_000))]
        before, after = text[:start], text[start + len(piece) :]
        text = rng.choice(
            (
                before + after,
                before + piece + piece + after,
                before + piece[::-1] + after,
                before + rng.choice(SIGNS) + piece + after,
                before + rng.choice(SIGNS) + after,
                before + str(rng.choice((-1, 0, 1, 7, 10**9, 10**30))) + after,
                before + piece.swapcase() + after,
                before + "".join(f"%{ord(sign) % 256:02X}" for sign in piece) + after,
                with_another_word(text, rng),
                with_another_word(text, rng),
            )
        )
    return text


def with_another_word(text, rng):
    """Put one word of a text in the place of another, or take it away."""
    words = re.split(r"(\W)", text)
    words[rng.randrange(len(words))] = rng.choice(("", *words))
    return "".join(words)
