"""What has happened in a deal, line by line, as the person's seat may know it."""

from app.screen import LogLine
from cards.seat import Seat
from games import apply, new_deal, notation
from games.actions import Bid, Call, DefendAlone, Pass, Play, Propose
from games.engine import phase_name
from games.state import Observation, State

SPOKEN = (Bid, Call, DefendAlone, Pass, Propose)


def log_lines(view: Observation, state: State, names: tuple[str, ...]) -> tuple[LogLine, ...]:
    """Tell the deal so far: every action, and after each full trick who took it.

    What is told comes from the view; the state only says in which phase it happened.
    """
    phases = phases_before_play(state)
    lines: list[LogLine] = []
    played = trick = 0
    for place, (seat, action) in enumerate(view.history):
        phase = phases[place] if place < len(phases) else "play"
        lines.append(LogLine(seat, names[seat], notation.write(action), phase))
        if isinstance(action, Play):
            played += 1
            winner = view.tricks[trick].winner
            if winner is not None and played == len(view.tricks[trick].plays):
                lines.append(LogLine(winner, names[winner], "", "trick"))
                trick, played = trick + 1, 0
    return tuple(lines)


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


def said(view: Observation, seat: Seat) -> tuple[str, ...]:
    """List in notation what a seat has said, oldest first."""
    return tuple(
        notation.write(entry.action)
        for entry in view.history
        if entry.seat == seat and isinstance(entry.action, SPOKEN)
    )
