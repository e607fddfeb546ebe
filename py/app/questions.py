"""The question that waits for a yes or a no, and what a yes does."""

from dataclasses import replace
from typing import assert_never

from app.model import Leaving, Model
from app.play import Step, again, concede
from app.room import drop_oldest, oldest_question
from app.shelf import open_slot
from app.starting import accept_invitation, new_sitting
from app.transfer import ask_for_seed, question
from text import gettext as _


def asked(model: Model) -> str | None:
    """Give the question in words; None when there is none."""
    match model.leaving:
        case Leaving.AGAIN:
            return _("Play this deal again? What it scored will count no more.")
        case Leaving.CONCEDE:
            return _("Give up this deal? It is played out for you and counts.")
        case Leaving.LINK:
            return _("Leave this sitting and open the link?")
        case Leaving.NEW_SITTING:
            return _("Leave this sitting and begin a new one?")
        case Leaving.SLOT:
            return _("Leave the sitting that is in progress and open the one from the shelf?")
        case Leaving.FILE:
            return question(model)
        case Leaving.OLDEST:
            return oldest_question(model)
        case Leaving.ELSEWHERE:
            return _("This sitting is open in another tab. Take it over here? If not, you can look on.")
        case None:
            return None
        case _:
            assert_never(model.leaving)


def accept(model: Model) -> Step:
    """Do what was asked about; a link's sitting still has to be begun."""
    match model.leaving:
        case Leaving.AGAIN:
            return again(replace(model, leaving=None))
        case Leaving.CONCEDE:
            return concede(replace(model, leaving=None))
        case Leaving.LINK:
            return accept_invitation(model)
        case Leaving.NEW_SITTING:
            return new_sitting(model)
        case Leaving.SLOT:
            return open_slot(model)
        case Leaving.FILE:
            return ask_for_seed(model)
        case Leaving.OLDEST:
            return drop_oldest(model)
        case Leaving.ELSEWHERE | None:
            return replace(model, leaving=None), ()
        case _:
            assert_never(model.leaving)
