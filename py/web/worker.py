"""A second interpreter for players that think long: started when first needed, anew when it is dead."""

import asyncio
from typing import Any, Final

from pyodide.ffi import JsException
from pyscript import create_named_worker, document

from web import opening

SCRIPT: Final = "botworker.py"
# A call to a worker that has died is never answered, so each has a limit.
ANSWER_SECONDS: Final = 20
START_SECONDS: Final = 90


class Worker:
    """A worker under a name; each new start has a new name, as PyScript needs it."""

    def __init__(self) -> None:
        self._starts = 0
        self._starting: asyncio.Future[Any] | None = None

    async def ask(self, function: str, *texts: str) -> str | None:
        """Ask an exported function; None while the worker is still starting, or if it cannot start.

        One that does not answer is ended and started anew, and asked once more.
        """
        if self._starting is None:
            self._starting = asyncio.ensure_future(self._start())
        if not self._starting.done():
            return None
        for _ in range(2):
            try:
                found = await asyncio.wait_for(asyncio.shield(self._starting), START_SECONDS)
                call = getattr(found, function)(*texts)
                return str(await asyncio.wait_for(call, ANSWER_SECONDS))
            except (TimeoutError, JsException):
                self._end()
                self._starting = asyncio.ensure_future(self._start())
        return None

    async def _start(self) -> Any:
        self._starts += 1
        source, config = opening.worker(SCRIPT)
        return await create_named_worker(src=source, name=self._name(), config=config)

    def _name(self) -> str:
        return f"bots-{self._starts}"

    def _end(self) -> None:
        script = document.querySelector(f'script[name="{self._name()}"]')
        if script and script.xworker:
            script.xworker.terminate()
            script.remove()
