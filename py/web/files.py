"""Files that the person saves or opens; nothing leaves this machine."""

import asyncio
from typing import Any

from pyodide.ffi import JsException
from pyscript import document, window
from pyscript.ffi import to_js

LARGEST = 20_000_000
# The browser begins to read what it saves only after the press is over.
SAVED_SECONDS = 60


def offer(name: str, text: str) -> None:
    """Let the browser save a text as a file."""
    blob = window.Blob.new(to_js([text]), to_js({"type": "text/plain;charset=utf-8"}))
    address = window.URL.createObjectURL(blob)
    link = document.createElement("a")
    link.href = address
    link.download = name
    link.click()
    asyncio.get_running_loop().call_later(SAVED_SECONDS, window.URL.revokeObjectURL, address)


async def read(control: Any) -> str:
    """Read the file chosen in a control as text; empty when there is none, or it is far too large."""
    if not control.files.length:
        return ""
    chosen = control.files.item(0)
    try:
        text = str(await chosen.text()) if chosen.size <= LARGEST else ""
    except JsException:
        text = ""
    # The same file may be chosen again.
    control.value = ""
    return text


async def persist() -> bool:
    """Ask the browser not to throw away what is kept here; it may say no, and that is no fault."""
    manager = getattr(window.navigator, "storage", None)
    if not manager or not getattr(manager, "persist", None):
        return False
    try:
        return bool(await manager.persist())
    except JsException:
        return False
