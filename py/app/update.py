"""What happens next: every message, one case each."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, assert_never

from app import advice, fairness, filing, history, keys, renewal, report, room
from app.aftermath import aftermath, is_covered
from app.asked import Asked, FileOpened, Shelved, SlotNamed
from app.choosing import choose_player, choose_preset, choose_rule, choose_setting, name_seat
from app.effects import CopyLink, CopyText, Focus, without_playing
from app.elsewhere import look_on
from app.hearing import hear
from app.model import Leaving, Model, with_notice
from app.msg import (
    Acted,
    GameChosen,
    KeyPressed,
    LevelChosen,
    Msg,
    OwnPreset,
    PanelOpened,
    PresetChosen,
    Pressed,
    RuleChosen,
    RulesSent,
    SeatNamed,
    SettingChosen,
    Started,
    StyleChosen,
)
from app.play import (
    Step,
    act,
    answered,
    ask_for_again,
    ask_to_concede,
    at_rest,
    claim_rest,
    next_deal,
    rang,
    redo,
    skip_to_result,
    undo,
)
from app.presets import choose_own, drop_own, keep_own, take_text
from app.questions import accept
from app.recovery import is_behind, numbered
from app.starting import (
    ask_for_new,
    begin,
    choose_game,
    follow,
    seed_drawn,
    start,
)
from app.told import (
    BotChose,
    BotSilent,
    Breathed,
    DateRead,
    Faulted,
    HintGiven,
    JournalRead,
    LinkCopied,
    LinkFollowed,
    News,
    SaveFailed,
    SeedDrawn,
    SittingTaken,
    StoreChanged,
    StoreCleared,
    TakenOver,
    TextCopied,
    TimerRang,
    Unprotected,
)
from app.transfer import replaced
from games import notation
from table import link
from text import gettext as _


def update(model: Model | None, msg: Msg) -> Step:
    """Give the model after a message, and the effects it asks for.

    Before Started there is no model.
    """
    if model is None:
        assert isinstance(msg, Started)
        return aftermath(None, *begin(msg))
    if isinstance(msg, TakenOver) or (isinstance(msg, JournalRead) and is_behind(model, msg)):
        again = Started(msg.stored, "", msg.seed, msg.journal, today=model.today, ticket=model.ticket + 1)
        return aftermath(None, *begin(again))
    step = look_on(model, msg) if model.elsewhere else None
    after, effects = aftermath(model, *(step or _update(model, msg)))
    if after.elsewhere:
        return after, without_playing(effects)
    if not history.just_ended(model.sitting, after.sitting):
        return numbered(after, effects)
    after, effects = numbered(after, (*effects, *history.finished(after)))
    return room.reminded(after), effects


def _update(model: Model, msg: Msg) -> Step:
    match msg:
        case Started():
            return start(msg)
        case (
            (SaveFailed() | StoreCleared() | Unprotected() | StoreChanged() | SittingTaken() | TakenOver())
            | (JournalRead() | DateRead() | BotSilent() | Faulted() | TextCopied() | Breathed() | HintGiven())
            | News()
        ):
            return hear(model, msg)
        case BotChose() | TimerRang() | SeedDrawn() | LinkFollowed() | LinkCopied():
            return _from_outside(model, msg)
        case Acted(action=text):
            return act(model, notation.read(text))
        case Pressed(button=button):
            return press(model, button)
        case KeyPressed():
            return _key(model, msg)
        case PanelOpened(panel=panel):
            return replace(model, panel=panel), (Focus(("panel",), steal=True),)
        case GameChosen() | PresetChosen() | RuleChosen() | OwnPreset() | RulesSent():
            return _chosen(model, msg)
        case (
            SettingChosen()
            | SeatNamed()
            | LevelChosen()
            | StyleChosen()
            | (Shelved() | SlotNamed() | FileOpened())
        ):
            return _set(model, msg)
        case _:
            assert_never(msg)


def _chosen(model: Model, msg: GameChosen | PresetChosen | RuleChosen | OwnPreset | RulesSent) -> Step:
    """Change the game or its house rules."""
    match msg:
        case GameChosen(key=key):
            return choose_game(model, key)
        case PresetChosen(name=name):
            return choose_preset(model, name)
        case RuleChosen(option=option, value=value):
            return choose_rule(model, option, value)
        case OwnPreset(what=what, name=name):
            return OWN[what](model, name)
        case RulesSent(text=text):
            return take_text(model, text)
        case _:
            assert_never(msg)


def _set(model: Model, msg: SettingChosen | SeatNamed | LevelChosen | StyleChosen | Asked) -> Step:
    """Change how the table is, who sits at it, and what is on the shelf."""
    match msg:
        case Shelved() | SlotNamed() | FileOpened():
            return filing.answer(model, msg)
        case SettingChosen(key=key, value=value):
            return choose_setting(model, key, value)
        case SeatNamed(seat=seat, name=name):
            return name_seat(model, seat, name)
        case LevelChosen(seat=seat, level=level):
            return choose_player(model, seat, level=level)
        case StyleChosen(seat=seat, style=style):
            return choose_player(model, seat, style=style)
        case _:
            assert_never(msg)


def _from_outside(model: Model, msg: BotChose | TimerRang | SeedDrawn | LinkFollowed | LinkCopied) -> Step:
    """Take what the players, the clock and the browser have to say."""
    match msg:
        case BotChose(ticket=ticket, action=text):
            return answered(model, notation.read(text)) if ticket == model.ticket else (model, ())
        case TimerRang(ticket=ticket):
            return rang(model) if ticket == model.ticket else (model, ())
        case SeedDrawn(seed=seed):
            return AWAITED.get(model.awaiting, seed_drawn)(model, seed)
        case LinkFollowed(fragment=fragment):
            return _opened(follow(model, fragment)) if fragment else (model, ())
        case LinkCopied(copied=copied):
            told = _("The link is copied.") if copied else _("The browser did not copy the link.")
            return with_notice(model, told, passing=True), ()
        case _:
            assert_never(msg)


def press(model: Model, button: str) -> Step:
    """Do what a button stands for."""
    pressed = BUTTONS.get(button)
    return pressed(model) if pressed is not None else _dismiss(model, button)


def _copy_link(model: Model) -> Step:
    """Copy the link that deals the cards on the table."""
    return model, (CopyLink(link.write(link.invite_to_deal(model.sitting, model.players))),)


def _copy_sitting(model: Model) -> Step:
    """Copy the link that deals the whole sitting from its first deal."""
    return model, (CopyLink(link.write(link.invite(model.sitting, model.players))),)


def _copy_report(model: Model) -> Step:
    """Copy the report of the last fault, or of the table as it is."""
    return model, (CopyText(model.report or report.write(model, Pressed("copy-report"), "")),)


def _confirm(model: Model) -> Step:
    return act(model, model.chosen) if model.chosen is not None else (model, ())


def _accept(model: Model) -> Step:
    """Do what was asked about, and begin to play where a link was opened."""
    step = accept(model)
    return _opened(step) if model.leaving is Leaving.LINK else step


def _opened(step: Step) -> Step:
    """Begin to play what a link has put on the table."""
    model, effects = step
    if model.leaving is not None:
        return model, (*effects, Focus(("accept",), steal=True))
    model, more = at_rest(model)
    return model, (*effects, *more)


def _dismiss(model: Model, button: str) -> Step:
    """Put away whatever lies on top: a question, a choice not yet confirmed, a panel, a notice."""
    focus = Focus(("status",))
    if button == "dismiss":
        return replace(model, notices=model.notices[1:]), (focus,)
    if model.leaving is not None:
        return replace(model, leaving=None, invitation=None, incoming=""), (focus,)
    if model.chosen is not None:
        return replace(model, chosen=None), (focus,)
    if model.panel is None and model.telling:
        return advice.hush(model)
    if model.panel is None and model.notices:
        return replace(model, notices=()), (focus,)
    # Back to what opened it, or to the menu where that lies behind it.
    opener = (f"bar-{model.panel.value}", "bar-menu") if model.panel is not None else ()
    return replace(model, panel=None, typed=""), (Focus((*opener, "status")),)


def _back(model: Model) -> Step:
    """Close what lies over the table, as the browser's own step back should; never anything else."""
    return _dismiss(model, "back") if is_covered(model) else (model, ())


