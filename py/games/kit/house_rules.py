"""House rules that more than one game of the Euchre family has, worded once.

RULES.md sections 5 to 8. Each function declares one field of a game's options; where games differ
in what they offer, the values are arguments, the default first.
"""

from typing import Any

from games.options import option
from games.words import N_


def target(*values: int, source: str) -> Any:
    """Declare how many points win."""
    return option(
        *values,
        title=N_("Points to win"),
        explanation=N_("Whoever reaches this many points first wins the game."),
        source=source,
    )


def pack(*values: int, source: str) -> Any:
    """Declare how many cards the pack has."""
    return option(
        *values,
        title=N_("Pack"),
        explanation=N_("Which cards are dealt. A joker is the highest trump."),
        source=source,
        labels={
            "24": N_("24 cards, nines to aces"),
            "25": N_("25 cards, nines to aces and a joker"),
            "32": N_("32 cards, sevens to aces"),
        },
    )


def joker_up() -> Any:
    """Declare what happens when the joker is turned up."""
    return option(
        "hearts",
        "dealer_names_blind",
        "dealer_maker_names_blind",
        "redeal",
        title=N_("When the joker is turned up"),
        explanation=N_("Which suit a turned-up joker proposes, where there is a joker in the pack."),
        source=N_("Hearts where this game is described; British players have the dealer name a suit."),
        labels={
            "hearts": N_("it stands for hearts"),
            "dealer_names_blind": N_("the dealer names its suit before looking"),
            "dealer_maker_names_blind": N_("the dealer names trump before looking, and is the maker"),
            "redeal": N_("the same dealer deals again"),
        },
    )


def may_discard_upcard() -> Any:
    """Declare whether the dealer may put the upcard itself away."""
    return option(
        True,
        False,
        title=N_("Discarding the upcard"),
        explanation=N_("The dealer who takes up the turned card may put that very card away again."),
        source=N_("Practice differs; the laws of 1888 forbid it."),
    )


def stick_dealer() -> Any:
    """Declare whether the dealer must call when all others have passed twice."""
    return option(
        False,
        True,
        title=N_("Stick the dealer"),
        explanation=N_("If everyone else passes twice, the dealer must name a trump suit."),
        source=N_("Off as usually described; often recommended."),
    )


def stick_dealer_or_any_suit() -> Any:
    """Declare the same, with the choice of letting him name the suit turned down."""
    return option(
        "off",
        "on",
        "on_any_suit",
        title=N_("Stick the dealer"),
        explanation=N_("If everyone else passes twice, the dealer must name a trump suit."),
        source=N_("Off as usually described; authorities differ on whether the turned suit may be named."),
        labels={
            "off": N_("the dealer may pass"),
            "on": N_("one of the other suits must be named"),
            "on_any_suit": N_("any suit must be named"),
        },
    )


def alone_lead() -> Any:
    """Declare who leads against a loner."""
    return option(
        "left_of_dealer",
        "left_of_loner",
        title=N_("First lead against a loner"),
        explanation=N_("Who leads to the first trick when the maker plays alone."),
        source=N_("Left of the dealer in Bicycle's rules; left of the loner in some circles."),
        labels={
            "left_of_dealer": N_("the first player left of the dealer"),
            "left_of_loner": N_("the first player left of the loner"),
        },
    )


def defend_alone(*values: bool) -> Any:
    """Declare whether a loner may be opposed by one defender."""
    return option(
        *values,
        title=N_("Defending alone"),
        explanation=N_("A defender may play alone against a loner; a euchre then counts four."),
        source=N_("On in Bicycle's Railroad Euchre; tournaments leave it out."),
    )


def lone_euchre_points() -> Any:
    """Declare what a euchred loner costs."""
    return option(
        2,
        4,
        title=N_("Points for a euchred loner"),
        explanation=N_("What two defenders score when a loner takes fewer than three tricks."),
        source=N_("Two in Bicycle's rules; four in the laws of 1888."),
    )


def super_euchre() -> Any:
    """Declare whether makers without a trick cost more."""
    return option(
        False,
        True,
        title=N_("Super euchre"),
        explanation=N_("Makers who take no trick at all give the defenders four points."),
        source=N_("A common house rule."),
    )


def canadian_loner() -> Any:
    """Declare whether the dealer's partner must play alone."""
    return option(
        False,
        True,
        title=N_("Canadian loner"),
        explanation=N_("The dealer's partner may order the upcard only by playing alone."),
        source=N_("A regional rule."),
    )


def partners_best(*values: bool) -> Any:
    """Declare whether a loner gets his partner's best card."""
    return option(
        *values,
        title=N_("Partner's best"),
        explanation=N_("A loner puts one card away and gets the partner's best card for it."),
        source=N_("As described in Railroad Euchre; a house rule elsewhere."),
    )


def trump_required() -> Any:
    """Declare whether a suit may be called without a card of it."""
    return option(
        False,
        True,
        title=N_("A trump in hand"),
        explanation=N_(
            "Only a hand that holds a card of a suit may make it trump. "
            "The left bower, the joker and the upcard do not count."
        ),
        source=N_("A regional rule."),
    )


def farmers_hand() -> Any:
    """Declare what a very weak hand may ask for."""
    return option(
        "off",
        "redeal_9_10",
        "swap_three",
        "no_ace_no_face",
        title=N_("Farmer's hand"),
        explanation=N_("What a player dealt a very weak hand may ask for before the bidding."),
        source=N_("House rules, common in bars."),
        labels={
            "off": N_("nothing"),
            "redeal_9_10": N_("a new deal, with nothing but nines and tens"),
            "swap_three": N_("three nines and tens for the three cards face down"),
            "no_ace_no_face": N_("a new deal, with no ace and no picture"),
        },
    )


def no_trump() -> Any:
    """Declare whether no trump may be called."""
    return option(
        "off",
        "round2_on",
        title=N_("No trump"),
        explanation=N_("In the second round no trump may be called: no bowers, and aces high."),
        source=N_("A house rule, on some sites for a stuck dealer."),
        labels={"off": N_("not played"), "round2_on": N_("may be called in the second round")},
    )


def carry_over(*values: bool) -> Any:
    """Declare whether points above the target are kept."""
    return option(
        *values,
        title=N_("Carry points over"),
        explanation=N_("What the winners score above the target counts in the next game: a lap."),
        source=N_("Laps, as played in the nineteenth century."),
    )
