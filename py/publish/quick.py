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
FIRST = "first.mjs"
HASH_DIGITS = 12
# Of web/, whose modules hold objects of the page, nothing can be imported in the snapshot.
AWAKE = "web/"
WORKBOX = ("core", "routing", "strategies", "precaching")
# Fetched before Python starts, whichever way it does; the fetching script itself is there by then.
ALWAYS = ("interpreter.mjs", "memory.mjs", "main.py")
NOT_SENT = ("pyodide-lock.json", "python_stdlib.zip")
WASM = "pyodide.asm.wasm"
# Small, and each known only to the one before it.
AHEAD = ("shuffle.mjs", "fetching.mjs", "interpreter.mjs", "memory.mjs")
BY_WAY = {"snapshot": (WASM, "memory.bin", "later.zip"), "plain": (WASM, "library.zip", "py.zip")}
PLUGINS = ("error", "codemirror", "deprecations-manager", "donkey", "py-editor", "py-game", "py-terminal")
# Of PyScript, all that is left when its plugins are switched off and its configuration is no file.
PYSCRIPT = ("core.js", "core-*.js", "error-*.js", "LICENSE")


def quicken(site: Path, checkout: Path, version: str) -> None:
    """Make a plain site, in its place, into the one that is sent."""
    theirs = site / THEIRS
    lock = json.loads((theirs / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    trim(theirs)
    ours = site / OURS
    shutil.move(site / "py", ours)
    shutil.move(site / SCRIPTS, ours / SCRIPTS.name)
    config = tomllib.loads((site / "pyscript.toml").read_text(encoding="utf-8"))
    snapshot.make(checkout / "node_modules", site / "py.zip", ours, AWAKE)
    shutil.move(site / "py.zip", ours / "py.zip")
    folder = f"{THEIRS}-{digest(theirs)}"
    theirs = theirs.rename(site / folder)
    (site / "pyscript.toml").unlink()
    lock = {"info": lock["info"], "packages": {}}
    write_scripts(checkout / START, ours, theirs, lock, config["js_modules"]["main"])
    ours = ours.rename(site / f"{OURS}-{digest(ours)}")
    shutil.rmtree(site / "assets" / "css", ignore_errors=True)
    html = (site / "index.html").read_text(encoding="utf-8")
    script = f"./{ours.name}/{FIRST}"
    ahead = (*(f"./{ours.name}/{name}" for name in AHEAD), f"./{folder}/pyodide/pyodide.mjs")
    (site / "index.html").write_text(opening.sent(checkout, html, script, ahead), encoding="utf-8")
    write_worker(site, checkout, version)


def trim(theirs: Path) -> None:
    """Take out what only a plain page asks for."""
    wanted = [path for pattern in PYSCRIPT for path in (theirs / "pyscript").glob(pattern)]
    for path in (theirs / "pyscript").iterdir():
        if path not in wanted:
            path.unlink()
    for name in NOT_SENT:
        (theirs / "pyodide" / name).unlink()


def write_scripts(start: Path, ours: Path, theirs: Path, lock: object, used: dict[str, str]) -> None:
    """Write the scripts of the start with what only the build knows; used are the modules in JavaScript."""
    scripts = {
        path.name: path.read_text(encoding="utf-8").replace(f"../{THEIRS}/", f"../{theirs.name}/")
        for path in sorted(start.glob("*.mjs"))
    }
    scripts["interpreter.mjs"] = filled(scripts["interpreter.mjs"], LOCK=lock)
    for name in scripts.keys() - {FIRST}:
        (ours / name).write_text(scripts[name], encoding="utf-8")
    always = [ours / name for name in ALWAYS]
    always += [path for folder in (theirs, ours / SCRIPTS.name) for path in folder.rglob("*.*js")]
    moved = {f"./{THEIRS}/": f"../{theirs.name}/", f"./{SCRIPTS.as_posix()}/": f"{SCRIPTS.name}/"}
    config = {
        "plugins": [f"!{name}" for name in PLUGINS],
        "js_modules": {"main": {with_prefix(name, moved): as_name for name, as_name in used.items()}},
    }
    sizes = {path.name: path.stat().st_size for folder in (ours, theirs) for path in folder.rglob("*")}
    known = {
        "FILES": {relative(path, ours, theirs): path.stat().st_size for path in sorted(always)},
        "BYTES": {way: sum(sizes[name] for name in names) for way, names in BY_WAY.items()},
        "CONFIG": config,
    }
    (ours / FIRST).write_text(filled(scripts[FIRST], **known), encoding="utf-8")


def with_prefix(name: str, moved: dict[str, str]) -> str:
    """Name a file where it lies now; raises StopIteration if its folder was not moved."""
    return next(new + name.removeprefix(old) for old, new in moved.items() if name.startswith(old))


def relative(path: Path, ours: Path, theirs: Path) -> str:
    """Name a file as the first script does, which lies among ours."""
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