def _key(model: Model, msg: KeyPressed) -> Step:
    """Take a key as a card, a step along the hand, or a shortcut."""
    step = keys.press(model, msg)
    if step is not None:
        return step
    if model.settings["keys"] == "off" and msg.key != "Escape":
        return model, ()
    meant = keys.shortcut(msg)
    return _update(replace(model, typed=""), meant) if meant is not None else (model, ())


OWN: Final[Mapping[str, Callable[[Model, str], Step]]] = {
    "own": choose_own,
    "save-own": keep_own,
    "drop-own": drop_own,
}
AWAITED: Final[Mapping[str, Callable[[Model, str], Step]]] = {
    "file": replaced,
    "fair": fairness.begin,
}
BUTTONS: Final[Mapping[str, Callable[[Model], Step]]] = {
    **filing.BUTTONS,
    "undo": undo,
    "redo": redo,
    "next-deal": next_deal,
    "new-sitting": ask_for_new,
    "again": ask_for_again,
    "copy-link": _copy_link,
    "copy-sitting": _copy_sitting,
    "skip": rang,
    "claim": claim_rest,
    "concede": ask_to_concede,
    "to-result": skip_to_result,
    "confirm": _confirm,
    "accept": _accept,
    "back": _back,
    **advice.BUTTONS,
    **renewal.BUTTONS,
    "copy-report": _copy_report,
}
