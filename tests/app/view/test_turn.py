from random import Random

import pytest

from app.pieces import Offer, TurnScreen
from app.screen import LogLine
from app.view.turn import Status, status, status_of, turn
from drawn import by_id, parts, words
from seated import Program
from strategies import KEYS


def asked(*actions, phase="auction", confirm=None, **more):
    offers = tuple(Offer(f"act {each}", each) for each in actions)
    return TurnScreen(phase, 0, yours=True, offers=offers, waiting=False, confirm=confirm, **more)


def buttons(html):
    return [part for part in parts(html) if part.tag == "button"]


@pytest.mark.parametrize(
    ("action", "phase", "shown", "name"),
    [
        ("4", "auction", "4", "Bid 4"),
        ("LP", "auction", "Little pepper", "Bid little pepper"),
        ("-", "auction", "Pass", "Pass"),
        ("S", "trump", "Spades", "Spades"),
        ("SA", "trump", "Spades", "Alone, spades"),
        ("NT", "trump", "No trump", "No trump"),
        ("H", "order", "Order up", "Hearts: Order up"),
        ("HA", "order", "Order up, alone", "Hearts: Order up, alone"),
        ("C", "call", "Clubs", "Clubs"),
        ("=D", "joker", "Diamonds", "Diamonds"),
        ("!", "defend", "Defend alone", "Defend alone"),
        ("-", "defend", "Defend together", "Defend together"),
        ("*", "farmer", "Ask for new cards", "Ask for new cards"),
        ("-", "farmer", "Keep these cards", "Keep these cards"),
        (
            "~9C,9D,10H",
            "farmer",
            "9910",
            "Swap the nine of clubs, the nine of diamonds and the ten of hearts",
        ),
    ],
)
def test_every_action_has_a_button_in_words(action, phase, shown, name):
    (button,) = buttons(turn(asked(action, phase=phase)))

    assert button.attributes["data-msg"] == f"act {action}"
    assert button.words == shown
    assert button.attributes["aria-label"] == name


def test_a_bid_says_what_it_wins_and_costs():
    offer = Offer("act 4", "4", win=4, lose=4)
    (button,) = buttons(turn(TurnScreen("auction", 0, True, (offer,), False, None)))

    assert button.attributes["aria-label"] == "Bid 4: +4, −4"
    assert words(button.words) == "4+4−4"


def test_the_pass_comes_last_and_calls_alone_stand_apart():
    html = turn(asked("-", "C", "D", "CA", "DA", phase="call"))
    groups = [part for part in parts(html) if part.has("offers")]

    assert [part.attributes["id"] for part in buttons(html)] == [
        "offer-C",
        "offer-D",
        "offer--",
        "offer-CA",
        "offer-DA",
    ]
    assert [group.attributes["class"] for group in groups] == ["offers calls", "offers alone"]


def test_a_doubt_takes_the_place_of_the_offers():
    html = turn(asked("-", "4", confirm="/JKR"))

    assert [part.attributes["data-msg"] for part in buttons(html)] == ["confirm", "cancel"]
    assert "Discard the joker for good?" in words(html)


NEWEST = LogLine(1, "West", "3", "auction")


def told(part):
    return " ".join(by_id(status(part), "status").words.split())


def test_the_status_tells_the_newest_event_and_then_what_is_asked():
    assert told(Status((NEWEST,), asked("-"), "You", None, ())) == "West bids three. Your turn: bid or pass"


def test_a_reader_is_not_told_whom_the_table_awaits():
    waiting = TurnScreen("auction", 2, yours=False, offers=(), waiting=False, confirm=None)
    part = Status((NEWEST,), waiting, "North", None, ())

    assert told(part) == "West bids three."
    assert "North is bidding" in words(status(part))


def test_a_full_trick_can_be_sent_on_without_a_card_being_played():
    waiting = TurnScreen("play", 0, yours=True, offers=(), waiting=True, confirm=None)
    html = status(Status((), waiting, "You", None, ()))

    assert by_id(html, "skip").attributes["data-msg"] == "skip"


@pytest.mark.parametrize(("may", "disabled"), [(True, None), (False, "true")])
def test_a_claim_looks_away_when_it_may_not_be_tried(may, disabled):
    html = status(Status((), asked(phase="play", may_claim=may, may_concede=True), "You", None, ()))

    assert disabled == by_id(html, "claim").attributes.get("aria-disabled")


def test_a9_the_card_that_completes_a_trick_is_told_before_who_takes_it():
    events = (LogLine(1, "West", "9C", "play"), LogLine(3, "East", "", "trick"))
    part = Status(
        events, TurnScreen("play", 3, yours=False, offers=(), waiting=True, confirm=None), "", None, ()
    )

    assert told(part) == "West plays the nine of clubs. East takes the trick."


@pytest.mark.parametrize("key", KEYS)
def test_a9_every_line_of_a_deal_is_told_once_and_in_order(key):
    table = Program(f"told {key}").say(f"game {key}").say("set hold tap")
    rng, heard = Random(key), []
    while True:
        newest = status_of(table.screen).newest
        log = table.screen.log
        assert log[len(log) - len(newest) :] == newest
        if len(log) > len(heard):
            assert heard == list(log[: len(log) - len(newest)])
            heard += newest
        if table.screen.result is not None:
            break
        forward(table, rng)

    assert heard == list(table.screen.log)
    assert any(line.phase == "trick" for line in heard) == (table.state.contract is not None)


def forward(table, rng):
    if table.waiting:
        table.send(table.waiting.popleft())
    elif table.screen.turn.waiting:
        table.say("skip")
    else:
        table.say(rng.choice(table.offered()))
        if table.screen.turn.confirm is not None:
            table.say("confirm")
