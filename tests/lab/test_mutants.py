import ast
import tomllib

import pytest

from publish.files import CHECKOUT

SOURCE = '''"""Words."""

from functools import cache

KIND = int | str


@cache
def score(bid: int | None, *, taken: int, alone: bool = False) -> int:
    if bid is None or taken < 1 + 2:
        raise ValueError("not 1")
    return taken if not alone else -taken
'''


@pytest.fixture
def lab():
    """The module that makes mutants, whose library is installed by `python3 dev.py mutate`."""
    pytest.importorskip("cosmic_ray")
    return pytest.importorskip("lab.mutants")


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "score.py"
    file.write_text(SOURCE, encoding="utf-8")
    return file


@pytest.mark.long
def test_every_mutant_is_another_program(lab, path):
    written = [lab.mutated(each) for each in lab.mutants(path) if lab.is_program(each)]
    programs = {ast.unparse(ast.parse(each)) for each in written}

    assert len(programs) == len(written) > 5
    assert ast.unparse(ast.parse(SOURCE)) not in programs


@pytest.mark.long
def test_what_is_changed_is_told_by_its_line(lab, path):
    (first,) = (each for each in lab.mutants(path) if each.operator == "ReplaceOrWithAnd")

    assert first.line == 10
    assert lab.change(first) == (
        "if bid is None or taken < 1 + 2:",
        "if bid is None and taken < 1 + 2:",
    )


@pytest.mark.long
def test_what_decorates_is_left_alone(lab, path):
    assert 8 not in {each.line for each in lab.mutants(path)}


def test_every_mutant_that_is_let_live_is_one_of_a_line_that_is_there():
    listed = tomllib.loads((CHECKOUT / "py/lab/survivors.toml").read_text(encoding="utf-8"))["survivor"]
    for each in listed:
        lines = (CHECKOUT / "py" / each["path"]).read_text(encoding="utf-8").splitlines()

        assert each["was"] in {line.strip() for line in lines}, each
        assert each["why"].endswith(".")
    assert len({(each["path"], each["was"], each["becomes"]) for each in listed}) == len(listed)
