"""The question that waits for a yes or a no, and what a yes does."""

from dataclasses import replace
from typing import Final, assert_never

from app.model import Leaving, Model
from app.play import Step, again, concede
from app.room import drop_oldest, oldest_question
from app.shelf import open_slot
from app.starting import accept_invitation, new_sitting
from app.transfer import ask_for_seed, question
from games.engine import is_over
from games.words import N_
from text import gettext as _

_SIMPLE: Final = {
    Leaving.CONCEDE: N_("Give up this deal? It is played out for you and counts."),
    Leaving.LINK: N_("Leave this sitting and open the link?"),
    Leaving.NEW_SITTING: N_("Leave this sitting and begin a new one?"),
    Leaving.SLOT: N_("Leave the sitting that is in progress and open the one from the shelf?"),
    Leaving.ELSEWHERE: N_("This sitting is open in another tab. Take it over here? If not, you can look on."),
}


def asked(model: Model) -> str | None:
    """Give the question in words; None when there is none."""
    match model.leaving:
        case None:
            return None
        case Leaving.AGAIN if is_over(model.sitting.state):
            return _("Play this deal again? What it scored will count no more.")
        case Leaving.AGAIN:
            return _("Begin this deal again, with the same cards?")
        case Leaving.FILE:
            return question(model)
        case Leaving.OLDEST:
            return oldest_question(model)
        case _:
            return _(_SIMPLE[model.leaving])


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
