"""Nine Cards: a game made only to show that one more game touches nothing else.

Two players, the nine clubs from six to ace, four cards each and one left over: the dealer's left leads,
each trick is a point, and five points win.
"""

from dataclasses import dataclass, replace
from functools import partial

from cards.card import NO_TRUMP, Rank, Suit, pack
from cards.seat import left_of
from games.engine import advance, tricks_taken
from games.kit.scoring import next_seat_deals, race, whoever_arrives
from games.kit.tricks import TrickPlay
from games.options import Options, option
from games.state import Contract, Outcome, Recipe, Rules, State, Tally
from games.words import Section, Sentence, Words

SEATS = 2


@dataclass(frozen=True, slots=True)
class NineCardsOptions(Options):
    """One house rule: how many points win."""

    target: int = option(
        5,
        9,
        title="Points to win",
        explanation="The first player to reach this many points wins.",
        source="Made up for a test.",
    )


@dataclass(frozen=True, slots=True)
class NobodyNamesTrump:
    """There is no trump, and the dealer's left undertakes to win a trick."""

    name: str = "none"
    blind: bool = False

    def enter(self, state: State) -> State | None:
        maker = left_of(state.dealer, SEATS)
        return advance(replace(state, contract=Contract(maker, trump=NO_TRUMP)))

    def legal_actions(self, state: State):
        return ()

    def apply(self, state: State, action):
        raise AssertionError(action)


def leader(state: State) -> int:
    return left_of(state.dealer, SEATS)


def points(state: State) -> tuple[int, ...]:
    return tuple(tricks_taken(state, (seat,)) for seat in range(SEATS))


def tally(options: NineCardsOptions, outcomes: tuple[Outcome, ...], start: tuple[int, ...]) -> Tally:
    return race(outcomes, start, target=options.target, floor=False, settle=whoever_arrives)


def needed(contract: Contract) -> int:
    return 1


def build(options: Options) -> Rules:
    assert isinstance(options, NineCardsOptions)
    return Rules(
        key="nine_cards",
        options=options,
        seats=SEATS,
        pack=tuple(card for card in pack(Rank.SIX) if card.suit is Suit.CLUBS),
        batches=(4,),
        upcards=0,
        partners=False,
        bowers=False,
        phases=(NobodyNamesTrump(), TrickPlay(leader)),
        points=points,
        next_dealer=next_seat_deals,
        tally=partial(tally, options),
        needed=needed,
        target=options.target,
    )


def rules_page(options: Options) -> tuple[Section, ...]:
    assert isinstance(options, NineCardsOptions)
    sentence = Sentence("Each trick is a point; {target} points win.", (("target", options.target),))
    return (Section("Score", (sentence,)),)


RECIPE = Recipe(
    key="nine_cards",
    name="Nine Cards",
    options=NineCardsOptions,
    build=build,
    presets=(),
    words=Words("Four cards each and no trump.", rules_page),
)
