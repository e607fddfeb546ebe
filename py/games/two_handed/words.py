"""What people read about two-handed Euchre."""

from typing import Final

from games.kit.euchre_scores import ENOUGH, EUCHRE, MARCH, TRICKS
from games.kit.euchre_words import (
    first_round,
    following,
    joker_turned_up,
    second_round,
    stuck_dealer,
    the_cards,
    the_deal,
    the_discard,
    thrown_in,
)
from games.options import Options
from games.two_handed.options import TwoHandedOptions
from games.two_handed.rules import SEATS
from games.words import N_, Section, Words, say


def rules(options: Options) -> tuple[Section, ...]:
    """Describe the rules in force."""
    assert isinstance(options, TwoHandedOptions)
    joker = options.pack == 25
    return (
        Section(
            N_("The aim"),
            (
                say(
                    N_(
                        "Whoever makes trump undertakes to take at least {enough} of the {tricks} "
                        "tricks against the other player."
                    ),
                    enough=ENOUGH,
                    tricks=TRICKS,
                ),
            ),
        ),
        the_cards(options.pack, sevens=options.pack == 32, joker=joker),
        the_deal(SEATS, options.pack - 11),
        *((joker_turned_up(options.joker_up),) if joker else ()),
        _making_trump(options),
        Section(
            N_("The play"),
            (say(N_("The player who did not deal leads to the first trick.")), *following()),
        ),
        Section(
            N_("The score"),
            (
                say(N_("Three or four tricks count {points} for the maker."), points=1),
                say(N_("All five, a march, count {points}. Nobody plays alone."), points=MARCH),
                say(
                    N_("A maker who takes fewer is euchred: the other player scores {points}."),
                    points=EUCHRE,
                ),
            ),
        ),
        Section(
            N_("Winning"),
            (say(N_("The first player with {target} points wins."), target=options.target),),
        ),
    )


def _making_trump(options: TwoHandedOptions) -> Section:
    stuck = stuck_dealer("on") if options.stick_dealer else None
    return Section(
        N_("Making trump"),
        (
            *first_round(),
            the_discard(upcard_may_go=options.may_discard_upcard),
            second_round(barred=options.turned_down_suit_barred),
            stuck or thrown_in(same_dealer=options.all_pass == "same_deals"),
        ),
    )


WORDS: Final = Words(N_("Two players, five cards each: take three tricks in the suit you make trump."), rules)
