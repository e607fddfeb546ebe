"""The house rules of Napoleon (RULES.md section 9)."""

from dataclasses import dataclass

from games.options import Options, option
from games.words import N_


@dataclass(frozen=True, slots=True)
class NapoleonOptions(Options):
    """House rules of Napoleon; the defaults are the game as most books describe it."""

    players: int = option(
        4,
        2,
        3,
        5,
        6,
        7,
        title=N_("Players"),
        explanation=N_("How many sit at the table."),
        source=N_("Two to seven in most books; Britannica calls five the best number."),
    )
    deals: int = option(
        20,
        1,
        5,
        10,
        40,
        title=N_("Deals"),
        explanation=N_("After so many deals the highest balance wins; deals thrown in count too."),
        source=N_("Our ruling; the game itself has no end."),
    )
    bids: str = option(
        "full",
        "basic",
        "no_misere",
        "no_top_bids",
        title=N_("Bids"),
        explanation=N_("Which bids may be made."),
        source=N_("The full list in Peel; the shorter ones in Wikipedia's older descriptions."),
        labels={
            "full": N_("two to Blücher"),
            "basic": N_("three, four and nap only"),
            "no_misere": N_("without misère"),
            "no_top_bids": N_("nothing above nap"),
        },
    )
    direct_top_bids: bool = option(
        False,
        True,
        title=N_("Wellington and Blücher at once"),
        explanation=N_("They may be bid at any turn, and not only over the bid below them."),
        source=N_("Peel allows them only over the bid below; some tables are freer."),
    )
    all_pass: str = option(
        "throw_in",
        "dealer_forced_1",
        title=N_("When all pass"),
        explanation=N_("What happens when nobody wants to bid."),
        source=N_("Thrown in at HowStuffWorks; Britannica makes the dealer play for one trick."),
        labels={
            "throw_in": N_("the next seat deals"),
            "dealer_forced_1": N_("the dealer must play for one trick"),
        },
    )
    misere_trump: str = option(
        "none",
        "first_lead",
        title=N_("Trump in misère"),
        explanation=N_("Whether the first lead names trump in a misère too."),
        source=N_("No trump in most descriptions; the first lead in Peel."),
        labels={"none": N_("no trump"), "first_lead": N_("the suit led first")},
    )
    misere_stakes: str = option(
        "3_3",
        "3_6",
        title=N_("Stakes of misère"),
        explanation=N_("What a misère wins from each opponent, and what it loses to each."),
        source=N_("Three both ways in Peel; Britannica has it lose double."),
        labels={"3_3": N_("wins 3, loses 3"), "3_6": N_("wins 3, loses 6")},
    )
    top_scale: str = option(
        "20_10_30_15",
        "10_10_10_15",
        "10_10_20_20",
        title=N_("Stakes of Wellington and Blücher"),
        explanation=N_("What they win from each opponent, and what they lose to each."),
        source=N_("Britannica and Peel; Peel's other scale; Wikipedia's older description."),
        labels={
            "20_10_30_15": N_("20 or lose 10; 30 or lose 15"),
            "10_10_10_15": N_("10 or lose 10; 10 or lose 15"),
            "10_10_20_20": N_("10 or lose 10; 20 or lose 20"),
        },
    )
    wellington_lead_low: bool = option(
        False,
        True,
        title=N_("Wellington leads low"),
        explanation=N_("The first lead of a Wellington must be the lowest card held of its suit."),
        source=N_("Wikipedia's older description alone has it."),
    )
