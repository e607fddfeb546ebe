"""Beginning: what was kept, a link that was followed, a new sitting."""

from dataclasses import replace

import games
from app import names, players, presets, settings
from app.effects import DrawSeed, Focus, ForgetFragment, ReadDate, without_playing
from app.keeping import (
    CURRENT,
    NAMES,
    SETTINGS,
    draft_options,
    kept_sitting,
    put_aside,
    read_drafts,
    record_of,
    save_draft,
    sitting_key,
    with_draft_of,
)
from app.model import PERSON, Leaving, Model, with_notice
from app.msg import Started
from app.play import Step, at_rest
from app.recovery import good_key, newest, numbered, repairs
from games import recipe, rules
from table import link, record
from table import sitting as sittings
from table.link import Invitation
from table.record import BadRecord, Record
from table.sitting import Sitting
from text import gettext as _


def start(msg: Started) -> Step:
    """Put the kept sitting on the table, or a new one; then look at the link, if there is one."""
    stored = newest(dict(msg.stored), dict(msg.journal))
    drafts = read_drafts(stored)
    game = stored.get(CURRENT, "")
    if game not in {each.key for each in games.RECIPES}:
        game = games.RECIPES[0].key
    model = fresh(
        Model(
            sitting=sittings.new_sitting(rules(game), msg.seed),
            settings=settings.read(stored.get(SETTINGS, "")),
            drafts=drafts,
            own=presets.read(stored.get(presets.PRESETS, "")),
            names=names.read(stored.get(NAMES, "")),
            seated=players.read(stored.get(players.PLAYERS, "")),
            kept=stored,
            today=msg.today,
            elsewhere=msg.elsewhere,
            ticket=msg.ticket,
        ),
        game,
        msg.seed,
    )
    model, effects = resume(model, game)
    if msg.fragment and not msg.elsewhere:
        model, more = follow(model, msg.fragment)
        effects = (*effects, *more)
    model, more = at_rest(model)
    if msg.elsewhere:
        model = replace(model, leaving=Leaving.ELSEWHERE)
    return model, (*effects, *more, ReadDate())


def begin(msg: Started) -> Step:
    """Start, and bring both stores to hold what the newer one held."""
    model, effects = start(msg)
    if msg.elsewhere:
        return model, without_playing(effects)
    stored, journal = dict(msg.stored), dict(msg.journal)
    model, effects = numbered(model, effects)
    return model, (*repairs(newest(stored, journal), stored, journal), *effects)


def resume(model: Model, game: str) -> Step:
    """Put the sitting kept for a game on the table, if there is a readable one."""
    try:
        found = kept_sitting(model.kept, game)
    except BadRecord as wrong:
        notice = _("The game kept here cannot be read, so it was put aside. {reason}").format(
            reason=_(wrong.reason)
        )
        effects = put_aside(model.kept, game)
        left = {key: text for key, text in model.kept.items() if key != sitting_key(game)}
        return last_good(with_notice(replace(model, kept=left), notice), game), effects
    return (model, ()) if found is None else (seat(model, found), ())


def last_good(model: Model, game: str) -> Model:
    """Put the save before the newest on the table, if it can be read."""
    try:
        found = record.read(model.kept.get(good_key(game), ""))
    except BadRecord:
        return model
    return with_notice(seat(model, found), _("The game as it was one action before is on the table."))


def seat(model: Model, found: Record) -> Model:
    """Put a sitting that was read on the table."""
    return replace(
        model,
        sitting=found.sitting,
        players=taking_part(model, found.sitting, found.seats),
        assisted=frozenset(found.assisted),
    )


