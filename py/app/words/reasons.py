"""Hints in words: what to do, why, and what the first deal of a game teaches."""

from typing import Final, NamedTuple

from app.words.actions import spoken
from app.words.cards import sentence_case, suit_name, the_card
from games import notation
from games.actions import Discard, Give, Play
from games.words import N_
from text import gettext as _
from text import ngettext

MOST: Final = 2
# Below this, in hundredths of a point, two actions are as good as each other.
ALIKE: Final = 8


class Weighed(NamedTuple):
    """An action in notation, what it gives away in hundredths of a point, and facts as key and value."""

    action: str
    error: int
    facts: tuple[tuple[str, str], ...]


# The most telling first.
_FACTS: Final = {
    "takes-trick": N_("You are the last to play, and it takes the trick."),
    "trumps": N_("It trumps the trick."),
    "beats": N_("It beats {card}."),
    "partner-has-trick": N_("Your side holds the trick already with {card}."),
    "overtakes-partner": N_("It makes sure of the trick that your side holds."),
    "cannot-win": N_("It does not beat {card}."),
    "names-trump": N_("The suit of your first card becomes trump."),
    "partner-stands": N_("Your partner's bid stands."),
    "best-trump": N_("Your best trump is {suit}."),
    "highest-left": N_("No card that is still out in that suit beats it."),
    "trumps-out": N_("No other trump is out any more."),
    "void": N_("{name} has no more of that suit."),
    "still-out": N_("Still out and higher: {card}."),
    "contract-made": N_("The contract is made already."),
    "contract-beaten": N_("The contract is beaten already."),
    "caught": N_("The misère has taken a trick already."),
}
_LESSONS: Final = {
    "auction": N_("First comes the auction: each says what their side would take on, or passes."),
    "trump": N_("Your bid is the highest, so you name trump."),
    "order": N_("The card turned up offers its suit as trump: take it, or pass."),
    "call": N_("Nobody wanted the suit turned up; now another may be called."),
    "discard": N_("You have one card too many; put away the one that helps you least."),
    "pickup": N_("You have one card too many; put away the one that helps you least."),
    "play": N_(
        "Follow suit if you can. The highest trump takes the trick, or else the highest card of the suit led."
    ),
}


def lesson(phase: str) -> tuple[str, ...]:
    """Explain a part of the deal in a sentence, if it has one."""
    return (_(_LESSONS[phase]),) if phase in _LESSONS else ()


def advice(weighed: tuple[Weighed, ...], phase: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Say what to do and why, in a few sentences; weighed begins with the best action."""
    best, *others = weighed
    said = [_("Best: {action}.").format(action=named(best.action, phase))]
    if not others:
        return (*said, _("There is nothing else you may do."))
    facts = dict(reversed(best.facts))
    if "cannot-win" in facts:
        facts.pop("still-out", None)
    if facts.get("trumps-out") != "0":
        facts.pop("trumps-out", None)
    said += [_said(key, facts[key], names) for key in _FACTS if key in facts][:MOST]
    said += [*_counted(facts), *_progress(facts)]
    return (*said, _compared(others[0], phase))


def named(action: str, phase: str) -> str:
    """Name an action behind a colon."""
    match notation.read(action):
        case Play(card=one):
            return the_card(str(one))
        case Discard(card=one):
            return _("put away {card}").format(card=the_card(str(one)))
        case Give(card=one):
            return _("give {card}").format(card=the_card(str(one)))
        case _:
            return sentence_case(spoken(action, phase))


def _said(key: str, value: str, names: tuple[str, ...]) -> str:
    match key:
        case "void":
            fields = {"name": names[int(value)]}
        case "best-trump":
            fields = {"suit": suit_name(value or "NT")}
        case "names-trump" | "trumps-out":
            fields = {}
        case _:
            fields = {"card": the_card(value)} if value else {}
    return sentence_case(_(_FACTS[key]).format(**fields))


def _counted(facts: dict[str, str]) -> list[str]:
    """Say what is counted in a hand before the play."""
    said = []
    if "would-hold" in facts:
        held = int(facts["would-hold"])
        said.append(
            ngettext("You would have {number} trump.", "You would have {number} trumps.", held).format(
                number=held
            )
        )
    if "sure-tricks" in facts:
        sure = int(facts["sure-tricks"])
        said.append(
            ngettext("You are sure of {number} trick.", "You are sure of {number} tricks.", sure).format(
                number=sure
            )
        )
    return said


def _progress(facts: dict[str, str]) -> list[str]:
    if "needs" not in facts or "tricks-left" not in facts:
        return []
    needs, left = int(facts["needs"]), int(facts["tricks-left"])
    return [
        ngettext(
            "The contract needs {number} more trick of {left}.",
            "The contract needs {number} more tricks of {left}.",
            needs,
        ).format(number=needs, left=left)
    ]


def _compared(other: Weighed, phase: str) -> str:
    action = named(other.action, phase)
    if other.error < ALIKE:
        return _("Just as good: {action}.").format(action=action)
    lost = f"{other.error / 100:.1f}"
    return _("Next best: {action}. It gives away about {points} points.").format(action=action, points=lost)
