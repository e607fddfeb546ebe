"""How Railroad Euchre is played and scored (RULES.md sections 6 and 8)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cards.card import Rank, pack
from games.kit.bests import partners_best
from games.kit.euchre_scores import partnership_points
from games.kit.farmers import farmers
from games.kit.jokers import joker_turned
from games.kit.loners import LoneDefence, leads_first
from games.kit.scoring import added, at_target, surplus
from games.kit.tricks import TrickPlay
from games.kit.upcards import CallTrump, OrderUp, PickUp, next_dealer
from games.options import Options
from games.railroad.options import RailroadOptions
from games.state import Outcome, Phase, Rules, Tally

SEATS: Final = 4
LOWEST: Final = {24: Rank.NINE, 32: Rank.SEVEN}
GAME: Final = 1
SLAM: Final = 2


def tally(options: RailroadOptions, outcomes: Sequence[Outcome], start: Sequence[int]) -> Tally:
    """Add up a sitting of several games and say who has won it.

    The scores are those of the game in progress, or of the last when the sitting is won; carried
    is what the game before it, or that last one, left over.
    """
    scores = tuple(start)
    games = carried = (0,) * len(scores)
    for outcome in outcomes:
        scores = added(scores, outcome.points)
        reached = at_target(scores, options.target)
        if not reached:
            continue
        others = [score for seat, score in enumerate(scores) if seat not in reached]
        worth = SLAM if options.slam and not any(others) else GAME
        games = added(games, [worth if seat in reached else 0 for seat in range(len(scores))])
        carried = surplus(scores, reached if options.carry_over else (), options.target)
        if max(games) >= options.games_to_win:
            return Tally(scores, games, carried, reached)
        scores = carried
    return Tally(scores, games, carried, None)


def build(options: Options) -> Rules:
    """Read the house rules once."""
    assert isinstance(options, RailroadOptions)
    return Rules(
        key="railroad",
        options=options,
        seats=SEATS,
        pack=pack(LOWEST[options.pack], joker=options.joker),
        batches=(3, 2),
        upcards=1,
        partners=True,
        bowers=True,
        phases=_phases(options),
        points=partial(
            partnership_points,
            lone_euchre_points=options.lone_euchre_points,
            super_euchre=options.super_euchre,
        ),
        next_dealer=next_dealer,
        tally=partial(tally, options),
        target=options.target,
        games=options.games_to_win,
    )


def _phases(options: RailroadOptions) -> tuple[Phase, ...]:
    order = OrderUp(
        alone=True,
        assist_alone_only=options.canadian_loner,
        trump_required=options.trump_required,
        absent_dealer_takes=options.partners_best and options.best_with_upcard,
    )
    call = CallTrump(
        alone=True,
        stuck=options.stick_dealer != "off",
        stuck_any_suit=options.stick_dealer == "on_any_suit",
        trump_required=options.trump_required,
        no_trump=options.no_trump == "round2_on",
    )
    return (
        *joker_turned(options.joker_up),
        *farmers(options.farmers_hand),
        order,
        call,
        PickUp(upcard_may_go=options.may_discard_upcard),
        *((LoneDefence(),) if options.defend_alone else ()),
        *(partners_best() if options.partners_best else ()),
        TrickPlay(leads_first(options.alone_lead)),
    )
