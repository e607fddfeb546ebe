"""Chance, from the browser's own source of it."""

from pyscript import window

# Easy to read out: no 0, 1, i, l, o or u.
LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
LONG = 12
FAIR = 256 - 256 % len(LETTERS)


def seed() -> str:
    """Draw a seed that nobody has had before: 12 letters, each equally likely, 58 bits."""
    letters = ""
    while len(letters) < LONG:
        drawn = window.crypto.getRandomValues(window.Uint8Array.new(2 * LONG))
        letters += "".join(LETTERS[byte % len(LETTERS)] for byte in drawn.to_py() if byte < FAIR)
    return letters[:LONG]
