"""The house rules of Railroad Euchre (RULES.md sections 6 and 8)."""

from dataclasses import dataclass

from games.kit import house_rules
from games.options import Options, option
from games.words import N_


@dataclass(frozen=True, slots=True)
class RailroadOptions(Options):
    """House rules of Railroad Euchre; the defaults are everything that makes it fast."""

    target: int = house_rules.target(5, 10, source=N_("Five as usually described; ten in Keller's book."))
    games_to_win: int = option(
        3,
        1,
        2,
        5,
        title=N_("Games to win"),
        explanation=N_("How many games a side must win; a slam counts as two."),
        source=N_("Our ruling, after the rubber of old: a game counts one, a slam two."),
    )
    slam: bool = option(
        True,
        False,
        title=N_("Slam"),
        explanation=N_("To win a game while the others have nothing counts as two games."),
        source=N_("As usually described."),
    )
    carry_over: bool = house_rules.carry_over(True, False)
    pack: int = option(
        24,
        32,
        title=N_("Pack"),
        explanation=N_("Which cards are dealt besides the joker."),
        source=N_("Nines to aces as usually described; sevens to aces in Keller's book."),
        labels={"24": N_("nines to aces"), "32": N_("sevens to aces")},
    )
    joker: bool = option(
        True,
        False,
        title=N_("Joker"),
        explanation=N_("One joker is added to the pack; it is the highest trump."),
        source=N_("As usually described."),
    )
    joker_up: str = house_rules.joker_up()
    partners_best: bool = house_rules.partners_best(True, False)
    best_with_upcard: bool = option(
        True,
        False,
        title=N_("The upcard as partner's best"),
        explanation=N_("A dealer whose partner orders up alone may give the upcard as the best card."),
        source=N_("As usually described."),
    )
    defend_alone: bool = house_rules.defend_alone(True, False)
    lone_euchre_points: int = house_rules.lone_euchre_points()
    super_euchre: bool = house_rules.super_euchre()
    stick_dealer: str = house_rules.stick_dealer_or_any_suit()
    alone_lead: str = house_rules.alone_lead()
    canadian_loner: bool = house_rules.canadian_loner()
    trump_required: bool = house_rules.trump_required()
    farmers_hand: str = house_rules.farmers_hand()
    may_discard_upcard: bool = house_rules.may_discard_upcard()
    no_trump: str = house_rules.no_trump()
