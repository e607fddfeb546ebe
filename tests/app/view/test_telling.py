from app.view.telling import Told, telling
from drawn import by_id, parts, words


def test_what_is_told_is_in_a_live_region_that_was_there_before():
    before, after = (telling(Told(said, 1, offer=False)) for said in ((), ("Best: Pass.",)))
    regions = [[p for p in parts(html) if p.attributes.get("role") == "status"] for html in (before, after)]

    assert [[p.words for p in each] for each in regions] == [[""], ["Best: Pass."]]


def test_the_same_words_told_again_are_another_element():
    first, second = (telling(Told(("Your turn.",), number, offer=False)) for number in (1, 2))

    assert by_id(first, "told-1").words == by_id(second, "told-2").words


def test_the_offer_can_be_taken_and_declined_and_gives_way_to_what_is_told():
    offered = telling(Told((), 0, offer=True))
    told = telling(Told(("Best: Pass.",), 1, offer=True))

    assert by_id(offered, "show-me").attributes["data-msg"] == "show-me"
    assert by_id(offered, "no-guide").attributes["data-msg"] == "no-guide"
    assert "Show me how" not in words(told)
    assert by_id(told, "hush").attributes["data-msg"] == "hush"
