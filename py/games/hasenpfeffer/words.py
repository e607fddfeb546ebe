"""What people read about Hasenpfeffer."""

from typing import Final

from games.hasenpfeffer.options import HasenpfefferOptions
from games.hasenpfeffer.rules import HAND, SEATS, multiplier
from games.kit.euchre_words import following, the_cards
from games.options import Options
from games.words import N_, Section, Sentence, Words, say

PACK: Final = 25


def rules(options: Options) -> tuple[Section, ...]:
    """Describe the rules in force."""
    assert isinstance(options, HasenpfefferOptions)
    alone = may_play_alone(options)
    return (
        _the_aim(),
        the_cards(PACK, sevens=False, joker=True),
        _the_deal(),
        Section(N_("The auction"), (*_bidding(options), *_end_of_auction(options))),
        Section(N_("Naming trump"), tuple(_naming_trump(options))),
        *((Section(N_("Playing alone"), tuple(_playing_alone(options))),) if alone else ()),
        Section(N_("The play"), (*_first_lead(options), *following(), *_joker_without_trump(options))),
        Section(N_("The score"), tuple(_score(options))),
        Section(N_("Winning"), tuple(_winning(options))),
    )


def may_play_alone(options: HasenpfefferOptions) -> bool:
    """Tell whether a declarer may or must ever play alone."""
    return options.alone or _big_pepper_is_alone(options)


def _big_pepper_is_alone(options: HasenpfefferOptions) -> bool:
    return options.ladder == "pepper" and options.pepper_plays_alone == "big_only"


def _the_aim() -> Section:
    return Section(
        N_("The aim"),
        (
            say(N_("You and the player across the table are partners against the other two.")),
            say(
                N_("The side that bids highest undertakes to take so many of the {tricks} tricks."),
                tricks=HAND,
            ),
        ),
    )


def _the_deal() -> Section:
    return Section(
        N_("The deal"),
        (
            say(
                N_("Each of the {seats} players is dealt {cards} cards, three at a time."),
                seats=SEATS,
                cards=HAND,
            ),
            say(N_("The last card, the widow, lies face down.")),
            say(N_("The player at the dealer's left deals next.")),
        ),
    )


def _bidding(options: HasenpfefferOptions) -> tuple[Sentence, ...]:
    """Say what may be bid."""
    first = say(N_("The player at the dealer's left speaks first: pass, or bid more than the last bid."))
    if options.ladder == "numeric":
        bids = N_("A bid is a number of tricks from {lowest} to {highest}.")
        return first, say(bids, lowest=options.min_bid, highest=HAND)
    return (
        first,
        say(
            N_("A bid is a number of tricks from {lowest} to {highest}, or above these a pepper."),
            lowest=options.min_bid,
            highest=HAND - 1,
        ),
        say(N_("Little pepper and, above it, big pepper both undertake all {tricks} tricks."), tricks=HAND),
        say(N_("Big pepper may be bid at any turn.")),
    )


def _end_of_auction(options: HasenpfefferOptions) -> tuple[Sentence, ...]:
    """Say when the bidding is over, and what happens when nobody bids."""
    if options.auction == "one_round":
        end = say(N_("Each player speaks once."))
    elif options.pass_final:
        end = say(N_("Whoever passes is out; the auction ends once the other three have passed a bid."))
    else:
        end = say(N_("Whoever passes may bid later; three passes in a row after a bid end the auction."))
    return end, say(N_("The highest possible bid ends it at once.")), _all_pass(options)


def _all_pass(options: HasenpfefferOptions) -> Sentence:
    match options.all_pass:
        case "redeal_next_dealer":
            return say(N_("If all pass, the hands are thrown in and the next player deals."))
        case "redeal_same_dealer":
            return say(N_("If all pass, the hands are thrown in and the same dealer deals again."))
        case "joker_holder_bids_3":
            return say(
                N_(
                    "If all pass, the player with the joker shows it and declares at {bid}; "
                    "if it is the widow, the next player deals."
                ),
                bid=3,
            )
        case _:
            return say(
                N_("If the other three pass, the dealer must bid, {lowest} at least."), lowest=options.min_bid
            )


def _naming_trump(options: HasenpfefferOptions) -> list[Sentence]:
    """Say what the declarer does before play."""
    widow = options.widow == "to_declarer"
    if widow:
        said = [say(N_("The highest bidder, the declarer, takes the widow unseen by the others."))]
    else:
        said = [say(N_("The highest bidder is the declarer; the widow is out of play and stays hidden."))]
    said.append(say(N_("The declarer names the trump suit.")))
    if options.no_trump:
        said.append(
            say(
                N_(
                    "The declarer may name no trump instead: there are no bowers then, jacks rank "
                    "between queen and ten, and the joker is the only trump."
                )
            )
        )
    if widow and options.joker_discard == "allow":
        said.append(say(N_("Then the declarer puts any one card away face down.")))
    elif widow:
        said.append(say(N_("Then the declarer puts any one card but the joker away face down.")))
    return said


