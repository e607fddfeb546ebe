"""How long an expert thinks in the page's worker, and whether the page answers meanwhile.

The observations are those of seats that have a choice at the first trick, or that may bid, in deals whose
auctions rule players make, at scores drawn for them. The built site's own worker is asked, one after
another, from the page's side; a timer of the page tells how long the page itself ever stood still.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

from bots import rule
from bots.levels import EXPERT
from cards.shuffle import digest, draw
from games import apply, observe, rules, transcript
from games.actions import Bid
from games.engine import phase_name
from games.state import Observation, State
from lab.match import dealt
from lab.paging import opened

CARDS: Final = 60
BIDS: Final = 60
SEED: Final = "thinking"
GAME: Final = "hasenpfeffer"
TICK_MS: Final = 5
# Until the worker has read its script, a call to it fails.
READY: Final = """async (question) => {
  for (let tries = 0; ; tries++) {
    try {
      return await document.querySelector("script[name^=bots]").xworker.sync.choose(...question);
    } catch (wrong) {
      if (tries > 900) throw wrong;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}"""
ASK: Final = """async ([views, tick]) => {
  const worker = document.querySelector("script[name^=bots]").xworker;
  const spent = [];
  let longest = 0, last = performance.now();
  const ticking = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - tick);
    last = now;
  }, tick);
  for (const [view, stream, level] of views) {
    const begun = performance.now();
    await worker.sync.choose(view, stream, level);
    spent.push(performance.now() - begun);
  }
  clearInterval(ticking);
  return [spent, longest];
}"""


class Thought(NamedTuple):
    """Milliseconds for each first card and each bid, and the longest time the page did not answer."""

    cards: tuple[float, ...]
    bids: tuple[float, ...]
    pause: float


def states(number: int) -> Iterator[State]:
    """Give a deal as rule players play it, action by action, up to the end of the first trick."""
    state = dealt(rules(GAME), SEED, number)
    while state.turn is not None and not (state.tricks and state.tricks[0].winner is not None):
        yield state
        state = apply(state, rule.choose(observe(state, state.turn)))


def views(count: int, *, bids: bool) -> list[Observation]:
    """Give so many observations that ask for a bid, or for a card to the first trick."""
    return list(islice(_views(bids=bids), count))


def _views(*, bids: bool) -> Iterator[Observation]:
    number = 0
    while True:
        own, theirs = (draw(10, SEED, f"score/{number}/{side}") for side in (0, 1))
        for state in states(number):
            assert state.turn is not None
            view = observe(state, state.turn)
            bidding = any(isinstance(each, Bid) for each in view.legal)
            wanted = bidding if bids else phase_name(state) == "play"
            if wanted and len(view.legal) > 1:
                yield replace(view, score=(own, theirs, own, theirs))
        number += 1


def questions(count: int, *, bids: bool) -> list[list[str]]:
    """Put what is to be asked into texts: the observation, the digest for luck, the level."""
    return [
        [transcript.write(view), digest(SEED, str(place)), EXPERT.key]
        for place, view in enumerate(views(count, bids=bids))
    ]


@cache
def thought() -> Thought:
    """Ask the page's worker, once for all figures."""
    with opened() as page:
        # A hint comes from an expert, so it wakes the worker.
        page.keyboard.press("t")
        cards, bids = questions(CARDS, bids=False), questions(BIDS, bids=True)
        page.evaluate(READY, cards[0])
        asked = [page.evaluate(ASK, [each, TICK_MS]) for each in (cards, bids)]
    (card_times, pause), (bid_times, other_pause) = asked
    return Thought(tuple(card_times), tuple(bid_times), max(pause, other_pause))
