import tomllib

from app.version import VERSION
from app.view import page
from publish.files import CHECKOUT
from seated import Program


def test_w9_the_page_and_the_project_are_of_one_version():
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]

    assert project["version"] == VERSION


def test_w9_the_version_is_shown_where_the_page_tells_of_itself():
    program = Program()
    shown = f">Version {VERSION}<"
    assert shown not in str(page(program.screen))

    assert shown in str(page(program.say("panel about").screen))
