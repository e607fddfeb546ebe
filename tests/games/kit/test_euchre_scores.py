"""The score of two partnerships, each line of it for each side (RULES.md section 6)."""

import pytest

from games import rules
from games.euchre.options import EuchreOptions
from upcards import worth


@pytest.mark.parametrize(
    ("taken", "alone", "lone_defender", "options", "expected"),
    [
        (5, False, None, {}, (2, 0)),
        (5, True, None, {}, (4, 0)),
        (5, True, 1, {}, (4, 0)),
        (4, True, None, {}, (1, 0)),
        (3, False, None, {}, (1, 0)),
        (3, True, 1, {}, (1, 0)),
        (2, False, None, {}, (0, 2)),
        (2, True, None, {}, (0, 2)),
        (2, True, None, {"lone_euchre_points": 4}, (0, 4)),
        (2, False, None, {"lone_euchre_points": 4}, (0, 2)),
        (2, True, 1, {}, (0, 4)),
        (2, True, 1, {"lone_euchre_points": 4}, (0, 4)),
        (0, False, None, {}, (0, 2)),
        (0, False, None, {"super_euchre": True}, (0, 4)),
        (1, False, None, {"super_euchre": True}, (0, 2)),
        (0, True, 1, {"super_euchre": True}, (0, 4)),
    ],
)
def test_s12_what_a_deal_is_worth(taken, alone, lone_defender, options, expected):
    in_force = rules("euchre", EuchreOptions(**options))

    assert worth(taken, alone=alone, lone_defender=lone_defender)(in_force) == expected
