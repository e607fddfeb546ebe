"""What a player plays for: points, or the chance to win the sitting."""

from bots.chances import counts, gains
from bots.payoff import margins, payoff
from games.state import Contract, Observation


def aim(view: Observation, contract: Contract, tricks: int, *, sitting: bool) -> tuple[int, ...]:
    """Give, for each number of the maker's tricks, what the deal means to the seat that looks on.

    With sitting that is the change of its chance to win, where that can be told; else its margin in
    points.
    """
    if sitting and counts(view):
        return gains(view, contract, payoff(view.rules, contract, tricks))
    return margins(view.rules, contract, tricks, view.seat)
