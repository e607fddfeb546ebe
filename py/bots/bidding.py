"""Bids and calls by the worth of one's own hand."""

from typing import NamedTuple

from bots import worth
from bots.exchanging import kept
from bots.layout import Layout, highest, layout
from bots.payoff import margins, payoff
from cards.card import NO_TRUMP, SUITS, Card, Trump
from games.actions import PASS, Action, Bid, Call, DefendAlone
from games.state import Contract, Observation, Outcome, Rules

OVERCALL = 450
MISERE = "M"


class Temper(NamedTuple):
    """What a player asks of a contract, in thousandths of what lies between its best and worst end.

    threshold is the least promise worth a bid; alone is by how much more a lone hand must promise.
    """

    threshold: int = 0
    alone: int = 0


EVEN = Temper()


class Offer(NamedTuple):
    """A contract and what it promises: the margin in thousandths of a point.

    stake is the difference in points between its best and its worst end.
    """

    promise: int
    contract: Contract
    stake: int


def tricks_of(view: Observation) -> int:
    """Give the number of tricks in this deal, before the first of them."""
    return min(view.hand_sizes)


def arranged(rules: Rules, trump: Trump) -> Layout:
    """Arrange the pack of a game under a trump."""
    return layout(rules.pack, trump, bowers=rules.bowers)


def foes(rules: Rules) -> int:
    """Count the opponents of a maker."""
    return rules.seats // 2 if rules.partners else rules.seats - 1


