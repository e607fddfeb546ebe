"""Whole sittings, in which an expert plays for the chance to win and not for points.

Sittings come in pairs: the same deals twice, with the sides exchanged. A sacrifice is a bid over a live
bid that is meant to be lost: by the fitted worth of the hand it is likelier to fail than to be made, and
the player would not make it without a score to think of. RULES.md has it as the right thing for a side
that is about to lose, "and never over its own partner's live bid"; those over a partner are counted apart.
"""

from dataclasses import replace
from typing import Final

from bots import worth
from bots.bidding import arranged, best_contract, partner_stands, role
from bots.levels import EXPERT, LEVELS, Level
from bots.player import decide
from cards.seat import Seat
from cards.shuffle import digest, shuffled
from games import apply, new_deal, observe, points
from games.actions import Action, Bid
from games.state import Observation, Outcome, Rules, State
from lab.match import Result, added
from lab.matches import FOR_POINTS, Match

PLAYERS: Final[dict[str, Level]] = {**LEVELS, FOR_POINTS: EXPERT}
HALF: Final = 500


class Sitting:
    """One sitting of two sides, each of one player; the bids of the side that is watched are counted."""

    def __init__(self, game: Rules, names: tuple[str, str], stream: str, watched: int = 0) -> None:
        self.game = game
        self.names = names
        self.stream = stream
        self.watched = watched
        self.score: tuple[int, ...] = (0,) * game.seats
        self.counts = {"deals": 0.0, "bids": 0.0, "sacrifices": 0.0, "over partner": 0.0}

    def winner(self, dealer: Seat) -> int:
        """Play to the end, and give the side that wins."""
        outcomes: list[Outcome] = []
        while True:
            place = len(outcomes)
            deck = shuffled(self.game.pack, self.stream, f"deal/{place}")
            state = self._deal(new_deal(self.game, dealer, deck), place)
            maker = state.contract.maker if state.contract is not None else None
            outcomes.append(Outcome(points(state), maker))
            self.counts["deals"] += 1
            stands = self.game.tally(tuple(outcomes), (0,) * self.game.seats)
            if stands.winners is not None:
                return stands.winners[0] % 2
            self.score = stands.scores
            dealer = self.game.next_dealer(state)

    def _deal(self, state: State, place: int) -> State:
        while state.turn is not None:
            stream = digest(self.stream, f"{place}/{state.turn}/{len(state.history)}")
            state = apply(state, self._action(replace(observe(state, state.turn), score=self.score), stream))
        return state

    def _action(self, view: Observation, stream: str) -> Action:
        side = view.seat % 2
        name = self.names[side]
        plain = replace(view, score=())
        action = decide(plain if name == FOR_POINTS else view, stream, PLAYERS[name])
        if side == self.watched and isinstance(action, Bid):
            self.counts["bids"] += 1
            if name != FOR_POINTS and likely_to_fail(view, action):
                lost_on_purpose = decide(plain, stream, PLAYERS[name]) != action
                over = "over partner" if partner_stands(view) else "sacrifices"
                self.counts[over] += lost_on_purpose
        return action


def likely_to_fail(view: Observation, action: Bid) -> bool:
    """Tell whether a bid over a live one fails more often than not, by the worth of the bidder's hand."""
    if view.contract is None:
        return False
    contract = best_contract(view, action.name).contract
    if contract.trump is None:
        return False
    formula = worth.of(view.rules, role(view, contract))
    cards = arranged(view.rules, contract.trump)
    chances = worth.spread(formula, worth.expected(cards, cards.mask(view.hand), formula))
    return sum(chances[view.rules.needed(contract) :]) < HALF


def sittings_result(match: Match, number: int, seed: str) -> Result:
    """Play a pair of sittings: the part of them that the first player wins, in hundredths."""
    game = match.rules()
    won = 0
    counts = []
    for side, names in enumerate(((match.first, match.second), (match.second, match.first))):
        sitting = Sitting(game, names, f"{seed}/{number}", watched=side)
        won += sitting.winner(number % game.seats) == side
        counts.append(sitting.counts)
    return Result(100 * won / 2, added(counts))
