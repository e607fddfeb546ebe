"""Mutation testing: small changes to the rules and records, and how many of them a test notices."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from random import Random
from typing import Final

from lab.mutants import Mutant, mutants, mutated
from publish.files import CHECKOUT

SAMPLE: Final = 500
SEED: Final = 7
PACKAGES: Final = ("cards", "games", "table")
# The tests that see a package, those that are quick and near to it first.
TESTS: Final = {
    "cards": ("tests/cards", "tests/games", "tests/table/test_sitting.py"),
    "games": ("tests/games", "tests/golden", "tests/perft", "tests/laws", "tests/oracle"),
    "table": ("tests/table", "tests/app/test_update.py", "tests/app/test_keeping.py"),
}
# Words for people are no rules; what they say is tried elsewhere.
LEFT_OUT: Final = ("words.py", "euchre_words.py", "partnership_words.py")
SECONDS: Final = 150
NEEDED: Final = ("py", "tests", "assets", "index.html", "pyproject.toml", "pyscript.toml", "dev.py")


def sample(number: int, seed: int) -> list[Mutant]:
    """Draw so many mutants of the packages."""
    paths = [path for name in PACKAGES for path in sorted((CHECKOUT / "py" / name).rglob("*.py"))]
    found = [each for path in paths if path.name not in LEFT_OUT for each in mutants(path)]
    return sorted(Random(seed).sample(found, min(number, len(found))))


def killed(mutant: Mutant, copy: Path) -> bool:
    """Tell whether a test fails, or never ends, in a copy of the checkout with this mutant."""
    name = mutant.path.relative_to(CHECKOUT)
    changed = copy / name
    changed.write_text(mutated(mutant), encoding="utf-8")
    tests = TESTS[name.parts[1]]
    words = ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--hypothesis-profile", "short", *tests]
    environment = {**os.environ, "PYTHONPATH": str(copy / "py"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        ended = subprocess.run(  # noqa: S603 -- the words are all ours
            [sys.executable, *words],
            cwd=copy,
            env=environment,
            timeout=SECONDS,
            capture_output=True,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    finally:
        shutil.copyfile(mutant.path, changed)
    return ended.returncode != 0


def survivors(chosen: list[Mutant], workers: int) -> list[Mutant]:
    """Try every mutant, some at a time, each in a copy of the checkout of its own."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies: Queue[Path] = Queue()
        for number in range(workers):
            copies.put(copied(Path(folder) / str(number)))

        def tried(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                return killed(mutant, copy)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(workers) as pool:
            outcomes = list(pool.map(tried, chosen))
    return [mutant for mutant, noticed in zip(chosen, outcomes, strict=True) if not noticed]


def copied(to: Path) -> Path:
    """Copy what the tests need."""
    to.mkdir()
    for name in NEEDED:
        path = CHECKOUT / name
        if path.is_dir():
            shutil.copytree(path, to / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(path, to / name)
    return to


def main() -> None:
    """Print the survivors, then the figure."""
    parser = argparse.ArgumentParser(prog="python3 dev.py mutate", description="Test the tests.")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many mutants")
    parser.add_argument("--seed", type=int, default=SEED, help="which of them")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    chosen = sample(options.sample, options.seed)
    left = survivors(chosen, options.workers)
    for each in left:
        print(f"{each.path.relative_to(CHECKOUT)}:{each.line}: {each.change}")
    print(f"mutants-killed: {len(chosen) - len(left)} of {len(chosen)}", flush=True)


if __name__ == "__main__":
    main()
