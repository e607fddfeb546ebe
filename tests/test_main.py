"""The one loop of the program, with a shell of the test's own: faults of ours never end the game."""

import importlib.util
import sys
from collections import deque
from inspect import CO_GENERATOR
from pathlib import Path
from random import Random
from types import ModuleType
from unittest.mock import MagicMock

import pytest

from app.effects import AskBot, RingIn, Save
from app.look import look
from app.model import PERSON
from app.msg import Started
from app.report import read
from app.told import BotChose, BotSilent, TimerRang
from bots.player import choose
from table.sitting import has_ended

PY = Path(__file__).parents[1] / "py"
SHELL = [path.stem for path in (PY / "web").glob("*.py") if path.stem != "__init__"]


@pytest.fixture
def loop(monkeypatch):
    """The module main.py, loaded as the page does but without a browser."""
    web = ModuleType("web")
    for name in SHELL:
        monkeypatch.setitem(sys.modules, f"web.{name}", MagicMock())
        setattr(web, name, sys.modules[f"web.{name}"])
    monkeypatch.setitem(sys.modules, "web", web)
    web.shell.start = lambda work: work.close()
    spec = importlib.util.spec_from_file_location("main", PY / "main.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Table:
    """The program with players that answer and a clock that rings when the test says so."""

    def __init__(self, loop, seed="main"):
        self.waiting, self.store = deque(), {}
        loop.shell.perform = self.perform
        self.program = loop.Program()
        self.program.send(Started((), "", seed))

    def perform(self, effect, _send, _choose):
        match effect:
            case Save():
                self.store[effect.key] = effect.text
            case AskBot():
                self.waiting.append(effect)
            case RingIn():
                self.waiting.append(TimerRang(effect.ticket))

    @staticmethod
    def told(waiting):
        """Let a player answer; one that fails is silent, as in the shell."""
        if not isinstance(waiting, AskBot):
            return waiting
        try:
            return BotChose(waiting.ticket, choose(waiting.view, waiting.stream))
        except RuntimeError:
            return BotSilent(waiting.ticket)

    @property
    def state(self):
        return self.program.model.sitting.state

    def offered(self):
        screen = look(self.program.model)
        cards = [card.message for card in screen.hand.cards if card.message is not None]
        return cards + [offer.message for offer in screen.turn.offers]

    def step(self, rng):
        """Do one thing: let the shell tell something, or press something."""
        if self.waiting:
            self.program.send(self.told(self.waiting.popleft()))
        elif self.state.turn is None:
            self.program.said("new-sitting" if has_ended(self.program.model.sitting) else "next-deal")
        elif self.program.model.chosen is not None:
            self.program.said("confirm")
        else:
            self.program.said(rng.choice(self.offered()))

    def deals_on(self, rng, steps=400):
        """Tell whether a deal is finished within so many steps."""
        number = self.program.model.sitting.number
        for _ in range(steps):
            self.step(rng)
            if self.program.model.sitting.number != number or self.state.turn is None:
                return True
        return False


def unlucky(calls):
    """Give a trace function that fails at one of the calls of our own functions."""
    left = [calls]

    def trace(frame, event, _argument):
        name = frame.f_code.co_filename
        # A generator is also called when it is thrown away, and nobody hears what it raises then.
        if event != "call" or frame.f_code.co_flags & CO_GENERATOR:
            return
        # Only the loop itself has nobody above it.
        if name.startswith(str(PY)) and name != str(PY / "main.py"):
            left[0] -= 1
            if left[0] == 0:
                raise RuntimeError("injected")

    return trace


def tried(loop, number):
    rng = Random(number)
    table = Table(loop, f"fault {number}")
    for _ in range(rng.randrange(60)):
        table.step(rng)
    before = table.program.model
    old = sys.gettrace()
    sys.settrace(unlucky(rng.choice((rng.randrange(1, 30), rng.randrange(1, 3_000)))))
    try:
        table.step(rng)
    except RuntimeError:
        # It met the test's own presses, not the program.
        assert table.program.model is before
    finally:
        sys.settrace(old)
    return before, table, rng


@pytest.mark.parametrize(
    "number", [*range(25), *(pytest.param(n, marks=pytest.mark.long) for n in range(25, 1_000))]
)
def test_a_fault_anywhere_leaves_the_last_good_table_and_the_game_goes_on(loop, number, capsys):
    before, table, rng = tried(loop, number)
    model = table.program.model

    if model.report:
        assert model.sitting == before.sitting
        assert read(model.report).model.sitting == before.sitting
        assert "injected" in read(model.report).error
    capsys.readouterr()
    assert table.deals_on(rng)


def test_r10_an_answer_that_is_not_allowed_is_asked_for_again_and_then_done_without(loop, capsys):
    table = Table(loop)
    while not any(isinstance(each, AskBot) for each in table.waiting):
        table.step(Random(1))
    history = len(table.state.history)
    for _ in range(2):
        table.waiting.clear()
        ticket = table.program.model.ticket
        table.program.send(TimerRang(ticket))
        table.program.send(BotChose(ticket, "/JKR"))
    capsys.readouterr()

    assert len(table.state.history) >= history
    assert table.program.model.notices
    assert table.deals_on(Random(2))


def test_a_player_that_never_answers_is_played_for(loop):
    table = Table(loop)
    rng = Random(3)
    while table.state.turn == PERSON or not table.waiting:
        table.step(rng)
    table.waiting.clear()
    before, ticket = len(table.state.history), table.program.model.ticket
    table.program.send(BotSilent(ticket - 1))
    table.program.send(BotSilent(ticket))
    table.program.send(TimerRang(ticket))

    assert len(table.state.history) == before + 1
    assert table.deals_on(rng)
