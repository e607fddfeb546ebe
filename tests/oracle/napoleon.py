"""Napoleon a second time, told as RULES.md section 9 tells it; see oracle/hasenpfeffer.py for the shape."""

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
BIDS = {
    "full": "2 3 M 4 N W B",
    "basic": "3 4 N",
    "no_misere": "2 3 4 N W B",
    "no_top_bids": "2 3 M 4 N",
}
BELOW = {"W": "N", "B": "W"}


def deal(house, dealer, pack):
    """Play one deal; give points, next dealer and declarer."""
    seats = int(house["players"])
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    rest = list(pack)
    hands = {seat: [] for seat in around}
    for batch in (3, 2):
        for seat in around:
            hands[seat] += rest[:batch]
            del rest[:batch]
    declarer, bid = yield from bidding(house, around)
    if declarer is None:
        return {"points": [0] * seats, "dealer": around[0], "maker": None}
    tricks = yield from play(house, around, hands, declarer, bid)
    return {"points": settle(house, seats, declarer, bid, tricks), "dealer": around[0], "maker": declarer}


def bidding(house, around):
    """Each seat once; the highest bid there is ends it, since nobody can go over it."""
    ladder = BIDS[house["bids"]].split()
    declarer, bid = None, None
    for seat in around:
        higher = ladder if bid is None else ladder[ladder.index(bid) + 1 :]
        choices = {
            each
            for each in higher
            if each not in BELOW or house["direct_top_bids"] == "on" or bid == BELOW[each]
        }
        if seat == around[-1] and bid is None and house["all_pass"] == "dealer_forced_1":
            choices |= {"1"}
        else:
            choices |= {"-"}
        said = yield seat, choices
        if said != "-":
            declarer, bid = seat, said
        if said == ladder[-1]:
            break
    return declarer, bid


def play(house, around, hands, declarer, bid):
    """Play five tricks; give how many the declarer took."""
    trump = "none" if bid == "M" and house["misere_trump"] == "none" else None
    leader, took = declarer, 0
    for _ in range(5):
        table = []
        first = around.index(leader)
        for seat in around[first:] + around[:first]:
            hand = hands[seat]
            choices = set(hand)
            if table and any(card[-1] == table[0][1][-1] for card in hand):
                choices = {card for card in hand if card[-1] == table[0][1][-1]}
            elif trump is None and bid == "W" and house["wellington_lead_low"] == "on":
                choices = {min((c for c in hand if c[-1] == s), key=height) for s in {c[-1] for c in hand}}
            card = yield seat, choices
            trump = trump or card[-1]
            hands[seat] = [other for other in hand if other != card]
            table.append((seat, card))
        suit = trump if any(card[-1] == trump for _, card in table) else table[0][1][-1]
        leader = max((play for play in table if play[1][-1] == suit), key=lambda play: height(play[1]))[0]
        took += leader == declarer
    return took


def height(card):
    return RANKS.index(card[:-1])


def settle(house, seats, declarer, bid, tricks):
    """Settle the declarer with each of the others."""
    scale = [int(number) for number in house["top_scale"].split("_")]
    misere = [int(number) for number in house["misere_stakes"].split("_")]
    win, lose = {
        "1": (1, 1),
        "2": (2, 2),
        "3": (3, 3),
        "M": misere,
        "4": (4, 4),
        "N": (10, 5),
        "W": scale[:2],
        "B": scale[2:],
    }[bid]
    kept = tricks == 0 if bid == "M" else tricks >= (int(bid) if bid in "1234" else 5)
    each = win if kept else -lose
    return [each * (seats - 1) if seat == declarer else -each for seat in range(seats)]


def standing(house, start, deals):
    """Give the balances, and who has won once the deals are all played."""
    balances = [before + sum(points[seat] for points, _ in deals) for seat, before in enumerate(start)]
    if len(deals) < int(house["deals"]):
        return balances, None
    return balances, [seat for seat, balance in enumerate(balances) if balance == max(balances)]
