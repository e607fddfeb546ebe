"""Room in the store: when it is nearly full, the oldest finished sittings are offered as a file first."""

from dataclasses import replace
from typing import Final

from app.effects import Effect, Focus, OfferFile, Save
from app.history import PREFIX, REMIND, entries, unexported
from app.model import Leaving, Model, with_notice
from app.play import Step
from app.transfer import write
from text import gettext as _
from text import ngettext

FULL: Final = 4_000_000
"""Characters that may be kept before that: browsers take five million."""


def nearly_full(model: Model) -> bool:
    """Tell whether the store will soon take no more."""
    return sum(len(key) + len(text) for key, text in model.kept.items()) > FULL


def oldest(model: Model) -> tuple[str, ...]:
    """Name the older half of the finished sittings, by key."""
    found = [each.key for each in entries(model.kept)]
    unread = [key for key in model.kept if key.startswith(PREFIX) and key not in found]
    return tuple([*found, *sorted(unread)][len(found) // 2 :])


def offer_oldest(model: Model) -> Step:
    """Offer the oldest as a file, and ask whether they may go."""
    keys = oldest(model)
    if not keys:
        return model, ()
    file = OfferFile("hasenpfeffer-oldest.txt", write({key: model.kept[key] for key in keys}))
    return replace(model, leaving=Leaving.OLDEST), (file, Focus(("accept",), steal=True))


def oldest_question(model: Model) -> str:
    """Ask whether the file with the oldest is safe."""
    number = len(oldest(model))
    return ngettext(
        "Is the file saved? Then {number} finished sitting is removed here.",
        "Is the file saved? Then {number} finished sittings are removed here.",
        number,
    ).format(number=number)


def drop_oldest(model: Model) -> Step:
    """Remove the oldest finished sittings."""
    dropped: tuple[Effect, ...] = tuple(Save(key, "") for key in oldest(model))
    return replace(model, leaving=None), dropped


def warned(model: Model) -> Model:
    """Say that the browser may throw away what is kept here, where there is something to lose."""
    if not unexported(model.kept):
        return model
    told = _("This browser may throw away what it keeps. Under Sittings, you can save everything as a file.")
    return with_notice(model, told)


def reminded(model: Model) -> Model:
    """Say after a finished sitting, now and then, that a file is safer than a browser."""
    if nearly_full(model):
        told = _("There is little room left here. Under Sittings, the oldest can be saved as a file.")
        return with_notice(model, told)
    number = unexported(model.kept)
    if number and number % REMIND == 0:
        return with_notice(
            model,
            _("Your sittings are kept in this browser alone. Under Sittings, you can save them as a file."),
        )
    return model
