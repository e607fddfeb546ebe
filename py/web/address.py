"""The address of the page: its fragment, and a link to it on the clipboard."""

from collections.abc import Callable

from pyodide.ffi import JsException
from pyscript import window
from pyscript.ffi import create_proxy


def fragment() -> str:
    """Read what stands behind the # of the address."""
    return str(window.location.hash).removeprefix("#")


def forget_fragment() -> None:
    """Take the fragment out of the address; the page stays as it is."""
    place = window.location
    window.history.replaceState(window.history.state, "", place.pathname + place.search)


def on_change(follow: Callable[[str], None]) -> None:
    """Pass on each new fragment, for as long as the page is open."""
    window.addEventListener("hashchange", create_proxy(lambda _: follow(fragment())))


async def copy_link(to: str) -> bool:
    """Put this page's address with a fragment on the clipboard; False where the browser refuses."""
    place = window.location
    return await copy(f"{place.origin}{place.pathname}{place.search}#{to}")


async def copy(text: str) -> bool:
    """Put a text on the clipboard; False where the browser refuses."""
    clipboard = getattr(window.navigator, "clipboard", None)
    if not clipboard:  # only an address with https, or of this machine, has one
        return False
    try:
        await clipboard.writeText(text)
    except JsException:
        return False
    return True
