"""Carries out effects, and turns what comes of them into messages."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias, assert_never

from app.effects import (
    AskBot,
    CopyLink,
    DrawSeed,
    Effect,
    Focus,
    ForgetFragment,
    RingIn,
    Save,
)
from app.msg import BotChose, LinkCopied, Msg, SaveFailed, SeedDrawn, TimerRang
from web import address, dice, page, storage

Send: TypeAlias = Callable[[Msg], None]
Choose: TypeAlias = Callable[[str, str, str], str]


def perform(effect: Effect, send: Send, choose: Choose) -> None:
    """Carry out one effect; choose answers for a computer player by view, stream and level."""
    loop = asyncio.get_running_loop()
    match effect:
        case AskBot(ticket=ticket, level=level, view=view, stream=stream):
            loop.call_soon(lambda: send(BotChose(ticket, choose(view, stream, level))))
        case RingIn(milliseconds=milliseconds, ticket=ticket):
            loop.call_later(milliseconds / 1000, send, TimerRang(ticket))
        case Save(key=key, text=text):
            if not storage.keep(key, text):
                loop.call_soon(send, SaveFailed())
        case CopyLink(fragment=fragment):
            _started.add(asyncio.ensure_future(_copy(fragment, send)))
        case DrawSeed():
            loop.call_soon(send, SeedDrawn(dice.seed()))
        case Focus(keys=keys, steal=steal):
            page.focus(keys, steal=steal)
        case ForgetFragment():
            address.forget_fragment()
        case _:
            assert_never(effect)


# The event loop holds its tasks weakly; one that nobody else holds may vanish before its end.
_started: set[asyncio.Future[None]] = set()


async def _copy(fragment: str, send: Send) -> None:
    send(LinkCopied(await address.copy_link(fragment)))
