"""Positions that players of other programs complained of, each with the choices that are right.

A position is a game and its house rules, the dealer, hands and stock, what was done, the score, and
what may be answered.
"""

from dataclasses import replace
from typing import NamedTuple

import pytest

from bots.levels import LEVELS
from bots.player import decide
from cards.shuffle import digest
from games import notation, observe, recipe, rules
from games.options import with_changes
from hands import act, deal

GOOD = ("regular", "strong", "expert")
SEARCHING = ("strong", "expert")


class Position(NamedTuple):
    name: str
    game: str
    dealer: str
    hands: dict[str, str]
    stock: str
    done: str
    right: set[str]
    levels: tuple[str, ...] = GOOD
    score: tuple[int, ...] = ()
    house: tuple[tuple[str, str], ...] = ()


POSITIONS = [
    Position(
        "right, ace and king of the turned suit order it up",
        "euchre",
        "E",
        {"S": "JH AH KH 9C 9S"},
        "QH",
        "",
        {"H", "HA"},
    ),
    Position(
        "one bower and three clubs do not order hearts",
        "euchre",
        "E",
        {"S": "AC KC QC AD JH"},
        "QH",
        "",
        {"-"},
    ),
    Position(
        "both bowers in second seat order it up",
        "euchre",
        "N",
        {"S": "JH JD 9C 10S KS"},
        "9H",
        "-",
        {"H", "HA"},
    ),
    Position(
        "the caller leads trump before aces",
        "hasenpfeffer",
        "S",
        {"W": "JKR JS JC AS KS AD", "N": "9C 10C QC KC AC 9H"},
        "9D",
        "4 - - - S /9D",
        {"JKR", "JS", "JC", "AS", "KS"},
    ),
    Position(
        "the maker's partner with the two highest trumps left leads the second as well",
        "euchre",
        "W",
        {"W": "AC 10C 9C QH QS", "N": "JH JD KS KD 9S", "E": "9H QD 10D KC 10S", "S": "AH 10H JC QC JS"},
        "KH",
        "- - H /9C JH 9H 10H QH",
        {"JD"},
        ("regular", "expert"),
    ),
    Position(
        "a trick that the partner has is not taken from him",
        "hasenpfeffer",
        "S",
        {
            "W": "9H 10C 9C JS AS KS",
            "N": "AH KH 9S 10S QD AC",
            "E": "10H QH JH QC KC AD",
            "S": "QS JKR JC 10D JD KD",
        },
        "9D",
        "4 - - - S /9D 9H AH 10H",
        {"10D", "JD", "KD"},
    ),
    Position(
        "a small trump takes what needs no joker",
        "hasenpfeffer",
        "S",
        {
            "W": "9H 10C 9C JS AS KS",
            "N": "10H KH 10S QS AC QD",
            "E": "AH JH QH QC KC AD",
            "S": "9S JKR JC 10D JD KD",
        },
        "9D",
        "4 - - - S /9D 9H 10H AH",
        {"9S"},
    ),
    Position(
        "a side ace is given to a loner before a low card of another suit",
        "railroad",
        "E",
        {"S": "JS JC AS KS 9D", "N": "AH 9H 10H QD QC", "W": "KC 10C QH 10D AC", "E": "KH 9C JH JD KD"},
        "QS",
        "SA /KH - - /9D",
        {">AH"},
        ("regular", "expert"),
    ),
    Position(
        "nobody goes alone against the right bower that the dealer picks up",
        "euchre",
        "E",
        {"S": "AH KH QH 10H 9C"},
        "JH",
        "",
        {"-", "H"},
    ),
    Position(
        "last in hand wins as cheaply as it can",
        "hasenpfeffer",
        "S",
        {
            "W": "9H 10C 9C JS AS KS",
            "N": "10H 9S 10S QS QD KD",
            "E": "JH AC KC QC JC JD",
            "S": "QH KH AH JKR 10D AD",
        },
        "9D",
        "4 - - - S /9D 9H 10H JH",
        {"QH"},
    ),
]
CASES = [
    pytest.param(position, level, id=f"{position.name} ({level})")
    for position in POSITIONS
    for level in position.levels
]


@pytest.mark.parametrize(("position", "level"), CASES)
def test_position(position, level):
    in_force = rules(position.game, with_changes(recipe(position.game).options, dict(position.house)))
    state = act(deal(in_force, position.dealer, stock=position.stock, **position.hands), position.done)
    view = replace(observe(state, state.turn), score=position.score)

    for number in range(3):
        answer = notation.write(decide(view, digest(position.name, str(number)), LEVELS[level]))
        assert answer in position.right
