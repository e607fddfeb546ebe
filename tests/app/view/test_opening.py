from app.view.opening import late, opening, trouble, without_script
from drawn import parts


def test_every_trouble_is_hidden_until_it_is_there():
    said = [part for part in parts(str(trouble())) if "data-when" in part.attributes]

    assert [part.attributes["data-when"] for part in said] == ["missing", "slow", "stalled", "old"]
    assert all("hidden" in part.attributes for part in said)


def test_what_can_be_tried_again_has_a_button_or_a_link():
    assert [part.tag for part in parts(str(trouble())) if part.attributes.get("id") == "again"] == ["button"]
    assert [part.attributes["href"] for part in parts(str(late())) if part.tag == "a"] == ["./"]


def test_the_bar_has_a_name_and_the_page_without_scripts_a_sentence():
    [bar] = [part for part in parts(str(opening())) if part.tag == "progress"]

    assert bar.attributes["aria-label"]
    assert "JavaScript" in str(without_script())
