"""What a contract of Napoleon pays, and when a sitting is won (RULES.md section 9)."""

from dataclasses import replace

import pytest

from cards.card import NO_TRUMP
from games import new_deal, points, rules
from games.napoleon.options import NapoleonOptions
from games.napoleon.rules import needed, stakes
from games.state import Contract, Outcome, Trick


def under(**options):
    return rules("napoleon", NapoleonOptions(**options))


def settled(bid, taken, *, players=4, **options):
    """What the declarer and each opponent get when the declarer takes so many tricks."""
    in_force = under(players=players, **options)
    tricks = tuple(Trick((), 1 if number < taken else 0) for number in range(5))
    blank = new_deal(in_force, 0, in_force.pack)
    first, declarer, *others = points(
        replace(blank, turn=None, contract=Contract(1, bid, NO_TRUMP), tricks=tricks)
    )
    assert set(others) <= {first}
    return declarer, first


@pytest.mark.parametrize(
    ("bid", "taken", "players", "won"),
    [
        ("3", 2, 4, (-9, 3)),
        ("N", 5, 4, (30, -10)),
        ("N", 4, 4, (-15, 5)),
        ("W", 5, 4, (60, -20)),
        ("W", 4, 4, (-30, 10)),
        ("B", 0, 5, (-60, 15)),
        ("B", 5, 4, (90, -30)),
        ("M", 0, 4, (9, -3)),
        ("M", 1, 4, (-9, 3)),
        ("2", 2, 2, (2, -2)),
        ("2", 1, 7, (-12, 2)),
        ("4", 4, 3, (8, -4)),
        ("1", 1, 4, (3, -1)),
        ("1", 0, 4, (-3, 1)),
    ],
)
def test_3_to_6_and_8_what_a_contract_pays(bid, taken, players, won):
    assert settled(bid, taken, players=players) == won


@pytest.mark.parametrize(("taken", "won"), [(5, 9), (3, 9), (2, -9), (0, -9)])
def test_extra_tricks_and_the_size_of_a_failure_change_nothing(taken, won):
    assert settled("3", taken) == (won, -won // 3)


@pytest.mark.parametrize(
    ("bid", "tricks"),
    [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("M", 0), ("N", 5), ("W", 5), ("B", 5)],
)
def test_tricks_a_bid_undertakes(bid, tricks):
    assert needed(Contract(0, bid)) == tricks


def test_every_bid_has_its_stakes():
    assert set(stakes(NapoleonOptions())) == set("1234MNWB")


@pytest.mark.parametrize("deals", [1, 5, 10, 20, 40])
def test_s5_a_sitting_ends_after_exactly_its_deals(deals):
    """A fixed number of deals was once counted without the one just ended."""
    in_force = under(deals=deals)
    outcomes = (Outcome((9, -3, -3, -3), 0), Outcome((0, 0, 0, 0), None)) * 20

    assert in_force.tally(outcomes[: deals - 1], (0,) * 4).winners is None
    tally = in_force.tally(outcomes[:deals], (0,) * 4)
    assert (tally.winners, tally.games, tally.carried) == ((0,), (1, 0, 0, 0), (0, 0, 0, 0))
    assert sum(tally.scores) == 0


def test_equal_balances_share_the_win():
    tally = under(deals=1).tally((Outcome((0, 0, 0, 0), None),), (5, 5, -10, 0))

    assert (tally.scores, tally.winners) == ((5, 5, -10, 0), (0, 1))
