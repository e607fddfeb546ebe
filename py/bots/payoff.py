"""What a contract is worth to each seat for every number of tricks its side may take."""

from functools import cache

from games.state import Contract, Rules, State, Trick

Payoff = tuple[tuple[int, ...], ...]


@cache
def payoff(rules: Rules, contract: Contract, tricks: int) -> Payoff:
    """Give the points by seat for 0, 1, … tricks of the maker's side, by the game's own scoring."""
    other = (contract.maker + 1) % rules.seats
    winners = (contract.maker, other)
    return tuple(
        rules.points(_finished(rules, contract, [winners[place >= taken] for place in range(tricks)]))
        for taken in range(tricks + 1)
    )


def _finished(rules: Rules, contract: Contract, winners: list[int]) -> State:
    """Build a deal that is over, of which only the contract and the winners of tricks are known."""
    return State(
        rules=rules,
        dealer=0,
        deck=(),
        hands=((),) * rules.seats,
        stock=(),
        phase=len(rules.phases),
        turn=None,
        history=(),
        contract=contract,
        shown=(),
        taken=(),
        discards=(),
        tricks=tuple(Trick((), winner) for winner in winners),
        active=tuple(range(rules.seats)),
    )


@cache
def margins(rules: Rules, contract: Contract, tricks: int, seat: int) -> tuple[int, ...]:
    """Give, for each number of the maker's tricks, what the deal means to one seat.

    That is its own points less those of its opponents, times the number of opponents so that it
    stays whole.
    """
    maker, seats = contract.maker, rules.seats
    partner = (maker + seats // 2) % seats if rules.partners else maker
    makers = (maker, partner)
    foes = [other for other in range(seats) if (other in makers) != (seat in makers)]
    return tuple(
        points[seat] * len(foes) - sum(points[foe] for foe in foes)
        for points in payoff(rules, contract, tricks)
    )
