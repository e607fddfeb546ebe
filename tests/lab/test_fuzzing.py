from random import Random

import pytest

from lab import fuzzing
from lab.bending import bent


@pytest.mark.parametrize("seed", range(50))
def test_the_same_seed_bends_in_the_same_way(seed):
    assert bent("v1&game=euchre&seed=a", Random(seed)) == bent("v1&game=euchre&seed=a", Random(seed))


def test_most_bent_texts_are_other_texts():
    rng = Random(1)

    assert sum(bent("v1&game=euchre&seed=a", rng) != "v1&game=euchre&seed=a" for _ in range(200)) > 180


def test_an_error_that_comes_out_is_counted(monkeypatch, capsys):
    def fails(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(fuzzing, "put_in", fails)

    assert fuzzing.fuzz(5) == 5
    assert "ZeroDivisionError" in capsys.readouterr().err
