"""How Euchre is played and scored (RULES.md section 6)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cards.card import Rank, pack
from games.euchre.options import EuchreOptions
from games.kit.bests import partners_best
from games.kit.euchre_scores import partnership_points
from games.kit.farmers import farmers
from games.kit.jokers import joker_turned
from games.kit.loners import LoneDefence, leads_first
from games.kit.scoring import race, surplus, whoever_arrives
from games.kit.tricks import TrickPlay
from games.kit.upcards import CallTrump, OrderUp, PickUp, next_dealer
from games.options import Options
from games.state import Outcome, Phase, Rules, Tally

SEATS: Final = 4
PACKS: Final = {
    24: pack(Rank.NINE),
    25: pack(Rank.NINE, joker=True),
    32: pack(Rank.SEVEN),
}


def tally(options: EuchreOptions, outcomes: Sequence[Outcome], start: Sequence[int]) -> Tally:
    """Add up a sitting and say who has won it."""
    target = options.target
    stands = race(outcomes, start, target=target, floor=False, settle=whoever_arrives)
    if options.carry_over and stands.winners is not None:
        return stands._replace(carried=surplus(stands.scores, stands.winners, target))
    return stands


def build(options: Options) -> Rules:
    """Read the house rules once."""
    assert isinstance(options, EuchreOptions)
    return Rules(
        key="euchre",
        options=options,
        seats=SEATS,
        pack=PACKS[options.pack],
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
    )


def _phases(options: EuchreOptions) -> tuple[Phase, ...]:
    order = OrderUp(
        alone=True,
        assist_alone_only=options.canadian_loner,
        trump_required=options.trump_required,
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
