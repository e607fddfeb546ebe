"""What people read about Napoleon."""

from typing import Final

from games.napoleon.options import NapoleonOptions
from games.napoleon.rules import HAND, LADDERS, ONE_TRICK, stakes
from games.options import Options
from games.words import N_, Section, Sentence, Words, say

PACK: Final = 52

BIDS: Final = {
    "2": N_("Two: take {tricks} tricks; win {won} from each opponent or lose {lost} to each."),
    "3": N_("Three: take {tricks} tricks; win {won} from each opponent or lose {lost} to each."),
    "M": N_("Misère: take no trick; win {won} from each opponent or lose {lost} to each."),
    "4": N_("Four: take {tricks} tricks; win {won} from each opponent or lose {lost} to each."),
    "N": N_("Nap: take all {tricks} tricks; win {won} from each opponent or lose {lost} to each."),
    "W": N_("Wellington: take all {tricks} tricks; win {won} from each opponent or lose {lost} to each."),
    "B": N_("Blücher: take all {tricks} tricks; win {won} from each opponent or lose {lost} to each."),
}


def rules(options: Options) -> tuple[Section, ...]:
    """Describe the rules in force."""
    assert isinstance(options, NapoleonOptions)
    ladder = LADDERS[options.bids]
    return (
        Section(
            N_("The aim"),
            (
                say(N_("Each player plays alone. The highest bidder, the declarer, undertakes a contract.")),
                say(N_("In that deal all the others play together against the declarer.")),
            ),
        ),
        Section(
            N_("The cards"),
            (
                say(N_("There are {count} cards, and the ace is the highest of each suit."), count=PACK),
                say(N_("There is no joker, and the jacks of trump are not raised above the ace.")),
            ),
        ),
        Section(
            N_("The deal"),
            (
                say(
                    N_("Each of the {seats} players is dealt five cards, three and then two."),
                    seats=options.players,
                ),
                say(N_("The other {left} cards are out of play."), left=PACK - HAND * options.players),
                say(N_("The player at the dealer's left deals next.")),
            ),
        ),
        Section(N_("The bidding"), tuple(_bidding(options, ladder))),
        Section(N_("The first lead"), tuple(_first_lead(options, ladder))),
        Section(
            N_("The play"),
            (
                say(N_("You must follow the suit led if you can; otherwise you may play anything.")),
                say(N_("The highest trump takes the trick, or else the highest card of the suit led.")),
                say(N_("Whoever takes a trick leads to the next.")),
            ),
        ),
        Section(N_("Bids and stakes"), tuple(_stakes(options, ladder))),
        Section(
            N_("Winning"),
            (
                say(
                    N_("After {deals} deals the highest balance wins; deals thrown in count too."),
                    deals=options.deals,
                ),
                say(N_("Equal balances share the win.")),
            ),
        ),
    )


def _bidding(options: NapoleonOptions, ladder: tuple[str, ...]) -> list[Sentence]:
    said = [say(N_("From the dealer's left each player speaks once: pass, or bid more than the last bid."))]
    if "W" in ladder:
        said.append(
            say(N_("Wellington and Blücher may be bid at any turn."))
            if options.direct_top_bids
            else say(N_("Wellington may be bid only over nap, and Blücher only over Wellington."))
        )
    said.append(say(N_("The highest possible bid ends the bidding at once.")))
    if options.all_pass == "dealer_forced_1":
        paid = stakes(options)[ONE_TRICK]
        said.append(
            say(
                N_(
                    "If all others pass, the dealer must bid, or play for one trick: win {won} from "
                    "each opponent or lose {lost} to each."
                ),
                won=paid.won,
                lost=paid.lost,
            )
        )
    else:
        said.append(say(N_("If all pass, nothing is paid and the next player deals.")))
    return said


def _first_lead(options: NapoleonOptions, ladder: tuple[str, ...]) -> list[Sentence]:
    said = [say(N_("The declarer leads any card, and its suit is trump."))]
    if "M" in ladder and options.misere_trump == "none":
        said.append(say(N_("In a misère there is no trump.")))
    if "W" in ladder and options.wellington_lead_low:
        said.append(
            say(N_("A Wellington must begin with the lowest card the declarer holds of the suit led."))
        )
    return said


def _stakes(options: NapoleonOptions, ladder: tuple[str, ...]) -> list[Sentence]:
    """List the bids from low to high, with what each pays."""
    scale = stakes(options)
    said = [
        say(
            BIDS[bid],
            tricks=int(bid) if bid.isdigit() else HAND,
            won=scale[bid].won,
            lost=scale[bid].lost,
        )
        for bid in ladder
    ]
    said.append(say(N_("Tricks above the bid, and how far it fails, change nothing.")))
    return said


WORDS: Final = Words(
    N_("Bid how many of five tricks you will take against everybody; your first lead names trump."), rules
)
