"""How Hasenpfeffer is played and scored (RULES.md sections 3 and 4)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from cards.card import EVERY_TRUMP, SUITS, Rank, pack
from cards.seat import Seat, left_of
from games.actions import Action, Call
from games.engine import advance, recorded, side_of, tricks_taken
from games.hasenpfeffer.options import HasenpfefferOptions
from games.kit.exchanges import DeclarerDiscards, TakeWidow
from games.kit.ladders import LadderAuction
from games.kit.loners import LoneDefence, without_partner
from games.kit.scoring import for_side, leaders, makers_first, next_seat_deals, nothing, race
from games.kit.tricks import TrickPlay, next_active
from games.options import Options
from games.state import Contract, Outcome, Phase, Rules, Side, State, Tally

SEATS: Final = 4
HAND: Final = 6
LADDERS: Final = {
    "numeric": ("1", "2", "3", "4", "5", "6"),
    "pepper": ("1", "2", "3", "4", "5", "LP", "BP"),
}
BIG_PEPPER: Final = "BP"
TEAMS: Final[tuple[Side, ...]] = ((0, 2), (1, 3))


def tricks_needed(bid: str) -> int:
    """Give the tricks a bid undertakes; both peppers undertake all six."""
    return int(bid) if bid.isdigit() else HAND


def needed(contract: Contract) -> int:
    """Give the tricks a contract undertakes."""
    assert contract.bid is not None
    return tricks_needed(contract.bid)


@dataclass(frozen=True, slots=True)
class DeclarerNamesTrump:
    """The declarer names trump and says whether the partner sits out."""

    no_trump: bool
    alone: bool
    name: str = "trump"
    blind: bool = False

    def enter(self, state: State) -> State:
        """Give the declarer the turn."""
        assert state.contract is not None
        return replace(state, turn=state.contract.maker)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer each trump with a partner, and each alone where that is allowed."""
        assert state.contract is not None
        trumps = EVERY_TRUMP if self.no_trump else SUITS
        if state.contract.bid in state.rules.lone_bids:
            return tuple(Call(trump, alone=True) for trump in trumps)
        together = tuple(Call(trump) for trump in trumps)
        return together + tuple(Call(trump, alone=True) for trump in trumps if self.alone)

    def apply(self, state: State, action: Action) -> State:
        """Settle trump; the partner of a loner sits out."""
        assert isinstance(action, Call)
        contract, seat = state.contract, state.turn
        assert contract is not None
        assert seat is not None
        named = contract._replace(trump=action.trump, alone=action.alone)
        active = without_partner(state, seat) if action.alone else state.active
        history = recorded(state, action)
        return advance(replace(state, contract=named, active=active, history=history))


def first_leader(state: State, *, declarer_leads: bool) -> Seat:
    """Say who leads: left of the dealer, left of a loner, or the lone defender."""
    contract = state.contract
    assert contract is not None
    if declarer_leads:
        return contract.maker
    if contract.lone_defender is not None:
        return contract.lone_defender
    if contract.alone:
        return next_active(state, contract.maker)
    return left_of(state.dealer, SEATS)


def points(state: State, options: HasenpfefferOptions) -> tuple[int, ...]:
    """Score a deal for both sides."""
    contract = state.contract
    if contract is None:
        return nothing(state)
    assert contract.bid is not None
    side = side_of(state, contract.maker)
    taken = tricks_taken(state, side)
    needed = tricks_needed(contract.bid)
    made = taken >= needed
    stakes = multiplier(
        options, big_pepper=contract.bid == BIG_PEPPER, alone=contract.alone, sweep=taken == HAND
    )
    own = stakes * taken if made else -stakes * penalty(options.fail_penalty, needed, taken)
    others = HAND - taken if options.defenders_score == "always" else 0
    if not made and contract.lone_defender is not None:
        reward = lone_defence_reward(options.lone_defence_reward, needed, HAND - taken)
        others = reward if reward is not None else others
    return for_side(state, side, own, others)


def multiplier(options: HasenpfefferOptions, *, big_pepper: bool, alone: bool, sweep: bool) -> int:
    """Say how many times a contract counts; sweep means that all six tricks were taken."""
    doubled = options.alone_stakes == "double" or (options.alone_stakes == "sweep" and sweep)
    for_alone = 2 if alone and doubled else 1
    for_bid = 2 if big_pepper else 1
    return for_alone * for_bid if options.stack_multipliers else max(for_alone, for_bid)


def penalty(rule: str, needed: int, taken: int) -> int:
    """Say what a failed bid costs before any doubling."""
    match rule:
        case "bid":
            return needed
        case "tricks_won":
            return taken
        case "tricks_short":
            return needed - taken
        case _:
            return HAND


def lone_defence_reward(rule: str, needed: int, taken: int) -> int | None:
    """Say what a lone defender earns for a set; None leaves the defenders' usual points."""
    match rule:
        case "bid":
            return needed
        case "double_tricks":
            return 2 * taken
        case _:
            return None


def tally(options: HasenpfefferOptions, outcomes: Sequence[Outcome], start: Sequence[int]) -> Tally:
    """Add up a sitting and say who has won it."""

    def settle(scores: tuple[int, ...], reached: Side) -> Side | None:
        if len(reached) == len(TEAMS[0]):
            return reached
        ahead = leaders(scores)
        if options.both_reach_target == "bidder_first":
            return makers_first(outcomes, reached, TEAMS)
        if len(ahead) == len(TEAMS[0]):
            return ahead
        return None if options.both_reach_target == "play_on" else makers_first(outcomes, reached, TEAMS)

    floor = options.negative_scores == "floor_0"
    return race(outcomes, start, target=options.target, floor=floor, settle=settle)


def same_or_next_dealer(state: State, *, same_after_pass: bool) -> Seat:
    """Say who deals next; after a deal that all passed it may be the same seat."""
    if same_after_pass and state.contract is None:
        return state.dealer
    return next_seat_deals(state)


def build(options: Options) -> Rules:
    """Read the house rules once."""
    assert isinstance(options, HasenpfefferOptions)
    return Rules(
        key="hasenpfeffer",
        options=options,
        seats=SEATS,
        pack=pack(Rank.NINE, joker=True),
        batches=(3, 3),
        upcards=0,
        partners=True,
        bowers=True,
        phases=_phases(options),
        points=partial(points, options=options),
        next_dealer=partial(same_or_next_dealer, same_after_pass=options.all_pass == "redeal_same_dealer"),
        tally=partial(tally, options),
        needed=needed,
        lone_bids=(BIG_PEPPER,) if options.pepper_plays_alone == "big_only" else (),
        target=options.target,
    )


def _phases(options: HasenpfefferOptions) -> tuple[Phase, ...]:
    auction = LadderAuction(
        ladder=LADDERS[options.ladder][options.min_bid - 1 :],
        pass_final=options.pass_final,
        one_round=options.auction == "one_round",
        dealer_forced=options.all_pass == "dealer_forced",
        joker_holder_bid="3" if options.all_pass == "joker_holder_bids_3" else None,
    )
    trump = DeclarerNamesTrump(
        no_trump=options.no_trump,
        alone=options.alone,
    )
    discard = DeclarerDiscards(joker_allowed=options.joker_discard == "allow")
    widow = options.widow == "to_declarer"
    leader = partial(first_leader, declarer_leads=options.first_lead == "declarer")
    return (
        auction,
        *((TakeWidow(), trump, discard) if widow else (trump,)),
        *((LoneDefence(),) if options.defend_alone else ()),
        TrickPlay(leader),
    )
