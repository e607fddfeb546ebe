"""A program without a page: messages go in, players answer, the clock rings when it is told to."""

from collections import deque
from dataclasses import replace

from app import msg
from app.effects import AskBot, AskHint, DrawSeed, RingIn, Save
from app.look import look
from app.msg import Started
from app.told import BotChose, SeedDrawn, TimerRang
from app.update import update
from bots.player import choose
from table.sitting import new_sitting


class Program:
    """The shell of a test: it keeps what is saved and every effect that was asked for."""

    def __init__(self, seed="tuesday", stored=(), fragment=""):
        self.model = None
        self.store = dict(stored)
        self.effects = []
        self.hints = []
        self.waiting = deque()
        self.seeds = (f"seed-{number}" for number in range(1_000))
        self.send(Started(tuple(self.store.items()), fragment, seed))

    def send(self, message):
        self.model, effects = update(self.model, message)
        self.effects = list(effects)
        for effect in effects:
            match effect:
                case Save(key="") | Save(text=""):
                    self.store.pop(effect.key, None)
                case Save():
                    self.store[effect.key] = effect.text
                case AskHint():
                    self.hints.append(effect)
                case AskBot():
                    self.waiting.append(
                        BotChose(
                            effect.ticket, choose(effect.view, effect.stream, effect.level, effect.style)
                        )
                    )
                case RingIn():
                    self.waiting.append(TimerRang(effect.ticket))
                case DrawSeed():
                    self.waiting.append(SeedDrawn(next(self.seeds)))
        return self

    def say(self, text):
        return self.send(msg.read(text))

    def settle(self):
        """Let players answer and the clock ring until the person is asked, or the deal is over."""
        while self.waiting:
            self.send(self.waiting.popleft())
        return self

    @property
    def screen(self):
        return look(self.model)

    @property
    def state(self):
        return self.model.sitting.state

    def offered(self):
        """List what the page offers to do, as messages."""
        screen = self.screen
        cards = [card.message for card in screen.hand.cards if card.message is not None]
        return cards + [offer.message for offer in screen.turn.offers]

    def play_deal(self, rng):
        """Play to the end of the deal, pressing only what is offered."""
        while self.settle().state.turn is not None:
            self.say(rng.choice(self.offered()))
            if self.screen.turn.confirm is not None:
                self.say("confirm")
        return self


def at_table(state, seed="seated"):
    """Put a deal on the table, as a page that is opened again does."""
    kept = Program(seed).say(f"game {state.rules.key}").settle()
    sitting = replace(new_sitting(state.rules, seed), state=state)
    kept.model = replace(kept.model, sitting=sitting, swept=len(state.tricks))
    kept.waiting.clear()
    return kept
