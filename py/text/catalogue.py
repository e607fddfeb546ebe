"""The language in use: sentences looked up in a catalogue, or left in English without one."""

import struct
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from typing import Final

ENGLISH: Final = "en"

_in_use: tuple[str, NullTranslations] = (ENGLISH, NullTranslations())


def use(language: str, catalogue: bytes = b"") -> None:
    """Speak a language from now on, by the bytes of its .mo file; none are needed for English.

    Raises ValueError if the bytes are no catalogue; the language in use then stays.
    """
    global _in_use  # noqa: PLW0603 - gettext has one language at a time, and so has a page
    _in_use = (language, _read(catalogue) if catalogue else NullTranslations())


def _read(catalogue: bytes) -> NullTranslations:
    try:
        return GNUTranslations(BytesIO(catalogue))
    except (OSError, ValueError, LookupError, struct.error) as wrong:
        raise ValueError(f"not a catalogue: {wrong}") from wrong


def language() -> str:
    """Give the code of the language in use, for the page's lang attribute."""
    return _in_use[0]


def gettext(message: str) -> str:
    """Translate a sentence."""
    # To a catalogue the empty sentence is the name of its own header.
    return _in_use[1].gettext(message) if message else ""


def ngettext(one: str, many: str, count: int) -> str:
    """Translate the form of a sentence that fits a number; it is set in afterwards with format."""
    return _in_use[1].ngettext(one, many, count)


def pgettext(context: str, message: str) -> str:
    """Translate a word that means different things in different places."""
    return _in_use[1].pgettext(context, message)


def npgettext(context: str, one: str, many: str, count: int) -> str:
    """Translate as ngettext does, in one of several places."""
    return _in_use[1].npgettext(context, one, many, count)
