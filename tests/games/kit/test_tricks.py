"""Which suit a card counts as, which card wins, and who must follow (RULES.md section 2)."""

from itertools import permutations

import pytest

from cards.card import JOKER, NO_TRUMP, SUITS, TRUMPS, Rank, Suit, card, cards, pack
from games import new_deal, rules
from games.hasenpfeffer.options import HasenpfefferOptions
from games.kit.tricks import best, effective_suit, is_left_bower, is_right_bower, playable, ranking
from games.state import Owned
from hands import COMPASS, act, deal

# Written by hand: the cards of 25 by trump suit, each list from the highest down.
BY_HAND = {
    "C": {
        "C": "JKR JC JS AC KC QC 10C 9C",
        "D": "AD KD QD JD 10D 9D",
        "H": "AH KH QH JH 10H 9H",
        "S": "AS KS QS 10S 9S",
    },
    "D": {
        "D": "JKR JD JH AD KD QD 10D 9D",
        "C": "AC KC QC JC 10C 9C",
        "H": "AH KH QH 10H 9H",
        "S": "AS KS QS JS 10S 9S",
    },
    "H": {
        "H": "JKR JH JD AH KH QH 10H 9H",
        "C": "AC KC QC JC 10C 9C",
        "D": "AD KD QD 10D 9D",
        "S": "AS KS QS JS 10S 9S",
    },
    "S": {
        "S": "JKR JS JC AS KS QS 10S 9S",
        "C": "AC KC QC 10C 9C",
        "D": "AD KD QD JD 10D 9D",
        "H": "AH KH QH JH 10H 9H",
    },
    "NT": {
        "NT": "JKR",
        "C": "AC KC QC JC 10C 9C",
        "D": "AD KD QD JD 10D 9D",
        "H": "AH KH QH JH 10H 9H",
        "S": "AS KS QS JS 10S 9S",
    },
}


def ranked(trump, *, bowers=True):
    return ranking(TRUMPS[trump], bowers=bowers)


def winner(trump, text, *, bowers=True):
    """Give the card that takes a trick of these cards in order."""
    plays = tuple(Owned(seat, each) for seat, each in enumerate(cards(text)))
    return str(best(plays, ranked(trump, bowers=bowers)).card)


def follow(trump, led, hand, *, bowers=True):
    return " ".join(map(str, playable(cards(hand), card(led), ranked(trump, bowers=bowers))))


@pytest.mark.parametrize("trump", BY_HAND)
def test_cards_by_suit_and_rank(trump):
    ranks = ranked(trump)
    suits = {}
    for each in sorted(pack(Rank.NINE, joker=True), key=lambda each: -ranks.strength[each]):
        suits.setdefault(ranks.suit[each].letter, []).append(str(each))

    assert {suit: " ".join(held) for suit, held in suits.items()} == BY_HAND[trump]


@pytest.mark.parametrize(
    ("lowest", "joker", "counts"),
    [
        (Rank.NINE, False, (7, 5, 6, 6)),
        (Rank.NINE, True, (8, 5, 6, 6)),
        (Rank.SEVEN, False, (9, 7, 8, 8)),
        (Rank.SEVEN, True, (10, 7, 8, 8)),
    ],
)
@pytest.mark.parametrize("trump", SUITS)
def test_how_many_cards_each_suit_has(trump, lowest, joker, counts):
    suits = [effective_suit(each, trump, bowers=True) for each in pack(lowest, joker=joker)]
    others = [suit for suit in SUITS if suit not in {trump, trump.twin}]

    assert tuple(suits.count(suit) for suit in (trump, trump.twin, *others)) == counts


@pytest.mark.parametrize("trump", BY_HAND)
def test_r5_of_any_two_cards_the_right_one_wins(trump):
    """Trump was once forgotten when a trick was decided."""
    lists = {suit: held.split() for suit, held in BY_HAND[trump].items()}
    suit_of = {each: suit for suit, held in lists.items() for each in held}
    for led, second in permutations(suit_of, 2):
        if suit_of[led] == suit_of[second]:
            order = lists[suit_of[led]]
            expected = min(led, second, key=order.index)
        else:
            expected = second if suit_of[second] == trump else led
        assert winner(trump, f"{led} {second}") == expected, (led, second)


