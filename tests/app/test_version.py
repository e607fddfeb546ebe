import tomllib

from app.version import VERSION
from publish.files import CHECKOUT


def test_w9_the_page_and_the_project_are_of_one_version():
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]

    assert project["version"] == VERSION
