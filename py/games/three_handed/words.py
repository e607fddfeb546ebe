"""What people read about three-handed Euchre."""

from typing import Final

from games.kit.euchre_scores import ENOUGH, TRICKS
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
from games.three_handed.options import ThreeHandedOptions
from games.three_handed.rules import EUCHRED, SEATS, TARGET
from games.words import N_, Section, Sentence, Words, say


def rules(options: Options) -> tuple[Section, ...]:
    """Describe the rules in force."""
    assert isinstance(options, ThreeHandedOptions)
    joker = options.pack == 25
    stuck = stuck_dealer("on") if options.stick_dealer else None
    return (
        Section(
            N_("The aim"),
            (
                say(
                    N_(
                        "Whoever makes trump undertakes to take at least {enough} of the {tricks} "
                        "tricks alone; in that deal the other two play together against the maker."
                    ),
                    enough=ENOUGH,
                    tricks=TRICKS,
                ),
            ),
        ),
        the_cards(options.pack, sevens=options.pack == 32, joker=joker),
        the_deal(SEATS, options.pack - 16),
        *((joker_turned_up(options.joker_up),) if joker else ()),
        Section(
            N_("Making trump"),
            (
                *first_round(),
                the_discard(upcard_may_go=True),
                second_round(barred=True),
                stuck or thrown_in(),
            ),
        ),
        Section(N_("The play"), (say(N_("The player at the dealer's left leads.")), *following())),
        Section(
            N_("The score"),
            (
                say(N_("Three or four tricks count {points} for the maker."), points=1),
                say(N_("All five, a march, count {points}."), points=options.march_points),
                _euchre(*EUCHRED[options.euchre_points]),
            ),
        ),
        Section(
            N_("Winning"),
            (
                say(N_("The first player with {target} points wins."), target=TARGET),
                say(N_("If two get there together the higher score wins; a tie is played on.")),
            ),
        ),
    )


def _euchre(maker: int, opponent: int) -> Sentence:
    """Say what a euchre is worth."""
    if maker:
        return say(N_("A maker who takes fewer is euchred and loses {points}."), points=-maker)
    return say(N_("A maker who takes fewer is euchred: each of the others scores {points}."), points=opponent)


WORDS: Final = Words(N_("Three players, each alone: whoever makes trump plays against the other two."), rules)
