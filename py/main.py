"""The wiring: what happens on the page goes in, what the page shows comes out."""

from htpy import button, h1, main

from web import page

TITLE = "Hasenpfeffer"


def view(presses: int) -> str:
    """Draw the page."""
    return str(main[h1[TITLE], button(id="deal", data_msg="deal")[str(presses)]])


def start() -> None:
    """Draw the first page and listen."""
    presses = 0

    def dispatch(msg: str) -> None:
        nonlocal presses
        if msg == "deal":
            presses += 1
            page.draw(view(presses))

    page.draw(view(presses))
    page.listen(dispatch)


start()
