"""Keeping in both stores: at once in the first, and together with its neighbours in the journal."""

import asyncio
from collections.abc import Callable

from app.msg import Msg
from app.told import SaveFailed, StoreCleared
from web import journal, storage


class _Batch:
    """What was kept since the journal was last written, and how the first store was found and took it."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.whole = True
        self.cleared = False
        self.writing: set[asyncio.Future[None]] = set()


_batch = _Batch()


def keep(key: str, text: str, send: Callable[[Msg], None]) -> None:
    """Keep a text under a key, or forget the key.

    SaveFailed tells that neither store took it, StoreCleared that what was kept before is gone.
    """
    if not _batch.texts:
        _batch.cleared = storage.was_cleared()
        asyncio.get_running_loop().call_soon(_begin, send)
    _batch.texts[key] = text
    _batch.whole &= storage.keep(key, text)


def _begin(send: Callable[[Msg], None]) -> None:
    texts, whole, cleared = _batch.texts, _batch.whole, _batch.cleared
    _batch.texts, _batch.whole = {}, True
    if cleared:
        send(StoreCleared())
    task = asyncio.ensure_future(_write(texts, whole, send))
    _batch.writing.add(task)
    task.add_done_callback(_batch.writing.discard)


async def _write(texts: dict[str, str], whole: bool, send: Callable[[Msg], None]) -> None:
    writing = asyncio.ensure_future(journal.keep(texts))
    # One that never answers has not kept anything either.
    await asyncio.wait({writing}, timeout=None if whole else journal.PATIENCE_SECONDS)
    if not whole and not (writing.done() and writing.result()):
        send(SaveFailed())
