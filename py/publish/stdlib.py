"""Runs in the interpreter that is served: cuts its standard library down and takes out the docstrings."""

import ast
import importlib
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from io import BytesIO
from marshal import dumps

# What PyScript, our own modules and the packages they need import. Should the snapshot miss one, it says so.
WANTED = (
    "array asyncio ast base64 bisect collections collections.abc contextlib dataclasses datetime enum"
    " functools gettext hashlib heapq html html.entities inspect io ipaddress itertools json keyword math"
    " operator pathlib pyodide.code pyodide.ffi pyodide.http pyodide.webloop random re shutil string struct"
    " textwrap tomllib traceback types typing unicodedata urllib.parse warnings zipfile"
)
# What might be imported later, when something has gone wrong or a text needs it.
LATER = (
    "_strptime calendar difflib encodings.ascii encodings.cp437 encodings.idna encodings.latin_1"
    " encodings.punycode encodings.utf_16 encodings.utf_32 encodings.utf_8_sig pprint stringprep uuid"
)
LONGEST_AGO = (1980, 1, 1, 0, 0, 0)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def compiled(source: bytes, name: str) -> bytes:
    """Compile a module without its docstrings, but with its assertions, as a file for an archive."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    # Flags, time and size are nought: nothing is compared with a source that is not there.
    return MAGIC_NUMBER + bytes(12) + dumps(code)


def archive(whole: zipfile.ZipFile, names: list[str]) -> bytes:
    """Pack the compiled modules of these names that the whole library has."""
    sources = set(whole.namelist())
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as cut:
        for name in sorted(names):
            base = name.replace(".", "/")
            path = next((p for p in (f"{base}/__init__.py", f"{base}.py") if p in sources), None)
            if path:
                entry = zipfile.ZipInfo(path + "c", LONGEST_AGO)
                entry.compress_type = zipfile.ZIP_DEFLATED
                cut.writestr(entry, compiled(whole.read(path), path), compresslevel=9)
    return packed.getvalue()


def cut() -> tuple[bytes, bytes]:
    """Give the library that a plain start needs, and what may still be asked for after a snapshot."""
    for name in WANTED.split():
        importlib.import_module(name)
    start = [name for name in sys.modules if name != "__main__"]
    [path] = [entry for entry in sys.path if entry.endswith(".zip")]
    with zipfile.ZipFile(path) as whole:
        packages = [name for name in ("encodings", "encodings.aliases") if name not in start]
        later = LATER.split()
        return archive(whole, [*start, *packages, *later]), archive(
            whole, ["encodings", "encodings.aliases", *later]
        )
