"""The wiring: what happens on the page goes in as messages, what the page shows comes out."""

import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from app import msg, report
from app.look import look
from app.model import Model
from app.msg import Msg, Started
from app.told import Faulted, LinkFollowed, News, SittingTaken, StoreChanged
from app.update import update
from app.view import page as drawn
from app.view import regions
from bots import choose, explained
from bots.levels import EXPERT, STRONG, is_quick
from web import address, calendar, cover, dice, journal, opening, page, shell, storage, tabs
from web.worker import Worker

worker = Worker()


async def answer(view: str, stream: str, level: str, style: str) -> str:
    """Let the computer player of a level choose: one that thinks long does so in the worker.

    Until the worker is there, the quick player of the house sits in.
    """
    if is_quick(level):
        return choose(view, stream, level, style)
    return await worker.ask("choose", view, stream, level, style) or choose(view, stream, style=style)


async def reasons(view: str, stream: str) -> str:
    """Let the best player say what it would do and why; until the worker is there, the next best."""
    return await worker.ask("explained", view, stream, EXPERT.key) or explained(view, stream, STRONG.key)


PLAYERS = shell.Players(answer, reasons)


class Program:
    """The one loop: a message changes the model, the page follows, effects are carried out."""

    model: Model | None = None

    def send(self, message: Msg) -> None:
        """Take a message; a fault of our own leaves the last good model on the table."""
        try:
            after, effects = update(self.model, message)
            screen = look(after)
            parts = regions(screen)
        except Exception:  # noqa: BLE001 - the place where any fault of ours is caught: the game goes on
            self.stumble(message, traceback.format_exc())
            return
        self.model = after
        self.do(message, lambda: page.draw(screen.theme, parts, lambda: str(drawn(screen))))
        for effect in effects:
            self.do(message, partial(shell.perform, effect, self.send, PLAYERS))

    def do(self, message: Msg, work: Callable[[], None]) -> None:
        """Do one thing to the page; what goes wrong keeps the others from nothing."""
        try:
            work()
        except Exception:  # noqa: BLE001 - the same place, for what the browser refuses
            self.stumble(message, traceback.format_exc())

    def stumble(self, message: Msg, error: str) -> None:
        """Tell of a fault, with a report that can be replayed; a fault in telling is only printed."""
        sys.stderr.write(error)
        if self.model is not None and not isinstance(message, Faulted):
            self.send(Faulted(report.write(self.model, message, error)))

    def said(self, text: str) -> None:
        """Take a message in the words that an element of the page carries."""
        with suppress(ValueError):
            self.send(msg.read(text))

    def told(self, news: str) -> None:
        """Take what the page has to tell of the site, by its name."""
        self.send(News(news))

    def plays(self, seed: str) -> bool:
        """Tell whether the sitting of a seed is on the table."""
        return self.model is not None and self.model.sitting.seed == seed


async def begin(program: Program) -> None:
    """Open the table with what both stores hold, unless another page plays at it, then listen."""
    reading = journal.read()
    alone = await tabs.enter(lambda: program.send(SittingTaken()))
    second = await journal.soon(reading, shell.late(program.send))
    kept = storage.load()
    seed = opening.seed() or dice.seed()
    program.send(Started(kept, address.fragment(), seed, second, not alone, calendar.today()))
    page.listen(program.said)
    for text in opening.take(program.told):
        # What was pressed on a hand that is not on the table after all was meant for that hand.
        if text.startswith("panel ") or program.plays(seed):
            program.said(text)
    address.on_change(lambda fragment: program.send(LinkFollowed(fragment)))
    cover.on_back(lambda: program.said("back"))
    tabs.on_change(lambda: program.send(StoreChanged(storage.load())))


shell.start(begin(Program()))
