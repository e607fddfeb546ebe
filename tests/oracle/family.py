"""The Euchre family a second time, told as RULES.md sections 2 and 5 to 8 tell it.

Cards and actions are text, house rules a dict of text, and a deal is a generator: it gives the seat
to act with the set of what it may do, takes what it does, and returns a dict of what came of it.
"""

from itertools import combinations

SEATS = {"two_handed": 2, "three_handed": 3, "euchre": 4, "railroad": 4}
SUITS = "CDHS"
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7")
OTHER = {"C": "S", "S": "C", "D": "H", "H": "D"}


def chain(trump):
    """List all trumps from the highest down; with no trump that is the joker alone."""
    if trump == "NT":
        return ["JKR"]
    return [
        "JKR",
        f"J{trump}",
        f"J{OTHER[trump]}",
        *(f"{rank}{trump}" for rank in ["A", "K", "Q", "10", "9", "8", "7"]),
    ]


def belongs(card, trump):
    """Name what a card must be followed with."""
    return "trump" if card in chain(trump) else card[-1]


def may_play(hand, led, trump):
    """Choose from a hand what may be played to a lead."""
    wanted = belongs(led, trump)
    same = {card for card in hand if belongs(card, trump) == wanted}
    if trump == "NT" and led == "JKR":
        return set(hand)
    if same and trump == "NT" and "JKR" in hand:
        return same | {"JKR"}
    return same or set(hand)


def taker(table, trump):
    """Find who takes a trick, given as (seat, card) in the order of play."""
    suit = table[0][1][-1]
    order = chain(trump) + [f"{rank}{suit}" for rank in RANKS]
    return min((play for play in table if play[1] in order), key=lambda play: order.index(play[1]))[0]


def deal(game, house, dealer, pack):
    """Play one deal; see the module."""
    seats = SEATS[game]
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    cards = list(pack)
    hands = {seat: [] for seat in around}
    for batch in (3, 2):
        for seat in around:
            hands[seat] += [cards.pop(0) for _ in range(batch)]
    table = {"game": game, "house": house, "dealer": dealer, "around": around, "hands": hands}
    table |= {"up": cards.pop(0), "below": cards, "maker": None, "alone": False, "lone_defender": None}
    outcome = yield from before_the_auction(table)
    if outcome is None and table["maker"] is None:
        yield from first_round(table)
        if table["maker"] is None:
            yield from second_round(table)
    if outcome is None and table["maker"] is None:
        outcome = "same dealer" if house.get("all_pass") == "same_deals" else "next dealer"
    if outcome is not None:
        again = dealer if outcome == "same dealer" else around[0]
        return {"points": [0] * seats, "dealer": again, "maker": None}
    yield from before_play(table)
    tricks = yield from play(table)
    return {"points": score(table, tricks), "dealer": around[0], "maker": table["maker"]}


def before_the_auction(table):
    """A joker turned up, and weak hands."""
    house, dealer = table["house"], table["dealer"]
    table["proposed"] = "H" if table["up"] == "JKR" else table["up"][-1]
    if table["up"] == "JKR":
        rule = house["joker_up"]
        if rule == "redeal":
            return "same dealer"
        if rule != "hearts":
            said = yield dealer, {f"={suit}" for suit in SUITS}
            table["proposed"] = said[1]
        if rule == "dealer_maker_names_blind":
            table |= {"maker": dealer, "trump": table["proposed"]}
            table["hands"][dealer].append(table["up"])
            return None
    rule = house.get("farmers_hand", "off")
    for seat in table["around"] if rule != "off" else ():
        hand = table["hands"][seat]
        low = [card for card in hand if card[:-1] in ("9", "10")]
        if rule == "swap_three":
            swaps = {frozenset(three) for three in combinations(low, 3)}
            said = yield seat, {"-"} | swaps
            if said != "-":
                hand[:] = [card for card in hand if card not in said] + table["below"][:3]
                return None
            continue
        weak = len(low) == 5
        if rule == "no_ace_no_face":
            weak = not any(card[0] in "AKQJ" for card in hand)
        said = yield seat, {"-", "*"} if weak else {"-"}
        if said == "*":
            return "same dealer"
    return None


def may_name(table, seat, suit):
    """Tell whether a hand may make a suit trump where a card of it is required."""
    if table["house"].get("trump_required") != "on" or suit == "NT":
        return True
    return any(card != "JKR" and card[-1] == suit for card in table["hands"][seat])


def loners(table, names):
    """Add to calls the same calls alone, where the game has loners."""
    four = table["game"] in ("euchre", "railroad")
    return {*names, *(f"{name}A" for name in names if four)}


def make(table, seat, said):
    """Settle trump by what a seat said."""
    table |= {"maker": seat, "alone": said.endswith("A"), "trump": said.removesuffix("A")}


def first_round(table):
    """Each seat once may make the upcard's suit trump; the dealer takes the card if he plays."""
    suit, dealer = table["proposed"], table["dealer"]
    for seat in table["around"]:
        calls = loners(table, [suit]) if may_name(table, seat, suit) else set()
        partner = len(table["around"]) == 4 and (seat + 2) % 4 == dealer
        if partner and table["house"].get("canadian_loner") == "on":
            calls -= {suit}
        said = yield seat, calls | {"-"}
        if said == "-":
            continue
        make(table, seat, said)
        sits_out = partner and table["alone"]
        gives = table["house"].get("partners_best") == table["house"].get("best_with_upcard") == "on"
        if not sits_out or gives:
            table["hands"][dealer].append(table["up"])
        return


