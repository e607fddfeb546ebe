"""How points of deals add up to a sitting, and who deals next."""

from collections.abc import Callable, Sequence

from cards.seat import Seat, left_of
from games.state import Outcome, Side, State, Tally


def for_side(state: State, side: Side, own: int, others: int = 0) -> tuple[int, ...]:
    """Give each seat of a side one number of points and every other seat another."""
    return tuple(own if seat in side else others for seat in range(state.rules.seats))


def nothing(state: State) -> tuple[int, ...]:
    """Give the points of a deal that was thrown in."""
    return (0,) * state.rules.seats


def next_seat_deals(state: State) -> Seat:
    """Pass the deal to the next seat clockwise."""
    return left_of(state.dealer, state.rules.seats)


def added(scores: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """Add points to scores, seat by seat."""
    return tuple(score + more for score, more in zip(scores, points, strict=True))


def at_target(scores: Sequence[int], target: int) -> Side:
    """Name the seats that have reached the target."""
    return tuple(seat for seat, score in enumerate(scores) if score >= target)


def leaders(scores: Sequence[int]) -> Side:
    """Name the seats with the highest score."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def makers_first(outcomes: Sequence[Outcome], reached: Side, teams: Sequence[Side]) -> Side:
    """Of the seats at the target, name the side that undertook the last contract, if among them."""
    maker = outcomes[-1].maker if outcomes else None
    for team in teams:
        if maker in team and maker in reached:
            return team
    return reached


def race(
    outcomes: Sequence[Outcome],
    start: Sequence[int],
    *,
    target: int,
    floor: bool,
    settle: Callable[[tuple[int, ...], Side], Side | None],
) -> Tally:
    """Add up deals until the target is reached; nobody carries anything on.

    floor lifts negative scores to 0 after each deal. settle is asked when seats have reached the
    target, with the scores and those seats, and names the winners, or None to play on.
    """
    scores = tuple(start)
    for outcome in outcomes:
        scores = added(scores, outcome.points)
        if floor:
            scores = tuple(max(0, score) for score in scores)
    reached = at_target(scores, target)
    winners = settle(scores, reached) if reached else None
    games = tuple(int(seat in (winners or ())) for seat in range(len(scores)))
    return Tally(scores, games, (0,) * len(scores), winners)


def surplus(scores: Sequence[int], winners: Side, target: int) -> tuple[int, ...]:
    """Give what the winners have above the target; the others have nothing to carry."""
    return tuple(score - target if seat in winners else 0 for seat, score in enumerate(scores))


def whoever_leads(scores: tuple[int, ...], reached: Side) -> Side | None:
    """Settle a race in which each plays alone: the highest score wins, and a tie is played on."""
    ahead = leaders(scores)
    return ahead if len(ahead) == 1 else None


def whoever_arrives(scores: tuple[int, ...], reached: Side) -> Side:
    """Settle a race in which one side scores in a deal, so that only one can arrive."""
    return reached
