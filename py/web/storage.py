"""What the browser keeps for us between visits: texts by name, under our own prefix."""

from pyodide.ffi import JsException
from pyscript import window

from app.recovery import SAVES

PREFIX = "hasenpfeffer/"


class _Seen:
    """Whether the store has been seen to hold something of ours."""

    filled = False


_seen = _Seen()


def load() -> tuple[tuple[str, str], ...]:
    """Read all that was kept; nothing where the browser refuses."""
    try:
        store = window.localStorage
        names = [str(store.key(place)) for place in range(store.length)]
        _seen.filled |= PREFIX + SAVES in names
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
            _seen.filled |= name == SAVES
        else:
            window.localStorage.removeItem(PREFIX + name)
    except JsException:
        return False
    return True


def was_cleared() -> bool:
    """Tell, once, that what was there is gone: every store that holds something of ours holds this key."""
    try:
        cleared = _seen.filled and not window.localStorage.getItem(PREFIX + SAVES)
    except JsException:
        return False
    _seen.filled &= not cleared
    return cleared
