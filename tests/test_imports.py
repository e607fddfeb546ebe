"""What import-linter cannot hold: games that know each other, and the scripts beside the packages."""

import ast
from itertools import permutations
from pathlib import Path

import grimp
import pytest

PY = Path(__file__).resolve().parents[1] / "py"
GAMES = sorted(path.parent.name for path in PY.glob("games/*/__init__.py") if path.parent.name != "kit")


@pytest.fixture(scope="module")
def imports():
    return grimp.build_graph("games", cache_dir=None)


def test_games_share_only_through_the_kit(imports):
    pairs = [*permutations(GAMES, 2), *(("kit", game) for game in GAMES)]
    chains = [
        imports.find_shortest_chain(f"games.{one}", f"games.{other}", as_packages=True)
        for one, other in pairs
    ]

    assert [chain for chain in chains if chain] == []


@pytest.mark.parametrize("script", sorted(path.name for path in PY.glob("*.py")))
def test_a_script_imports_what_is_shipped(script):
    tree = ast.parse((PY / script).read_text(encoding="utf-8"))
    froms = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    plain = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}

    assert {name.split(".")[0] for name in froms | plain} & {"publish", "lab"} == set()
