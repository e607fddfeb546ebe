from app.pieces import CardFace, HandScreen
from app.view.hand import hand
from drawn import by_id, parts, words

HELD = (
    CardFace("card-9C", "9C", message="act 9C", playable=True),
    CardFace("card-AC", "AC"),
)


def test_the_hand_keeps_the_order_it_is_given():
    cards = [
        part.attributes["id"] for part in parts(hand(HandScreen(HELD, None, out=False))) if part.has("card")
    ]

    assert cards == ["card-9C", "card-AC"]


def test_while_nothing_may_be_played_the_hand_lies_at_rest():
    assert not by_id(hand(HandScreen(HELD, None, out=False)), "hand").has("waiting")
    assert by_id(hand(HandScreen(HELD[1:], None, out=False)), "hand").has("waiting")


def test_who_sits_out_is_told_so():
    assert "You sit out" in words(hand(HandScreen(HELD, "S", out=True)))
    assert "You sit out" not in words(hand(HandScreen(HELD, "S", out=False)))
