"""The build: a checkout becomes dist/, the whole site, with nothing fetched from elsewhere."""

import argparse
import hashlib
import shutil
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from filelock import FileLock

from publish import quick
from publish.files import CHECKOUT, modules, scripts, with_files, write_list

DIST = CHECKOUT / "dist"
KEY = "build.txt"  # holds the digest of all that the site was built from

# From node_modules, by folder of the site: only what the page fetches.
VENDORED = {
    "vendor/pyscript": (
        "@pyscript/core/LICENSE",
        "@pyscript/core/dist/core.js",
        "@pyscript/core/dist/core-*.js",
        "@pyscript/core/dist/deprecations-manager-*.js",
        "@pyscript/core/dist/donkey-*.js",
        "@pyscript/core/dist/error-*.js",
        "@pyscript/core/dist/py-*-*.js",
        "@pyscript/core/dist/toml-*.js",
    ),
    "vendor/pyodide": (
        "pyodide/pyodide.mjs",
        "pyodide/pyodide.asm.mjs",
        "pyodide/pyodide.asm.wasm",
        "pyodide/pyodide-lock.json",
        "pyodide/python_stdlib.zip",
    ),
    "vendor": ("idiomorph/dist/idiomorph.esm.js",),
}
RENAMED = {"idiomorph.esm.js": "idiomorph.js"}
# From PyPI, into the archive of Python files; the rest of these packages serves other places than a page.
PACKAGES = {"htpy": ("django.py", "html2htpy.py", "starlette.py"), "markupsafe": ()}
ARCHIVE = "py.zip"
MAIN = "main.py"  # a module too, for a page that does not fetch it by itself
SPRITE_GOES_HERE = "<!-- sprite -->"
# Of the assets: the sprite lies in the page itself, the scripts of the start are written by quick.py, and
# catalogues are the translators' files.
KEPT_BACK = ("cards", "start", "*.po", "*.pot")


def refresh(dist: Path = DIST, checkout: Path = CHECKOUT, *, plain: bool = False) -> bool:
    """Build the site unless it is fresh; True when it was built.

    Processes that ask at the same time wait for the first. Raises FileNotFoundError when the runtime is
    not installed.
    """
    with FileLock(dist.with_name(dist.name + ".lock")):
        stale = not fresh(dist, checkout)
        if stale:
            build(dist, checkout, plain=plain)
    return stale


def build(dist: Path, checkout: Path, *, plain: bool = True) -> None:
    """Build the site anew and put it where the old one was, in one move.

    A plain one starts as any PyScript page does, without a snapshot, a hand drawn before or a copy to keep.
    """
    new, old = (dist.with_name(f"{dist.name}.{word}") for word in ("new", "old"))
    for left_behind in (new, old):
        shutil.rmtree(left_behind, ignore_errors=True)
    new.mkdir()
    fill(new, checkout)
    if not plain:
        quick.quicken(new, checkout, key(checkout))
    if dist.exists():
        dist.rename(old)
    new.rename(dist)
    shutil.rmtree(old, ignore_errors=True)


def fill(site: Path, checkout: Path) -> None:
    """Lay every file of the site into an empty folder."""
    (site / "index.html").write_text(page(checkout), encoding="utf-8")
    shutil.copytree(checkout / "assets", site / "assets", ignore=shutil.ignore_patterns(*KEPT_BACK))
    vendor(checkout / "node_modules", site)
    (site / "py").mkdir()
    for name in scripts(checkout):
        shutil.copyfile(checkout / "py" / name, site / "py" / name)
    pack(site / ARCHIVE, checkout)
    config = (checkout / "pyscript.toml").read_text(encoding="utf-8")
    (site / "pyscript.toml").write_text(with_files(config, f'"./{ARCHIVE}" = "./*"\n'), encoding="utf-8")
    (site / KEY).write_text(key(checkout) + "\n", encoding="utf-8")


def page(checkout: Path) -> str:
    """Put the sprite of the cards into the page."""
    html = (checkout / "index.html").read_text(encoding="utf-8")
    assert SPRITE_GOES_HERE in html, "index.html has no place for the sprite"
    sprite = (checkout / "assets" / "cards" / "faces.svg").read_text(encoding="utf-8")
    return html.replace(SPRITE_GOES_HERE, sprite.strip())


def vendor(node_modules: Path, site: Path) -> None:
    """Copy the runtime that npm installed."""
    for folder, patterns in VENDORED.items():
        (site / folder).mkdir(parents=True, exist_ok=True)
        for pattern in patterns:
            found = sorted(node_modules.glob(pattern))
            if not found:
                raise FileNotFoundError(f"node_modules/{pattern} is missing; type  python3 dev.py build")
            for path in found:
                shutil.copyfile(path, site / folder / RENAMED.get(path.name, path.name))


def pack(archive: Path, checkout: Path) -> None:
    """Pack our modules and the pure-Python packages; equal files give an equal archive."""
    entries = {name: checkout / "py" / name for name in (*modules(checkout), MAIN)}
    for package in PACKAGES:
        entries |= dict(pure_files(package))
    with zipfile.ZipFile(archive, "w") as packed:
        for name, path in sorted(entries.items()):
            entry = zipfile.ZipInfo(name)  # its default date is 1980, always
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, path.read_bytes(), compresslevel=9)


def pure_files(package: str) -> Iterator[tuple[str, Path]]:
    """Find the Python files of an installed package that the page needs, and its licence."""
    spec = find_spec(package)
    assert spec, package
    assert spec.origin, package
    folder = Path(spec.origin).parent
    for path in folder.glob("*.py"):
        if path.name not in PACKAGES[package]:
            yield f"{package}/{path.name}", path
    for path in folder.parent.glob(f"{package}-*.dist-info/licenses/LICENSE*"):
        yield f"{package}/{path.name}", path


def key(checkout: Path) -> str:
    """Digest what the site is built from, so that a site can be told to be fresh."""
    digest = hashlib.sha256()
    tops = ("index.html", "pyscript.toml", "package-lock.json", "requirements.txt")
    paths = [checkout / name for name in tops]
    paths += [path for top in ("assets", "py") for path in (checkout / top).rglob("*") if path.is_file()]
    for path in sorted(paths):
        if "__pycache__" not in path.parts:
            contents = hashlib.sha256(path.read_bytes()).hexdigest()
            digest.update(f"{path.relative_to(checkout).as_posix()} {contents}\n".encode())
    return digest.hexdigest()


def fresh(dist: Path, checkout: Path) -> bool:
    """Tell whether the site was built from the checkout as it is now."""
    stamp = dist / KEY
    return stamp.is_file() and stamp.read_text(encoding="utf-8").strip() == key(checkout)


def main() -> None:
    """Build from the command line."""
    parser = argparse.ArgumentParser(prog="python3 dev.py build", description="Build the site into dist/.")
    parser.add_argument("--list", action="store_true", help="first write the list of files in pyscript.toml")
    if parser.parse_args().list:
        write_list(CHECKOUT)
    if refresh():
        print(f"Built {DIST}", flush=True)


if __name__ == "__main__":
    main()
