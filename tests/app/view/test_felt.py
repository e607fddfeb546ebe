from dataclasses import replace

import pytest

from app.pieces import CardFace, CentreScreen, ContractScreen, SeatScreen, TrickCard, TrickScreen
from app.view.felt import Felt, felt
from drawn import by_id, parts, words

NOBODY = TrickScreen(0, (), None)
CENTRE = CentreScreen(NOBODY, None, (), 0, None, turned_down=False)
NAMES = ("You", "West", "North", "East")
CONTRACT = ContractScreen(2, "4", "S", False, None, needed=4, taken=5, against=1)


def sitter(seat, **changes):
    plain = SeatScreen(
        seat=seat,
        name=NAMES[seat],
        person=seat == 0,
        partner=seat == 2,
        dealer=False,
        turn=False,
        out=False,
        maker=False,
        alone=False,
        thinking=False,
        level="",
        cards=3,
        tricks=0,
        said=(),
    )
    return replace(plain, **changes)


def table(centre=CENTRE, **changed):
    seats = tuple(sitter(seat, **changed.get(NAMES[seat], {})) for seat in range(4))
    return felt(Felt(seats, centre, "2"))


def seat_words(html, where):
    return words(by_id(html, f"seat-{where}").words)


def test_u8_hidden_cards_are_backs_named_by_their_place():
    backs = [part for part in parts(table()) if part.has("back")]

    assert [f"{where}-{n}" for where in ("west", "north", "east") for n in (1, 2, 3)] == [
        part.attributes["id"] for part in backs
    ]
    assert {"#back-2"} == {part.attributes["href"] for part in parts(table()) if part.tag == "use"}


def test_hidden_cards_are_counted_for_a_reader():
    assert "3 cards" in seat_words(table(), "west")


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        ({"dealer": True}, "dealer"),
        ({"tricks": 1}, "1 trick"),
        ({"tricks": 2}, "2 tricks"),
        ({"out": True}, "sits out"),
        ({"alone": True}, "alone"),
    ],
)
def test_a_seat_tells_its_part_in_the_deal(fact, told):
    assert told in seat_words(table(West=fact), "west")
    assert told not in seat_words(table(), "west")


def test_all_that_was_said_in_the_auction_is_shown_in_order():
    html = table(West={"said": ("1", "LP", "-")})
    (row,) = [part for part in parts(html) if part.has("said")]

    assert words(row.words) == "1Little pepperPass"


def test_the_seat_to_act_is_current():
    html = table(North={"turn": True})

    assert by_id(html, "seat-north").attributes["aria-current"] == "true"
    assert "aria-current" not in by_id(html, "seat-west").attributes


def test_the_maker_is_named_once_trump_is_settled():
    bidding = replace(CENTRE, contract=replace(CONTRACT, trump=None))

    assert "declarer" in seat_words(table(replace(CENTRE, contract=CONTRACT), North={"maker": True}), "north")
    assert "declarer" not in seat_words(table(bidding, North={"maker": True}), "north")


def test_a_caller_without_a_bid_is_the_maker():
    called = replace(CENTRE, contract=replace(CONTRACT, bid=None))

    assert "maker" in seat_words(table(called, North={"maker": True}), "north")


def test_each_card_of_the_trick_lies_at_its_seats_side_and_says_whose_it_is():
    nine = TrickCard(CardFace("card-9C", "9C"), 1, winning=False)
    ace = TrickCard(CardFace("card-AC", "AC"), 2, winning=True)
    html = table(replace(CENTRE, trick=TrickScreen(1, (nine, ace), None)))
    items = [part for part in parts(html) if part.tag == "li" and part.words in {"West", "North, winning"}]

    assert [item.attributes["data-place"] for item in items] == ["west", "north"]


def test_the_contract_is_told_in_words():
    html = table(replace(CENTRE, contract=CONTRACT))
    told = words(by_id(html, "contract").words)

    assert "North, four, spades" in told
    assert "5 tricks taken, 4 needed, 1 against" in told


def test_a_contract_has_a_pip_for_every_trick():
    html = table(replace(CENTRE, contract=CONTRACT))
    pips = [part.attributes["class"] for part in parts(html) if part.has("pip")]

    assert pips == ["pip won"] * 4 + ["pip more", "pip lost"]


@pytest.mark.parametrize(
    ("centre", "told"),
    [
        ({"stock": 1}, "Widow"),
        ({"stock": 27}, "27 cards face down"),
        ({"stock": 3, "shown": (CardFace("up-9H", "9H"),)}, "Turned up"),
        ({"stock": 3, "shown": (CardFace("up-9H", "9H"),), "turned_down": True}, "Turned down"),
    ],
)
def test_what_lies_in_the_middle_is_named(centre, told):
    assert words(by_id(table(replace(CENTRE, **centre)), "turned-up").words) == told


def test_the_last_trick_is_there_on_demand_without_ids_of_its_cards():
    last = TrickScreen(1, (TrickCard(CardFace("card-9C", "9C"), 1, winning=True),), 1)
    html = table(replace(CENTRE, trick=TrickScreen(2, (), None), last_trick=last))
    cards = [part for part in parts(html) if part.has("card") and not part.has("back")]

    assert by_id(html, "last-trick").attributes["popover"] == "auto"
    assert [card.attributes.get("id") for card in cards] == [None]
    assert "West, takes it" in words(html)
