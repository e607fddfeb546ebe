"""Two stores, one truth: what was kept last wins, unless it is not whole."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from app.effects import Effect, Save
from app.model import Model
from app.told import JournalRead
from table import record

SAVES: Final = "saves"
"""The key under which the number of the newest save is kept."""

SITTING: Final = "sitting/"


def number(stored: Mapping[str, str]) -> int:
    """Read the number of the newest save in a store; -1 if it has none."""
    digits = stored.get(SAVES, "")
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 16 else -1


def newest(stored: Mapping[str, str], journal: Mapping[str, str]) -> dict[str, str]:
    """Merge what two stores hold; an empty text in the journal is a key that was forgotten."""
    newer, older = (journal, stored) if number(journal) >= number(stored) else (stored, journal)
    merged = {**older, **newer}
    for key, text in newer.items():
        other = older.get(key, text)
        if key.startswith(SITTING) and text != other and not record.whole(text) and record.whole(other):
            merged[key] = other
    return {key: text for key, text in merged.items() if text}


def repairs(kept: Mapping[str, str], *stores: Mapping[str, str]) -> tuple[Effect, ...]:
    """Give the saves after which each of the stores holds all that is kept."""
    return tuple(
        Save(key, text)
        for key, text in sorted(kept.items())
        if key != SAVES and any(store.get(key) != text for store in stores)
    )


def is_behind(model: Model, found: JournalRead) -> bool:
    """Tell whether the page that plays began with less than the second store turns out to hold."""
    return not model.elsewhere and number(dict(found.journal)) > number(dict(found.stored))


def good_key(game: str) -> str:
    """Name the place of the last good save, beside the newest."""
    return f"good/{game}"


def numbered(model: Model, effects: tuple[Effect, ...]) -> tuple[Model, tuple[Effect, ...]]:
    """Give the saves among some effects a number, keep the one before each sitting's, and note them.

    What is kept already is not kept again.
    """
    kept = dict(model.kept)
    saves: list[Effect] = []
    for effect in effects:
        if isinstance(effect, Save) and kept.get(effect.key, "") != effect.text:
            before = kept.get(effect.key, "")
            if effect.key.startswith(SITTING) and before:
                good = good_key(effect.key.removeprefix(SITTING))
                saves.append(Save(good, before))
                kept[good] = before
            saves.append(effect)
            kept[effect.key] = effect.text
    if not saves:
        return model, tuple(each for each in effects if not isinstance(each, Save))
    kept[SAVES] = str(number(kept) + 1)
    saves.append(Save(SAVES, kept[SAVES]))
    others = (each for each in effects if not isinstance(each, Save))
    left = {key: text for key, text in kept.items() if text}
    return replace(model, kept=left), (*saves, *others)
