"""What was measured is the same wherever it is read: the data, the table beside the code, the page."""

from app.strength import Measured, lines_of, measured, write
from app.view.panel import Over, panel
from app.words.strength import facts, meeting
from drawn import parts
from lab.matches import MATCHES
from lab.publishing import DATA, TABLE, data, table
from publish.files import CHECKOUT
from seated import Program

MATCH = Measured(
    "hasenpfeffer",
    "alone=off",
    "fixed",
    "all seen",
    "expert",
    "+0.61",
    "0.05",
    "3000",
    (("alone", "0"), ("lost", "0.00")),
)


def test_a_line_is_read_as_it_was_written():
    assert lines_of(f"\n{write(MATCH)}\n") == (MATCH,)
    assert MATCH.name == "hasenpfeffer alone=off fixed all seen-expert"


def test_the_table_beside_the_code_holds_the_figures_of_the_data():
    assert (CHECKOUT / DATA).read_text(encoding="utf-8") == data(measured())
    assert (CHECKOUT / TABLE).read_text(encoding="utf-8") == table(measured())


def test_every_match_that_was_measured_is_still_one():
    assert measured()
    assert {each.name for each in measured()} <= {each.name for each in MATCHES}


def test_the_page_shows_every_figure():
    shown = parts(panel(Over(Program().settle().say("panel strength").screen.panel, None)))
    rows = [part.words for part in shown if part.tag == "tr"]

    for each in measured():
        wanted = (facts(each), f"{each.figure.replace('-', '−')} ±{each.half}", each.number)
        assert any(meeting(each) in row and all(text in row for text in wanted) for row in rows)
    assert len(rows) == len(measured()) + len([part for part in shown if part.tag == "thead"])


def test_every_match_has_words_of_its_own():
    numbers = (("alone", "1"), ("made", "2"), ("lost", "3"), ("time", "4"), ("deals", "5"))
    told = {(each.game, each.kind, meeting(each.measured("+1.00", "0.10", 400, numbers))) for each in MATCHES}

    assert len(told) == len(MATCHES)
    assert "all seen" not in str(told)
    assert "ismcts" not in str(told)
    assert "=" not in str(told)


def test_a_player_who_only_measures_is_named():
    assert meeting(MATCH) == (
        "a player who sees every hand against expert, contracts settled beforehand, Playing alone: off"
    )
    assert facts(MATCH) == "0 % alone, 0.00 points given away"
