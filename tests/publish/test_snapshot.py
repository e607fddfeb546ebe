import subprocess

import pytest

from publish.files import CHECKOUT
from publish.snapshot import run

RUNTIME = CHECKOUT / "node_modules" / "pyodide"
# In place of what imports our modules: keeps some bytes of which no two pages are alike.
WAKING = """
def keep(home, awake):
    global kept
    kept = bytes(range(251)) * ({megabytes} * 2**20 // 251)
"""


def snapshot(folder, megabytes):
    waking = folder / "waking.py"
    waking.write_text(WAKING.format(megabytes=megabytes), encoding="utf-8")
    empty = folder / "empty"
    empty.mkdir()
    out = folder / "memory.bin"
    run("memory", RUNTIME, RUNTIME / "python_stdlib.zip", empty, empty, waking, out)
    return out


def test_a_heap_that_would_not_load_again_stops_the_build(tmp_path, capsys):
    with pytest.raises(subprocess.CalledProcessError):
        snapshot(tmp_path, megabytes=16)

    assert "more than 31457280: import less" in capsys.readouterr().out
    assert not (tmp_path / "memory.bin").exists()


def test_a_heap_with_room_left_is_kept(tmp_path):
    assert snapshot(tmp_path, megabytes=1).stat().st_size > 0
