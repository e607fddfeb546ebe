"""From a plain site to one that opens at once: hashed folders, the first hand, the snapshot, the copy."""

import hashlib
import json
import re
import shutil
import tomllib
from base64 import b64encode
from pathlib import Path

from publish import opening, snapshot

OURS = "table"
THEIRS = "vendor"
START = Path("assets", "start")
SCRIPTS = Path("assets", "js")
WORKER = "offline.js"
HAND = ("shuffle.js", "hand.js")  # written into the page
ARRIVAL = "arrival.mjs"
MAIN = "main.py"
HASH_DIGITS = 12
# What holds objects of the page, or imports what does, cannot be imported in the snapshot.
AWAKE = ("web/", MAIN)
WORKBOX = ("core", "routing", "strategies", "precaching")
NOT_SENT = ("pyodide-lock.json", "python_stdlib.zip")
WASM = "pyodide.asm.wasm"
GLUE = "pyodide.asm.mjs"
# Most of its functions are called as it starts. Chromium then compiles all of them while the page does other
# things, in place of each at its first call; to other browsers it is a comment.
HINT = "//# allFunctionsCalledOnLoad\n"
# Small, and each known only to the one before it.
AHEAD = (ARRIVAL, "copy.mjs", "fetching.mjs", "store.mjs", "interpreter.mjs", "memory.mjs")
BY_WAY = {"snapshot": (WASM, "memory.bin", "later.zip"), "plain": (WASM, "library.zip", "py.zip")}
PLUGINS = ("error", "codemirror", "deprecations-manager", "donkey", "py-editor", "py-game", "py-terminal")
# Of PyScript, all that is left when its plugins are switched off and its configuration is no file.
PYSCRIPT = ("core.js", "core-*.js", "error-*.js", "LICENSE")


