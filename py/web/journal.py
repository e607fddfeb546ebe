"""A second store in IndexedDB, written to disk at once, since browsers are late with the first one."""

import asyncio
from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException, create_proxy
from pyscript import window
from pyscript.ffi import to_js

NAME = "hasenpfeffer"
STORE = "kept"
# A store that does not answer must not keep the page from opening.
PATIENCE_SECONDS = 2.0

Stored = tuple[tuple[str, str], ...]


class Refused(Exception):
    """The browser does not let us keep anything there."""


class _Journal:
    base: Any = None

    def __init__(self) -> None:
        self.readings: set[asyncio.Future[Stored]] = set()

    async def opened(self) -> Any:
        """Open the store, or give the open one; raises JsException or Refused."""
        if self.base is None:
            request = window.indexedDB.open(NAME, 1)
            made = create_proxy(lambda _: request.result.createObjectStore(STORE))
            request.onupgradeneeded = made
            try:
                await _ended(request, "onsuccess", "onerror", "onblocked")
            finally:
                made.destroy()
            self.base = request.result
            # Whoever clears the store need not wait for this page.
            self.base.onversionchange = create_proxy(lambda _: request.result.close())
        return self.base

    async def transaction(self, mode: str) -> Any:
        base = await self.opened()
        return base.transaction(STORE, mode, to_js({"durability": "strict"}))


_journal = _Journal()


def read() -> asyncio.Future[Stored]:
    """Begin to read all that was kept; nothing where the browser refuses. What is kept later waits for it."""
    reading = asyncio.ensure_future(_read())
    _journal.readings.add(reading)
    reading.add_done_callback(_journal.readings.discard)
    return reading


async def soon(reading: asyncio.Future[Stored], late: Callable[[Stored], None]) -> Stored:
    """Give what is read, if it comes in time; otherwise nothing, and late is told when it has come."""
    await asyncio.wait({reading}, timeout=PATIENCE_SECONDS)
    if reading.done():
        return reading.result()
    reading.add_done_callback(lambda done: late(done.result()))
    return ()


async def _read() -> Stored:
    try:
        return await _all()
    except (JsException, Refused):
        return ()


async def _all() -> Stored:
    store = (await _journal.transaction("readonly")).objectStore(STORE)
    keys, texts = store.getAllKeys(), store.getAll()
    await _ended(texts, "onsuccess", "onerror")
    return tuple(zip(map(str, keys.result), map(str, texts.result), strict=True))


async def keep(texts: dict[str, str]) -> bool:
    """Keep some texts by their keys, all or none of them; False where the browser refuses.

    A store that was open may have been closed when somebody cleared it: then it is opened anew. Nothing is
    written over what has not been read yet.
    """
    if _journal.readings:
        await asyncio.wait(_journal.readings)
    for _ in range(2):
        was_open = _journal.base is not None
        try:
            await _put(texts)
        except (JsException, Refused):
            _journal.base = None
        else:
            return True
        if not was_open:
            break
    return False


async def _put(texts: dict[str, str]) -> None:
    transaction = await _journal.transaction("readwrite")
    store = transaction.objectStore(STORE)
    for key, text in texts.items():
        store.put(text, key)
    # Said aloud, so that it does not wait until a busy page has heard that each text is there.
    transaction.commit()
    await _ended(transaction, "oncomplete", "onabort", "onerror")


async def _ended(asked: Any, good: str, *bad: str) -> None:
    """Wait until a request or a transaction has gone well; raises Refused when it has not."""
    outcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def told(well: bool) -> Callable[[Any], None]:
        return lambda _event: None if outcome.done() else outcome.set_result(well)

    listeners = {good: create_proxy(told(True)), **{kind: create_proxy(told(False)) for kind in bad}}
    for kind, listener in listeners.items():
        setattr(asked, kind, listener)
    try:
        if not await outcome:
            raise Refused(good)
    finally:
        for kind, listener in listeners.items():
            setattr(asked, kind, None)
            listener.destroy()
