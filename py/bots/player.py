"""A player: an observation as text in, an action as text out."""

from random import Random

from bots import rule
from bots.bidding import Temper
from bots.considering import asked, considered
from bots.foresight import action_values
from bots.habits import card_by_habit
from bots.levels import LEVELS, LONERS, REGULAR, STYLES, Level, Lone
from bots.search import choose_card
from bots.trickplay import laid
from games import notation, transcript
from games.actions import PLAY, Action, Play
from games.state import Observation

THOUSAND = 1000


def choose(view: str, stream: str, level: str = REGULAR.key, style: str = "even") -> str:
    """Choose an action for the seat that sees this, in notation.

    stream is a hexadecimal digest, which settles everything that is left to chance; the same texts
    always give the same answer. Raises ValueError if the view is not an observation that asks for an
    action, or if there is no such level or style.
    """
    if level not in LEVELS or style not in STYLES:
        raise ValueError(f"no such player: {level}, {style}")
    seen = transcript.read(view)
    if not seen.legal:
        raise ValueError("nothing is asked of this seat")
    return notation.write(decide(seen, stream, LEVELS[level], STYLES[style]))


def decide(view: Observation, stream: str, level: Level, care: int = 0) -> Action:
    """Choose an action; care is what a style adds to what a contract must promise."""
    if len(view.legal) == 1:
        return view.legal[0]
    random = Random(int(stream, 16))
    lone = LONERS.get(view.rules.key, Lone())
    temper = Temper(level.threshold + care, level.alone + lone.worth + care)
    if isinstance(view.legal[0], Play):
        return _card(view, level, temper, random)
    usual = rule.choose(view, temper)
    speech = level.speech
    if speech is None:
        return usual
    actions = considered(view, usual, temper)
    if len(actions) == 1:
        return usual
    values = action_values(view, actions, speech, random)
    unit = speech.worlds * (speech.exact + speech.club)
    # A level's own caution is about what the table of worth promises, not about worlds played on.
    style = Temper(care, lone.worlds + care)

    def promise(action: Action) -> tuple[int, bool]:
        share = asked(view, action, style, sitting=speech.sitting)
        return THOUSAND * values[action] - unit * share, action == usual

    return max(actions, key=promise)


def _card(view: Observation, level: Level, temper: Temper, random: Random) -> Action:
    """Choose a card to play; in Napoleon the first one names trump."""
    assert view.contract is not None
    if view.contract.trump is None:
        usual = rule.choose(view, temper)
        if level.speech is None:
            return usual
        values = action_values(view, view.legal, level.speech, random)
        return max(view.legal, key=lambda action: (values[action], action == usual))
    table = laid(view, view.contract.trump)
    if level.cards is None:
        chosen = card_by_habit(view, level.memory, level.lapses, random)
    else:
        chosen = choose_card(view, level.cards, random)
    action = PLAY[table.layout.card(chosen)]
    return action if action in view.legal else view.legal[0]
