"""The course of a sitting: acting, asking the next seat, sweeping tricks, taking back."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from app import players
from app.effects import AskBot, Effect, Focus, RingIn
from app.keeping import save
from app.model import PERSON, Leaving, Model, Running, lying_trick, with_help, with_notice
from app.settings import FULL_STRENGTH, HOLD, HOUSE_LEVEL, PACE
from app.sorting import sorted_hand
from cards.card import JOKER, Card
from cards.seat import Seat
from games import legal_actions, transcript
from games.actions import PLAY, Action, Discard, Pass, Play
from games.engine import is_over, phase_name, side_of
from games.stakes import is_settled
from games.state import IllegalAction
from table import sitting as sittings
from table.claims import claim, claimed
from text import gettext as _

REST: Final = ("status", "next-deal")

Step = tuple[Model, tuple[Effect, ...]]


def act(model: Model, action: Action) -> Step:
    """Carry out an action of the person, unless it is another's turn or it needs a second word."""
    deal = model.sitting.state
    if deal.turn != PERSON or action not in legal_actions(deal):
        return model, ()
    if needs_confirmation(model, action) and model.chosen != action:
        return replace(model, chosen=action), (Focus(("confirm",), steal=True),)
    after, effects = carry_out(model, action)
    return after, (*effects, Focus(focus_after(after, neighbours(model, action))))


def claim_rest(model: Model) -> Step:
    """Take all tricks that are left, if that is certain from what the person can see."""
    if claim(sittings.observe_for(model.sitting, PERSON)) is None:
        told = _("It is not certain from the cards you can see that every trick left is yours.")
        return with_notice(model, told, passing=True), ()
    return proceed(replace(model, running=Running.CLAIMED))


def ask_to_concede(model: Model) -> Step:
    """Ask whether the deal is to be given up."""
    if is_over(model.sitting.state) or model.running is not None:
        return model, ()
    return replace(model, leaving=Leaving.CONCEDE), (Focus(("accept",), steal=True),)


def concede(model: Model) -> Step:
    """Let the rest of the deal be played out at once, the person's cards by the house player."""
    if is_over(model.sitting.state):
        return model, ()
    return proceed(replace(model, running=Running.CONCEDED))


def may_skip(model: Model) -> bool:
    """Tell whether the rest of a deal may be left to itself: the person only watches, or nothing is open."""
    deal = model.sitting.state
    if is_over(deal) or model.running is not None or phase_name(deal) != "play":
        return False
    return PERSON not in deal.active or is_settled(deal)


def skip_to_result(model: Model) -> Step:
    """Let the rest of the deal be played out at once where that takes nothing from the person."""
    return concede(model) if may_skip(model) else (model, ())


def needs_confirmation(model: Model, action: Action) -> bool:
    """Tell whether an action is asked about: discarding the joker, or all cards if so set."""
    if action == Discard(JOKER):
        return True
    return model.settings["choose"] == "confirm" and hasattr(action, "card")


def neighbours(model: Model, action: Action) -> tuple[Card, ...]:
    """List the cards of the hand from the one beside what is put down, those after it first."""
    row, card = sorted_hand(model.sitting), getattr(action, "card", None)
    place = row.index(card) if card in row else 0
    return (*row[place:], *reversed(row[:place]))


def focus_after(model: Model, row: tuple[Card, ...] = ()) -> tuple[str, ...]:
    """Name what may take the focus when the element that had it is gone: cards that may be played first."""
    deal = model.sitting.state
    may = {getattr(action, "card", None) for action in legal_actions(deal)} if deal.turn == PERSON else set()
    held = [card for card in row or sorted_hand(model.sitting) if card in deal.hands[PERSON]]
    return (*(f"card-{card}" for card in sorted(held, key=lambda card: card not in may)), *REST)


def carry_out(model: Model, action: Action) -> Step:
    """Apply an action of whoever's turn it is, save, and ask for what comes next."""
    before = len(model.sitting.state.tricks)
    open_trick = lying_trick(model)
    after = replace(
        model,
        sitting=sittings.act(model.sitting, action),
        swept=before if open_trick is not None else model.swept,
        undone=(),
        chosen=None,
    )
    return proceed(after, save(after))


def proceed(model: Model, effects: Iterable[Effect] = ()) -> Step:
    """Begin to wait for whatever the deal needs next: a computer's action, or a trick's sweep."""
    model = replace(model, ticket=model.ticket + 1, answer=None, rung=False)
    asked = ask(model)
    forced = forced_action(model)
    if forced is not None:
        model = replace(model, answer=forced)
    waits = asked or forced is not None or lying_trick(model) is not None
    hold = model.settings["hold"] == "tap" and lying_trick(model) is not None and model.running is None
    ring = (RingIn(delay(model), model.ticket),) if waits and not hold else ()
    return model, (*effects, *asked, *ring)


def ask(model: Model) -> tuple[Effect, ...]:
    """Ask the computer player whose turn it is, if it is one's."""
    turn = model.sitting.state.turn
    if turn is None or (turn == PERSON and model.running is not Running.CONCEDED):
        return ()
    view = transcript.write(sittings.observe_for(model.sitting, turn))
    level, style = level_of(model, turn), players.style(model.players[turn])
    return (AskBot(model.ticket, level, style, view, sittings.thought(model.sitting)),)


