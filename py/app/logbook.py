"""What has happened in a deal, line by line, as the person's seat may know it."""

from app.screen import LogLine
from cards.seat import Seat
from games import apply, new_deal, notation
from games.actions import Action, Bid, Call, DefendAlone, Pass, Play, Propose
from games.engine import phase_name
from games.state import Observation, State

SPOKEN = (Bid, Call, DefendAlone, Pass, Propose)


TURNED, TAKEN_UP, WIDOW, TRICK = "turned", "taken-up", "widow", "trick"
"""What happens by itself: a card turned up, taken up by the dealer, the widow or a trick taken."""


def log_lines(
    view: Observation, state: State, phases: tuple[str, ...], names: tuple[str, ...]
) -> tuple[LogLine, ...]:
    """Tell the deal so far: what was turned up, every action, and after each full trick who took it.

    What is told comes from the view; the state only says what lies or moved where all could see it.
    """
    lines = list(_turned_up(view, names))
    played = trick = 0
    for place, (seat, action) in enumerate(view.history):
        phase = phases[place] if place < len(phases) else "play"
        if phase == "trump":
            lines += _widow(view, state, names)
        lines.append(LogLine(seat, names[seat], notation.write(action), phase))
        if isinstance(action, Call) and phase == "order":
            lines += _taken_up(view, state, names)
        if isinstance(action, Play):
            played += 1
            winner = view.tricks[trick].winner
            if winner is not None and played == len(view.tricks[trick].plays):
                lines.append(LogLine(winner, names[winner], "", TRICK))
                trick, played = trick + 1, 0
    if view.phase == "trump":
        lines += _widow(view, state, names)
    return tuple(lines)


def newest(lines: tuple[LogLine, ...]) -> tuple[LogLine, ...]:
    """Take what happened last: the last action, and what came of it by itself."""
    place = len(lines) - 1
    while place > 0 and lines[place].phase in {TAKEN_UP, WIDOW, TRICK}:
        place -= 1
    return lines[max(0, place) :]


def _turned_up(view: Observation, names: tuple[str, ...]) -> tuple[LogLine, ...]:
    dealer = view.dealer
    return tuple(
        LogLine(dealer, names[dealer], str(card), TURNED) for card in view.shown[: view.rules.upcards]
    )


def _taken_up(view: Observation, state: State, names: tuple[str, ...]) -> tuple[LogLine, ...]:
    """Say that the dealer took the upcard; not where it stayed because the dealer sits out."""
    upcard = view.shown[0]
    if upcard in state.stock:
        return ()
    return (LogLine(view.dealer, names[view.dealer], str(upcard), TAKEN_UP),)


def _widow(view: Observation, state: State, names: tuple[str, ...]) -> tuple[LogLine, ...]:
    """Say who took the widow; which card it is only the one who took it knows."""
    if not state.taken:
        return ()
    owner = state.taken[0].seat
    card = str(view.taken[0]) if owner == view.seat else ""
    return (LogLine(owner, names[owner], card, WIDOW),)


def phases_before_play(state: State) -> tuple[str, ...]:
    """Name the phase of each action until the first card was played."""
    phases: list[str] = []
    earlier = new_deal(state.rules, state.dealer, state.deck)
    for entry in state.history:
        if isinstance(entry.action, Play):
            break
        phases.append(phase_name(earlier))
        earlier = apply(earlier, entry.action)
    return tuple(phases)


def said(view: Observation, phases: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
    """List in notation what a seat has said to win or settle the contract, oldest first."""
    return tuple(
        notation.write(entry.action)
        for entry, phase in zip(view.history, phases, strict=False)
        if entry.seat == seat and isinstance(entry.action, SPOKEN) and _is_speech(entry.action, phase)
    )


def _is_speech(action: Action, phase: str) -> bool:
    """Leave out the pass that keeps weak cards or declines to defend alone."""
    return phase in {"auction", "order", "call"} or not isinstance(action, Pass)


def upcard_was_turned_down(view: Observation, phases: tuple[str, ...]) -> bool:
    """Tell whether every seat passed the card turned up."""
    passed = sum(
        phase == "order" and isinstance(entry.action, Pass)
        for entry, phase in zip(view.history, phases, strict=False)
    )
    return view.rules.upcards > 0 and passed == view.rules.seats
