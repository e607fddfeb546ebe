import ast

import pytest

from lab.mutants import mutants, mutated

SOURCE = '''"""Words."""

Kind = int | str


def score(bid: int | None, taken: int, alone: bool = False) -> int:
    if bid is None or taken < 1 + 2:
        raise ValueError(f"not {1 + 1}")
    return taken if not alone else -taken
'''


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "score.py"
    file.write_text(SOURCE, encoding="utf-8")
    return file


def test_every_mutant_is_another_program(path):
    plain = ast.unparse(ast.parse(SOURCE))
    written = [mutated(each) for each in mutants(path)]

    assert len(set(written)) == len(written)
    assert plain + "\n" not in written


def test_behaviour_is_changed_and_words_and_types_are_not(path):
    found = [(each.line, each.change) for each in mutants(path)]

    assert {change for _, change in found} == {
        *("compare", "count", "and, or", "not", "condition", "one more", "yes, no", "nothing returned")
    }
    assert {line for line, _ in found} == {6, 7, 9}
