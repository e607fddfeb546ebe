"""Languages: every word that a person reads or hears."""

from text.catalogue import gettext, language, ngettext, npgettext, pgettext, use

__all__ = ["gettext", "language", "ngettext", "npgettext", "pgettext", "use"]
