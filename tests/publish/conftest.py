"""A small checkout of its own for each test of the build."""

import shutil

import pytest

from publish.files import CHECKOUT

CONFIG = 'name = "small"\n\n[files]\n"./py/cards/card.py" = "./cards/card.py"\n'


@pytest.fixture
def checkout(tmp_path):
    small = tmp_path / "checkout"
    for folder in ("py/cards", "py/publish", "assets/cards", "assets/locale"):
        (small / folder).mkdir(parents=True)
    for name, text in {
        "py/main.py": "import cards.card\n",
        "py/cards/card.py": "JOKER = 'JKR'\n",
        "py/publish/build.py": "",
        "assets/icon.svg": "<svg/>",
        "assets/cards/faces.svg": '<svg class="sprite"/>\n',
        "assets/locale/messages.pot": "",
        "pyscript.toml": CONFIG,
    }.items():
        (small / name).write_text(text, encoding="utf-8")
    for name in ("index.html", "package-lock.json", "requirements.txt"):
        shutil.copy(CHECKOUT / name, small / name)
    (small / "node_modules").symlink_to(CHECKOUT / "node_modules")
    return small
