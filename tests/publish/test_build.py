import re
import zipfile
from concurrent.futures import ThreadPoolExecutor

import pytest

from publish.build import ARCHIVE, KEY, build, fresh, key, refresh
from publish.files import CHECKOUT


@pytest.fixture
def dist(checkout):
    folder = checkout / "dist"
    build(folder, checkout)
    return folder


def contents(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_two_builds_of_one_checkout_are_equal(dist, checkout):
    first = contents(dist)
    (checkout / "py/cards/card.py").touch()
    build(dist, checkout)

    assert first == contents(dist)


def test_p2_the_archive_holds_our_modules_and_pure_python(dist):
    with zipfile.ZipFile(dist / ARCHIVE) as packed:
        names = set(packed.namelist())

    assert {"cards/card.py", "htpy/__init__.py", "markupsafe/__init__.py", "markupsafe/_native.py"} <= names
    assert {name for name in names if not name.endswith(".py") and "LICENSE" not in name} == set()
    assert {name for name in names if name.startswith(("publish/", "lab/"))} == set()


def test_pyscript_gets_one_archive_in_place_of_the_list(dist):
    config = (dist / "pyscript.toml").read_text(encoding="utf-8")

    assert config.endswith(f'[files]\n"./{ARCHIVE}" = "./*"\n')


def test_the_scripts_and_the_assets_lie_where_the_page_asks_for_them(dist):
    assert {"index.html", "py/main.py", "assets/icon.svg", "vendor/pyodide/pyodide.mjs"} <= contents(
        dist
    ).keys()


def test_the_sprite_lies_in_the_page_and_nowhere_else(dist):
    assert '<body>\n<svg class="sprite"/>\n<div id="app">' in (dist / "index.html").read_text(
        encoding="utf-8"
    )
    assert not (dist / "assets/cards").exists()


def test_the_translators_files_stay_at_home(dist):
    assert list(dist.rglob("*.po*")) == []


def test_every_file_that_the_page_names_is_there(dist):
    named = re.findall(
        r'(?:href|src|config)="\./([^"]+)"', (CHECKOUT / "index.html").read_text(encoding="utf-8")
    )
    ours = [name for name in named if name.startswith("assets/")]

    assert [name for name in named if name not in ours and not (dist / name).exists()] == []
    assert [name for name in ours if not (CHECKOUT / name).exists()] == []


def test_a_runtime_not_installed_stops_the_build_and_keeps_the_old_site(dist, checkout):
    old = contents(dist)
    (checkout / "node_modules").unlink()

    with pytest.raises(FileNotFoundError, match="node_modules/@pyscript/core"):
        build(dist, checkout)
    assert contents(dist) == old


def test_a_build_that_was_cut_short_is_made_anew(dist, checkout):
    whole = contents(dist)
    (checkout / "dist.new").mkdir()
    (checkout / "dist.new" / "half").write_text("", encoding="utf-8")
    (checkout / "dist.old").mkdir()
    build(dist, checkout)

    assert contents(dist) == whole
    assert sorted(path.name for path in checkout.glob("dist*")) == ["dist"]


@pytest.mark.parametrize(
    "name", ["py/cards/card.py", "py/main.py", "assets/icon.svg", "index.html", "requirements.txt"]
)
def test_a_site_is_fresh_until_something_changes(dist, checkout, name):
    assert fresh(dist, checkout)
    (checkout / name).write_bytes((checkout / name).read_bytes() + b"\n")

    assert not fresh(dist, checkout)


def test_a_fresh_site_is_not_built_again(dist, checkout):
    assert not refresh(dist, checkout, plain=True)
    (checkout / "py/main.py").write_text("", encoding="utf-8")

    assert refresh(dist, checkout, plain=True)
    assert not refresh(dist, checkout, plain=True)


def test_two_who_ask_at_the_same_time_get_one_whole_site(checkout):
    with ThreadPoolExecutor(2) as both:
        built = sorted(both.map(lambda _: refresh(checkout / "dist", checkout, plain=True), range(2)))

    assert built == [False, True]
    assert fresh(checkout / "dist", checkout)


def test_the_key_goes_out_with_the_site(dist, checkout):
    assert (dist / KEY).read_text(encoding="utf-8") == key(checkout) + "\n"


@pytest.mark.parametrize("name", ["index.html", "pyscript.toml"])
def test_p5_the_page_names_no_other_origin(name):
    assert re.findall(r"(?:https?:)?//[\w.]+", (CHECKOUT / name).read_text(encoding="utf-8")) == []
