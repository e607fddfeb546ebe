"""Experts against OpenSpiel's tree search in Euchre, with OpenSpiel as the referee.

python -m lab.spiel DEALS [SIMULATIONS] prints the points a deal that experts win, in duplicate.

What differs from our Euchre is mapped here: their cards go out one at a time from the dealer on; they
ask whether the maker plays alone after the dealer's discard, which they want even from a dealer who
then sits out; their dealer keeps the upcard; and a stuck dealer must call.
"""

import sys
from importlib import import_module
from random import Random
from typing import Any, Final

from bots.levels import EXPERT
from bots.player import decide
from cards.card import card
from cards.seat import Seat, clockwise
from cards.shuffle import digest, shuffled
from games import apply, observe, recipe, rules
from games.actions import PASS, PLAY, Action, Call, Discard, Play
from games.engine import phase_name, replay
from games.options import with_changes
from games.state import State
from lab.match import figure

HOUSE: Final = {"stick_dealer": "on", "may_discard_upcard": "off"}
CARDS: Final = tuple(card(rank + suit) for rank in ("9", "10", "J", "Q", "K", "A") for suit in "CDHS")
THEIR_PASS, FIRST_SUIT, ALONE, TOGETHER = 24, 25, 29, 30
SEED: Final = "spiel"


class Both:
    """One deal in both programs; theirs is the referee, ours is what our players look at."""

    def __init__(self, spiel: Any, number: int) -> None:
        self.rules = rules("euchre", with_changes(recipe("euchre").options, HOUSE))
        self.deck = shuffled(self.rules.pack, SEED, f"deal/{number}")
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

    def chosen(self, stream: str) -> int:
        """Let our player decide for the seat they ask; the answer is theirs."""
        seat = self.theirs.current_player()
        if self.asks_alone():
            return ALONE if self.alone else TOGETHER
        if self.ours.turn != seat:
            # A dealer who is to sit out: what he puts away does not matter.
            first: int = self.theirs.legal_actions()[0]
            return first
        action = decide(observe(self.ours, seat), stream, EXPERT)
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


def table(spiel: Any, number: int, experts: int, simulations: int) -> float:
    """Play a deal with experts on one side; what they win."""
    both = Both(spiel, number)
    random = Random(number)
    evaluator = spiel.RandomRolloutEvaluator(1, random.randrange(1 << 30))
    most_visited = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = spiel.ISMCTSBot(number, evaluator, 2.0, simulations, -1, most_visited, False, True)
    step = 0
    while not both.theirs.is_terminal():
        step += 1
        if both.theirs.current_player() % 2 == experts:
            answer = both.chosen(digest(SEED, f"{number}/{step}"))
        else:
            answer = bot.step(both.theirs)
        both.act(answer)
    won: float = both.theirs.returns()[experts]
    return won


def main(words: list[str]) -> int:
    """Print the figure."""
    spiel = import_module("pyspiel")
    deals = int(words[0]) if words else 200
    simulations = int(words[1]) if len(words) > 1 else 1000
    found = [sum(table(spiel, number, side, simulations) for side in (0, 1)) / 2 for number in range(deals)]
    print(f"euchre expert-ismcts{simulations}: {figure(found)}  ({deals} deals)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
