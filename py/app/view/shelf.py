"""The panel of kept sittings: the shelf, what could not be read, and files."""

from htpy import Element, Node, bdi, button, div, h3, label, li, p, span, ul
from htpy import input as input_

from app.shelf_screen import ShelfScreen, SlotLine
from app.view.icons import icon
from text import gettext as _


def shelf(part: ShelfScreen) -> Node:
    """Draw everything that is kept."""
    return [
        p[_("The sitting on the table is kept by itself. Put a copy on the shelf to come back to it.")],
        button("#keep.primary", type="button", data_msg="keep")[_("Put this sitting on the shelf")],
        ul(".shelf")[(_slot(each) for each in part.slots)] if part.slots else None,
        _broken(part.broken),
        h3[_("As a file")],
        p[_("A browser may forget what it keeps. A file holds everything: sittings, history, settings.")],
        p[_last(part.exported)],
        div(".shelf-files")[
            button("#export", type="button", data_msg="export")[_("Save everything as a file")],
            button("#oldest", type="button", data_msg="oldest")[_("Save the oldest sittings as a file")]
            if part.full and part.finished
            else None,
            button("#undo-import", type="button", data_msg="undo-import")[_("Undo the last file opened")]
            if part.can_restore
            else None,
        ],
        label(".file")[
            _("Open a file"), input_("#import", type="file", accept=".txt,text/plain", data_msg="import")
        ],
    ]


def _last(day: str) -> str:
    if not day:
        return _("No file has been saved yet.")
    return _("The last file was saved on {day}.").format(day=day)


def _slot(slot: SlotLine) -> Element:
    score = _(" to ").join(map(str, slot.scores))
    return li[
        input_(
            id=f"name-{slot.key}",
            type="text",
            value=slot.name,
            maxlength="20",
            data_msg=f"name-slot {slot.key}",
            aria_label=_("Name of the sitting"),
        ),
        span(".summary")[
            bdi[slot.game], _(", deal {deal}, {score}").format(deal=slot.deal, score=score), " ", slot.date
        ],
        button(id=f"open-{slot.key}", type="button", data_msg=f"open-slot {slot.key}")[_("Open")],
        _small("delete", slot.key, "delete-slot", _("Delete {name}").format(name=slot.name)),
    ]


def _small(name: str, key: str, message: str, words: str) -> Element:
    return button(".tool", id=f"{name}-{key}", type="button", data_msg=f"{message} {key}", title=words)[
        icon("close"), span(".unseen")[words]
    ]


def _broken(part: tuple[tuple[str, str], ...]) -> Node:
    if not part:
        return None
    return [
        h3[_("Could not be read")],
        ul(".shelf")[
            (
                li[
                    bdi(".summary")[game],
                    button(id=f"download-{key}", type="button", data_msg=f"download {key}")[
                        _("Save as a file")
                    ],
                    _small("delete", key, "delete-slot", _("Delete {name}").format(name=key)),
                ]
                for key, game in part
            )
        ],
    ]