def _playing_alone(options: HasenpfefferOptions) -> list[Sentence]:
    """Describe loners and lone defenders."""
    said = []
    if options.alone:
        said.append(say(N_("When naming trump the declarer may choose to play alone; the partner sits out.")))
    if _big_pepper_is_alone(options):
        said.append(say(N_("Big pepper must be played alone: the declarer's partner sits out.")))
    if options.defend_alone:
        said.append(
            say(
                N_(
                    "Against a lone declarer one defender may play alone too; "
                    "the one at the declarer's left is asked first."
                )
            )
        )
    return said


def _first_lead(options: HasenpfefferOptions) -> list[Sentence]:
    if options.first_lead == "declarer":
        return [say(N_("The declarer leads to the first trick."))]
    said = [say(N_("The player at the dealer's left leads to the first trick."))]
    if may_play_alone(options):
        said.append(
            say(N_("When the declarer plays alone, the player at the declarer's left leads instead."))
        )
        if options.defend_alone:
            said.append(say(N_("A lone defender leads against a lone declarer.")))
    return said


def _joker_without_trump(options: HasenpfefferOptions) -> tuple[Sentence, ...]:
    if not options.no_trump:
        return ()
    return (
        say(
            N_(
                "With no trump the joker may be played at any time and wins the trick; "
                "when it is led, nobody need follow."
            )
        ),
    )


def _score(options: HasenpfefferOptions) -> list[Sentence]:
    """Give what each result counts."""
    said = [
        say(
            N_("A side that keeps its bid scores a point for every trick it takes, those above the bid too.")
        ),
        _failed(options.fail_penalty),
    ]
    if options.ladder == "pepper":
        said.append(say(N_("What big pepper wins or loses counts double.")))
    if may_play_alone(options):
        said += _alone(options)
        if options.defend_alone:
            said.append(_lone_defence(options.lone_defence_reward))
    if options.defenders_score == "always":
        said.append(say(N_("The defenders score a point for each trick they take.")))
    else:
        said.append(say(N_("The defenders' tricks count nothing.")))
    if options.negative_scores == "floor_0":
        said.append(say(N_("A score never falls below 0.")))
    else:
        said.append(say(N_("A score may fall below 0.")))
    return said


def _failed(rule: str) -> Sentence:
    match rule:
        case "bid":
            return say(N_("If it takes fewer it loses a point for every trick it bid."))
        case "tricks_won":
            return say(N_("If it takes fewer it loses a point for every trick it took."))
        case "tricks_short":
            return say(N_("If it takes fewer it loses a point for every trick it is short."))
        case _:
            return say(N_("If it takes fewer it loses {points} points, whatever it bid."), points=HAND)


def _alone(options: HasenpfefferOptions) -> list[Sentence]:
    match options.alone_stakes:
        case "sweep":
            said = [say(N_("All {tricks} tricks taken alone count {points}."), tricks=HAND, points=2 * HAND)]
        case "double":
            said = [say(N_("What a lone declarer wins or loses counts double."))]
        case _:
            said = [say(N_("Playing alone changes no score."))]
    if options.ladder == "pepper" and options.alone_stakes != "none":
        times = multiplier(options, big_pepper=True, alone=True, sweep=True)
        bid = N_("Big pepper taken alone counts {points}.")
        said.append(say(bid, points=times * HAND))
    return said


def _lone_defence(rule: str) -> Sentence:
    match rule:
        case "bid":
            return say(N_("A lone defender who beats a lone declarer scores as many points as were bid."))
        case "double_tricks":
            return say(
                N_("A lone defender who beats a lone declarer scores two points for each trick taken.")
            )
        case _:
            return say(N_("A lone defender gets no reward."))


def _winning(options: HasenpfefferOptions) -> list[Sentence]:
    said = [say(N_("The first side with {target} points wins."), target=options.target)]
    if options.defenders_score == "always":
        match options.both_reach_target:
            case "bidder_first":
                said.append(say(N_("If both get there together, the side that bid wins.")))
            case "higher_total":
                said.append(
                    say(N_("If both get there together the higher score wins; in a tie, the side that bid."))
                )
            case _:
                said.append(say(N_("If both get there together the higher score wins; a tie is played on.")))
    return said


WORDS: Final = Words(N_("Bid for tricks with your partner; the hare is the highest trump."), rules)