def offer(view: Observation, contract: Contract, hand: tuple[Card, ...]) -> Offer:
    """Weigh a contract of one's own with the hand one would play it with."""
    assert contract.trump is not None
    tricks = tricks_of(view)
    won = margins(view.rules, contract, tricks, view.seat)
    stake = max(1, (max(won) - min(won)) // foes(view.rules))
    if contract.bid == MISERE:
        clean = chance_of_nothing(hand)
        return Offer((clean * won[0] + (1000 - clean) * won[1]) // foes(view.rules), contract, stake)
    formula = worth.of(view.rules, role(view, contract))
    cards = arranged(view.rules, contract.trump)
    promise = worth.value(formula, worth.expected(cards, cards.mask(hand), formula), won)
    return Offer(promise // foes(view.rules), contract, stake)


def role(view: Observation, contract: Contract) -> str:
    """Name the part a maker would play, as the table of worth lists it."""
    alone = "alone" if contract.alone else "with"
    if contract.trump is NO_TRUMP:
        alone += "/NT"
    if view.shown and view.rules.upcards:
        place = (view.seat - view.dealer - 1) % view.rules.seats
        return f"{view.phase}/{place}/{alone}"
    return f"{view.phase}/{view.rules.seats}/{alone}"


def trumps_of(view: Observation) -> tuple[Trump, ...]:
    """List the trumps a declarer may name once the auction is won."""
    if getattr(view.rules.options, "no_trump", False) is True:
        return (*SUITS, NO_TRUMP)
    return SUITS


def best_contract(view: Observation, bid: str) -> Offer:
    """Find the trump in which a bid promises most."""
    if bid == MISERE:
        return offer(view, Contract(view.seat, bid, NO_TRUMP), view.hand)
    return max(
        (offer(view, Contract(view.seat, bid, trump), view.hand) for trump in trumps_of(view)),
        key=lambda each: each.promise,
    )


def bid(view: Observation, temper: Temper) -> Action:
    """Bid what promises most if it promises enough; over a partner's bid, only if it is far better."""
    offers = [best_contract(view, each.name) for each in view.legal if isinstance(each, Bid)]
    best = max(offers, key=lambda each: each.promise)
    assert best.contract.bid is not None
    chosen = Bid(best.contract.bid)
    if PASS not in view.legal:
        return chosen
    enough = temper.threshold
    if partner_stands(view):
        enough = max(temper.threshold, 0) + OVERCALL
    return chosen if best.promise >= enough * best.stake else PASS


def partner_stands(view: Observation) -> bool:
    """Tell whether the highest bid so far is the partner's."""
    contract, seats = view.contract, view.rules.seats
    if contract is None or not view.rules.partners:
        return False
    return contract.maker == (view.seat + seats // 2) % seats


def trump_called(view: Observation) -> Trump:
    """Find one's best trump for the contract that stands."""
    assert view.contract is not None
    best = best_contract(view, view.contract.bid or "")
    assert best.contract.trump is not None
    return best.contract.trump


def call(view: Observation, temper: Temper) -> Action:
    """Name trump, with the partner or alone, or pass where nothing promises enough."""
    chosen, best = offers(view, temper)[0]
    enough = temper.threshold * best.stake
    return PASS if PASS in view.legal and best.promise < enough else chosen


def offers(view: Observation, temper: Temper) -> list[tuple[Action, Offer]]:
    """Weigh every call, the most promising first; a lone one is marked down by what temper asks.

    A lone call that could win nothing more than one with the partner is left out.
    """
    found: list[tuple[Action, Offer]] = []
    for each in view.legal:
        if isinstance(each, Call) and not alone_for_nothing(view, each):
            one = offer(view, contract_of(view, each), hand_for(view, each))
            found.append((each, one._replace(promise=one.promise - each.alone * temper.alone * one.stake)))
    return sorted(found, key=lambda pair: -pair[1].promise)


def alone_for_nothing(view: Observation, action: Call) -> bool:
    """Tell whether a call with the partner wins the game wherever this lone one would score more."""
    together = Call(action.trump)
    if not action.alone or not view.score or together not in view.legal:
        return False
    seat, tricks = view.seat, tricks_of(view)
    lone = payoff(view.rules, contract_of(view, action), tricks)
    shared = payoff(view.rules, contract_of(view, together), tricks)
    more = [taken for taken in range(tricks + 1) if lone[taken][seat] > shared[taken][seat]]
    ends = [
        [view.rules.tally((Outcome(row[taken], seat),), view.score) for row in (lone, shared)]
        for taken in more
    ]
    return bool(more) and all(
        other.games[seat] and (one.games, one.carried) == (other.games, other.carried) for one, other in ends
    )


def contract_of(view: Observation, action: Call) -> Contract:
    """Give the contract that a call makes."""
    bid_name = view.contract.bid if view.contract else None
    return Contract(view.seat, bid_name, action.trump, action.alone)


def hand_for(view: Observation, action: Call) -> tuple[Card, ...]:
    """Give the hand one would play after a call, the upcard taken and the worst card put away."""
    hand = view.hand
    if view.phase == "order" and view.seat == view.dealer:
        hand = (*hand, view.shown[0])
    return kept(view.rules, hand, action.trump, tricks_of(view))


def defend_alone(view: Observation, temper: Temper) -> Action:
    """Defend alone with enough sure tricks to beat the loner, where that earns more."""
    contract = view.contract
    assert contract is not None
    assert contract.trump is not None
    tricks = tricks_of(view)
    lone = margins(view.rules, contract._replace(lone_defender=view.seat), tricks, view.seat)
    both = margins(view.rules, contract, tricks, view.seat)
    sure = sure_tricks(arranged(view.rules, contract.trump), view.hand)
    return DefendAlone() if sure and lone[tricks - sure] > max(both[tricks - sure], 0) else PASS


def sure_tricks(cards: Layout, hand: tuple[Card, ...]) -> int:
    """Count the highest trumps in a row that a hand holds."""
    mine, rest, count = cards.mask(hand), cards.trump, 0
    while rest and mine & highest(rest):
        rest ^= highest(rest)
        count += 1
    return count


def chance_of_nothing(hand: tuple[Card, ...]) -> int:
    """Guess, in thousandths, how likely a hand without trumps takes no trick."""
    chance = 1000
    for suit in SUITS:
        ranks = sorted(each.rank for each in hand if each.suit is suit)
        for place, rank in enumerate(ranks):
            excess = rank - (5 + 2 * place)
            if excess > 0:
                chance = chance * max(20, 100 - 14 * excess) // 100
    return chance
