"""Everything a developer types: `python3 dev.py play`, `test`, `check` and the rest of COMMANDS."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

# Name -> what it is for, and the environment's programs that it runs one after another.
# The words typed behind the name go to the last of them.
CHECK: tuple[tuple[str, ...], ...] = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("lint-imports", "--no-logo"),
)
BUILD = ("python", "-m", "publish.build")
REBUILD = (*BUILD, "--list")
SERVE = ("python", "-m", "publish.serve")
# A page changed a minute ago is never played from the browser's cache.
PLAY = (*SERVE, "--open", "--max-age", "0")
BROWSER = ("python", "-m", "publish.browser")
READY = (*CHECK, BUILD, BROWSER)
TESTS = ("pytest", "--e2e", "-n", "auto", "--maxprocesses", "4", "--dist", "worksteal")
COVERED = ("pytest", "-n", "auto", "--dist", "worksteal", "--cov", "--cov-report", "term:skip-covered")
# The one tool that few need; all of it comes as wheels but yattag, which only writes its reports.
MUTATOR = (
    "pip",
    "install",
    "-qq",
    "--no-deps",
    "--require-hashes",
    "--only-binary=:all:",
    "-r",
    "requirements-mutate.txt",
)
COMMANDS: dict[str, tuple[str, tuple[tuple[str, ...], ...]]] = {
    "play": ("build the site, serve it, open it (--port N, --no-open)", (REBUILD, PLAY)),
    "test": ("every check and every test, in a browser too", (*READY, TESTS)),
    "test-long": ("the same and the slow searches", (*READY, MUTATOR, (*TESTS, "--long"))),
    "check": ("ruff, mypy and the import contracts", CHECK),
    "build": ("the site, into dist/", (REBUILD,)),
    "serve": ("serve dist/ as it is", (SERVE,)),
    "words": ("gather the page's sentences for translators", (("python", "-m", "publish.locale"),)),
    "torture": ("kills, bent links and saves; what got through", (BROWSER, ("python", "-m", "lab.torture"))),
    "bench-start": ("the start, beside a plain page", (BROWSER, ("python", "-m", "lab.start"))),
    "mutate": (
        "small changes to the rules; how many a test notices",
        (MUTATOR, ("python", "-m", "lab.mutate")),
    ),
    "coverage": ("which branches of rules, table, players and app the tests take", (COVERED,)),
    "bench": ("the project's figures", (BROWSER, ("python", "-m", "lab.bench"))),
    "strength": ("matches between players (--quick, --only, --write)", (("python", "-m", "lab.strength"),)),
}


def main(words: list[str]) -> int:
    """Run the command named first, with the remaining words behind its last step."""
    name, *rest = words or ["help"]
    if name not in COMMANDS:
        print("python3 dev.py COMMAND, where COMMAND is one of", flush=True)
        for each, (purpose, _) in COMMANDS.items():
            print(f"  {each:12} {purpose}")
        return 0 if name in {"help", "-h", "--help"} else 2
    if sys.version_info < (3, 11):
        sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    install_python()
    install_node()
    *steps, last = COMMANDS[name][1]
    for step in steps:
        status = run(*step)
        if status:
            return status
    return become(*last, *rest)


def run(*step: str) -> int:
    """Run one of the environment's programs with our packages on the path; its exit status."""
    try:
        return subprocess.run(
            [program(step[0]), *step[1:]], cwd=HERE, env=environment(), check=False
        ).returncode
    except KeyboardInterrupt:
        return 130


def become(*step: str) -> int:
    """Run the last step in this process's place, so that whoever stops this one stops that one."""
    words = [program(step[0]), *step[1:]]
    if os.name != "nt":
        os.chdir(HERE)
        os.execve(words[0], words, environment())
    return run(*step)


def program(name: str) -> str:
    """Tell where one of the environment's programs is."""
    return shutil.which(name, path=BIN) or str(BIN / name)


def environment() -> dict[str, str]:
    """Tell what every step sees: py/ on the path, and the environment's programs before the system's."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    return {**os.environ, "PYTHONPATH": str(HERE / "py"), "PATH": path, "VIRTUAL_ENV": str(VENV)}


def install_python() -> None:
    """Make .venv as requirements.txt locks it, unless it is there."""
    lock = HERE / "requirements.txt"
    stamp = VENV / "stamp"
    wanted = digest(lock.read_bytes(), sys.version.encode(), str(HERE).encode())
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    need_venv()
    print("Installing the Python packages into .venv …", flush=True)
    # An install that was cut short may have left half a package, so it starts from nothing.
    must([sys.executable, "-m", "venv", "--clear", VENV])
    # The lock names everything: a package that asks for another's extras would have pip look at newer ones.
    exactly = ("--no-deps", "--require-hashes", "--only-binary=:all:")
    must([PYTHON, "-m", "pip", "install", "-qq", *exactly, "-r", lock])
    stamp.write_text(wanted, encoding="utf-8")


def install_node() -> None:
    """Install node_modules as package-lock.json locks it, unless it is there."""
    modules = HERE / "node_modules"
    stamp = modules / ".stamp"
    wanted = digest((HERE / "package-lock.json").read_bytes())
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print("Installing the packages of the page into node_modules …", flush=True)
    quiet = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
    must([PYTHON, "-m", "publish.node", "ci", "--ignore-scripts", *quiet])
    stamp.write_text(wanted, encoding="utf-8")


def need_venv() -> None:
    """Install Debian's package of the venv module where Python came without, or say what to type."""
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return
    package = f"python3.{sys.version_info.minor}-venv"
    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        subprocess.run([apt, "update", "-qq"], check=False)
        if not subprocess.run([apt, "install", "-y", "-qq", package], check=False).returncode:
            return
    sys.exit(f"Python's venv module is missing; type  sudo apt-get install {package}  and try again.")


def must(words: list[str | Path]) -> None:
    """Run a step of the installation, or end with what failed."""
    try:
        status = subprocess.run(words, cwd=HERE, env=environment(), check=False).returncode
    except KeyboardInterrupt:
        sys.exit("Stopped; the next run starts the installation again.")
    if status:
        typed = " ".join(str(word) for word in words)
        sys.exit(f"This failed: {typed}\nIf the network was away, run the same command again.")


def digest(*parts: bytes) -> str:
    """Name the contents of some bytes."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
