"""The shuffle: the same cards from the same seed on every machine for ever, and no card favoured."""

import unicodedata
from collections import Counter
from hashlib import sha256
from itertools import pairwise
from struct import unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.card import Rank, pack
from cards.shuffle import canonical_seed, digest, draw, shuffled

PACK = pack(Rank.NINE, joker=True)
LONGEST = "x" * 63 + "9"
COMBINING = "Hasenpfeffer fu\u0308r Zoe\u0301"

# Made once. A change here deals other cards to every link that was ever sent.
VECTORS = [
    (
        "hasenpfeffer",
        "deal/0",
        "9D AC 10C 9H AH JS AS 9S JC 10D JH QD AD QC 9C 10S KH QS QH JKR 10H KS KC KD JD",
    ),
    (
        "hasenpfeffer",
        "deal/1",
        "QD 9C KC AD KH 10D KD 9H JD AS JH 9D QC QH JC AH JKR 10H JS QS 10C AC KS 10S 9S",
    ),
    (
        "hasenpfeffer",
        "deal/10",
        "KH JC AS JH JD QD JKR AD AC KD 10H 10D KS QH QS AH 10C KC 9C JS 9S QC 9D 9H 10S",
    ),
    (
        "HASENpfeffer",
        "deal/0",
        "9D AC 10C 9H AH JS AS 9S JC 10D JH QD AD QC 9C 10S KH QS QH JKR 10H KS KC KD JD",
    ),
    ("0", "deal/0", "10C KH 10S AH JKR 9C 10D QH JC 10H AD QD QS JH 9D AC KS 9H 9S KD JS JD QC AS KC"),
    ("007", "deal/0", "10H QS JC QC JS JH AC KD QH 9H 10D KC AS QD JKR 9D AH 10C 9S 9C AD 10S JD KH KS"),
    (LONGEST, "deal/0", "KH AS 10D 10H JD KD AH AC 9C 9H QH 9S JC 10S 10C 9D JH JKR KC QC QS QD JS AD KS"),
    (COMBINING, "deal/0", "9C 10S 9D QH JC 10D 9H QD KH AH JKR QC AS QS 10H AD AC 9S KC KD JH 10C JD JS KS"),
    (
        "ウサギ 🐇",
        "deal/0",
        "QS QD AS JH QH 9H JS QC AC 10S AH JC JD JKR 9C KC 9S 10C 10D KS 10H 9D AD KD KH",
    ),
    (
        "two words",
        "deal/3",
        "KC 10D JS KH 10H QS 9D JH AH JKR 10C AS KD QC AC QH AD 9H QD JC KS 9S JD 9C 10S",
    ),
]
DRAWS = [
    (4, "hasenpfeffer", "dealer", 1),
    (4, "0", "dealer", 2),
    (7, "007", "dealer", 1),
    (2**31 + 1, "0", "use", 365679737),
    (1, "0", "use", 0),
    (2**31 + 1, "0", "use/0", 971055839),  # the first number is thrown away
]
DIGESTS = [
    ("hasenpfeffer", "deal/0/1/2", "72a6dbc19f45b68e4b58e86d339e2802c68cd04b696e609d70020372678f3c23"),
    ("0", "", "e4f60d0aa6d7f3d3b6a6494b1c861b99f649c6f9ec51abaf201b20f297327c95"),
]


def order(seed, label, cards=PACK):
    return " ".join(map(str, shuffled(cards, canonical_seed(seed), label)))


@pytest.mark.parametrize(("seed", "label", "cards"), VECTORS)
def test_d4_a_seed_deals_the_same_cards_for_ever(seed, label, cards):
    assert order(seed, label) == cards


@pytest.mark.parametrize(("bound", "seed", "label", "drawn"), DRAWS)
def test_a_draw_is_the_same_for_ever(bound, seed, label, drawn):
    assert draw(bound, seed, label) == drawn


@pytest.mark.parametrize(("seed", "label", "digits"), DIGESTS)
def test_a_digest_is_the_same_for_ever(seed, label, digits):
    assert digest(seed, label) == digits


def words_by_the_formula(seed, label):
    """The numbers as the architecture document states them, in no other way than it does."""
    number = 0
    while True:
        text = seed.encode("utf-8") + bytes(1) + label.encode("utf-8") + bytes(1)
        block = sha256(text + bytes.fromhex(f"{number:016x}")).digest()
        yield from unpack(">8I", block)
        number += 1


def shuffled_by_the_formula(size, seed, label):
    """The places of an ordered pack after the shuffle, by the document's own steps."""
    words = words_by_the_formula(seed, label)
    places = list(range(size))
    last = size - 1
    while last >= 1:
        bound = last + 1
        word = next(words)
        while word >= 2**32 - (2**32 % bound):
            word = next(words)
        swapped = word % bound
        places[last], places[swapped] = places[swapped], places[last]
        last -= 1
    return tuple(places)


