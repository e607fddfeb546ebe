import json
import re

import pytest

from publish.build import DIST, refresh
from publish.files import CHECKOUT
from publish.quick import digest, filled, integrity


@pytest.fixture(scope="module")
def site():
    refresh()
    return DIST


def listed(site, name):
    worker = (site / "sw.js").read_text(encoding="utf-8")
    return json.loads(re.search(rf"^const {name} = (.*);$", worker, re.MULTILINE)[1])


def test_a_constant_that_the_build_fills_is_filled_and_no_other():
    script = (
        'const A = {}; // filled by the build\nconst B = {}; // ours\nconst C = ""; // filled by the build\n'
    )

    assert (
        filled(script, A={"x": [1]}, C="v") == 'const A = {"x":[1]};\nconst B = {}; // ours\nconst C = "v";\n'
    )


def test_a_constant_that_is_not_there_stops_the_build():
    with pytest.raises(AssertionError, match="no one place for A"):
        filled("const B = {}; // filled by the build\n", A=1)


def test_a_folder_s_name_follows_what_is_in_it(tmp_path):
    (tmp_path / "a").write_text("1", encoding="utf-8")
    first = digest(tmp_path)
    (tmp_path / "a").write_text("2", encoding="utf-8")
    second = digest(tmp_path)
    (tmp_path / "a").rename(tmp_path / "b")

    assert len({first, second, digest(tmp_path)}) == 3


def test_every_file_of_the_site_is_listed_with_its_hash(site):
    entries = [*listed(site, "NEEDED"), *listed(site, "BESIDES")]
    files = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    unlisted = {name for name in files if name == "sw.js" or name.endswith("LICENSE")}

    assert {entry["url"] for entry in entries} == files.keys() - unlisted
    assert [e["url"] for e in entries if e["integrity"] != integrity(files[e["url"]])] == []


def test_what_lies_in_a_folder_named_by_hash_has_no_revision(site):
    hashed = re.compile(r"(?:table|vendor)-[0-9a-f]{12}/")
    entries = listed(site, "NEEDED")

    assert [e["url"] for e in entries if (e["revision"] is None) != bool(hashed.match(e["url"]))] == []


def test_the_folders_are_named_by_what_is_in_them(site):
    folders = [path for path in site.iterdir() if re.match(r"(?:table|vendor)-", path.name)]

    assert sorted(folder.name for folder in folders) == sorted(
        f"{folder.name.split('-')[0]}-{digest(folder)}" for folder in folders
    )


def test_the_scripts_name_no_folder_of_the_checkout(site):
    scripts = [*site.glob("table-*/*.mjs"), site / "index.html"]

    assert len(scripts) == len(list((CHECKOUT / "assets/start").glob("*.mjs"))) + 1
    assert [path.name for path in scripts if "/vendor/" in path.read_text(encoding="utf-8")] == []
    assert [path.name for path in scripts if "filled by the build" in path.read_text(encoding="utf-8")] == []