def second_round(table):
    """Each seat once may name a suit, but for the one turned down."""
    house, dealer = table["house"], table["dealer"]
    for seat in table["around"]:
        barred = {table["proposed"]} if house.get("turned_down_suit_barred", "on") == "on" else set()
        stuck = seat == dealer and house["stick_dealer"] != "off"
        if stuck and house["stick_dealer"] == "on_any_suit":
            barred = set()
        names = [suit for suit in SUITS if suit not in barred]
        if house.get("no_trump") == "round2_on":
            names.append("NT")
        allowed = [name for name in names if may_name(table, seat, name)]
        if stuck:
            said = yield seat, loners(table, allowed or names)
        else:
            said = yield seat, loners(table, allowed) | {"-"}
        if said != "-":
            make(table, seat, said)
            return


def across(seat):
    return (seat + 2) % 4


def before_play(table):
    """The dealer's discard, lone defenders, and partners' best cards."""
    house, dealer, hands = table["house"], table["dealer"], table["hands"]
    table["out"] = {across(table["maker"])} if table["alone"] else set()
    if len(hands[dealer]) == 6 and dealer not in table["out"]:
        keeps = house.get("may_discard_upcard", "on") == "off"
        said = yield dealer, {f"/{card}" for card in hands[dealer] if not (keeps and card == table["up"])}
        hands[dealer].remove(said[1:])
    loners_now = [table["maker"]] if table["alone"] else []
    if table["alone"] and house.get("defend_alone") == "on":
        for seat in ((table["maker"] + 1) % 4, (table["maker"] + 3) % 4):
            said = yield seat, {"-", "!"}
            if said == "!":
                table["lone_defender"] = seat
                table["out"].add(across(seat))
                loners_now.append(seat)
                break
    if house.get("partners_best") == "on":
        for seat in loners_now:
            said = yield seat, {f"/{card}" for card in hands[seat]}
            hands[seat].remove(said[1:])
            said = yield across(seat), {f">{card}" for card in hands[across(seat)]}
            hands[across(seat)].remove(said[1:])
            hands[seat].append(said[1:])


def play(table):
    """Five tricks; give back who took each."""
    seats, trump, took = len(table["around"]), table["trump"], []
    first = table["dealer"]
    if table["alone"] and table["house"]["alone_lead"] == "left_of_loner":
        first = table["maker"]
    turn = [(first + step) % seats for step in range(1, seats + 1)]
    turn = [seat for seat in turn if seat not in table["out"]]
    for _ in range(5):
        on_table = []
        for seat in turn:
            hand = table["hands"][seat]
            legal = may_play(hand, on_table[0][1], trump) if on_table else set(hand)
            said = yield seat, legal
            hand.remove(said)
            on_table.append((seat, said))
        winner = taker(on_table, trump)
        took.append(winner)
        place = turn.index(winner)
        turn = turn[place:] + turn[:place]
    return took


def score(table, tricks):
    """Score by the tables of sections 5 to 8."""
    game, house, maker = table["game"], table["house"], table["maker"]
    seats = range(SEATS[game])
    makers = {maker, across(maker)} if len(seats) == 4 else {maker}
    taken = sum(seat in makers for seat in tricks)
    if taken >= 3:
        worth = 1
        if taken == 5 and game == "three_handed":
            worth = int(house["march_points"])
        elif taken == 5:
            worth = 4 if table["alone"] else 2
        return [worth if seat in makers else 0 for seat in seats]
    if game == "three_handed":
        rule = house["euchre_points"]
        if rule == "maker_loses_two":
            return [-2 if seat == maker else 0 for seat in seats]
        each = 2 if rule == "two_each" else 1
        return [0 if seat == maker else each for seat in seats]
    worth = 2
    if table["alone"]:
        worth = int(house["lone_euchre_points"])
        worth = 4 if table["lone_defender"] is not None else worth
    if house.get("super_euchre") == "on" and taken == 0:
        worth = 4
    return [0 if seat in makers else worth for seat in seats]


def standing(game, house, start, results):
    """Add up a sitting: scores, games, carried, and the winners or None."""
    scores, games, carried = list(start), [0] * len(start), [0] * len(start)
    goal = int(house.get("target", 10))
    needed = int(house.get("games_to_win", 1))
    for points in results:
        scores = [had + got for had, got in zip(scores, points, strict=True)]
        top = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == top]
        if top < goal or (game == "three_handed" and len(winners) > 1):
            continue
        losers = [score for seat, score in enumerate(scores) if seat not in winners]
        slam = house.get("slam") == "on" and max(losers) == 0
        games = [won + (1 + slam) * (seat in winners) for seat, won in enumerate(games)]
        keeps = house.get("carry_over") == "on"
        carried = [(top - goal) * keeps if seat in winners else 0 for seat in range(len(scores))]
        if max(games) >= needed:
            return scores, games, carried, winners
        scores = list(carried)
    return scores, games, carried, None
