"""The bench prints a line for each figure."""

import re

from lab.bench import FIGURES, main
from lab.solving import nodes


def test_figures_are_printed_by_name(capsys):
    assert main(["engine-deals-per-second"]) == 0
    assert re.fullmatch(r"engine-deals-per-second: \d+\n", capsys.readouterr().out)


def test_a_figure_that_is_not_there_is_refused(capsys):
    assert main(["speed-of-light"]) == 2
    assert "rule-vs-random" in capsys.readouterr().out
    assert "solve-nodes-p95" in FIGURES


def test_solving_a_deal_takes_few_nodes():
    found = nodes(60)

    assert found[30] <= 450
    assert found[57] <= 1700
