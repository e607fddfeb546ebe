import marshal
import zipfile
from io import BytesIO

import pytest

from publish.stdlib import archive, compiled

SOURCE = b'"""A module."""\n\n\ndef half(n):\n    """Halve."""\n    assert n % 2 == 0\n    return n // 2\n'
HEADER = 16


def run(contents):
    space = {}
    exec(marshal.loads(contents[HEADER:]), space)
    return space


def test_docstrings_are_gone_and_assertions_are_not():
    space = run(compiled(SOURCE, "half.py"))

    assert (space.get("__doc__"), space["half"].__doc__, space["half"](4)) == (None, None, 2)
    with pytest.raises(AssertionError):
        space["half"](3)


def test_a_function_of_a_docstring_alone_still_does_nothing():
    assert run(compiled(b'def rest():\n    """Rest."""\n', "rest.py"))["rest"]() is None


def test_only_the_modules_that_are_wanted_and_there_are_packed():
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w") as library:
        for name in ("half.py", "email/__init__.py", "unused.py"):
            library.writestr(name, SOURCE)
    with zipfile.ZipFile(whole) as library:
        cut = zipfile.ZipFile(BytesIO(archive(library, ["half", "email", "sys"])))

    assert cut.namelist() == ["email/__init__.pyc", "half.pyc"]
