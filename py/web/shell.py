"""Carries out effects, and turns what comes of them into messages."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeAlias, assert_never

from app.effects import (
    AskBot,
    AskToPersist,
    Breathe,
    CopyLink,
    CopyText,
    DrawSeed,
    Effect,
    Focus,
    ForgetFragment,
    OfferFile,
    ReadDate,
    RingIn,
    Save,
    TakeOver,
)
from app.msg import BotChose, LinkCopied, Msg, SeedDrawn, SittingTaken, TakenOver, TimerRang
from app.told import Breathed, DateRead, TextCopied
from web import address, calendar, dice, files, journal, keeping, page, storage, tabs

Send: TypeAlias = Callable[[Msg], None]
Choose: TypeAlias = Callable[[str, str, str], Coroutine[None, None, str]]

BREATH_SECONDS = 0.005


def perform(effect: Effect, send: Send, choose: Choose) -> None:
    """Carry out one effect; choose answers for a computer player by view, stream and level."""
    loop = asyncio.get_running_loop()
    match effect:
        case AskBot(ticket=ticket, level=level, view=view, stream=stream):
            start(_ask(ticket, choose(view, stream, level), send))
        case RingIn(milliseconds=milliseconds, ticket=ticket):
            loop.call_later(milliseconds / 1000, send, TimerRang(ticket))
        case Save(key=key, text=text):
            keeping.keep(key, text, send)
        case CopyLink(fragment=fragment):
            start(_copy(fragment, send))
        case DrawSeed():
            loop.call_soon(send, SeedDrawn(dice.seed()))
        case Focus(keys=keys, steal=steal):
            page.focus(keys, steal=steal)
        case ForgetFragment():
            address.forget_fragment()
        case _:
            _rarely(effect, send)


def _rarely(effect: ReadDate | AskToPersist | OfferFile | CopyText | TakeOver | Breathe, send: Send) -> None:
    loop = asyncio.get_running_loop()
    match effect:
        case ReadDate():
            loop.call_soon(send, DateRead(calendar.today()))
        case AskToPersist():
            files.persist()
        case OfferFile(name=name, text=text):
            files.offer(name, text)
        case CopyText(text=text):
            start(_copy_text(text, send))
        case TakeOver():
            start(_take_over(send))
        case Breathe(ticket=ticket):
            loop.call_later(BREATH_SECONDS, send, Breathed(ticket))
        case _:
            assert_never(effect)


# The event loop holds its tasks weakly; one that nobody else holds may vanish before its end.
_started: set[asyncio.Future[None]] = set()


def start(work: Coroutine[None, None, None]) -> None:
    """Begin something that takes its time."""
    task = asyncio.ensure_future(work)
    _started.add(task)
    task.add_done_callback(_started.discard)


async def _ask(ticket: int, answer: Coroutine[None, None, str], send: Send) -> None:
    send(BotChose(ticket, await answer))


async def _copy_text(text: str, send: Send) -> None:
    send(TextCopied(await address.copy(text)))


async def _take_over(send: Send) -> None:
    await tabs.take_over(lambda: send(SittingTaken()))
    send(TakenOver(storage.load(), await journal.load(), dice.seed()))


async def _copy(fragment: str, send: Send) -> None:
    send(LinkCopied(await address.copy_link(fragment)))
