"""What the panels of kept sittings, statistics and fairness show: values, ready to be drawn."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SlotLine:
    """A sitting on the shelf; scores are by side, date is empty if it is not known."""

    key: str
    name: str
    game: str
    date: str
    deal: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShelfScreen:
    """Everything that is kept: slots, saves that cannot be read, by key and game, and files.

    exported is the day of the last file, empty if there was none; full says that the store nearly is.
    """

    slots: tuple[SlotLine, ...]
    broken: tuple[tuple[str, str], ...]
    exported: str
    can_restore: bool
    full: bool
    finished: int


@dataclass(frozen=True, slots=True)
class StatisticsLine:
    """Finished sittings of one game under one set of house rules against one level, added up.

    rules are the titles and values that differ from the usual ones; assisted counts deals with help.
    """

    game: str
    rules: tuple[tuple[str, str], ...]
    level: str
    sittings: int
    won: int
    deals: int
    bids: int
    made: int
    lone: int
    lone_made: int
    ours: int
    theirs: int
    assisted: int = 0


@dataclass(frozen=True, slots=True)
class FinishedLine:
    """One finished sitting."""

    key: str
    game: str
    date: str
    won: bool
    ours: int
    theirs: int


@dataclass(frozen=True, slots=True)
class HistoryScreen:
    """What was played to its end."""

    lines: tuple[StatisticsLine, ...]
    finished: tuple[FinishedLine, ...]


@dataclass(frozen=True, slots=True)
class OddsTable:
    """How often something came, beside how often it should: rows of label, counted and expected."""

    title: str
    rows: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class FairScreen:
    """Hands dealt on the spot, out of how many, and what came of them; running while they are dealt."""

    hands: int
    total: int
    running: bool
    tables: tuple[OddsTable, ...]
