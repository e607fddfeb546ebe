import subprocess

import pytest

from publish import browser


@pytest.fixture
def tried(monkeypatch):
    """What an installation ran, on a machine without any Chromium."""
    commands = []
    monkeypatch.setattr(browser, "find", lambda: None)
    monkeypatch.setattr(browser.shutil, "which", lambda name: name)
    monkeypatch.setattr(browser, "ran", lambda words: commands.append(" ".join(words[-2:])))
    return commands


def test_the_system_s_chromium_comes_first(monkeypatch, tmp_path):
    monkeypatch.setattr(browser.shutil, "which", lambda name: str(tmp_path / name))

    assert browser.find() == tmp_path / "chromium"


@pytest.mark.parametrize(("is_root", "there"), [(True, True), (False, False)])
def test_only_root_does_without_the_sandbox(monkeypatch, is_root, there):
    monkeypatch.setattr(browser, "root", lambda: is_root)

    assert ("--no-sandbox" in browser.arguments()) is there


@pytest.mark.parametrize(
    ("is_root", "ways"),
    [
        (True, ["install chromium", "update -qq", "-qq chromium", "install-deps chromium"]),
        (False, ["install chromium"]),
    ],
)
def test_only_root_may_ask_the_system_when_the_download_fails(monkeypatch, tried, is_root, ways):
    monkeypatch.setattr(browser, "root", lambda: is_root)

    assert not browser.install()
    assert tried == ways


def test_a_download_that_hangs_is_given_up(monkeypatch):
    def hang(words, timeout, **_):
        raise subprocess.TimeoutExpired(words, timeout)

    monkeypatch.setattr(browser.subprocess, "run", hang)

    assert not browser.ran(["playwright"])


def test_a_browser_without_its_libraries_is_not_ready(monkeypatch, tmp_path):
    monkeypatch.setattr(browser, "find", lambda: tmp_path / "chrome")

    assert not browser.ready()


def test_a_browser_that_is_there_is_not_installed_again(monkeypatch, tried):
    monkeypatch.setattr(browser, "ready", lambda: True)

    assert browser.install()
    assert tried == []
