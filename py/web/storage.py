"""What the browser keeps for us between visits: texts by name, under our own prefix."""

from pyodide.ffi import JsException
from pyscript import window

PREFIX = "hasenpfeffer/"


def load() -> tuple[tuple[str, str], ...]:
    """Read all that was kept; nothing where the browser refuses."""
    try:
        store = window.localStorage
        names = [str(store.key(place)) for place in range(store.length)]
        return tuple(
            (name.removeprefix(PREFIX), str(store.getItem(name))) for name in names if name.startswith(PREFIX)
        )
    except JsException:
        return ()


def keep(name: str, text: str) -> bool:
    """Keep a text, or forget the name when the text is empty; False where the browser refuses."""
    try:
        if text:
            window.localStorage.setItem(PREFIX + name, text)
        else:
            window.localStorage.removeItem(PREFIX + name)
    except JsException:
        return False
    return True
