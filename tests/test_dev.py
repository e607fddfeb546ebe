import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

DEV = Path(__file__).resolve().parents[1] / "dev.py"


@pytest.fixture
def dev(tmp_path, monkeypatch):
    """The module on an empty machine: no environment, and programs that only say that they ran."""
    spec = importlib.util.spec_from_file_location("dev", DEV)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "node_modules").mkdir()
    for name in ("requirements.txt", "package-lock.json"):
        (tmp_path / name).write_text("lock\n", encoding="utf-8")
    monkeypatch.setattr(module, "HERE", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "ran", [], raising=False)
    monkeypatch.setattr(module, "fails", None, raising=False)

    def run(words, **_):
        module.ran.append(" ".join(str(word) for word in words))
        (tmp_path / ".venv").mkdir(exist_ok=True)
        failed = module.fails is not None and module.fails in module.ran[-1]
        return subprocess.CompletedProcess(words, int(failed))

    monkeypatch.setattr(module.subprocess, "run", run)
    monkeypatch.setattr(module, "become", module.run)
    return module


def test_without_a_command_it_lists_them():
    said = subprocess.run([sys.executable, DEV], capture_output=True, text=True, check=True)

    assert {"play", "test", "bench"} <= {line.split()[0] for line in said.stdout.splitlines()[1:]}


def test_an_unknown_command_ends_with_2(dev):
    assert dev.main(["dance"]) == 2
    assert dev.ran == []


def test_every_command_runs_what_is_there(dev):
    steps = [step for _, steps in dev.COMMANDS.values() for step in steps if step[0] == "python"]
    paths = {DEV.parent / "py" / (step[2].replace(".", "/") + ".py") for step in steps}

    assert [path for path in paths if not path.is_file()] == []


def test_it_is_one_short_file():
    assert len(DEV.read_text(encoding="utf-8").splitlines()) <= 200


def test_it_imports_the_standard_library_alone():
    said = subprocess.run(
        [sys.executable, "-I", "-S", DEV, "help"], capture_output=True, text=True, check=False
    )

    assert (said.returncode, said.stderr) == (0, "")


def test_a_second_run_installs_nothing(dev):
    dev.main(["build"])
    first, dev.ran[:] = len(dev.ran), []
    dev.main(["build"])

    assert first > len(dev.ran) == 1


@pytest.mark.parametrize("lock", ["requirements.txt", "package-lock.json"])
def test_a_changed_lock_installs_again(dev, tmp_path, lock):
    dev.main(["build"])
    dev.ran.clear()
    (tmp_path / lock).write_text("other\n", encoding="utf-8")
    dev.main(["build"])

    assert len(dev.ran) > 1


def test_a_package_published_since_the_lock_was_made_is_not_looked_at(dev):
    # pytest-cov asks for coverage[toml], which pip takes for another package than the locked coverage.
    dev.main(["mutate"])
    installs = [words for words in dev.ran if "pip install" in words or " pip " in words]

    assert len(installs) == 2
    assert all({"--no-deps", "--require-hashes"} <= set(words.split()) for words in installs)


def test_the_lock_holds_all_that_its_packages_need():
    said = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)

    assert (said.returncode, said.stdout.strip()) == (0, "No broken requirements found.")


@pytest.mark.parametrize("step", ["venv", "pip", "publish.node"])
def test_the_run_after_a_failed_installation_installs(dev, step):
    dev.fails = step
    with pytest.raises(SystemExit, match="run the same command again"):
        dev.main(["build"])
    dev.fails = None
    dev.ran.clear()

    assert dev.main(["build"]) == 0
    assert any(step in words for words in dev.ran)


def test_a_failing_step_ends_the_command_with_its_status(dev):
    dev.fails = "mypy"

    assert dev.main(["check"]) == 1
    assert "mypy" in dev.ran[-1]


def test_what_is_typed_behind_the_command_goes_to_its_last_step(dev):
    dev.main(["test", "-k", "bower"])

    assert [words.endswith("-k bower") for words in dev.ran].count(True) == 1
    assert "pytest --e2e" in dev.ran[-1]


def test_an_old_python_is_told_so(dev, monkeypatch):
    monkeypatch.setattr(dev.sys, "version_info", (3, 10))

    with pytest.raises(SystemExit, match="or newer is needed"):
        dev.main(["play"])
    assert dev.ran == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no exec")
def test_the_last_step_takes_the_place_of_dev_py_so_that_killing_it_leaves_no_server():
    code = "import dev, os; dev.become('python', '-c', 'import os; print(os.getpid())')"
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=DEV.parent, stdout=subprocess.PIPE, text=True
    ) as child:
        said = child.stdout.read()

    assert said == f"{child.pid}\n"


@pytest.mark.parametrize(("root", "tries"), [(0, 2), (1000, 0)])
def test_a_missing_venv_module_says_what_to_type(dev, monkeypatch, root, tries):
    dev.fails = "install"
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(dev.shutil, "which", lambda name: name)
    monkeypatch.setattr(dev.os, "geteuid", lambda: root)

    with pytest.raises(SystemExit, match="type  sudo apt-get install python3"):
        dev.main(["play"])
    assert len(dev.ran) == tries