@given(st.text(st.characters(codec="utf-8"), max_size=20), st.integers(0, 40), st.integers(1, 60))
def test_the_shuffle_is_the_formula_of_the_document(seed, number, size):
    label = f"deal/{number}"

    assert shuffled(range(size), seed, label) == shuffled_by_the_formula(size, seed, label)


def test_a_number_that_would_favour_low_cards_is_thrown_away(monkeypatch):
    bound = 3
    unfair = 2**32 - 1
    monkeypatch.setattr("cards.shuffle._words", lambda *_: iter([unfair, 4]))

    assert unfair >= 2**32 - 2**32 % bound
    assert draw(bound, "seed", "use") == 4 % bound


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("hasenpfeffer", "hasenpfeffer"),
        ("  Hasenpfeffer\t", "hasenpfeffer"),
        ("007", "007"),
        ("0", "0"),
        ("two words", "two words"),
        (COMBINING, "hasenpfeffer f\u00fcr zo\u00e9"),
        ("ÄÖÜ ẞ Σ İ", "ÄÖÜ ẞ Σ İ"),
        (LONGEST, LONGEST),
        ("e\u0301" * 64, "\u00e9" * 64),
        ("🂡", "🂡"),
        ("H\u0331", "\u1e96"),
    ],
)
def test_a_seed_has_one_form(text, seed):
    assert canonical_seed(text) == seed


@pytest.mark.parametrize(
    "text", ["", "   ", "x" * 65, "a\nb", "a\0b", "a\u200bb", "\ud800", "a\u00a0b", "\ufeffa", "a\u2028b"]
)
def test_what_is_no_seed_is_refused(text):
    with pytest.raises(ValueError):
        canonical_seed(text)


@given(st.text())
def test_the_one_form_of_a_seed_is_its_own_form(text):
    try:
        seed = canonical_seed(text)
    except ValueError:
        return

    assert canonical_seed(seed) == seed
    assert seed == unicodedata.normalize("NFC", seed).strip()


def test_seed_0_is_a_seed_and_007_is_not_7():
    orders = {order(seed, "deal/0") for seed in ("0", "7", "007", "00")}

    assert len(orders) == 4


def test_each_deal_of_a_sitting_has_its_own_cards():
    assert len({order("hasenpfeffer", f"deal/{number}") for number in range(100)}) == 100


def test_seed_and_label_cannot_run_together():
    assert order("a", "b/0") != order("ab", "/0")


def surprise(counts, cells, expected):
    """How far counts are from even: the sum of squared differences over what was expected."""
    seen = sum((count - expected) ** 2 for count in counts.values())
    return (seen + (cells - len(counts)) * expected**2) / expected


def surprises(deals, shuffle):
    """For cards in places, cards behind cards, and the first two cards dealt: in standard deviations.

    A shuffle's counts are tied together (each card is somewhere, each place holds a card), so the sum
    over k × k cells is k/(k−1) times chi-square with (k−1)² degrees of freedom, and so on.
    """
    size = len(PACK)
    places, behind, first = Counter(), Counter(), Counter()
    for deal in range(deals):
        cards = shuffle(deal)
        places.update(enumerate(cards))
        behind.update(pairwise(cards))
        first[cards[0], cards[1]] += 1
    pairs = size * (size - 1)
    free = (size - 1) ** 2
    of_places = surprise(places, size**2, deals / size) * (size - 1) / size
    of_behind = surprise(behind, pairs, deals / size) * size / (size - 1)
    of_first = surprise(first, pairs, deals / pairs)
    return (
        (of_places - free) / (2 * free) ** 0.5,
        (of_behind - pairs) / (2 * pairs) ** 0.5,
        (of_first - (pairs - 1)) / (2 * (pairs - 1)) ** 0.5,
    )


def by_seed(deal):
    return shuffled(PACK, "even", f"deal/{deal}")


def by_the_naive_exchange(deal):
    """A well-known fault: every place is exchanged with any place at all."""
    cards = list(PACK)
    for place in range(len(cards)):
        other = draw(len(cards), "naive", f"{deal}/{place}")
        cards[place], cards[other] = cards[other], cards[place]
    return cards


@pytest.mark.parametrize("deals", [20_000, pytest.param(200_000, marks=pytest.mark.long)])
def test_d1_no_card_is_favoured_in_any_place_or_behind_any_other(deals):
    assert all(abs(sigmas) < 4 for sigmas in surprises(deals, by_seed))


def test_the_count_would_find_a_biased_shuffle():
    of_places, _, _ = surprises(2_000, by_the_naive_exchange)

    assert of_places > 10
