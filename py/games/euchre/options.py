"""The house rules of Euchre (RULES.md section 6)."""

from dataclasses import dataclass

from games.kit import house_rules
from games.options import Options
from games.words import N_


@dataclass(frozen=True, slots=True)
class EuchreOptions(Options):
    """House rules of Euchre; the defaults are the game as most books describe it."""

    target: int = house_rules.target(
        10, 5, 7, 11, 15, source=N_("Ten in Bicycle's rules; five of old; eleven in Britain.")
    )
    pack: int = house_rules.pack(
        24, 25, 32, source=N_("24 as usually described; a joker in Britain; 32 in older books.")
    )
    stick_dealer: str = house_rules.stick_dealer_or_any_suit()
    alone_lead: str = house_rules.alone_lead()
    defend_alone: bool = house_rules.defend_alone(False, True)
    lone_euchre_points: int = house_rules.lone_euchre_points()
    super_euchre: bool = house_rules.super_euchre()
    canadian_loner: bool = house_rules.canadian_loner()
    partners_best: bool = house_rules.partners_best(False, True)
    trump_required: bool = house_rules.trump_required()
    farmers_hand: str = house_rules.farmers_hand()
    may_discard_upcard: bool = house_rules.may_discard_upcard()
    no_trump: str = house_rules.no_trump()
    joker_up: str = house_rules.joker_up()
    carry_over: bool = house_rules.carry_over(False, True)
