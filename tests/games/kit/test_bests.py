"""Partner's best in Euchre, and who is asked for it (RULES.md sections 6 and 8)."""

import pytest

from games import rules
from games.engine import phase_name
from games.euchre.options import EuchreOptions
from hands import COMPASS, act, deal, legal

PASSES_BEFORE = {"W": "", "N": "- ", "E": "- - ", "S": "- - - "}
PARTNER = {"W": "E", "N": "S", "E": "W", "S": "N"}


def under(**options):
    return rules("euchre", EuchreOptions(partners_best=True, **options))


@pytest.mark.parametrize("caller", "WNES")
def test_the_loner_discards_and_his_partner_gives(caller):
    state = act(deal(under(), "S", stock="KS"), PASSES_BEFORE[caller] + "SA")
    if phase_name(state) == "pickup":
        state = act(state, "/KS")
    assert (phase_name(state), COMPASS[state.turn]) == ("discard", caller)

    gone = legal(state).split()[0]
    state = act(state, gone)
    assert (phase_name(state), COMPASS[state.turn]) == ("give", PARTNER[caller])

    given = legal(state).split()[0]
    state = act(state, given)
    hand = " ".join(map(str, state.hands[COMPASS.index(caller)])).split()
    assert given[1:] in hand
    assert gone[1:] not in hand
    assert (len(hand), len(state.hands[COMPASS.index(PARTNER[caller])])) == (5, 4)


def test_with_a_partner_nobody_gives_anything():
    assert phase_name(act(deal(under(), "S", stock="KS"), "S /KS")) == "play"


def test_a_dealer_who_sits_out_does_not_hold_the_upcard():
    state = act(deal(under(), "S", stock="KS", N="9C 10C QC KC AC"), "- SA /9C")

    assert ">KS" not in legal(state)
    assert len(legal(state).split()) == 5