def taking_part(model: Model, sitting: Sitting, wanted: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Give a player for every seat: the wanted one where it is known, else whom the person put there."""
    seats = sitting.rules.seats
    usual = (model.seated.get(seat, model.settings["level"]) for seat in range(seats))
    given = (*wanted, *([""] * seats))
    return tuple(one if players.is_known(one) else other for one, other in zip(given, usual, strict=False))


def fresh(model: Model, game: str, seed: str) -> Model:
    """Put a new sitting of a game on the table, under the house rules chosen for it."""
    in_force = rules(game, draft_options(model, game))
    before = sittings.tally_of(model.sitting)
    won = before.winners is not None and in_force == model.sitting.rules
    carried = before.carried if won else ()
    sitting = sittings.new_sitting(in_force, seed, start=carried)
    return replace(
        model,
        sitting=sitting,
        players=taking_part(model, sitting),
        assisted=frozenset(),
        undone=(),
        running=None,
        panel=None,
        leaving=None,
        invitation=None,
    )


def in_progress(sitting: Sitting) -> bool:
    """Tell whether putting another in a sitting's place would lose something that was played."""
    begun = bool(sitting.finished) or any(entry.seat == PERSON for entry in sitting.state.history)
    return begun and sittings.tally_of(sitting).winners is None


def follow(model: Model, fragment: str) -> Step:
    """Open a link: at once, or after asking when a sitting is in progress."""
    try:
        invitation = link.read(fragment)
    except BadRecord as wrong:
        notice = _("This link cannot be opened. {reason}").format(reason=_(wrong.reason))
        return with_notice(model, notice), (ForgetFragment(),)
    found = in_its_place(model, invitation.rules.key)
    if found is not None and same_deal(found.sitting, invitation):
        return seat(model, found), (ForgetFragment(),)
    if found is not None and in_progress(found.sitting):
        return replace(model, leaving=Leaving.LINK, invitation=invitation), (ForgetFragment(),)
    return accept_invitation(replace(model, invitation=invitation))


def in_its_place(model: Model, game: str) -> Record | None:
    """Give what a sitting of this game would be kept over: that on the table, or one from another time."""
    if model.sitting.rules.key == game:
        return record_of(model)
    try:
        return kept_sitting(model.kept, game)
    except BadRecord:
        return None


def same_deal(sitting: Sitting, invitation: Invitation) -> bool:
    """Tell whether a link leads to a sitting that is here anyway."""
    here = link.invite(sitting)
    return here == invitation._replace(seats=(), actions=()) and not invitation.actions


def accept_invitation(model: Model) -> Step:
    """Put the sitting of a link on the table."""
    invitation = model.invitation
    assert invitation is not None
    opened = Record(link.opened(invitation), invitation.seats)
    model = seat(replace(model, leaving=None, invitation=None, undone=(), running=None, panel=None), opened)
    model = with_draft_of(model, model.sitting.rules)
    return model, (ForgetFragment(), *save_draft(model, model.sitting.rules.key))


def ask_for_new(model: Model) -> Step:
    """Begin a new sitting, after asking when one is in progress."""
    if in_progress(model.sitting):
        return replace(model, leaving=Leaving.NEW_SITTING), (Focus(("accept",), steal=True),)
    return new_sitting(model)


def new_sitting(model: Model) -> Step:
    """Draw a seed for a new sitting of the game on the table."""
    return replace(model, leaving=None, wanted=model.sitting.rules.key), (DrawSeed(),)


def choose_game(model: Model, key: str) -> Step:
    """Change to another game: its kept sitting, or a new one; this one stays kept."""
    try:
        recipe(key)
    except ValueError:
        return with_notice(model, _("There is no such game here.")), ()
    if key == model.sitting.rules.key:
        return replace(model, panel=None), ()
    # What was asked about the sitting that is left, or awaited for it, is no question any more.
    model = replace(model, panel=None, leaving=None, invitation=None, incoming="", wanted="", typed="")
    model, effects = resume(model, key)
    if model.sitting.rules.key == key:
        model, more = at_rest(replace(model, undone=(), running=None))
        return model, (*effects, *more)
    return replace(model, wanted=key), (*effects, DrawSeed())


def seed_drawn(model: Model, seed: str) -> Step:
    """Begin the sitting for which a seed was drawn."""
    if not model.wanted:
        return model, ()
    return at_rest(replace(fresh(model, model.wanted, seed), wanted=""))
