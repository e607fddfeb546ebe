"""What people read about Railroad Euchre."""

from typing import Final

from games.kit.euchre_words import farmers_hand, joker_turned_up, the_cards, the_deal
from games.kit.partnership_words import making_trump, playing_alone, the_aim, the_play, the_score
from games.options import Options
from games.railroad.options import RailroadOptions
from games.railroad.rules import SEATS, SLAM
from games.words import N_, Section, Words, say


def rules(options: Options) -> tuple[Section, ...]:
    """Describe the rules in force."""
    assert isinstance(options, RailroadOptions)
    count = options.pack + options.joker
    no_trump = options.no_trump == "round2_on"
    return (
        the_aim(),
        the_cards(count, sevens=options.pack == 32, joker=options.joker),
        the_deal(SEATS, count - 21),
        *((joker_turned_up(options.joker_up),) if options.joker else ()),
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
            best_with_upcard=options.partners_best and options.best_with_upcard,
        ),
        the_play(alone_lead=options.alone_lead, joker_without_trump=options.joker and no_trump),
        the_score(
            lone_euchre_points=options.lone_euchre_points,
            super_euchre=options.super_euchre,
            defend_alone=options.defend_alone,
        ),
        _winning(options),
    )


def _winning(options: RailroadOptions) -> Section:
    said = [say(N_("The first side with {target} points wins a game."), target=options.target)]
    if options.slam:
        said.append(
            say(N_("A slam, won while the others have nothing, counts as {games} games."), games=SLAM)
        )
    if options.carry_over:
        said.append(say(N_("Points above the target are a lap: the winners begin the next game with them.")))
    said.append(say(N_("Games needed to win the sitting: {games}."), games=options.games_to_win))
    return Section(N_("Winning"), tuple(said))


WORDS: Final = Words(
    N_("Euchre at speed: a joker, your partner's best card for a loner, and laps that carry on."), rules
)
