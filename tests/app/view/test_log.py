from app.screen import LogLine
from app.view.log import log
from drawn import parts, words

LINES = (
    LogLine(1, "West", "3", "auction"),
    LogLine(0, "You", "-", "auction"),
    LogLine(1, "West", "", "trick"),
)


def test_the_log_tells_every_action_in_order():
    told = [words(part.words) for part in parts(log(LINES)) if part.tag == "li"]

    assert told == ["West bids three", "You pass", "West takes the trick"]


def test_a_line_keeps_its_element_when_more_follow():
    def keys(lines):
        return [part.attributes["id"] for part in parts(log(lines)) if part.tag == "li"]

    assert keys(LINES)[:2] == keys(LINES[:2])


def test_an_empty_log_says_so():
    assert "Nothing has happened yet" in words(log(()))
