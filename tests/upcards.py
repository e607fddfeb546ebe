"""Looks at deals with an upcard, by which the tests of house rules compare what each value makes."""

from dataclasses import replace

from cards.card import Suit
from games import new_deal, points
from games.engine import finish, phase_name
from games.state import Contract, Outcome, Trick
from hands import COMPASS, act, deal, legal

# South deals, so West speaks first; he holds no spade, and three nines.
WEST = "9C 9D 9H KC AD"
UPCARD = "KS"


def start(in_force, upcard=UPCARD):
    """Deal with South as the dealer; at tables of two and three the seats are South, West, North."""
    hands = {"W": WEST} if in_force.seats == 4 else {}
    return deal(in_force, "S", stock=upcard, **hands)


def stands(state):
    """Where a deal stands: the phase, who acts, who made trump."""
    acts = "nobody" if state.turn is None else COMPASS[state.turn]
    made = "nobody" if state.contract is None else COMPASS[state.contract.maker]
    return f"{phase_name(state)}, {acts} acts, {made} made trump"


def after(text, tell=legal, upcard=UPCARD):
    """Look at the deal once these actions are done."""
    return lambda in_force: tell(act(start(in_force, upcard), text))


def after_a_joker(in_force):
    """Turn the joker up, let the dealer name clubs if he is asked, and see who may do what."""
    state = start(in_force, "JKR")
    if phase_name(state) == "joker":
        state = act(state, "=C")
    return f"{stands(state)}: {legal(state)}" if phase_name(state) == "order" else stands(state)


def cards_in_the_pack(in_force):
    return len(in_force.pack)


def worth(taken, *, alone=False, lone_defender=None):
    """Score tricks of the maker's side, South's: its points, and those of West."""

    def scored(in_force):
        contract = Contract(0, None, Suit.SPADES, alone, lone_defender)
        tricks = tuple(Trick((), seat) for seat in [0] * taken + [1] * (5 - taken))
        blank = new_deal(in_force, 0, in_force.pack)
        return points(finish(replace(blank, contract=contract, tricks=tricks)))[:2]

    return scored


def lowest_winning_score(in_force):
    """Find the score at which a first game is won."""

    def won(score):
        each = (score,) + (0,) * (in_force.seats - 1)
        return any(in_force.tally((Outcome(each, 0),), (0,) * in_force.seats).games)

    return next(score for score in range(100) if won(score))


def carried_by(in_force):
    """See what the winners keep of two points above the target."""
    each = (lowest_winning_score(in_force) + 2,) + (0,) * (in_force.seats - 1)
    return in_force.tally((Outcome(each, 0),), (0,) * in_force.seats).carried[0]


def deals_after_passes(in_force):
    """See who deals after everyone has passed twice."""
    state = act(start(in_force), "- " * (2 * in_force.seats - 1) + "-")
    return COMPASS[in_force.next_dealer(state)]


# What the house rules of two partnerships show, for Euchre and Railroad Euchre alike.
FOUR_HANDED = {
    "stick_dealer": (
        after("- - - - - - -"),
        {
            "off": "- C D H CA DA HA",
            "on": "C D H CA DA HA",
            "on_any_suit": "C D H S CA DA HA SA",
        },
    ),
    "alone_lead": (
        after("- - SA /KS", stands),
        {"left_of_dealer": "play, N acts, E made trump", "left_of_loner": "play, S acts, E made trump"},
    ),
    "defend_alone": (
        after("- - - SA /KS", stands),
        {False: "play, W acts, S made trump", True: "defend, W acts, S made trump"},
    ),
    "lone_euchre_points": (worth(2, alone=True), {2: (0, 2), 4: (0, 4)}),
    "super_euchre": (worth(0), {False: (0, 2), True: (0, 4)}),
    "canadian_loner": (after("-"), {False: "- S SA", True: "- SA"}),
    "partners_best": (
        after("SA /KS", stands),
        {False: "play, W acts, W made trump", True: "discard, W acts, W made trump"},
    ),
    "trump_required": (after(""), {False: "- S SA", True: "-"}),
    "farmers_hand": (
        lambda in_force: legal(deal(in_force, "S", W="9C 9D 9H 7S 8S", stock="KS")),
        {"off": "- S SA", "redeal_9_10": "-", "swap_three": "- ~9C,9D,9H", "no_ace_no_face": "- *"},
    ),
    "may_discard_upcard": (
        lambda in_force: legal(act(deal(in_force, "S", S="9C 10C QC KC AC", stock="KS"), "S")),
        {True: "/9C /10C /QC /KC /AC /KS", False: "/9C /10C /QC /KC /AC"},
    ),
    "no_trump": (
        after("- - - -"),
        {"off": "- C D H CA DA HA", "round2_on": "- C D H NT CA DA HA NTA"},
    ),
    "joker_up": (
        after_a_joker,
        {
            "hearts": "order, W acts, nobody made trump: - H HA",
            "dealer_names_blind": "order, W acts, nobody made trump: - C CA",
            "dealer_maker_names_blind": "pickup, S acts, S made trump",
            "redeal": "over, nobody acts, nobody made trump",
        },
    ),
    "carry_over": (carried_by, {False: 0, True: 2}),
}
