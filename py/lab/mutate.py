"""Mutation testing: small changes to the rules and records, and how many of them a test notices."""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from itertools import count, islice
from pathlib import Path
from queue import Queue
from time import monotonic, time
from typing import Final

from lab.mutants import Change, Mutant, change, is_program, mutants, mutated
from publish.files import CHECKOUT

SAMPLE: Final = 500
SEED: Final = 7
PACKAGES: Final = ("cards", "games", "table")
# The tests that see a package, those that are quick and near to it first.
TABLE: Final = ("update", "keeping", "recovery", "history")
TESTS: Final = {
    "cards": ("tests/cards", "tests/games", "tests/table/test_sitting.py"),
    "games": ("tests/golden", "tests/games", "tests/perft", "tests/oracle", "tests/laws"),
    "table": ("tests/table", *(f"tests/app/test_{name}.py" for name in TABLE)),
}
# Words for people are no rules; what they say is tried elsewhere.
LEFT_OUT: Final = ("words.py", "euchre_words.py", "partnership_words.py")
# Some changes make a program that never ends: it is given so many times what the tests take without one.
PATIENCE: Final = 5
NEEDED: Final = ("py", "tests", "assets", "index.html", "pyproject.toml", "pyscript.toml", "dev.py")
PYTEST: Final = (
    *("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"),
    *("-p", "_hypothesis_pytestplugin", "--hypothesis-profile", "short"),
)
SECOND: Final = count(int(time()))
SURVIVORS: Final = Path(__file__).with_name("survivors.toml")


def sample(number: int, seed: int) -> list[Mutant]:
    """Draw so many mutants of the packages; a change of one line leaves the others drawn as they are."""
    paths = [path for name in PACKAGES for path in sorted((CHECKOUT / "py" / name).rglob("*.py"))]
    found = [each for path in paths if path.name not in LEFT_OUT for each in drawn(path, seed)]
    return list(islice(filter(is_program, (mutant for _, mutant in sorted(found))), number))


def drawn(path: Path, seed: int) -> Iterator[tuple[str, Mutant]]:
    """Give each mutant of a file a number that follows from what it changes, not from where that is."""
    lines = path.read_text(encoding="utf-8").splitlines()
    alike: Counter[str] = Counter()
    for mutant in mutants(path):
        what = f"{seed} {path.relative_to(CHECKOUT)} {mutant.operator} {lines[mutant.line - 1]}"
        alike[what] += 1
        yield sha256(f"{what} {alike[what]}".encode()).hexdigest(), mutant


def killed(mutant: Mutant, copy: Path, limits: dict[str, float]) -> bool:
    """Tell whether a test fails, or never ends, in a copy of the checkout with this mutant."""
    name = mutant.path.relative_to(CHECKOUT / "py")
    package, changed = name.parts[0], copy / "py" / name
    write(changed, mutated(mutant))
    try:
        return not passes((*nearest(name), *TESTS[package]), copy, limits[package])
    finally:
        write(changed, mutant.path.read_text(encoding="utf-8"))


def nearest(name: Path) -> tuple[str, ...]:
    """Name the tests of one module, which are the first to notice; those of its folder where it has none."""
    folder = Path("tests") / name.parent
    ways = (folder / f"test_{name.name}", folder)
    return tuple(each.as_posix() for each in ways if (CHECKOUT / each).exists())[:1]


def write(path: Path, source: str) -> None:
    """Write a source as newer than any before it: what was compiled of it is told by its second."""
    second = next(SECOND)
    path.write_text(source, encoding="utf-8")
    os.utime(path, (second, second))


def passes(tests: tuple[str, ...], copy: Path, seconds: float | None = None) -> bool:
    """Tell whether tests pass, and end in time, in a copy of the checkout."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "py"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    run = subprocess.Popen(  # noqa: S603 -- the words are all ours
        [sys.executable, *PYTEST, *tests],
        cwd=copy,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return run.wait(seconds) == 0
    except subprocess.TimeoutExpired:
        # What a test has started ends with it.
        os.killpg(run.pid, signal.SIGKILL)
        run.wait()
        return False


def survivors(chosen: list[Mutant], workers: int) -> list[Mutant]:
    """Try every mutant, some at a time, each in a copy of the checkout of its own."""
    with copies(workers) as free, ThreadPoolExecutor(workers) as pool:
        first = free.get()
        limits = {name: PATIENCE * seconds_taken(tests, first) for name, tests in TESTS.items()}
        free.put(first)

        def tried(mutant: Mutant) -> bool:
            copy = free.get()
            try:
                return killed(mutant, copy, limits)
            finally:
                free.put(copy)

        outcomes = list(pool.map(tried, chosen))
    return [mutant for mutant, noticed in zip(chosen, outcomes, strict=True) if not noticed]


def seconds_taken(tests: tuple[str, ...], copy: Path) -> float:
    """Measure how long tests take where nothing is changed; there all must pass."""
    begun = monotonic()
    if not passes(tests, copy):
        sys.exit("A test fails where nothing is changed: no figure.")
    return monotonic() - begun


@contextmanager
def copies(number: int) -> Iterator[Queue[Path]]:
    """Make copies of the checkout, to be had one at a time."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        free: Queue[Path] = Queue()
        for each in range(number):
            free.put(copied(Path(folder) / str(each)))
        yield free


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


def reasons() -> dict[tuple[str, Change], str]:
    """Read why some mutants do no harm, by their file's name under py/ and the line they change."""
    listed = tomllib.loads(SURVIVORS.read_text(encoding="utf-8"))["survivor"]
    return {(each["path"], Change(each["was"], each["becomes"])): each["why"] for each in listed}


def main() -> None:
    """Print the survivors with the reason of each, then the figure."""
    parser = argparse.ArgumentParser(prog="python3 dev.py mutate", description="Test the tests.")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many mutants")
    parser.add_argument("--seed", type=int, default=SEED, help="which of them")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    chosen = sample(options.sample, options.seed)
    left = survivors(chosen, options.workers)
    known = reasons()
    for each in left:
        name, what = each.path.relative_to(CHECKOUT / "py").as_posix(), change(each)
        print(f"{name}:{each.line}: {what.was}\n  becomes {what.becomes}")
        print(f"  {known.get((name, what), 'no test notices it, and nobody has said why')}")
    print(f"mutants-killed: {len(chosen) - len(left)} of {len(chosen)}", flush=True)


if __name__ == "__main__":
    main()
