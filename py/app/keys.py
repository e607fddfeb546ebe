"""The keyboard: cards and bids typed, arrows along the hand, a few letters for the buttons."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from app.effects import Focus
from app.model import PERSON, Model
from app.msg import KeyPressed, PanelOpened, Pressed
from app.play import Step, act
from app.screen import Panel
from app.sorting import sorted_hand
from games import legal_actions, notation
from games.actions import Action, Call, DefendAlone, Discard, Give, Pass

SHORTCUTS: Final[Mapping[str, Pressed | PanelOpened]] = {
    " ": Pressed("skip"),
    "ESCAPE": Pressed("close"),
    "U": Pressed("undo"),
    "Y": Pressed("redo"),
    "N": Pressed("next-deal"),
    "R": Pressed("read-table"),
    "T": Pressed("hint"),
    "G": PanelOpened(Panel.GAMES),
    "L": PanelOpened(Panel.LOG),
    "I": PanelOpened(Panel.RULES),
    "?": PanelOpened(Panel.KEYS),
}
STEPS: Final = {"ARROWLEFT": -1, "ARROWRIGHT": 1}
ENDS: Final = {"HOME": 0, "END": -1}
SIGNS: Final = {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S"}


def typed_forms(action: Action) -> tuple[str, ...]:
    """Give the ways in which an action may be typed, in capitals."""
    match action:
        case Pass():
            return ("P", "-")
        case DefendAlone():
            return ("!", "A")
        case Call(trump=trump, alone=True):
            return (f"A{trump.letter}",)
        case Discard(card=card) | Give(card=card):
            return (str(card),)
        case _:
            return (notation.write(action),)


def type_key(model: Model, key: str) -> Step | None:
    """Add a key to what is being typed and act when it names an action; None if it names nothing.

    A key that cannot go on from what was typed begins anew.
    """
    deal = model.sitting.state
    if len(key) != 1 or deal.turn != PERSON:
        return None
    forms = {form: action for action in legal_actions(deal) for form in typed_forms(action)}
    for typed in (model.typed + key, key):
        if typed in forms:
            return act(replace(model, typed=""), forms[typed])
        if any(form.startswith(typed) for form in forms):
            return replace(model, typed=typed), ()
    return None


def step_along(model: Model, key: str, focused: str) -> Step | None:
    """Move the focus along the hand from the card that has it; None if no card has it."""
    row = [f"card-{card}" for card in sorted_hand(model.sitting)]
    if focused not in row:
        return None
    if key in ENDS:
        return model, (Focus((row[ENDS[key]],), steal=True),)
    place = (row.index(focused) + STEPS[key]) % len(row)
    return model, (Focus((row[place],), steal=True),)


def shortcut(msg: KeyPressed) -> Pressed | PanelOpened | None:
    """Give the button that a key stands for."""
    return SHORTCUTS.get(msg.key.upper())


def press(model: Model, msg: KeyPressed) -> Step | None:
    """Take a key as part of a card or a step along the hand; None if it is neither."""
    key = SIGNS.get(msg.key, msg.key.upper())
    if key in STEPS or key in ENDS:
        return step_along(model, key, msg.focused)
    if model.settings["keys"] == "off" or model.panel is not None:
        return None
    return type_key(model, key)
