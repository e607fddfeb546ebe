"""The house rules of two-handed Euchre (RULES.md section 5)."""

from dataclasses import dataclass

from games.kit import house_rules
from games.options import Options, option
from games.words import N_


@dataclass(frozen=True, slots=True)
class TwoHandedOptions(Options):
    """House rules of two-handed Euchre; the defaults are the game as it is usually described."""

    target: int = house_rules.target(10, 5, 7, 11, source=N_("Ten as usually described; five in old books."))
    pack: int = house_rules.pack(24, 32, 25, source=N_("24 as usually described; the others are common too."))
    stick_dealer: bool = house_rules.stick_dealer()
    turned_down_suit_barred: bool = option(
        True,
        False,
        title=N_("The suit turned down is barred"),
        explanation=N_("In the second round nobody may name the suit of the card that was turned down."),
        source=N_("Barred in most books; one description does not say so."),
    )
    may_discard_upcard: bool = house_rules.may_discard_upcard()
    joker_up: str = house_rules.joker_up()
    all_pass: str = option(
        "other_deals",
        "same_deals",
        title=N_("When both pass twice"),
        explanation=N_("Who deals again when nobody has made trump."),
        source=N_("The other player as usually described; the same one in some descriptions."),
        labels={
            "other_deals": N_("the other player deals"),
            "same_deals": N_("the same player deals again"),
        },
    )
