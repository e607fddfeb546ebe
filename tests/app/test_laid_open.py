"""How a deal ended: whether its contract was made."""

from random import Random

import pytest

from app.laid_open import result_screen
from games import rules
from games.engine import side_of, tricks_taken
from sittings import played_out
from strategies import KEYS
from table.sitting import new_sitting


@pytest.mark.parametrize("key", KEYS)
def test_a_contract_is_made_by_its_tricks_and_not_by_its_maker(key):
    in_force, rng, met = rules(key), Random(key), set()
    for number in range(400):
        sitting = played_out(new_sitting(in_force, f"made {number}"), rng)
        contract = sitting.state.contract
        found = result_screen(sitting, ("",) * in_force.seats)
        if contract is None:
            assert not found.made
            continue
        taken = tricks_taken(sitting.state, side_of(sitting.state, contract.maker))
        needed = in_force.needed(contract)
        met.add(found.made)
        assert found.made == (taken >= needed if needed else taken == 0)
        if met == {False, True} and number > 20:
            break
    assert met == {False, True}
