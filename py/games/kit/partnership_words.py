"""Sentences that the rules pages of Euchre and Railroad Euchre share (RULES.md sections 6 and 8)."""

from games.kit.euchre_scores import (
    ENOUGH,
    EUCHRE,
    LONE_DEFENDER,
    LONE_MARCH,
    MARCH,
    SUPER_EUCHRE,
    TRICKS,
)
from games.kit.euchre_words import (
    first_round,
    following,
    second_round,
    stuck_dealer,
    the_discard,
    thrown_in,
)
from games.words import N_, Section, Sentence, say


def the_aim() -> Section:
    """Say what players try to do."""
    return Section(
        N_("The aim"),
        (
            say(N_("You and the player across the table are partners against the other two.")),
            say(
                N_("The side that makes trump undertakes to take at least {enough} of the {tricks} tricks."),
                enough=ENOUGH,
                tricks=TRICKS,
            ),
        ),
    )


def making_trump(
    *, stick_dealer: str, canadian_loner: bool, trump_required: bool, no_trump: bool, upcard_may_go: bool
) -> Section:
    """Describe both rounds of bidding."""
    said: list[Sentence | None] = [*first_round(), the_discard(upcard_may_go=upcard_may_go)]
    if canadian_loner:
        said.append(say(N_("The dealer's partner may make trump in this round only by playing alone.")))
    said += [second_round(barred=True), stuck_dealer(stick_dealer)]
    if no_trump:
        said.append(
            say(
                N_(
                    "In the second round no trump may be called too: there are no bowers then, "
                    "and aces are high."
                )
            )
        )
    if trump_required:
        said.append(
            say(
                N_(
                    "To make a suit trump you must hold a card of it; the left bower, the joker and "
                    "the upcard do not count. A dealer who cannot pass is excused."
                )
            )
        )
    if stick_dealer == "off":
        said.append(thrown_in())
    return Section(N_("Making trump"), tuple(each for each in said if each is not None))


def playing_alone(*, defend_alone: bool, partners_best: bool, best_with_upcard: bool) -> Section:
    """Describe loners, lone defenders and what their partners give them."""
    said = [
        say(N_("With making trump one may say that one plays alone; the partner then sits out.")),
        say(N_("A dealer who sits out leaves the upcard where it is, out of play."))
        if not best_with_upcard
        else say(N_("A dealer who sits out may still give the upcard as the best card.")),
    ]
    if defend_alone:
        said.append(
            say(
                N_(
                    "Against a loner either defender may play alone too; "
                    "the one at the loner's left is asked first."
                )
            )
        )
    if partners_best:
        said.append(
            say(
                N_(
                    "A loner puts one card away face down; then the partner hands over the one card that "
                    "seems best. There is no talk, and nothing goes back."
                )
            )
        )
    if partners_best and defend_alone:
        said.append(say(N_("A lone defender and partner do the same.")))
    return Section(N_("Playing alone"), tuple(said))


def the_play(*, alone_lead: str, joker_without_trump: bool) -> Section:
    """Describe the lead and the tricks."""
    said = [say(N_("The player at the dealer's left leads, or the next one who plays."))]
    if alone_lead == "left_of_loner":
        said.append(say(N_("When the maker plays alone, the player at the maker's left leads instead.")))
    said += following()
    if joker_without_trump:
        said.append(
            say(
                N_(
                    "With no trump the joker may be played at any time and wins the trick; "
                    "when it is led, nobody need follow."
                )
            )
        )
    return Section(N_("The play"), tuple(said))


def the_score(*, lone_euchre_points: int, super_euchre: bool, defend_alone: bool) -> Section:
    """Give what each result counts."""
    said = [
        say(N_("Three or four tricks count {points} for the makers."), points=1),
        say(
            N_("All five, a march, count {points}; taken alone they count {alone}."),
            points=MARCH,
            alone=LONE_MARCH,
        ),
        say(N_("Makers who take fewer than three are euchred: the others score {points}."), points=EUCHRE),
        say(N_("A euchred loner gives them {points}."), points=lone_euchre_points),
    ]
    if defend_alone:
        said.append(say(N_("A lone defender who euchres a loner scores {points}."), points=LONE_DEFENDER))
    if super_euchre:
        said.append(say(N_("Makers without a single trick give {points}."), points=SUPER_EUCHRE))
    return Section(N_("The score"), tuple(said))
