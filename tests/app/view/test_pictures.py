import pytest

from app.pieces import CardFace, Rank
from app.view.pictures import back, card_button, open_card, short, sign
from drawn import parts, words

LEFT = CardFace("card-JD", "JD", Rank.LEFT_BOWER, "act JD", playable=True)


def test_a_card_that_may_be_played_is_a_button_named_in_words():
    button = parts(card_button(LEFT))[0]

    assert button.tag == "button"
    assert button.attributes == {
        "class": "card",
        "id": "card-JD",
        "type": "button",
        "data-msg": "act JD",
        "aria-label": "jack of diamonds, left bower",
    }


def test_a_card_that_may_not_be_played_keeps_its_place_and_says_nothing():
    button = parts(card_button(CardFace("card-9C", "9C")))[0]

    assert button.attributes["aria-disabled"] == "true"
    assert "data-msg" not in button.attributes
    assert "disabled" not in button.attributes


def test_a_chosen_card_is_pressed():
    button = parts(card_button(CardFace("card-9C", "9C", message="act 9C", playable=True, selected=True)))[0]

    assert button.has("chosen")
    assert button.attributes["aria-pressed"] == "true"


@pytest.mark.parametrize(("keyed", "key"), [(True, "card-JD"), (False, None)])
def test_an_open_card_has_its_id_unless_it_lies_there_a_second_time(keyed, key):
    assert key == parts(open_card(LEFT, keyed=keyed))[0].attributes.get("id")


def test_the_winning_card_is_marked():
    assert parts(open_card(LEFT, winning=True))[0].has("winning")
    assert not parts(open_card(LEFT))[0].has("winning")


def test_a_back_is_named_by_its_place_and_hidden_from_readers():
    assert parts(back("2", "west-3"))[0].attributes == {
        "class": "card back",
        "id": "west-3",
        "aria-hidden": "true",
    }


def test_a_suit_is_drawn_and_no_trump_is_not():
    assert parts(sign("S"))[1].attributes == {"href": "#suit-S"}
    assert sign("NT") is None


@pytest.mark.parametrize(("notation", "shown"), [("10D", "10"), ("JKR", "the joker")])
def test_a_card_in_short(notation, shown):
    assert shown == words(short(notation))
