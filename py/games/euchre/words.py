"""What people read about Euchre."""

from typing import Final

from games.euchre.options import EuchreOptions
from games.euchre.rules import SEATS
from games.kit.euchre_words import farmers_hand, joker_turned_up, the_cards, the_deal
from games.kit.partnership_words import making_trump, playing_alone, the_aim, the_play, the_score
from games.options import Options
from games.words import N_, Section, Words, say


def rules(options: Options) -> tuple[Section, ...]:
    """Describe the rules in force."""
    assert isinstance(options, EuchreOptions)
    joker = options.pack == 25
    no_trump = options.no_trump == "round2_on"
    return (
        the_aim(),
        the_cards(options.pack, sevens=options.pack == 32, joker=joker),
        the_deal(SEATS, options.pack - 21),
        *((joker_turned_up(options.joker_up),) if joker else ()),
        *farmers_hand(options.farmers_hand),
        making_trump(
            stick_dealer=options.stick_dealer,
            canadian_loner=options.canadian_loner,
            trump_required=options.trump_required,
            no_trump=no_trump,
            upcard_may_go=options.may_discard_upcard,
        ),
        playing_alone(
            defend_alone=options.defend_alone,
            partners_best=options.partners_best,
            best_with_upcard=False,
        ),
        the_play(alone_lead=options.alone_lead, joker_without_trump=joker and no_trump),
        the_score(
            lone_euchre_points=options.lone_euchre_points,
            super_euchre=options.super_euchre,
            defend_alone=options.defend_alone,
        ),
        _the_game(options),
    )


def _the_game(options: EuchreOptions) -> Section:
    said = [say(N_("The first side with {target} points wins."), target=options.target)]
    if options.carry_over:
        said.append(say(N_("What the winners have above that counts in the next game.")))
    return Section(N_("Winning"), tuple(said))


WORDS: Final = Words(
    N_("Four players, five cards each: make the turned-up suit trump, with your partner or alone."), rules
)
