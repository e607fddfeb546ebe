"""Facts that bear on what a seat may say before the play: its best suit, its trumps, its sure tricks."""

from bots.bidding import (
    EVEN,
    Offer,
    arranged,
    best_contract,
    contract_of,
    hand_for,
    offer,
    offers,
    partner_stands,
    sure_tricks,
)
from bots.card_facts import Fact
from cards.card import NO_TRUMP, Card
from games.actions import Action, Bid, Call, DefendAlone, Pass
from games.state import Observation, Rules


def auction_facts(view: Observation, action: Action) -> tuple[Fact, ...]:
    """Give what can be said for certain of a bid, a call, a defence alone, or of passing over them."""
    match action:
        case Bid(name=name):
            return _suit(view.rules, best_contract(view, name), view.hand)
        case Call():
            hand = hand_for(view, action)
            return _suit(view.rules, offer(view, contract_of(view, action), hand), hand)[1:]
        case DefendAlone():
            return _sure(view)
        case Pass():
            return _passed_over(view)
        case _:
            return ()


def _passed_over(view: Observation) -> tuple[Fact, ...]:
    if partner_stands(view):
        return (Fact("partner-stands", ""),)
    bids = [best_contract(view, each.name) for each in view.legal if isinstance(each, Bid)]
    if bids:
        return _suit(view.rules, max(bids, key=lambda each: each.promise), view.hand)
    calls = [(call, each) for call, each in offers(view, EVEN) if isinstance(call, Call)]
    if calls:
        call, best = calls[0]
        return _suit(view.rules, best, hand_for(view, call))
    return _sure(view) if any(isinstance(each, DefendAlone) for each in view.legal) else ()


def _suit(rules: Rules, best: Offer, hand: tuple[Card, ...]) -> tuple[Fact, ...]:
    """Name the trump of a contract, and tell how many of it the hand would have, and what it promises."""
    trump = best.contract.trump
    named = Fact("best-trump", trump.letter if trump is not None else "")
    promise = Fact("promise", str(best.promise // 10))
    if trump is None or trump is NO_TRUMP:
        return named, promise
    cards = arranged(rules, trump)
    return named, Fact("would-hold", str((cards.trump & cards.mask(hand)).bit_count())), promise


def _sure(view: Observation) -> tuple[Fact, ...]:
    contract = view.contract
    assert contract is not None
    assert contract.trump is not None
    return (Fact("sure-tricks", str(sure_tricks(arranged(view.rules, contract.trump), view.hand))),)
