"""The snapshot of the interpreter's memory, and the libraries cut down to what is still asked for."""

import hashlib
import json
import subprocess
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from publish.node import node

SCRIPT = Path(__file__).with_name("snapshot.mjs")
CUT = Path(__file__).with_name("stdlib.py")
WAKING = Path(__file__).with_name("waking.py")
LIBRARIES = ("library.zip", "later.zip")
MEMORY = "memory.bin"


def make(node_modules: Path, modules: Path, to: Path, awake: tuple[str, ...]) -> object:
    """Write the memory and the libraries into a folder; what else the page must know of the memory.

    modules is the archive of ours. What begins with one of awake is imported by the page and not before.
    Raises CalledProcessError, after saying why, when the snapshot cannot be made or would not load.
    """
    runtime = node_modules / "pyodide"
    cut_libraries(runtime, node_modules / ".cache" / "hasenpfeffer", to)
    with TemporaryDirectory() as asleep, TemporaryDirectory() as kept, ZipFile(modules) as packed:
        for name in packed.namelist():
            if name.endswith(".py"):
                packed.extract(name, kept if name.startswith(awake) else asleep)
        return json.loads(run("memory", runtime, to / LIBRARIES[0], asleep, kept, WAKING, to / MEMORY))


def cut_libraries(runtime: Path, cache: Path, to: Path) -> None:
    """Cut the standard library down, unless that was done before with the same interpreter."""
    made_of = (runtime / "python_stdlib.zip", runtime / "pyodide.asm.wasm", CUT, SCRIPT)
    key = hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in made_of)).hexdigest()
    kept = [cache / f"{key}-{name}" for name in LIBRARIES]
    if not all(path.is_file() for path in kept):
        cache.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=cache) as folder:
            made = [Path(folder) / name for name in LIBRARIES]
            run("library", runtime, CUT, *made)
            for new, place in zip(made, kept, strict=True):
                new.replace(place)
    for path, name in zip(kept, LIBRARIES, strict=True):
        copyfile(path, to / name)


def run(job: str, *words: Path | str) -> str:
    """Do one of the script's jobs in the locked Node.js; what it prints."""
    command = [str(node()), str(SCRIPT), job, *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stderr[-3000:], flush=True)  # Pyodide prints its whole source before the reason
        done.check_returncode()
    return done.stdout
