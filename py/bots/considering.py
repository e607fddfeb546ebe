"""The few actions before the play that are worth weighing against each other."""

from collections.abc import Callable
from typing import Final

from bots.aims import aim
from bots.bidding import Temper, best_contract, contract_of, offers, partner_stands, tricks_of
from bots.chances import counts, target_of
from bots.exchanging import put_away_worth
from bots.layout import layout
from cards.card import JOKER
from games.actions import PASS, Action, Bid, Call, DefendAlone, Discard, Give, Redeal, Swap
from games.state import Observation

FEW: Final = 3
# In thousandths of a contract's stake: what lies further apart needs no second thought.
CLEAR: Final = 240


def considered(view: Observation, usual: Action, temper: Temper) -> tuple[Action, ...]:
    """List the actions that come close to the usual one, which is among them."""
    for kind, find in _FINDERS:
        if any(isinstance(action, kind) for action in view.legal):
            found = find(view, temper)
            return tuple(dict.fromkeys((usual, *found)))
    return (usual,)


def bids(view: Observation, temper: Temper) -> list[Action]:
    """Weigh the best bids against a pass, unless the case is clear or the bid standing is a partner's."""
    found = sorted(
        (best_contract(view, each.name) for each in view.legal if isinstance(each, Bid)),
        key=lambda each: -each.promise,
    )
    clear = CLEAR * found[0].stake
    far = abs(found[0].promise - temper.threshold * found[0].stake) > clear
    if partner_stands(view) or (far and not close_to_the_end(view)):
        return []
    passing = [PASS] if PASS in view.legal else []
    close = [each.contract.bid for each in found if each.promise > found[0].promise - clear]
    return [*passing, *(Bid(name) for name in close[: FEW - 1] if name)]


def close_to_the_end(view: Observation) -> bool:
    """Tell whether this deal may end the sitting, so that a bid may be worth more than its points."""
    if not counts(view):
        return False
    return max(view.score) + sum(view.rules.batches) >= target_of(view.rules)


def calls(view: Observation, temper: Temper) -> list[Action]:
    """Weigh the best calls, with a partner and alone, and a pass where nothing stands out."""
    found = offers(view, temper)[:FEW]
    best = found[0][1]
    above = best.promise - temper.threshold * best.stake
    clear = CLEAR * best.stake
    if PASS in view.legal and above < -clear:
        return []
    passing = [PASS] if PASS in view.legal and above < clear else []
    return [*passing, *(action for action, each in found if each.promise > best.promise - clear)]


def asked(view: Observation, action: Action, temper: Temper, *, sitting: bool) -> int:
    """Give what an action must promise above others, in thousandths of what the seat plays for.

    temper says how much of what lies between the contract's best and worst end: its threshold for any
    contract, its alone for a lone one.
    """
    if isinstance(action, Bid):
        contract, share = best_contract(view, action.name).contract, temper.threshold
    elif isinstance(action, Call):
        contract, share = contract_of(view, action), temper.alone if action.alone else temper.threshold
    else:
        return 0
    ends = aim(view, contract, tricks_of(view), sitting=sitting)
    return share * (max(ends) - min(ends))


def discards(view: Observation, temper: Temper) -> list[Action]:
    """Weigh the cards without which the hand is worth most."""
    assert view.contract is not None
    assert view.contract.trump is not None
    cards = layout(view.rules.pack, view.contract.trump, bowers=view.rules.bowers)
    order = put_away_worth(view.rules, cards, view.hand)
    offered = [each for each in view.legal if isinstance(each, Discard) and each.card != JOKER]
    return list[Action](sorted(offered, key=lambda each: order(each.card), reverse=True)[:FEW])


def all_of(view: Observation, temper: Temper) -> list[Action]:
    """Weigh everything."""
    return list(view.legal)


def swaps(view: Observation, temper: Temper) -> list[Action]:
    """Weigh a few swaps against keeping the hand."""
    return [*view.legal[: FEW + 1], *view.legal[-1:]]


_FINDERS: Final[tuple[tuple[type[Action], Callable[[Observation, Temper], list[Action]]], ...]] = (
    (Bid, bids),
    (Call, calls),
    (Discard, discards),
    (Give, all_of),
    (DefendAlone, all_of),
    (Redeal, all_of),
    (Swap, swaps),
)
