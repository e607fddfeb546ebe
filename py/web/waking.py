"""A screen that does not go dark while a deal is played, where the browser lets us."""

import asyncio
from typing import Any

from pyodide.ffi import JsException
from pyscript import document, window
from pyscript.ffi import create_proxy


class _Screen:
    wanted = False
    lock: Any = None
    asking: asyncio.Future[None] | None = None


_screen = _Screen()


async def keep(*, awake: bool) -> None:
    """Keep the screen from going dark, or let it; a browser that refuses does as it likes."""
    _screen.wanted = awake
    if not awake:
        held, _screen.lock = _screen.lock, None
        if held:
            await held.release()
        return
    manager = getattr(window.navigator, "wakeLock", None)
    if not manager or document.hidden or (_screen.lock and not _screen.lock.released):
        return
    try:
        _screen.lock = await manager.request("screen")
    except JsException:
        _screen.lock = None


def _seen_again(_event: Any) -> None:
    """Ask once more: a page that was out of sight has lost what it was granted."""
    if _screen.wanted and not document.hidden:
        _screen.asking = asyncio.ensure_future(keep(awake=True))


document.addEventListener("visibilitychange", create_proxy(_seen_again))
