from app.view.notices import Said, notices, question
from drawn import by_id, parts, words


def test_notices_can_be_sent_away():
    html = notices(Said(("It was not saved.", "The link is copied.")))

    assert by_id(html, "dismiss").attributes["data-msg"] == "dismiss"
    assert [part.words for part in parts(html) if part.tag == "p"] == [
        "It was not saved.",
        "The link is copied.",
    ]


def test_a_question_can_be_answered_both_ways():
    html = question("Leave this sitting?")
    answers = [part.attributes["data-msg"] for part in parts(html) if part.tag == "button"]

    assert answers == ["accept", "decline"]
    assert "Leave this sitting?" in words(html)


def test_nothing_to_say_is_nothing_on_the_page():
    assert notices(Said(())) == ""
    assert question(None) == ""


def test_a_page_that_looks_on_can_take_over():
    assert by_id(notices(Said((), elsewhere=True)), "take-over").attributes["data-msg"] == "take-over"


def test_a_fault_of_ours_can_be_reported():
    assert by_id(notices(Said(("Sorry.",), faulted=True)), "copy-report")
    assert "copy-report" not in notices(Said(("Saved.",)))
