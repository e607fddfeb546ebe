"""Carries out effects, and turns what comes of them into messages."""

import asyncio
import traceback
from collections.abc import Callable, Coroutine
from typing import NamedTuple, TypeAlias, assert_never

from app.effects import (
    AskBot,
    AskHint,
    AskToPersist,
    Breathe,
    CopyLink,
    CopyText,
    Cover,
    DrawSeed,
    Effect,
    Focus,
    ForgetFragment,
    Install,
    KeepAwake,
    OfferFile,
    Paint,
    ReadDate,
    Renew,
    RingIn,
    Save,
    Sound,
    TakeOver,
)
from app.msg import Msg
from app.told import (
    BotChose,
    BotSilent,
    Breathed,
    DateRead,
    HintGiven,
    JournalRead,
    LinkCopied,
    SeedDrawn,
    SittingTaken,
    TakenOver,
    TextCopied,
    TimerRang,
    Unprotected,
)
from web import (
    address,
    calendar,
    cover,
    dice,
    files,
    journal,
    keeping,
    opening,
    page,
    sound,
    storage,
    tabs,
    waking,
)

Send: TypeAlias = Callable[[Msg], None]


class Players(NamedTuple):
    """What players are asked: choose by view, stream, level and style, explain by view and stream."""

    choose: Callable[[str, str, str, str], Coroutine[None, None, str]]
    explain: Callable[[str, str], Coroutine[None, None, str]]


BREATH_SECONDS = 0.005


def perform(effect: Effect, send: Send, players: Players) -> None:
    """Carry out one effect."""
    loop = asyncio.get_running_loop()
    match effect:
        case AskBot(ticket=ticket, level=level, style=style, view=view, stream=stream):
            start(_ask(ticket, players.choose(view, stream, level, style), send))
        case AskHint(ticket=ticket, view=view, stream=stream):
            start(_explain(ticket, players.explain(view, stream), send))
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
        case Sound() | KeepAwake() | Cover() | Paint():
            _sense(effect)
        case _:
            _rarely(effect, send)


def _sense(effect: Sound | KeepAwake | Cover | Paint) -> None:
    match effect:
        case Sound(kind=kind):
            sound.play(kind)
        case KeepAwake(awake=awake):
            start(waking.keep(awake=awake))
        case Cover(covered=covered):
            cover.cover(covered=covered)
        case Paint(colours=colours):
            page.paint(colours)
        case _:
            assert_never(effect)


def _rarely(
    effect: ReadDate | AskToPersist | OfferFile | CopyText | TakeOver | Breathe | Renew | Install, send: Send
) -> None:
    loop = asyncio.get_running_loop()
    match effect:
        case ReadDate():
            loop.call_soon(send, DateRead(calendar.today()))
        case AskToPersist():
            start(_persist(send))
        case OfferFile(name=name, text=text):
            files.offer(name, text)
        case CopyText(text=text):
            start(_copy_text(text, send))
        case TakeOver():
            start(_take_over(send))
        case Breathe(ticket=ticket):
            loop.call_later(BREATH_SECONDS, send, Breathed(ticket))
        case Renew():
            opening.renew()
        case Install():
            opening.install()
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
    try:
        chosen = await answer
    except Exception:  # noqa: BLE001 - whatever befalls a player, the table must hear of it and go on
        traceback.print_exc()
        send(BotSilent(ticket))
        return
    send(BotChose(ticket, chosen))


async def _explain(ticket: int, reasons: Coroutine[None, None, str], send: Send) -> None:
    send(HintGiven(ticket, await reasons))


async def _persist(send: Send) -> None:
    if not await files.persist():
        send(Unprotected())


async def _copy_text(text: str, send: Send) -> None:
    send(TextCopied(await address.copy(text)))


async def _take_over(send: Send) -> None:
    taken_back = asyncio.Event()

    def lost() -> None:
        taken_back.set()
        send(SittingTaken())

    await tabs.take_over(lost)
    second = await journal.soon(journal.read(), late(send))
    if not taken_back.is_set():
        send(TakenOver(storage.load(), second, dice.seed()))


def late(send: Send) -> Callable[[journal.Stored], None]:
    """Make the one that passes on what the second store holds when it took too long for the start."""
    return lambda found: send(JournalRead(storage.load(), found, dice.seed()))


async def _copy(fragment: str, send: Send) -> None:
    send(LinkCopied(await address.copy_link(fragment)))
