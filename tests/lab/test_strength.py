"""Matches are played to a length that does not depend on who does the work, and printed in one form."""

import re
import sys
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace

import pytest

from app.strength import lines_of
from lab import publishing, strength
from lab.duels import deal_result
from lab.match import Result
from lab.matches import MATCHES, Match
from lab.publishing import merged, publish
from lab.strength import PLAY, main, results, wanted
from lab.summary import line, summed
from publish.files import CHECKOUT

SHORT = Match("hasenpfeffer", "regular", "beginner", fewest=10, most=10)


class Later:
    """Work that is done when its outcome is asked for."""

    def __init__(self, function, *arguments):
        self.function, self.arguments = function, arguments

    def result(self):
        return self.function(*self.arguments)

    def cancel(self):
        self.function = None


class HereAndNow:
    """An executor without processes."""

    submit = staticmethod(Later)


@pytest.fixture
def half_lost(monkeypatch):
    """Deals of which every fourth is thrown in, and the others are won and lost by turns."""

    def play(match, number, seed):
        return Result(float(number % 2), {}) if number % 4 else None

    monkeypatch.setitem(PLAY, "deals", play)


@pytest.mark.parametrize("workers", [1, 3, 50])
def test_the_workers_do_not_decide_which_deals_count(half_lost, workers):
    found = results(replace(SHORT, fewest=30, most=34), HereAndNow(), workers)

    assert [each.value for each in found] == [float(n % 2) for n in range(46) if n % 4][:34]


@pytest.mark.parametrize("workers", [1, 7])
def test_a_match_is_over_when_its_interval_is_narrow_enough(half_lost, workers):
    wide = replace(SHORT, fewest=10, most=1000, width=0.08)
    narrow = replace(wide, width=0.05)
    sure = replace(wide, fewest=400)

    assert [len(results(match, HereAndNow(), workers)) // 100 for match in (wide, narrow, sure)] == [2, 4, 4]


def test_a_line_has_the_points_and_what_was_counted():
    found = summed(SHORT, results(SHORT, HereAndNow(), 1, "test"))
    form = (
        r"hasenpfeffer regular-beginner: [+-]\d\.\d\d ±\d\.\d\d  "
        r"\(10 deals, alone \d+ %, made \d+ %, lost \d\.\d\d, \d+\.\d ms\)"
    )

    assert re.fullmatch(form, line(found))


def test_a_line_of_sittings_has_sacrifice_bids_beside_it():
    match = Match("hasenpfeffer", "expert", "regular", "sittings")
    counts = {"deals": 9.0, "bids": 20.0, "sacrifices": 1.0, "over partner": 0.0}

    assert line(summed(match, [Result(100.0, counts), Result(50.0, {"deals": 8.0})])) == (
        "hasenpfeffer sittings expert-regular: 75 ±49 % won  (2 pairs of sittings, 4.2 deals a sitting, "
        "sacrifice-bids: 5.0 %, over the partner 0.0 %)"
    )


def test_only_one_match_has_a_name():
    assert len({each.name for each in MATCHES}) == len(MATCHES)
    for match in MATCHES:
        assert list(wanted([match.name])) == [match]


def test_matches_are_found_by_a_part_of_their_names():
    assert {each.second for each in wanted(["ismcts"])} == {"ismcts1000"}
    assert {each.game for each in wanted(["railroad", "napoleon"])} == {"railroad", "napoleon"}
    assert list(wanted([])) == list(MATCHES)


@contextmanager
def nobody(scheduler, workers):
    yield HereAndNow()


def test_a_match_is_published_in_the_place_of_its_former_line(tmp_path, monkeypatch, capsys):
    for path in (publishing.DATA, publishing.TABLE):
        (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / publishing.DATA).write_text('MEASURED = ""')
    monkeypatch.setattr(strength, "executor_of", nobody)
    monkeypatch.setattr(strength, "publish", lambda found: publish(found, tmp_path))
    quick = ["--write", "--only", "hasenpfeffer beginner-regular", "--only", "hasenpfeffer casual-beginner"]
    main([*quick, "--deals", "4"])
    main([*quick, "--deals", "6"])
    lines = publishing.data(lines_of((tmp_path / publishing.DATA).read_text().split('"""\n')[-2]))

    assert (tmp_path / publishing.DATA).read_text() == lines
    assert lines.count("; 6; ") == 2
    assert "; 4; " not in lines
    assert "| hasenpfeffer casual-beginner | " in (tmp_path / publishing.TABLE).read_text()
    assert capsys.readouterr().out.count("(6 deals") == 2


def test_what_takes_long_is_left_out_in_a_hurry(monkeypatch, capsys):
    monkeypatch.setattr(strength, "executor_of", nobody)
    main(["--quick", "--only", "expert for points"])
    main(["--deals", "1", "--only", "hasenpfeffer beginner-regular"])

    assert capsys.readouterr().out.startswith("hasenpfeffer beginner-regular: ")


def test_what_is_no_match_any_more_is_not_published():
    known = MATCHES[1].measured("+1.00", "0.10", 400, ())
    unknown = known._replace(game="whist")

    assert merged([unknown, known], [known._replace(figure="+2.00")]) == (known._replace(figure="+2.00"),)


def test_a_cluster_is_asked_for_its_executor(monkeypatch):
    asked = []

    class Client:
        def __init__(self, address):
            asked.append(address)

        def __enter__(self):
            return self

        def __exit__(self, *raised):
            asked.append("closed")

        @contextmanager
        def get_executor(self):
            yield HereAndNow()

    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=Client))
    monkeypatch.setattr(strength, "find_spec", lambda _: True)
    with strength.executor_of("tcp://there", 1) as executor:
        assert len(results(SHORT, executor, 1)) == 10

    assert asked == ["tcp://there", "closed"]


def test_a_missing_cluster_says_what_to_type(monkeypatch):
    monkeypatch.setattr(strength, "find_spec", lambda _: None)
    with pytest.raises(SystemExit, match="requirements-cluster"), strength.executor_of("tcp://there", 1):
        pass

    assert (CHECKOUT / "requirements-cluster.txt").is_file()


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_a_cluster_plays_the_same_deals(monkeypatch):
    distributed = pytest.importorskip("distributed")
    monkeypatch.setenv("PYTHONPATH", str(CHECKOUT / "py"))
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with cluster, strength.executor_of(cluster.scheduler_address, 2) as executor:
        found = [each.value for each in results(SHORT, executor, 2)]

    assert found == [deal_result(SHORT, number, strength.SEED).value for number in range(10)]
