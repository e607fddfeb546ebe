"""A deal played at random in the engine and in a second implementation at once."""

from games import apply, legal_actions, notation, points
from games.actions import Swap
from games.options import choices, write_value


def house_of(in_force):
    """Write every house rule in force as text."""
    names = [each.name for each in choices(type(in_force.options))]
    return {name: write_value(getattr(in_force.options, name)) for name in names}


def written(action):
    """Write an action as a second implementation does; which three cards are swapped is a set."""
    if isinstance(action, Swap):
        return frozenset(map(str, action.cards))
    return notation.write(action)


def compare(state, second, rng):
    """Compare seat and actions at every turn, and the end; second is a generator of the other deal."""
    answer = None
    while True:
        try:
            asked = second.send(answer)
        except StopIteration as end:
            return assert_same_end(state, end.value)
        actions = {written(action): action for action in legal_actions(state)}
        assert (state.turn, set(actions)) == asked
        answer = rng.choice(list(actions))
        state = apply(state, actions[answer])


def assert_same_end(state, told):
    assert legal_actions(state) == ()
    assert list(points(state)) == told["points"]
    assert state.rules.next_dealer(state) == told["dealer"]
    assert (state.contract.maker if state.contract else None) == told["maker"]
