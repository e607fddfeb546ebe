"""Keeping in both stores: at once in the first, and together with its neighbours in the journal."""

import asyncio
from collections.abc import Callable

from app.msg import Msg
from app.told import SaveFailed
from web import journal, storage


class _Batch:
    """What was kept since the journal was last written, and whether the first store took all of it."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.whole = True
        self.writing: set[asyncio.Future[None]] = set()


_batch = _Batch()


def keep(key: str, text: str, send: Callable[[Msg], None]) -> None:
    """Keep a text under a key, or forget the key; SaveFailed tells that neither store took it."""
    if not _batch.texts:
        asyncio.get_running_loop().call_soon(_begin, send)
    _batch.texts[key] = text
    _batch.whole &= storage.keep(key, text)


def _begin(send: Callable[[Msg], None]) -> None:
    texts, whole = _batch.texts, _batch.whole
    _batch.texts, _batch.whole = {}, True
    task = asyncio.ensure_future(_write(texts, whole, send))
    _batch.writing.add(task)
    task.add_done_callback(_batch.writing.discard)


async def _write(texts: dict[str, str], whole: bool, send: Callable[[Msg], None]) -> None:
    if not await journal.keep(texts) and not whole:
        send(SaveFailed())
