"""The other pages of this browser that play at the same table: one at a time keeps."""

import asyncio
from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException, create_proxy
from pyscript import window
from pyscript.ffi import to_js

from web import storage

LOCK = "hasenpfeffer/sitting"
# What another page was just about to keep when it lost the lock is there after this.
SETTLED_SECONDS = 0.15
# One action keeps several things.
TOGETHER_SECONDS = 0.05


async def enter(lost: Callable[[], None], *, steal: bool = False) -> bool:
    """Become the page that plays, for as long as it is open or until another steals that.

    False when another page plays already; a browser that knows no locks lets every page play.
    """
    locks = getattr(window.navigator, "locks", None)
    if not locks:
        return True
    granted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    forever = window.Promise.new(create_proxy(lambda *_: None))

    def entered(lock: Any, *_: Any) -> Any:
        granted.set_result(bool(lock))
        return forever if lock else None

    def ended(*_: Any) -> None:
        if not granted.done():
            granted.set_result(True)
        elif granted.result():
            lost()

    options = {"steal": True} if steal else {"ifAvailable": True}
    try:
        request = locks.request(LOCK, to_js(options), create_proxy(entered))
    except JsException:
        return True
    request.catch(create_proxy(ended))
    return await granted


async def take_over(lost: Callable[[], None]) -> None:
    """Become the page that plays in another's place, and wait until that one keeps nothing more."""
    await enter(lost, steal=True)
    await asyncio.sleep(SETTLED_SECONDS)


def on_change(changed: Callable[[], None]) -> None:
    """Tell, for as long as the page is open, that another page has kept something."""
    waiting: list[asyncio.TimerHandle] = []

    def heard(event: Any) -> None:
        if not str(event.key).startswith(storage.PREFIX):
            return
        for each in waiting:
            each.cancel()
        waiting[:] = [asyncio.get_running_loop().call_later(TOGETHER_SECONDS, changed)]

    window.addEventListener("storage", create_proxy(heard))
