"""What opens a sitting, in the words that saves and links share."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import RECIPES, recipe, rules
from games.actions import PASS
from games.hasenpfeffer.options import HasenpfefferOptions
from games.options import choices, with_changes, write_value
from games.state import Outcome
from sittings import bent, played_out, random_sitting
from strategies import KEYS, random_rules
from table.errors import BadRecord
from table.invitation import KEYS as INVITATION_KEYS
from table.invitation import (
    LONGEST_NAME,
    Invitation,
    invite,
    invite_to_deal,
    invite_to_position,
    opened,
    read,
    write,
)
from table.sitting import (
    actions_of,
    earlier,
    has_ended,
    new_sitting,
    next_deal,
    outcomes_of,
    replay_deal,
    tally_of,
)

NUMBERS = st.integers(0, 2**64)
RULES = rules("hasenpfeffer")
SEATS = ("you", "club", "club", "Zoë & 'co', 100%")
GOOD = {"game": ("hasenpfeffer",), "seed": ("tuesday",), "dealer": ("2",)}


def seated(sitting):
    return tuple(f"seat {each}" for each in range(sitting.rules.seats))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("inviting", [invite, invite_to_deal, invite_to_position])
@given(number=NUMBERS)
def test_an_invitation_comes_back_from_its_words(inviting, key, number):
    sitting = random_sitting(number, key)
    invited = inviting(sitting, seated(sitting))

    assert read(write(invited)) == invited


@pytest.mark.parametrize("key", KEYS)
@given(number=NUMBERS)
def test_the_whole_sitting_is_dealt_again(key, number):
    sitting = random_sitting(number, key)

    assert opened(invite(sitting)) == new_sitting(sitting.rules, sitting.seed, sitting.first_dealer)


@pytest.mark.parametrize("key", KEYS)
@given(number=NUMBERS)
def test_a_later_deal_is_sent_with_its_cards_dealer_score_and_number(key, number):
    sitting = random_sitting(number, key)
    sent = opened(invite_to_deal(sitting))
    before = replay_deal(sitting)

    assert sent.state == before.state
    assert (sent.number, sent.first_number) == (sitting.number, sitting.number)
    assert tally_of(sent) == tally_of(before)
    assert len(earlier(sent)) in {0, len(earlier(before))}


@pytest.mark.parametrize("key", KEYS)
def test_a_sitting_sent_from_a_later_deal_ends_with_the_same_deal(key):
    sitting = new_sitting(random_rules(Random(key), key), "as long")
    rng = Random(key)
    while not has_ended(sitting := played_out(sitting, rng)):
        sitting = next_deal(sitting)
    outcomes = outcomes_of(sitting)
    for place in range(1, len(sitting.finished), max(1, len(sitting.finished) // 4)):
        sent = opened(read(write(invite_to_deal(at_deal(sitting, place)))))
        for later in outcomes[place:-1]:
            assert tally(sent, later).winners is None
            sent = replace(sent, past=(*sent.past, later))
        assert tally(sent, outcomes[-1]).winners == tally_of(sitting).winners


def at_deal(sitting, place):
    """Give a sitting as it was at the beginning of an earlier deal."""
    deal = sitting.finished[place]
    begun = new_sitting(sitting.rules, sitting.seed, deal.dealer, number=deal.number)
    return replace(sitting, finished=sitting.finished[:place], number=deal.number, state=begun.state)


def tally(sitting, outcome):
    return sitting.rules.tally((*earlier(sitting), outcome), sitting.start)


@pytest.mark.parametrize(
    "past",
    [("1",), ("1.0.0",), ("1.x",), ("",), ("1.0~4",), ("1.0~",), ("1.0~12",), ("12345678.0",), ("5.0",) * 8],
)
def test_a_past_that_cannot_be_is_refused(past):
    words = {"game": ("railroad",), "seed": ("tuesday",), "dealer": ("2",), "deal": ("7",)}
    with pytest.raises(BadRecord):
        opened(read({**words, "past": past}))

    assert opened(read({**words, "past": ("2.0~1", "0.0")})).past[0].points == (2, 0, 2, 0)


@pytest.mark.parametrize("key", KEYS)
@given(number=NUMBERS)
def test_a_position_is_sent_with_all_that_happened_in_its_deal(key, number):
    sitting = random_sitting(number, key)
    sent = opened(invite_to_position(sitting))

    assert sent.state == sitting.state
    assert opened(invite_to_position(sent)) == sent


def test_only_what_is_not_as_usual_is_written():
    assert write(invite(new_sitting(RULES, "tuesday", 2))) == GOOD
    changed = rules("hasenpfeffer", HasenpfefferOptions(ladder="pepper", target=15, no_trump=True))

    assert write(Invitation(changed, "two words", 0, 3, (1, 2, 1, 2), SEATS)) == {
        "game": ("hasenpfeffer",),
        "rules": ("ladder:pepper", "target:15", "no_trump:on"),
        "seed": ("two%20words",),
        "dealer": ("0",),
        "deal": ("3",),
        "score": ("1", "2", "1", "2"),
        "seats": ("you", "club", "club", "Zo%C3%AB%20%26%20%27co%27%2C%20100%25"),
    }


def test_what_is_not_written_is_as_usual():
    assert read(GOOD) == Invitation(RULES, "tuesday", 2, 0, (0, 0, 0, 0))


def test_capitals_are_no_harm_outside_of_names():
    shouted = {"game": ("HASENPFEFFER",), "rules": ("TARGET:15",), "seed": ("TUESDAY",), "dealer": ("2",)}
    whispered = {**GOOD, "play": ("-", "lp")}

    assert read(shouted) == read({**GOOD, "rules": ("target:15",)})
    assert read(whispered) == read({**GOOD, "play": ("-", "LP")})


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.key)
def test_keys_and_house_rules_have_no_capitals(recipe):
    words = [recipe.key]
    for choice in choices(recipe.options):
        words += [choice.name, *map(write_value, choice.values)]

    assert words == [word.lower() for word in words]


# FAULTS V14: a target of "10" with quotes, -1, 1e9, NaN and [] must be refused by value.
@pytest.mark.parametrize(
    "wrong",
    [
        {"game": ("whist",)},
        {"game": ()},
        {"game": ("hasenpfeffer", "hasenpfeffer")},
        {"game": ("%FF",)},
        {"rules": ("target",)},
        {"rules": ("target:",)},
        {"rules": (":15",)},
        {"rules": ("target:11",)},
        {"rules": ('target:"10"',)},
        {"rules": ("target:-1",)},
        {"rules": ("target:1e9",)},
        {"rules": ("target:NaN",)},
        {"rules": ("target:[]",)},
        {"rules": ("target:15:15",)},
        {"rules": ("target:15", "target:15")},
        {"rules": ("target:15", "target:21")},
        {"rules": ("no_trump:true",)},
        {"rules": ("__class__:on",)},
        {"seed": ("",)},
        {"seed": ("x" * 65,)},
        {"seed": ("a%00b",)},
        {"seed": ("a%0Ab",)},
        {"seed": ("two", "words")},
        {"dealer": ("",)},
        {"dealer": ("4",)},
        {"dealer": ("-1",)},
        {"dealer": ("2.0",)},
        {"deal": ("-1",)},
        {"deal": ("1000",)},
        {"deal": ("9" * 400,)},
        {"score": ("1", "2", "1")},
        {"score": ("1", "2", "3", "2")},
        {"score": ("10", "0", "10", "0")},
        {"score": ("10", "10", "10", "10")},
        {"score": ("1e3", "0", "1e3", "0")},
        {"seats": ("you",)},
        {"seats": ("you", "club", "club", "")},
        {"seats": ("you", "club", "club", "x" * (LONGEST_NAME + 1))},
        {"seats": ("you", "club", "club", "a%0Ab")},
        {"seats": ("you", "club", "club", "a%E2%80%AEb")},
        {"play": ("JKR",)},
        {"play": ("-", "-", "-", "-", "-")},
        {"play": ("1", "1")},
        {"play": ("/?",)},
        {"play": ("",)},
        {"play": ("7",)},
        {"play": ("=",)},
        {"play": ("~",)},
        {"play": ("hello",)},
        {"colour": ("red",)},
        {"": ()},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(wrong):
    with pytest.raises(BadRecord):
        opened(read({**GOOD, **wrong}))


@pytest.mark.parametrize("left_out", ["game", "seed", "dealer"])
def test_nothing_needed_may_be_missing(left_out):
    with pytest.raises(BadRecord):
        read({key: words for key, words in GOOD.items() if key != left_out})


@pytest.mark.parametrize("seats", [("you",), ("you", "club", "club", ""), ("you", "club", "club", "\n")])
def test_players_that_could_not_be_read_are_not_written(seats):
    with pytest.raises(BadRecord):
        write(invite(new_sitting(RULES, "tuesday"), seats))


@pytest.mark.parametrize("key", KEYS)
@given(number=NUMBERS)
def test_bent_words_open_a_sitting_or_are_refused(key, number):
    rng = Random(number)
    sitting = random_sitting(number, key)
    fields = dict(write(invite_to_position(sitting, seated(sitting))))
    field = rng.choice(list(fields))
    fields[field] = tuple(bent(" ".join(fields[field]), rng).split(" "))
    try:
        invited = read(fields)
        sent = opened(invited)
    except BadRecord:
        return

    assert actions_of(sent.state) == invited.actions
    assert read(write(invited)) == invited


def test_the_next_deal_follows_one_that_was_sent():
    sitting = next_deal(opened(read({**GOOD, "play": ("-", "-", "-", "-"), "deal": ("5",)})))

    assert (sitting.number, sitting.first_number, sitting.first_dealer) == (6, 5, 2)
    assert sitting.state.dealer == 3


def test_an_invitation_may_say_all_that_there_is_to_say():
    house = rules("railroad", with_changes(recipe("railroad").options, {"slam": "off"}))
    past = (Outcome((1, 0, 1, 0), 0),)
    invited = Invitation(house, "all", 1, 2, (1, 0, 1, 0), SEATS, actions=(PASS,), past=past)

    assert write(invited).keys() == set(INVITATION_KEYS)
    assert read(write(invited)) == invited
