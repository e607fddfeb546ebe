"""Runs in the interpreter that is served, before its memory is kept: imports all, compiles the rest."""

import gc
import random
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType

from app import msg
from app.effects import AskBot
from app.look import look
from app.model import PERSON
from app.msg import Started
from app.update import update
from app.view import page, regions
from bots.player import choose

# What PyScript's own modules import, and what tells of errors.
THEIRS = ("asyncio", "base64", "html", "inspect", "json", "pyodide.code", "pyodide.ffi", "pyodide.http")
FIRST_BID = "act 1"


def names(home: str) -> Iterator[tuple[Path, str]]:
    """Name the modules under a folder."""
    for path in sorted(Path(home).rglob("*.py")):
        *packages, name = path.relative_to(home).with_suffix("").parts
        yield path, ".".join(packages if name == "__init__" else [*packages, name])


def keep(home: str, awake: str) -> None:
    """Import what lies under one folder, and compile what lies under the other for when the page is there."""
    for name in (*(name for _, name in names(home)), *THEIRS):
        import_module(name)
    compiled = {}
    for path, name in names(awake):
        source = path.read_text(encoding="utf-8")
        code = compile(source, path.relative_to(awake).as_posix(), "exec", dont_inherit=True)
        compiled[name] = (code, path.name == "__init__.py")
    sys.meta_path.insert(0, Awake(compiled))
    rehearse()
    random.seed(0)
    gc.collect()
    gc.freeze()


class Awake(Loader):
    """Finds and runs the modules that are kept compiled."""

    def __init__(self, compiled: dict[str, tuple[CodeType, bool]]) -> None:
        self.compiled = compiled

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Tell how a module is made, if it is one of these."""
        if name not in self.compiled:
            return None
        return spec_from_loader(name, self, is_package=self.compiled[name][1])

    def exec_module(self, module: ModuleType) -> None:
        """Run a module."""
        exec(self.compiled[module.__name__][0], module.__dict__)  # noqa: S102 -- it is our own, compiled


def rehearse() -> None:
    """Play the first bid of a sitting, so that every table that is filled once is filled."""
    for number in range(1, 1000):
        model, _ = update(None, Started((), "", str(number)))
        if model.sitting.state.turn == PERSON:
            break
    after, effects = update(model, msg.read(FIRST_BID))
    for each in (after, model):
        str(page(look(each)))
        regions(look(each))
    for effect in effects:
        if isinstance(effect, AskBot):
            choose(effect.view, effect.stream, effect.level, effect.style)
