"""The house rules of Hasenpfeffer (RULES.md sections 3.4 and 4)."""

from dataclasses import dataclass

from games.options import Options, option
from games.words import N_


@dataclass(frozen=True, slots=True)
class HasenpfefferOptions(Options):
    """House rules of Hasenpfeffer; the defaults are the game as it is usually described."""

    ladder: str = option(
        "numeric",
        "pepper",
        title=N_("Bids"),
        explanation=N_("Bid numbers from one to six, or one to five and then the two peppers."),
        source=N_("Both are common."),
        labels={"numeric": N_("one to six"), "pepper": N_("little and big pepper")},
    )
    target: int = option(
        10,
        15,
        21,
        30,
        title=N_("Points to win"),
        explanation=N_("The first side to reach this many points wins."),
        source=N_("Ten as usually described; thirty in Parlett's Pepper."),
    )
    min_bid: int = option(
        1,
        2,
        3,
        title=N_("Lowest bid"),
        explanation=N_("No bid may be lower than this."),
        source=N_("One as usually described; three where a forced bid is three."),
    )
    auction: str = option(
        "until_three_passed",
        "one_round",
        title=N_("Auction"),
        explanation=N_("Bidding goes on until three have passed, or each seat speaks once."),
        source=N_("Until three have passed, as usually described; one turn each in many Bid Euchre games."),
        labels={
            "until_three_passed": N_("until three have passed"),
            "one_round": N_("one turn each"),
        },
    )
    pass_final: bool = option(
        True,
        False,
        title=N_("A pass is final"),
        explanation=N_("Whoever has passed may not bid again in this deal."),
        source=N_("As usually described; Pepper lets a seat come back in."),
    )
    all_pass: str = option(
        "redeal_next_dealer",
        "redeal_same_dealer",
        "joker_holder_bids_3",
        "dealer_forced",
        title=N_("When all pass"),
        explanation=N_("What happens when nobody wants to bid."),
        source=N_("Our ruling after the two-handed game; the joker's forced bid is in GameRules."),
        labels={
            "redeal_next_dealer": N_("the next seat deals"),
            "redeal_same_dealer": N_("the same dealer deals again"),
            "joker_holder_bids_3": N_("the joker's holder must bid three"),
            "dealer_forced": N_("the dealer must bid"),
        },
    )
    widow: str = option(
        "to_declarer",
        "unused",
        title=N_("Widow"),
        explanation=N_("The odd card goes to the highest bidder, or is left aside."),
        source=N_("To the bidder, as usually described; GameRules leaves it unused."),
        labels={"to_declarer": N_("to the declarer"), "unused": N_("unused")},
    )
    joker_discard: str = option(
        "allow",
        "forbid",
        title=N_("Discarding the joker"),
        explanation=N_("Whether the declarer may discard the joker itself."),
        source=N_("No source settles it; our ruling."),
        labels={"allow": N_("allowed"), "forbid": N_("forbidden")},
    )
    no_trump: bool = option(
        False,
        True,
        title=N_("No trump"),
        explanation=N_("The declarer may name no trump: no bowers, and the joker the only trump."),
        source=N_("Pepper and Parlett allow it."),
    )
    first_lead: str = option(
        "left_of_dealer",
        "declarer",
        title=N_("First lead"),
        explanation=N_("Who leads to the first trick."),
        source=N_("Left of the dealer, as usually described; the declarer in Parlett and Bid Euchre."),
        labels={"left_of_dealer": N_("left of the dealer"), "declarer": N_("the declarer")},
    )
    alone: bool = option(
        True,
        False,
        title=N_("Playing alone"),
        explanation=N_("The declarer may send the partner away when naming trump."),
        source=N_("The usual description."),
    )
    alone_stakes: str = option(
        "sweep",
        "double",
        "none",
        title=N_("Stakes alone"),
        explanation=N_("What playing alone doubles."),
        source=N_("All six alone count twelve, as a lone march does in Euchre; Parlett doubles all."),
        labels={
            "sweep": N_("all six tricks count double"),
            "double": N_("won and lost points double"),
            "none": N_("nothing"),
        },
    )
    defend_alone: bool = option(
        True,
        False,
        title=N_("Defending alone"),
        explanation=N_("Against a lone declarer, a defender may send the partner away."),
        source=N_("As usually described; some sites leave it out."),
    )
    lone_defence_reward: str = option(
        "bid",
        "none",
        "double_tricks",
        title=N_("Reward for a lone defence"),
        explanation=N_("What a lone defender's side earns for beating a lone declarer."),
        source=N_("Our ruling."),
        labels={
            "bid": N_("as many points as the bid"),
            "none": N_("nothing"),
            "double_tricks": N_("two points a trick"),
        },
    )
    fail_penalty: str = option(
        "bid",
        "tricks_won",
        "tricks_short",
        "flat_6",
        title=N_("A failed bid loses"),
        explanation=N_("What a failed bid costs. By tricks won, a beaten declarer may throw tricks away."),
        source=N_("The bid in most descriptions; two translations say tricks won."),
        labels={
            "bid": N_("the bid"),
            "tricks_won": N_("a point for each trick won"),
            "tricks_short": N_("a point for each trick short"),
            "flat_6": N_("six points"),
        },
    )
    defenders_score: str = option(
        "none",
        "always",
        title=N_("Defenders' tricks"),
        explanation=N_("Whether the defenders get a point for each trick they take."),
        source=N_("The usual description is silent; Parlett and Bid Euchre give one each."),
        labels={"none": N_("count nothing"), "always": N_("one point each")},
    )
    negative_scores: str = option(
        "allow",
        "floor_0",
        title=N_("Negative scores"),
        explanation=N_("Whether a score may fall below zero."),
        source=N_("Allowed in three of four translations."),
        labels={"allow": N_("allowed"), "floor_0": N_("never below zero")},
    )
    both_reach_target: str = option(
        "bidder_first",
        "higher_total",
        "play_on",
        title=N_("Both sides reach the target"),
        explanation=N_("Who wins when one deal takes both sides there."),
        source=N_("Bid Euchre lets the side win that kept or broke the contract."),
        labels={
            "bidder_first": N_("the bidding side"),
            "higher_total": N_("the higher score"),
            "play_on": N_("play on until one side leads"),
        },
    )
    stack_multipliers: bool = option(
        False,
        True,
        title=N_("Doublings multiply"),
        explanation=N_("Big pepper played alone counts four times, not twice."),
        source=N_("Our ruling."),
    )
    pepper_plays_alone: str = option(
        "off",
        "big_only",
        title=N_("Peppers alone"),
        explanation=N_("Whether a big pepper must be played alone."),
        source=N_("Some circles play the highest bid alone."),
        labels={"off": N_("as the declarer likes"), "big_only": N_("big pepper must be alone")},
    )
