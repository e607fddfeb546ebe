"""The house rules of three-handed Euchre (RULES.md section 7)."""

from dataclasses import dataclass

from games.kit import house_rules
from games.options import Options, option
from games.words import N_


@dataclass(frozen=True, slots=True)
class ThreeHandedOptions(Options):
    """House rules of three-handed Euchre; the defaults follow Scarne."""

    pack: int = house_rules.pack(24, 32, 25, source=N_("24 as usually described; the others are common too."))
    stick_dealer: bool = house_rules.stick_dealer()
    march_points: int = option(
        3,
        2,
        4,
        title=N_("Points for a march"),
        explanation=N_("What the maker scores for all five tricks."),
        source=N_("Three in Scarne; two among some players."),
    )
    euchre_points: str = option(
        "two_each",
        "one_each",
        "maker_loses_two",
        title=N_("Points for a euchre"),
        explanation=N_("What it costs when the maker takes fewer than three tricks."),
        source=N_("Two each in Scarne; one each among some players; a loss is our own."),
        labels={
            "two_each": N_("each opponent scores two"),
            "one_each": N_("each opponent scores one"),
            "maker_loses_two": N_("the maker loses two"),
        },
    )
    joker_up: str = house_rules.joker_up()
