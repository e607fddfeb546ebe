"""Cards put away, handed over and changed, by their worth under trump."""

from collections.abc import Callable
from typing import Final

from bots import worth
from bots.layout import Layout, bits, highest, layout
from cards.card import JOKER, SUITS, Card, Trump
from games.actions import PASS, Action, Discard, Give, Propose, Redeal, Swap
from games.state import Observation, Rules

PUT_AWAY: Final = "with"


def kept(rules: Rules, hand: tuple[Card, ...], trump: Trump, size: int) -> tuple[Card, ...]:
    """Give the cards that stay in a hand of a size when the worst are put away."""
    cards = layout(rules.pack, trump, bowers=rules.bowers)
    while len(hand) > size:
        gone = worst(rules, cards, hand)
        hand = tuple(each for each in hand if each != gone)
    return hand


def worst(rules: Rules, cards: Layout, hand: tuple[Card, ...]) -> Card:
    """Find the card without which a hand is worth most; never a joker."""
    return max(hand, key=put_away_worth(rules, cards, hand))


def put_away_worth(
    rules: Rules, cards: Layout, hand: tuple[Card, ...]
) -> Callable[[Card], tuple[bool, int, int]]:
    """Rank cards by how gladly they are put away, for use as a key."""
    formula = worth.of(rules, PUT_AWAY)
    mine = cards.mask(hand)

    def without(one: Card) -> tuple[bool, int, int]:
        bit = cards.bit[one]
        below = (cards.field[bit] & (bit - 1)).bit_count()
        return (one != JOKER, worth.expected(cards, mine & ~bit, formula), -below)

    return without


def discard(view: Observation, temper: object) -> Action:
    """Put the worst card away."""
    assert view.contract is not None
    assert view.contract.trump is not None
    cards = layout(view.rules.pack, view.contract.trump, bowers=view.rules.bowers)
    offered = tuple(each.card for each in view.legal if isinstance(each, Discard))
    spare = view.hand if len(offered) == len(view.hand) else offered
    return Discard(worst(view.rules, cards, spare))


def give(view: Observation, temper: object) -> Action:
    """Hand over the highest trump, or else the highest card beside it."""
    assert view.contract is not None
    assert view.contract.trump is not None
    cards = layout(view.rules.pack, view.contract.trump, bowers=view.rules.bowers)
    mine = cards.mask(view.hand)
    if mine & cards.trump:
        return Give(cards.card(highest(mine)))

    def missing(bit: int) -> int:
        return (cards.field[bit] & -(bit << 1)).bit_count()

    return Give(cards.card(min(bits(mine), key=missing)))


def redeal(view: Observation, temper: object) -> Action:
    """Ask for new cards: so weak a hand loses more often than not."""
    return Redeal()


def swap(view: Observation, temper: object) -> Action:
    """Change the three lowest cards that may go, keeping the upcard's suit."""
    suit = view.shown[0].suit if view.shown else None

    def cost(action: Swap) -> int:
        return sum(each.rank + (20 if each.suit is suit else 0) for each in action.cards)

    swaps = [each for each in view.legal if isinstance(each, Swap)]
    return min(swaps, key=cost) if swaps else PASS


def propose(view: Observation, temper: object) -> Action:
    """Name a suit for a joker; nobody has looked, so any will do."""
    seen = {each.suit for each in view.hand}
    return Propose(next((suit for suit in SUITS if suit in seen), SUITS[-1]))
