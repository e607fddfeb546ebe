import subprocess

import pytest

from publish import browser


@pytest.fixture
def tried(monkeypatch):
    """What an installation ran, on a machine without any Chromium."""
    commands = []
    monkeypatch.setattr(browser, "find", lambda: None)
    monkeypatch.setattr(browser.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(browser.subprocess, "run", lambda words, **_: commands.append(words[-1]))
    return commands


def test_the_system_s_chromium_comes_first(monkeypatch, tmp_path):
    monkeypatch.setattr(browser.shutil, "which", lambda name: str(tmp_path / name))

    assert browser.find() == tmp_path / "chromium"


@pytest.mark.parametrize(("is_root", "there"), [(True, True), (False, False)])
def test_only_root_does_without_the_sandbox(monkeypatch, is_root, there):
    monkeypatch.setattr(browser, "root", lambda: is_root)

    assert ("--no-sandbox" in browser.arguments()) is there


def test_root_takes_debian_s_when_the_download_fails(monkeypatch, tried):
    monkeypatch.setattr(browser, "root", lambda: True)

    assert not browser.install()
    assert tried == ["chromium", "-qq", "chromium"]


def test_a_download_that_hangs_is_given_up(monkeypatch, tried):
    def hang(words, timeout, **_):
        raise subprocess.TimeoutExpired(words, timeout)

    monkeypatch.setattr(browser, "root", lambda: False)
    monkeypatch.setattr(browser.subprocess, "run", hang)

    assert not browser.install()
    assert tried == []


def test_a_browser_that_is_there_is_not_installed_again(monkeypatch, tried, tmp_path):
    monkeypatch.setattr(browser, "find", lambda: tmp_path)

    assert browser.install()
    assert tried == []