def level_of(model: Model, seat: Seat) -> str:
    """Give the level at which a seat is played: its own, but for the house's cards and a strong partner."""
    if seat == PERSON:
        return HOUSE_LEVEL
    wanted = model.settings["partner"] if is_partner(model.sitting, seat) else "off"
    if wanted == "on":
        return FULL_STRENGTH
    return players.strongest(model.players[1:] if wanted == "equal" else (model.players[seat],))


def is_partner(sitting: sittings.Sitting, seat: Seat) -> bool:
    """Tell whether a seat is the person's partner for the whole sitting."""
    return sitting.rules.partners and seat != PERSON and seat in side_of(sitting.state, PERSON)


def forced_action(model: Model) -> Action | None:
    """Give the person's action where it should be done without asking.

    A claim goes on by itself. An only card is played when so set; a pass that is the only answer is
    no question at all, except in an auction, where a person wants to have spoken.
    """
    deal = model.sitting.state
    if deal.turn != PERSON:
        return None
    if model.running is Running.CLAIMED:
        return PLAY[claimed(sittings.observe_for(model.sitting, PERSON))[0]]
    legal = legal_actions(deal)
    if len(legal) != 1:
        return None
    only = legal[0]
    if isinstance(only, Play):
        return only if model.settings["autoplay"] != "off" else None
    return only if isinstance(only, Pass) and phase_name(deal) == "farmer" else None


def delay(model: Model) -> int:
    """Give the milliseconds to wait: for a full trick to be read, or for a seat to think."""
    pace = model.settings["pace"]
    if model.running is not None:
        return 0
    if lying_trick(model) is not None:
        return 0 if model.settings["hold"] == "none" else HOLD[pace]
    if model.sitting.state.turn == PERSON and model.settings["autoplay"] == "instant":
        return 0
    return PACE[pace]


def answered(model: Model, action: Action) -> Step:
    """Take a computer's answer; it is carried out when the time is over too."""
    return settle(replace(model, answer=action))


def rang(model: Model) -> Step:
    """Note that the time is over, or was cut short: sweep the trick, let the waiting action happen."""
    return settle(replace(model, rung=True))


def settle(model: Model) -> Step:
    """Go on if nothing is awaited any more."""
    deal = model.sitting.state
    if not model.rung:
        return model, ()
    if lying_trick(model) is not None:
        swept = replace(model, swept=len(deal.tricks))
        if is_over(deal):
            return replace(swept, ticket=model.ticket + 1), (Focus(("next-deal", "new-sitting")),)
        if deal.turn == PERSON and model.answer is None:
            return replace(swept, ticket=model.ticket + 1), (Focus(focus_after(swept)),)
        if model.answer is None:
            return swept, ()
        model = swept
    if model.answer is None:
        return model, ()
    try:
        return carry_out(model, model.answer)
    except IllegalAction as wrong:
        raise AssertionError(f"a computer player chose what is not allowed: {wrong}") from wrong


def undo(model: Model) -> Step:
    """Take back to the person's last decision of this deal, and keep what was undone."""
    back = sittings.undo(model.sitting, PERSON)
    if back is None:
        return model, ()
    undone = (*sittings.undone(model.sitting, back), *model.undone)
    return at_rest(with_help(replace(model, sitting=back, undone=undone, running=None)))


def redo(model: Model) -> Step:
    """Do again what was undone, up to the person's next decision."""
    if not model.undone:
        return model, ()
    sitting, rest = sittings.act(model.sitting, model.undone[0]), model.undone[1:]
    while rest and sitting.state.turn != PERSON:
        sitting, rest = sittings.act(sitting, rest[0]), rest[1:]
    return at_rest(replace(model, sitting=sitting, undone=rest))


def at_rest(model: Model) -> Step:
    """Show a sitting that has just been put here, with every full trick swept, and go on."""
    full = sum(trick.winner is not None for trick in model.sitting.state.tricks)
    model = replace(model, swept=full, chosen=None)
    return proceed(model, save(model))


def next_deal(model: Model) -> Step:
    """Deal again, if this deal is over and the sitting is not won."""
    deal = model.sitting.state
    if not is_over(deal) or sittings.has_ended(model.sitting):
        return model, ()
    model = replace(model, sitting=sittings.next_deal(model.sitting), undone=(), swept=0, running=None)
    model, effects = at_rest(model)
    return model, (*effects, Focus(("status",)))


def ask_for_again(model: Model) -> Step:
    """Deal the same cards once more, after asking when that takes something away."""
    if has_acted(model.sitting):
        return replace(model, leaving=Leaving.AGAIN), (Focus(("accept",), steal=True),)
    return again(model)


def again(model: Model) -> Step:
    """Deal the very same cards of this deal once more; who has played them before knows something of them."""
    model = with_help(model) if has_acted(model.sitting) else model
    begun = sittings.replay_deal(model.sitting)
    return at_rest(replace(model, sitting=begun, undone=(), running=None, panel=None))


def has_acted(sitting: sittings.Sitting) -> bool:
    """Tell whether the person has done anything in the present deal, or has seen its end."""
    return is_over(sitting.state) or any(entry.seat == PERSON for entry in sitting.state.history)
