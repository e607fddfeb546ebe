"""The page: morphs #app into the HTML drawn, and passes on what is pressed, typed and chosen."""

from collections.abc import Callable
from typing import Any

from pyscript import document
from pyscript.ffi import create_proxy, to_js
from pyscript.js_modules import idiomorph

Dispatch = Callable[[str], None]

APP = document.getElementById("app")
MORPH = to_js({"morphStyle": "innerHTML"})
CONTROLS = frozenset({"INPUT", "SELECT", "TEXTAREA"})


def draw(html: str) -> None:
    """Change the page to match, keeping every element whose id stays."""
    idiomorph.Idiomorph.morph(APP, html, MORPH)


def focus(key: str) -> None:
    """Put the focus on the element with this id, if the page has one."""
    element = document.getElementById(key)
    if element:
        element.focus()


def listen(dispatch: Dispatch) -> None:
    """Pass on, for as long as the page is open, what a person does, as text.

    A press says the element's data-msg; a control says its data-msg and its value ("on" or "off" for a
    box to tick); a key says "key" and its name, unless a control is being typed into.
    """

    def clicked(event: Any) -> None:
        element = event.target.closest("[data-msg]")
        if element and element.tagName not in CONTROLS:
            event.preventDefault()
            if element.getAttribute("aria-disabled") != "true":
                dispatch(element.dataset.msg)

    def changed(event: Any) -> None:
        control = event.target
        if control.tagName in CONTROLS and control.hasAttribute("data-msg"):
            dispatch(f"{control.dataset.msg} {value(control)}")

    def pressed(event: Any) -> None:
        modified = event.altKey or event.ctrlKey or event.metaKey
        if not modified and not event.isComposing and event.target.tagName not in CONTROLS:
            dispatch(f"key {event.key}")

    for kind, listener in (("click", clicked), ("change", changed), ("keydown", pressed)):
        document.addEventListener(kind, create_proxy(listener))


def value(control: Any) -> str:
    """Read a control: its text, or whether a box is ticked."""
    if control.type == "checkbox":
        return "on" if control.checked else "off"
    return str(control.value)
