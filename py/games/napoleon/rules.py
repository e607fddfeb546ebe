"""How Napoleon is played and settled (RULES.md section 9)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, NamedTuple

from cards.card import NO_TRUMP, Card, Rank, pack
from cards.seat import Seat
from games.actions import PLAY, Action, Play
from games.engine import advance, tricks_taken
from games.kit.ladders import LadderAuction
from games.kit.scoring import added, for_side, leaders, next_seat_deals, nothing
from games.kit.tricks import TrickPlay, next_active
from games.napoleon.options import NapoleonOptions
from games.options import Options
from games.state import Contract, Outcome, Rules, State, Tally

HAND: Final = 5
MISERE: Final = "M"
WELLINGTON: Final = "W"
ONE_TRICK: Final = "1"
LADDERS: Final = {
    "full": ("2", "3", "M", "4", "N", "W", "B"),
    "basic": ("3", "4", "N"),
    "no_misere": ("2", "3", "4", "N", "W", "B"),
    "no_top_bids": ("2", "3", "M", "4", "N"),
}
ONLY_OVER: Final = (("W", "N"), ("B", "W"))


class Stakes(NamedTuple):
    """What a contract pays: to the declarer from each opponent, or from the declarer to each."""

    won: int
    lost: int


def stakes(options: NapoleonOptions) -> Mapping[str, Stakes]:
    """Give the stakes of every bid."""
    misere = map(int, options.misere_stakes.split("_"))
    wellington_won, wellington_lost, blucher_won, blucher_lost = map(int, options.top_scale.split("_"))
    return {
        **{bid: Stakes(int(bid), int(bid)) for bid in "1234"},
        MISERE: Stakes(*misere),
        "N": Stakes(10, 5),
        WELLINGTON: Stakes(wellington_won, wellington_lost),
        "B": Stakes(blucher_won, blucher_lost),
    }


def needed(contract: Contract) -> int:
    """Give the tricks a contract undertakes: none in a misère, all five from nap up."""
    assert contract.bid is not None
    if contract.bid == MISERE:
        return 0
    return int(contract.bid) if contract.bid.isdigit() else HAND


def lowest_of_suits(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """List the lowest card of each suit in a hand."""
    return tuple(each for each in hand if all(other >= each for other in hand if other.suit == each.suit))


@dataclass(frozen=True, slots=True)
class DeclarerLeads:
    """The declarer leads the first card, and its suit becomes trump; a misère may have none.

    trick_play takes over from there, and is what carries out the lead.
    """

    trick_play: TrickPlay
    misere_has_trump: bool
    wellington_leads_low: bool
    name: str = "lead"
    blind: bool = False

    def enter(self, state: State) -> State:
        """Give the declarer the turn; in a misère without trump that is settled at once."""
        contract = state.contract
        assert contract is not None
        if contract.bid == MISERE and not self.misere_has_trump:
            contract = contract._replace(trump=NO_TRUMP)
        return replace(state, turn=contract.maker, contract=contract)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Offer every card of the hand, or the lowest of each suit."""
        assert state.turn is not None
        assert state.contract is not None
        hand = state.hands[state.turn]
        low = self.wellington_leads_low and state.contract.bid == WELLINGTON
        return tuple(PLAY[each] for each in (lowest_of_suits(hand) if low else hand))

    def apply(self, state: State, action: Action) -> State:
        """Name trump by the suit led, and go on with the trick."""
        assert isinstance(action, Play)
        contract = state.contract
        assert contract is not None
        if contract.trump is None:
            assert action.card.suit is not None
            contract = contract._replace(trump=action.card.suit)
        return advance(self.trick_play.apply(replace(state, contract=contract), action))


def after_the_declarer(state: State) -> Seat:
    """Say who plays to the declarer's lead."""
    assert state.contract is not None
    return next_active(state, state.contract.maker)


def points(state: State, scale: Mapping[str, Stakes]) -> tuple[int, ...]:
    """Settle between the declarer and each opponent; what one wins the others lose."""
    contract = state.contract
    if contract is None:
        return nothing(state)
    assert contract.bid is not None
    taken = tricks_taken(state, (contract.maker,))
    kept = taken == 0 if contract.bid == MISERE else taken >= needed(contract)
    each = scale[contract.bid].won if kept else -scale[contract.bid].lost
    return for_side(state, (contract.maker,), each * (state.rules.seats - 1), -each)


def tally(outcomes: Sequence[Outcome], start: Sequence[int], deals: int) -> Tally:
    """Add up a sitting; after its last deal the highest balance wins, and equal ones share."""
    scores = tuple(start)
    for outcome in outcomes:
        scores = added(scores, outcome.points)
    winners = leaders(scores) if len(outcomes) >= deals else None
    games = tuple(int(seat in (winners or ())) for seat in range(len(scores)))
    return Tally(scores, games, (0,) * len(scores), winners)


def build(options: Options) -> Rules:
    """Read the house rules once."""
    assert isinstance(options, NapoleonOptions)
    auction = LadderAuction(
        ladder=LADDERS[options.bids],
        one_round=True,
        only_over=() if options.direct_top_bids else ONLY_OVER,
        dealer_forced=options.all_pass == "dealer_forced_1",
        dealer_may=(ONE_TRICK,),
    )
    play = TrickPlay(after_the_declarer)
    lead = DeclarerLeads(
        play,
        misere_has_trump=options.misere_trump == "first_lead",
        wellington_leads_low=options.wellington_lead_low,
    )
    return Rules(
        key="napoleon",
        options=options,
        seats=options.players,
        pack=pack(Rank.TWO),
        batches=(3, 2),
        upcards=0,
        partners=False,
        bowers=False,
        phases=(auction, lead, play),
        points=partial(points, scale=stakes(options)),
        next_dealer=next_seat_deals,
        tally=partial(tally, deals=options.deals),
        needed=needed,
        deals=options.deals,
    )
