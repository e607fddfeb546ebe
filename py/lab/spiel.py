"""Our players against OpenSpiel's tree search in Euchre, with OpenSpiel as the referee.

Its search of information sets deals the hidden cards anew for each simulation, but leaves the buried
ones where they are and repeats the dealer's discard, so it sees more than its seat may.

What differs from our Euchre is mapped here: their cards go out one at a time from the dealer on; they
ask whether the maker plays alone after the dealer's discard, which they want even from a dealer who
then sits out; their dealer keeps the upcard; and a stuck dealer must call.
"""

from importlib import import_module
from random import Random
from typing import Any, Final

from cards.card import card
from cards.seat import Seat, clockwise
from cards.shuffle import digest, shuffled
from games import apply, observe, recipe, rules
from games.actions import PASS, PLAY, Action, Call, Discard, Play
from games.engine import phase_name, replay
from games.options import with_changes
from games.state import State
from lab.duels import WEIGHED, undertaken
from lab.match import Result, added
from lab.matches import ISMCTS, Match
from lab.players import PLAYERS, Player
from lab.watching import Watched

HOUSE: Final = {"stick_dealer": "on", "may_discard_upcard": "off"}
CARDS: Final = tuple(card(rank + suit) for rank in ("9", "10", "J", "Q", "K", "A") for suit in "CDHS")
THEIR_PASS, FIRST_SUIT, ALONE, TOGETHER = 24, 25, 29, 30
EXPLORATION: Final = 2.0


class Both:
    """One deal in both programs; theirs is the referee, ours is what our players look at."""

    def __init__(self, spiel: Any, number: int, seed: str = "spiel") -> None:
        self.rules = rules("euchre", with_changes(recipe("euchre").options, HOUSE))
        self.deck = shuffled(self.rules.pack, seed, f"deal/{number}")
        self.dealer: Seat = number % self.rules.seats
        self.done: list[Action] = []
        self.alone: bool | None = None
        self.ours: State = replay(self.rules, self.dealer, self.deck, ())
        self.theirs = spiel.load_game("euchre").new_initial_state()
        self.theirs.apply_action(self.dealer)
        for place in range(sum(self.rules.batches)):
            for seat in clockwise(self.dealer, self.rules.seats):
                self.theirs.apply_action(CARDS.index(self.ours.hands[seat][place]))
        self.theirs.apply_action(CARDS.index(self.ours.shown[0]))

    def asks_alone(self) -> bool:
        """Tell whether they want to know if the maker plays alone."""
        return ALONE in self.theirs.legal_actions()

    def chosen(self, player: Player, stream: str) -> int:
        """Let a player of ours decide for the seat they ask; the answer is theirs."""
        seat = self.theirs.current_player()
        if self.asks_alone():
            return ALONE if self.alone else TOGETHER
        if self.ours.turn != seat:
            # A dealer who is to sit out: what he puts away does not matter.
            first: int = self.theirs.legal_actions()[0]
            return first
        action = player(self.ours, stream)
        if isinstance(action, Call):
            self.alone = action.alone
            return FIRST_SUIT + int(action.trump)
        if isinstance(action, Play | Discard):
            return CARDS.index(action.card)
        return THEIR_PASS

    def act(self, answer: int) -> None:
        """Carry out what they were answered, here and there."""
        discarding = phase_name(self.ours) == "pickup"
        asked_alone, seat = self.asks_alone(), self.theirs.current_player()
        self.theirs.apply_action(answer)
        if asked_alone:
            self._settle(alone=answer == ALONE)
        elif answer == THEIR_PASS:
            self._do(PASS)
        elif answer >= FIRST_SUIT:
            self._do(self._call(answer - FIRST_SUIT))
        elif self.ours.turn == seat:
            self._do(Discard(CARDS[answer]) if discarding else PLAY[CARDS[answer]])

    def _call(self, suit: int) -> Call:
        """Find the call of a suit; whether alone is settled later."""
        return next(
            action
            for action in observe(self.ours, self.ours.turn or 0).legal
            if isinstance(action, Call) and action.trump == suit and not action.alone
        )

    def _settle(self, *, alone: bool) -> None:
        """Say it again with the maker alone; a dealer who then sits out discards nothing."""
        if not alone:
            return
        place = next(index for index, action in enumerate(self.done) if isinstance(action, Call))
        call = self.done[place]
        assert isinstance(call, Call)
        again = [*self.done[:place], Call(call.trump, alone=True)]
        state = replay(self.rules, self.dealer, self.deck, tuple(again))
        rest = self.done[place + 1 :] if phase_name(state) == "pickup" else []
        self.done = [*again, *rest]
        self.ours = replay(self.rules, self.dealer, self.deck, tuple(self.done))

    def _do(self, action: Action) -> None:
        self.ours = apply(self.ours, action)
        self.done.append(action)


def search_of(spiel: Any, simulations: int, number: int) -> Any:
    """Make the player that searches, with so many simulations for each decision."""
    evaluator = spiel.RandomRolloutEvaluator(1, Random(number).randrange(1 << 30))
    most_visited = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return spiel.ISMCTSBot(number, evaluator, EXPLORATION, simulations, -1, most_visited, False, True)


def played(both: Both, first: Player, side: int, search: Any, stream: str) -> Result:
    """Play a deal to its end with our player on one side; what it wins, and its contract."""
    step = 0
    while not both.theirs.is_terminal():
        step += 1
        if both.theirs.current_player() % 2 == side:
            answer = both.chosen(first, digest(stream, str(step)))
        else:
            answer = search.step(both.theirs)
        both.act(answer)
    return Result(both.theirs.returns()[side], undertaken(both.ours, (side, side + 2)))


def spiel_result(match: Match, number: int, seed: str) -> Result:
    """Play a deal twice, the sides exchanged; what the first player wins by OpenSpiel's count."""
    spiel = import_module("pyspiel")
    simulations = int(match.second.removeprefix(ISMCTS))
    first = Watched(PLAYERS[match.first], weighs=number % WEIGHED == 0)
    tables = [
        played(
            Both(spiel, number, seed), first, side, search_of(spiel, simulations, number), f"{seed}/{number}"
        )
        for side in (0, 1)
    ]
    value = sum(each.value for each in tables) / len(tables)
    return Result(value, added([*(each.counts for each in tables), first.counts(len(tables))]))
