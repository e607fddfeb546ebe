"""Icons for buttons, drawn as one line of even weight in a square of 24."""

from typing import Final

from htpy import Node, path, svg

_ICONS: Final = {
    "menu": "M4 7h16M4 12h16M4 17h16",
    "games": "M6 5h7v14H6zM13 6.500l5.500 1.500l-3 10.500l-2.500-.7",
    "rules": "M12 6.500C10 5 7 4.500 4 5V18C7 17.500 10 18 12 19.500C14 18 17 17.500 20 18V5"
    "C17 4.500 14 5 12 6.500V19.500",
    "settings": "M4 8h9M17 8h3M4 16h3M11 16h9M15 5.500v5M9 13.500v5",
    "scores": "M5 4h14v16H5zM5 9h14M12 9v11",
    "log": "M9 6h11M9 12h11M9 18h11M4.500 6h.1M4.500 12h.1M4.500 18h.1",
    "share": "M12 15V4M8 7.500L12 3.500l4 4M6 11H5v9h14v-9h-1",
    "undo": "M9 6L4.500 10.500L9 15M5 10.500h9a5 5 0 0 1 0 10h-3",
    "redo": "M15 6l4.500 4.500L15 15M19 10.500h-9a5 5 0 0 0 0 10h3",
    "close": "M6 6l12 12M18 6L6 18",
    "sittings": "M4 5h16v5H4zM4 14h16v5H4zM9 7.500h6M9 16.500h6",
    "history": "M5 20V11M10 20V5M15 20v-6M20 20V8",
    "fair": "M12 4v16M8 20h8M5 7h14M5 7L2.500 13h5zM19 7l-2.500 6h5z",
    "strength": "M7 4h10v4a5 5 0 0 1-10 0zM12 13v4M8 20h8M9 20v-3h6v3M7 5.500H4c0 3 1 4.500 3.500 5"
    "M17 5.500h3c0 3-1 4.500-3.500 5",
    "keys": "M3 7h18v10H3zM6.500 10.500h.1M10 10.500h.1M13.500 10.500h.1M17 10.500h.1M8 14h8",
    "about": "M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 0 1 0-17zM12 11v5.500M12 7.500v.1",
    "again": "M19 12a7 7 0 1 1-2.200-5.100M17.500 3v4.500H13",
    "last": "M7 5h9v13H7zM16 8l3.500 1-3 10.500-4-1",
    "more": "M5.500 12h.1M12 12h.1M18.500 12h.1",
    "hint": "M9.500 17.500h5M10.500 20.500h3M12 3.500a5.800 5.800 0 0 1 3.300 10.600v1.900"
    "H8.700v-1.900A5.800 5.800 0 0 1 12 3.500z",
    "show-me": "M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 0 1 0-17z"
    "M9.500 9.700a2.600 2.600 0 1 1 3.600 2.500c-.7.300-1.100.800-1.100 1.600M12 16.600v.1",
    "read-table": "M4 10v4h3.500l4.500 4V6L7.500 10zM15.500 9.500a3.500 3.500 0 0 1 0 5M18 7a7 7 0 0 1 0 10",
    "copy": "M9 9h10v11H9zM6 15H5V4h10v2",
}


def icon(name: str) -> Node:
    """Show an icon; the words beside it say what it means."""
    if name not in _ICONS:
        return None
    return svg(".icon", aria_hidden="true", viewBox="0 0 24 24")[path(d=_ICONS[name])]