def quicken(site: Path, checkout: Path, version: str) -> None:
    """Make a plain site, in its place, into the one that is sent."""
    theirs = site / THEIRS
    lock = json.loads((theirs / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    trim(theirs)
    hint(theirs / "pyodide" / GLUE)
    ours = site / OURS
    shutil.move(site / "py", ours)
    (ours / MAIN).unlink()  # it is in the archive
    shutil.move(site / SCRIPTS, ours / SCRIPTS.name)
    config = tomllib.loads((site / "pyscript.toml").read_text(encoding="utf-8"))
    memory = snapshot.make(checkout / "node_modules", site / "py.zip", ours, AWAKE)
    shutil.move(site / "py.zip", ours / "py.zip")
    folder = f"{THEIRS}-{digest(theirs)}"
    theirs = theirs.rename(site / folder)
    (site / "pyscript.toml").unlink()
    lock = {"info": lock["info"], "packages": {}}
    write_scripts(checkout / START, ours, theirs, config["js_modules"]["main"], LOCK=lock, SNAPSHOT=memory)
    ours = ours.rename(site / f"{OURS}-{digest(ours)}")
    shutil.rmtree(site / "assets" / "css", ignore_errors=True)
    html = (site / "index.html").read_text(encoding="utf-8")
    hand = "\n".join((checkout / START / name).read_text(encoding="utf-8") for name in HAND)
    runtime = f"./{folder}/pyodide"
    hand = filled(hand, ARRIVAL=f"./{ours.name}/{ARRIVAL}", WASM=f"{runtime}/{WASM}")
    ahead = (*(f"./{ours.name}/{name}" for name in AHEAD), f"{runtime}/pyodide.mjs")
    (site / "index.html").write_text(opening.sent(checkout, html, hand, ahead), encoding="utf-8")
    write_worker(site, checkout, version)


def trim(theirs: Path) -> None:
    """Take out what only a plain page asks for."""
    wanted = [path for pattern in PYSCRIPT for path in (theirs / "pyscript").glob(pattern)]
    for path in (theirs / "pyscript").iterdir():
        if path not in wanted:
            path.unlink()
    for name in NOT_SENT:
        (theirs / "pyodide" / name).unlink()


def hint(script: Path) -> None:
    """Tell browsers that a script's functions are called as soon as it is there."""
    script.write_text(HINT + script.read_text(encoding="utf-8"), encoding="utf-8")


def write_scripts(start: Path, ours: Path, theirs: Path, used: dict[str, str], **told: object) -> None:
    """Write the scripts of the start with what only the build knows.

    used are the modules in JavaScript, told is what the interpreter is told.
    """
    scripts = {
        path.name: path.read_text(encoding="utf-8").replace(f"../{THEIRS}/", f"../{theirs.name}/")
        for path in sorted(start.glob("*.mjs"))
    }
    scripts["interpreter.mjs"] = filled(scripts["interpreter.mjs"], **told)
    moved = {f"./{THEIRS}/": f"../{theirs.name}/", f"./{SCRIPTS.as_posix()}/": f"{SCRIPTS.name}/"}
    config = {
        "plugins": [f"!{name}" for name in PLUGINS],
        "js_modules": {"main": {with_prefix(name, moved): as_name for name, as_name in used.items()}},
    }
    modules = [path for folder in (theirs, ours / SCRIPTS.name) for path in folder.rglob("*.*js")]
    sizes = {path.name: path.stat().st_size for folder in (ours, theirs) for path in folder.rglob("*")}
    known = {
        "MODULES": {relative(path, ours, theirs): path.stat().st_size for path in sorted(modules)},
        "BYTES": {way: sum(sizes[name] for name in names) for way, names in BY_WAY.items()},
        "CONFIG": config,
    }
    scripts[ARRIVAL] = filled(scripts[ARRIVAL], **known)
    for name, script in scripts.items():
        (ours / name).write_text(script, encoding="utf-8")


def with_prefix(name: str, moved: dict[str, str]) -> str:
    """Name a file where it lies now; raises StopIteration if its folder was not moved."""
    return next(new + name.removeprefix(old) for old, new in moved.items() if name.startswith(old))


def relative(path: Path, ours: Path, theirs: Path) -> str:
    """Name a file as our scripts do."""
    if path.is_relative_to(ours):
        return path.relative_to(ours).as_posix()
    return f"../{theirs.name}/{path.relative_to(theirs).as_posix()}"


def filled(script: str, **values: object) -> str:
    """Put values in the place of a script's constants that say they are filled by the build."""
    for name, value in values.items():
        written = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        pattern = re.compile(rf'(?m)^const {name} = (?:\{{\}}|\[\]|""); // filled by the build.*$')
        assert len(pattern.findall(script)) == 1, f"no one place for {name}"
        before, after = pattern.split(script)
        script = f"{before}const {name} = {written};{after}"
    return script


def write_worker(site: Path, checkout: Path, version: str) -> None:
    """Write the service worker: Workbox, then our own few lines with a hash for every file."""
    needed, besides = [], []
    for path in sorted(each for each in site.rglob("*") if each.is_file()):
        url = path.relative_to(site).as_posix()
        entry: dict[str, object] = {"url": url, "integrity": integrity(path)}
        if path.name == "LICENSE":
            continue
        if url.startswith("assets/"):
            besides.append(entry)
        else:
            hashed = re.match(rf"(?:{OURS}|{THEIRS})-[0-9a-f]+/", url)
            needed.append(entry | {"revision": None if hashed else digest_of(path.read_bytes())})
    modules = checkout / "node_modules"
    parts = [
        (modules / f"workbox-{part}" / "build" / f"workbox-{part}.prod.js").read_text(encoding="utf-8")
        for part in WORKBOX
    ]
    parts = [re.sub(r"(?m)^//# sourceMappingURL=.*$", "", part) for part in parts]
    ours = (checkout / START / WORKER).read_text(encoding="utf-8")
    parts.append(filled(ours, NEEDED=needed, BESIDES=besides, VERSION=version))
    (site / "sw.js").write_text("\n".join(parts), encoding="utf-8")


def integrity(path: Path) -> str:
    """Give a file's hash in the form in which a browser checks it."""
    return "sha256-" + b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def digest(folder: Path) -> str:
    """Name what is in a folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    lines = (f"{path.relative_to(folder).as_posix()} {digest_of(path.read_bytes())}\n" for path in files)
    return digest_of("".join(lines).encode())[:HASH_DIGITS]


def digest_of(contents: bytes) -> str:
    """Name some bytes."""
    return hashlib.sha256(contents).hexdigest()
