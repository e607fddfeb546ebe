"""The browser that the tests drive: the system's Chromium, or Playwright's own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from publish.node import node

# The Node.js inside of Playwright needs a library that a bare Debian lacks; ours does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node()))

SYSTEM = ("chromium", "chromium-browser", "google-chrome")
DOWNLOAD_SECONDS = 300
CONNECT_MILLISECONDS = "15000"
# A Chromium that looks for updates or for its maker's servers is noise in a test.
QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")


def find() -> Path | None:
    """Tell which Chromium to drive, or None where there is none."""
    for name in SYSTEM:
        path = shutil.which(name)
        if path:
            return Path(path)
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return own if own.exists() else None


def arguments() -> list[str]:
    """Give the command line that Chromium needs here."""
    return [*QUIET, *(["--no-sandbox"] if root() else [])]


def root() -> bool:
    """Tell whether we are root, for whom Chromium's sandbox does not start."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def ready() -> bool:
    """Tell whether there is a Chromium and its libraries are there too."""
    path = find()
    return path is not None and ran([str(path), "--version"])


def install() -> bool:
    """Get a Chromium from wherever it can be had; True when one is there."""
    if ready():
        return True
    print("Installing Chromium for the tests …", flush=True)
    playwright = [sys.executable, "-m", "playwright"]
    ways = [[*playwright, "install", "chromium"]]
    apt = shutil.which("apt-get")
    if apt and root():
        ways += [[apt, "update", "-qq"], [apt, "install", "-y", "-qq", "chromium"]]
        ways += [[*playwright, "install-deps", "chromium"]]
    return any(ran(way) and ready() for way in ways)


def ran(words: list[str]) -> bool:
    """Run a program in silence and in time; True when it went well."""
    patience = {**os.environ, "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": CONNECT_MILLISECONDS}
    try:
        ended = subprocess.run(
            words, check=False, timeout=DOWNLOAD_SECONDS, env=patience, capture_output=True
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return ended.returncode == 0


if __name__ == "__main__":
    if not install():
        sys.exit("The tests need a Chromium; type  sudo apt-get install chromium  and try again.")