@pytest.mark.parametrize(
    ("trump", "trick", "taken"),
    [
        ("S", "AD 9S", "9S"),
        ("H", "JD AD 9H JH", "JH"),
        ("H", "JD AH 9H", "JD"),
        ("C", "JKR JC JS AC", "JKR"),
        ("C", "9D AS AH KD", "KD"),
        ("NT", "9C AS AH AD", "9C"),
        ("NT", "JC QC 10C", "QC"),
        ("NT", "AC JKR AD", "JKR"),
        ("NT", "JKR AC AD", "JKR"),
    ],
)
def test_who_takes_a_trick(trump, trick, taken):
    assert winner(trump, trick) == taken


@pytest.mark.parametrize(
    ("trump", "led", "hand", "allowed"),
    [
        ("H", "9D", "JD AD 9C", "AD"),
        ("H", "9D", "JD 9C KS", "JD 9C KS"),
        ("H", "9H", "JD 9C", "JD"),
        ("H", "JD", "9H AD", "9H"),
        ("H", "JKR", "JD AD", "JD"),
        ("H", "AC", "JKR 9C", "9C"),
        ("H", "AC", "JKR 9D", "JKR 9D"),
        ("C", "JS", "AS 9C", "9C"),
        ("NT", "AC", "JKR 9C AD", "9C JKR"),
        ("NT", "AC", "JKR 9D AD", "JKR 9D AD"),
        ("NT", "JKR", "9C AD", "9C AD"),
        ("NT", "JS", "JC 9S", "9S"),
    ],
)
def test_who_must_follow(trump, led, hand, allowed):
    """A trump jack was once not a trump when it came to following."""
    assert follow(trump, led, hand) == allowed


@pytest.mark.parametrize("trump", SUITS)
def test_r2_the_jack_of_either_colour_leads_trump_and_calls_for_it(trump):
    """An illegal follow was once allowed, and the wrong card won, once an option was on."""
    letter, left = trump.letter, f"J{trump.twin.letter}"
    hand = f"9{letter} A{trump.twin.letter}"

    assert follow(letter, left, hand) == f"9{letter}"
    assert winner(letter, f"{left} A{letter} 9{letter}") == left
    assert winner(letter, f"{left} A{letter} J{letter}") == f"J{letter}"


def test_without_bowers_jacks_are_plain():
    assert winner("H", "QH JH", bowers=False) == "QH"
    assert winner("H", "JD 2H", bowers=False) == "2H"
    assert follow("H", "9D", "JD 9H", bowers=False) == "JD"


def test_no_duty_to_trump_or_to_beat():
    assert follow("S", "KD", "2D AD", bowers=False) == "2D AD"
    assert follow("S", "KD", "9S 9C") == "9S 9C"


def test_the_leader_may_lead_anything():
    assert playable(cards("9C JKR AH"), None, ranked("H")) == cards("9C JKR AH")


def test_bowers_by_name():
    assert is_right_bower(card("JS"), Suit.SPADES)
    assert is_left_bower(card("JC"), Suit.SPADES)
    assert not any(is_left_bower(each, NO_TRUMP) for each in pack(Rank.TWO))
    assert not is_right_bower(JOKER, Suit.SPADES)


@pytest.mark.parametrize("leader", COMPASS)
def test_r4_in_no_trump_the_led_suit_wins_whoever_leads(leader):
    """A trick without a trump once fell back to the first seat."""
    in_force = rules(
        "hasenpfeffer", HasenpfefferOptions(no_trump=True, widow="unused", first_lead="declarer")
    )
    seats = [COMPASS[(COMPASS.index(leader) + step) % 4] for step in range(4)]
    hands = ("9C 10C JC QC KC AC", "AS 9S 10S JS QS KS", "AH 9H 10H JH QH KH", "AD 9D 10D JD QD KD")
    state = act(deal(in_force, seats[3], **dict(zip(seats, hands, strict=True))), "6 NT 9C AS AH AD")

    assert COMPASS[state.tricks[0].winner] == leader


def test_r11_the_first_trick_has_a_leader_for_every_dealer_with_a_loner():
    """A leader was once undefined after a seat sat out."""
    in_force = rules("hasenpfeffer")
    for dealer in range(4):
        state = act(new_deal(in_force, dealer, in_force.pack), "6 SA")
        state = act(state, f"/{state.hands[state.turn][0]}")
        state = act(state, "- -")
        assert state.turn in state.active
