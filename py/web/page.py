"""The page: morphs #app into the HTML drawn, and passes on what is pressed, typed and chosen."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from pyodide.ffi import create_once_callable
from pyscript import document, window
from pyscript.ffi import create_proxy, to_js
from pyscript.js_modules import drag, idiomorph, morph, motion

from app.view import home
from web import files, presses

Dispatch = Callable[[str], None]

APP = document.getElementById("app")
WHOLE, REGION = (
    to_js({"morphStyle": style, "callbacks": {"beforeNodeMorphed": morph.differs}})
    for style in ("innerHTML", "outerHTML")
)
CONTROLS = frozenset({"INPUT", "SELECT", "TEXTAREA"})
PRESSING = frozenset({"Enter", " "})
MOVING = frozenset({"ArrowLeft", "ArrowRight", "Home", "End"})


# What each region of the page was drawn with, and the theme of the whole.
_drawn: dict[str, str] = {}
_theme: list[object] = []


def draw(theme: object, parts: Mapping[str, str], whole: Callable[[], str]) -> None:
    """Change the page to match, keeping every element whose id stays; cards glide to where they are.

    parts holds the HTML of each region by its id, the very same text when nothing in it has changed. The
    whole page is drawn at first and for another theme.
    """
    changed = {key: html for key, html in parts.items() if _drawn.get(key) is not html}
    if not changed and _theme == [theme]:
        return
    if _theme:
        motion.note(APP)
    if _theme == [theme]:
        let_go(changed)
        for key, html in changed.items():
            put(key, _drawn[key], html)
    else:
        html = whole()
        if _theme or not stands(html):
            idiomorph.Idiomorph.morph(APP, html, WHOLE)
    _drawn.update(parts)
    _theme[:] = [theme]
    motion.play(APP)


def put(key: str, old: str, new: str) -> None:
    """Change one region, or let it come or go."""
    if not old:
        parent, behind = home(key)
        for each in behind:
            if element := document.getElementById(each):
                element.insertAdjacentHTML("beforebegin", new)
                return
        APP.querySelector(parent).insertAdjacentHTML("beforeend", new)
    elif not new:
        document.getElementById(key).remove()
    else:
        idiomorph.Idiomorph.morph(document.getElementById(key), new, REGION)


def let_go(changed: Mapping[str, str]) -> None:
    """Take the focus from an element that is about to go.

    A browser that has to do so itself, in the midst of the change, lays the whole page out for it.
    """
    held = f'id="{focused()}"'
    if any(held in _drawn[key] and held not in html for key, html in changed.items()):
        document.activeElement.blur()


def stands(html: str) -> bool:
    """Tell whether the page is already as it would be drawn, as the first script leaves it."""
    drawn = APP.cloneNode(False)
    drawn.innerHTML = html
    return bool(drawn.isEqualNode(APP))


def paint(colours: tuple[tuple[str, str], ...]) -> None:
    """Set the custom property of each suit's own colour; the style sheets decide when it is used."""
    for letter, colour in colours:
        document.documentElement.style.setProperty(f"--own-{letter.lower()}", colour)


def focus(keys: tuple[str, ...], *, steal: bool = True) -> None:
    """Put the focus on the first element, by id, that can be seen, with the next picture.

    Unless it steals, only when nothing has the focus. A browser lays the page out to move the focus, which it
    does for the next picture anyway.
    """
    move = partial(_focus, keys, steal=steal)
    if document.hidden:
        move()
    else:
        window.requestAnimationFrame(create_once_callable(lambda _time: move()))


def _focus(keys: tuple[str, ...], *, steal: bool) -> None:
    if not steal and focused():
        return
    for key in keys:
        element = document.getElementById(key)
        if element and element.getClientRects().length:
            element.focus()
            return


def focused() -> str:
    """Tell the id of the element that has the focus; empty when none has, "?" when it has no id."""
    element = document.activeElement
    return "" if not element or element.isSameNode(document.body) else str(element.id or "?")


def listen(dispatch: Dispatch) -> None:
    """Pass on, for as long as the page is open, what a person does, as text.

    A press says the element's data-msg. A control says its data-msg and its value ("on" or "off" for a
    box to tick). A key says "key", its name and the id of the element that has the focus.
    """
    listeners = {
        "click": _clicked(dispatch),
        "change": _changed(dispatch),
        "keydown": _pressed(dispatch),
        "contextmenu": _menu_asked,
    }
    for kind, listener in listeners.items():
        document.addEventListener(kind, create_proxy(listener))
    drag.listen()


def _clicked(dispatch: Dispatch) -> Callable[[Any], None]:
    """Make the listener for presses; one on the bare table means: go on."""

    def clicked(event: Any) -> None:
        element = event.target.closest("[data-msg]")
        if not element:
            if presses.is_for_nothing(event):
                dispatch("skip")
        elif element.tagName not in CONTROLS:
            event.preventDefault()
            message = str(element.dataset.msg)
            if element.getAttribute("aria-disabled") != "true" and presses.is_meant(event, message):
                dispatch(message)

    return clicked


def _pressed(dispatch: Dispatch) -> Callable[[Any], None]:
    """Make the listener for keys; a key held down is one press, but along the hand and where one types."""

    def pressed(event: Any) -> None:
        if event.repeat and event.key not in MOVING:
            if event.key in PRESSING and event.target.tagName not in CONTROLS:
                event.preventDefault()
        elif presses.is_within_a_name(event.key):
            event.preventDefault()
        elif is_for_the_table(event):
            presses.note_key(event.key)
            if event.key in MOVING and event.target.closest("[data-msg]"):
                event.preventDefault()
            elif len(event.key) == 1:
                # What a letter opens must not lie below what a press has opened.
                for each in document.querySelectorAll(":popover-open"):
                    each.hidePopover()
            dispatch(f"key {event.key} {focused()}")

    return pressed


def _menu_asked(event: Any) -> None:
    if presses.is_long(event):
        event.preventDefault()


def _changed(dispatch: Dispatch) -> Callable[[Any], None]:
    """Make the listener for what is typed, chosen or opened."""
    opening: list[asyncio.Future[None]] = []

    async def opened(control: Any) -> None:
        word, text = str(control.dataset.msg), await files.read(control)
        opening.clear()
        if text:
            dispatch(f"{word} {text}")

    def changed(event: Any) -> None:
        control = event.target
        if control.tagName not in CONTROLS or not control.hasAttribute("data-msg"):
            return
        if control.type == "file":
            opening.append(asyncio.ensure_future(opened(control)))
        else:
            dispatch(f"{control.dataset.msg} {value(control)}")

    return changed


def is_for_the_table(event: Any) -> bool:
    """Tell whether a key is free: no shortcut of the browser, nothing typed, no button pressed with it."""
    modified = event.altKey or event.ctrlKey or event.metaKey or event.isComposing
    if modified or event.target.tagName in CONTROLS:
        return False
    return event.key not in PRESSING or not event.target.closest("a, button, summary")


def value(control: Any) -> str:
    """Read a control: its text, or whether a box is ticked."""
    if control.type == "checkbox":
        return "on" if control.checked else "off"
    return str(control.value)
