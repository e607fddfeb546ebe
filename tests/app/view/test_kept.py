"""The panels of kept sittings, statistics and fairness."""

from dataclasses import replace

from htpy import fragment

from app.shelf_screen import (
    FairScreen,
    FinishedLine,
    HistoryScreen,
    OddsTable,
    ShelfScreen,
    SlotLine,
    StatisticsLine,
)
from app.view.fair import fair
from app.view.history import history
from app.view.shelf import shelf
from drawn import by_id, words

SLOT = SlotLine("slot/3", "Club <b>night</b>", "Hasenpfeffer", "2026-11-30", 4, (7, -2))
SHELF = ShelfScreen((SLOT,), (("broken/euchre", "euchre"),), "", can_restore=False, full=False, finished=3)
LINE = StatisticsLine("Euchre", (("Target", "15"),), "regular+strong", 9, 5, 80, 33, 21, 4, 2, 90, 70)
DONE = FinishedLine("history/a", "Euchre", "2026-11-30", True, 10, 7)


def html(part):
    return str(fragment[part])


def test_a_slot_can_be_named_opened_and_deleted():
    page = html(shelf(SHELF))

    assert by_id(page, "name-slot/3").attributes["value"] == "Club <b>night</b>"
    assert by_id(page, "open-slot/3").attributes["data-msg"] == "open-slot slot/3"
    assert by_id(page, "delete-slot/3").attributes["data-msg"] == "delete-slot slot/3"
    assert "deal 4, 7 to -2" in words(page)


def test_a_save_that_cannot_be_read_can_be_saved_as_a_file():
    page = html(shelf(SHELF))

    assert by_id(page, "download-broken/euchre").attributes["data-msg"] == "download broken/euchre"


def test_what_is_not_needed_is_not_offered():
    plain, full = (
        html(shelf(SHELF)),
        html(shelf(replace(SHELF, full=True, can_restore=True, exported="2026-11-29"))),
    )

    assert 'id="oldest"' not in plain
    assert 'id="undo-import"' not in plain
    assert by_id(full, "oldest")
    assert by_id(full, "undo-import")
    assert "2026-11-29" in words(full)


def test_statistics_say_how_many_of_how_many():
    page = words(html(history(HistoryScreen((LINE,), (DONE, replace(DONE, won=False))))))

    for part in ("5 of 9", "21 of 33", "2 of 4", "90 to 70", "regular, strong", "Target: 15"):
        assert part in page
    assert "won, 10 to 7" in page
    assert "lost, 10 to 7" in page


def test_without_a_finished_sitting_that_is_said():
    assert "No sitting" in words(html(history(HistoryScreen((), ()))))


def test_counts_stand_beside_what_is_expected():
    tables = (OddsTable("Jacks in a hand", (("0", 40, 41), ("1", 60, 59))),)
    page = html(fair(FairScreen(100, 200, running=True, tables=tables)))

    assert "<td>40</td><td>41</td>" in page
    assert by_id(page, "dealing").attributes["value"] == "100"
    assert 'id="dealing"' not in html(fair(FairScreen(0, 200, running=False, tables=())))
