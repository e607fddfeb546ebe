"""Many hands dealt on the spot by the very shuffle of the game, counted beside the exact odds."""

from collections.abc import Iterable
from dataclasses import replace
from math import comb
from typing import Final

from app.counts import Counts
from app.effects import Breathe, DrawSeed
from app.model import Model
from app.play import Step
from app.screen import Panel
from app.shelf_screen import FairScreen, OddsTable
from app.words.cards import card_name
from cards.card import Card, Rank, Suit
from cards.shuffle import shuffled
from games.state import Rules
from text import gettext as _

HANDS: Final = 100_000
# So many deals at a time leave the page time to answer.
AT_A_TIME: Final = 250


def hand_size(rules: Rules) -> int:
    """Tell how many cards a seat is dealt."""
    return sum(rules.batches)


def ask(model: Model) -> Step:
    """Draw a seed that nobody could choose, for the hands to be dealt from."""
    return replace(model, awaiting="fair"), (DrawSeed(),)


def begin(model: Model, seed: str) -> Step:
    """Begin to deal."""
    rules = model.sitting.rules
    empty = (0,) * (hand_size(rules) + 1)
    counts = Counts(seed, 0, empty, empty, (0,) * len(rules.pack))
    return replace(model, awaiting="", counts=counts), (Breathe(0),)


def go_on(model: Model, ticket: int) -> Step:
    """Deal some more, if these are still wanted."""
    counts = model.counts
    if counts is None or counts.hands != ticket or model.panel is not Panel.FAIR or done(counts):
        return model, ()
    after = dealt(model.sitting.rules, counts, AT_A_TIME)
    return replace(model, counts=after), (() if done(after) else (Breathe(after.hands),))


def done(counts: Counts) -> bool:
    """Tell whether all hands are dealt."""
    return counts.hands >= HANDS


def dealt(rules: Rules, counts: Counts, deals: int) -> Counts:
    """Shuffle so many times more, deal to every seat, and count."""
    jacks, spades, first = list(counts.jacks), list(counts.spades), list(counts.first)
    places = {card: place for place, card in enumerate(rules.pack)}
    size, hands = hand_size(rules), counts.hands
    for _deal in range(deals):
        deck = shuffled(rules.pack, counts.seed, f"fair/{hands}")
        first[places[deck[-1]]] += 1
        for seat in range(rules.seats):
            hand = deck[seat * size : (seat + 1) * size]
            jacks[sum(card.rank is Rank.JACK for card in hand)] += 1
            spades[sum(card.suit is Suit.SPADES for card in hand)] += 1
            hands += 1
    return Counts(counts.seed, hands, tuple(jacks), tuple(spades), tuple(first))


def odds(pack: Iterable[Card], wanted: Iterable[Card], size: int, number: int) -> tuple[int, int]:
    """Give as a fraction how often a hand of this size holds exactly so many of the wanted cards."""
    cards, special = len(tuple(pack)), len(tuple(wanted))
    return comb(special, number) * comb(cards - special, size - number), comb(cards, size)


def fair_screen(model: Model) -> FairScreen:
    """Show what was counted."""
    counts = model.counts
    rules = model.sitting.rules
    if counts is None or len(counts.first) != len(rules.pack) or len(counts.jacks) != hand_size(rules) + 1:
        return FairScreen(0, HANDS, running=False, tables=())
    jacks = tuple(card for card in rules.pack if card.rank is Rank.JACK)
    spades = tuple(card for card in rules.pack if card.suit is Suit.SPADES)
    shuffles = counts.hands // rules.seats
    last = tuple(
        (card_name(str(card)), found, round(shuffles / len(rules.pack)))
        for card, found in zip(rules.pack, counts.first, strict=True)
    )
    tables = (
        OddsTable(_("Jacks in a hand"), _rows(rules, jacks, counts.jacks, counts.hands)),
        OddsTable(_("Cards of one suit in a hand"), _rows(rules, spades, counts.spades, counts.hands)),
        OddsTable(_("The last card of the shuffled pack"), last),
    )
    return FairScreen(counts.hands, HANDS, running=not done(counts), tables=tables)


def _rows(
    rules: Rules, wanted: tuple[Card, ...], counted: tuple[int, ...], hands: int
) -> tuple[tuple[str, int, int], ...]:
    rows: list[tuple[str, int, int]] = []
    for number, found in enumerate(counted):
        ways, of = odds(rules.pack, wanted, hand_size(rules), number)
        if ways:
            rows.append((str(number), found, round(hands * ways / of)))
    return tuple(rows)
