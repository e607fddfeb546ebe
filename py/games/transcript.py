"""An observation as text, so that a player elsewhere is handed words and never the deal itself."""

import json
from typing import Any

from cards.card import TRUMPS, Card, card
from games import notation, recipe, rules
from games.actions import Entry
from games.options import changes, with_changes
from games.state import Contract, Observation, Owned, Rules, Trick


def write(view: Observation) -> str:
    """Print an observation as one line of JSON."""
    return json.dumps(
        {
            "game": view.rules.key,
            "options": dict(changes(view.rules.options)),
            "seat": view.seat,
            "dealer": view.dealer,
            "hand": _cards(view.hand),
            "sizes": view.hand_sizes,
            "phase": view.phase,
            "turn": view.turn,
            "history": [[seat, notation.write(action)] for seat, action in view.history],
            "contract": _contract(view.contract),
            "shown": _cards(view.shown),
            "taken": _cards(view.taken),
            "discards": _cards(view.discards),
            "tricks": [[[[seat, str(one)] for seat, one in t.plays], t.winner] for t in view.tricks],
            "active": view.active,
            "legal": [notation.write(action) for action in view.legal],
            "score": view.score,
        },
        separators=(",", ":"),
    )


def read(text: str) -> Observation:
    """Read what write() printed; raises ValueError for text that is no observation."""
    try:
        data = json.loads(text)
        options = with_changes(recipe(data["game"]).options, data["options"])
        return _observation(data, rules(data["game"], options))
    except (AttributeError, IndexError, KeyError, TypeError) as wrong:
        raise ValueError(f"not an observation: {wrong}") from wrong


def _observation(data: dict[str, Any], in_force: Rules) -> Observation:
    return Observation(
        seat=data["seat"],
        rules=in_force,
        dealer=data["dealer"],
        hand=_read_cards(data["hand"]),
        hand_sizes=tuple(data["sizes"]),
        phase=data["phase"],
        turn=data["turn"],
        history=tuple(Entry(seat, notation.read(action)) for seat, action in data["history"]),
        contract=_read_contract(data["contract"]),
        shown=_read_cards(data["shown"]),
        taken=_read_cards(data["taken"]),
        discards=_read_cards(data["discards"]),
        tricks=tuple(
            Trick(tuple(Owned(seat, card(one)) for seat, one in plays), winner)
            for plays, winner in data["tricks"]
        ),
        active=tuple(data["active"]),
        legal=tuple(notation.read(action) for action in data["legal"]),
        score=tuple(data["score"]),
    )


def _cards(cards: tuple[Card, ...]) -> list[str]:
    return [str(each) for each in cards]


def _read_cards(texts: list[str]) -> tuple[Card, ...]:
    return tuple(card(text) for text in texts)


def _contract(contract: Contract | None) -> list[Any] | None:
    if contract is None:
        return None
    maker, bid, trump, alone, lone_defender = contract
    return [maker, bid, trump.letter if trump is not None else None, alone, lone_defender]


def _read_contract(data: list[Any] | None) -> Contract | None:
    if data is None:
        return None
    maker, bid, trump, alone, lone_defender = data
    return Contract(maker, bid, TRUMPS[trump] if trump is not None else None, alone, lone_defender)
