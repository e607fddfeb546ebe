"""The law that each game's points obey, whatever the house rules; told of deals that were played."""

from games.engine import side_of, tricks_taken


def hasenpfeffer(state, won):
    """The bidders win at least their bid or lose; the defenders never lose; no deal is worth over 24."""
    contract, options = state.contract, state.rules.options
    bidders = side_of(state, contract.maker)
    taken, others = tricks_taken(state, bidders), won[(contract.maker + 1) % 4]
    kept = taken >= state.rules.needed(contract)
    limit = 24 if options.stack_multipliers else 12
    assert abs(won[contract.maker]) <= limit
    assert won[contract.maker] >= taken if kept else won[contract.maker] <= 0
    assert 0 <= others <= limit
    rewarded = contract.lone_defender is not None and not kept
    if options.defenders_score == "none" and not rewarded:
        assert others == 0


def partnerships(state, won):
    """One side wins one, two or four; the makers if they took three tricks."""
    makers = side_of(state, state.contract.maker)
    ours, theirs = won[state.contract.maker], won[(state.contract.maker + 1) % 4]
    assert {ours, theirs} in ({0, 1}, {0, 2}, {0, 4})
    assert (ours > 0) == (tricks_taken(state, makers) >= 3)


def two_handed(state, won):
    """One of the two wins one or two; the maker with three tricks."""
    maker = state.contract.maker
    taken = tricks_taken(state, (maker,))
    assert won[maker] == {3: 1, 4: 1, 5: 2}.get(taken, 0)
    assert won[1 - maker] == (0 if taken >= 3 else 2)


def three_handed(state, won):
    """The maker wins, or the other two win alike."""
    maker, options = state.contract.maker, state.rules.options
    taken = tricks_taken(state, (maker,))
    others = {points for seat, points in enumerate(won) if seat != maker}
    if taken >= 3:
        assert (won[maker], others) == (options.march_points if taken == 5 else 1, {0})
    else:
        expected = {"two_each": (0, {2}), "one_each": (0, {1}), "maker_loses_two": (-2, {0})}
        assert (won[maker], others) == expected[options.euchre_points]


def napoleon(state, won):
    """What the declarer wins or loses, the others pay or get alike."""
    maker = state.contract.maker
    taken = tricks_taken(state, (maker,))
    kept = taken == 0 if state.contract.bid == "M" else taken >= state.rules.needed(state.contract)
    assert sum(won) == 0
    assert len({points for seat, points in enumerate(won) if seat != maker}) == 1
    assert (won[maker] > 0) == kept


SCORE_LAWS = {
    "hasenpfeffer": hasenpfeffer,
    "two_handed": two_handed,
    "euchre": partnerships,
    "three_handed": three_handed,
    "railroad": partnerships,
    "napoleon": napoleon,
}
