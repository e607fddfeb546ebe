"""Hasenpfeffer a second time, told as RULES.md sections 2, 3 and 4 tell it.

Cards and actions are text, house rules a dict of text, and a deal is a generator: it gives the seat
to act with the set of what it may do, takes what it does, and returns a dict of what came of it.
"""

SUITS = ("C", "D", "H", "S")
PLAIN = ("9", "10", "J", "Q", "K", "A")
COLOUR = {"C": "black", "S": "black", "D": "red", "H": "red"}
NUMERIC = ["1", "2", "3", "4", "5", "6"]
PEPPER = ["1", "2", "3", "4", "5", "LP", "BP"]


def suit_of(card, trump):
    """Name the suit a card counts as; the joker without a trump suit is of its own."""
    if card == "JKR":
        return trump
    if trump != "NT" and card[:-1] == "J" and COLOUR[card[-1]] == COLOUR[trump]:
        return trump
    return card[-1]


def height(card, trump):
    """Say how high a card stands in its suit."""
    if card == "JKR":
        return 100
    if trump != "NT" and card == f"J{trump}":
        return 99
    if trump != "NT" and suit_of(card, trump) != card[-1]:
        return 98
    return PLAIN.index(card[:-1])


def may_play(hand, table, trump):
    """Choose what may be played to the cards on the table."""
    if not table:
        return set(hand)
    led = table[0][1]
    if trump == "NT" and led == "JKR":
        return set(hand)
    same = {card for card in hand if suit_of(card, trump) == suit_of(led, trump)}
    if same and trump == "NT":
        same |= {"JKR"} & set(hand)
    return same or set(hand)


def taker(table, trump):
    """Find the seat that takes a trick."""
    trumps = [play for play in table if suit_of(play[1], trump) == trump]
    led = suit_of(table[0][1], trump)
    running = trumps or [play for play in table if suit_of(play[1], trump) == led]
    return max(running, key=lambda play: height(play[1], trump))[0]


def deal(house, dealer, pack):
    """Play one deal; see the module."""
    around = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    hands = {seat: [] for seat in around}
    for half in (0, 12):
        for place, seat in enumerate(around):
            first = half + 3 * place
            hands[seat] += pack[first : first + 3]
    widow = pack[24]
    declarer, bid = yield from auction(house, around)
    if declarer is None and house["all_pass"] == "joker_holder_bids_3" and widow != "JKR":
        declarer, bid = next(seat for seat in around if "JKR" in hands[seat]), "3"
    if declarer is None:
        again = dealer if house["all_pass"] == "redeal_same_dealer" else around[0]
        return {"points": [0, 0, 0, 0], "dealer": again, "maker": None}
    table = {"house": house, "around": around, "hands": hands, "widow": widow}
    table |= {"declarer": declarer, "bid": bid, "alone": False, "lone_defender": None}
    tricks = yield from contract(table)
    return {"points": score(table, tricks), "dealer": around[0], "maker": declarer}


def auction(house, around):
    """Ask the seats for bids; give the declarer and his bid, or None twice."""
    rungs = NUMERIC if house["ladder"] == "numeric" else PEPPER
    rungs = rungs[int(house["min_bid"]) - 1 :]
    said = []
    while not ended(house, rungs, said):
        speaker = next_speaker(house, around, said)
        bids = [word for _, word in said if word != "-"]
        choices = set(rungs[rungs.index(bids[-1]) + 1 :] if bids else rungs)
        others_passed = [word for _, word in said] == ["-", "-", "-"]
        if not (house["all_pass"] == "dealer_forced" and others_passed and speaker == around[3]):
            choices.add("-")
        word = yield speaker, choices
        said.append((speaker, word))
    bids = [each for each in said if each[1] != "-"]
    return bids[-1] if bids else (None, None)


def ended(house, rungs, said):
    """Say whether the words said end an auction."""
    words = [word for _, word in said]
    a_bid_stands = any(word != "-" for word in words)
    if rungs[-1] in words:
        return True
    if house["auction"] == "one_round":
        return len(words) == 4
    if house["pass_final"] == "on":
        passed = {seat for seat, word in said if word == "-"}
        return len(passed) == 4 or (len(passed) == 3 and a_bid_stands)
    return words[-4:] == ["-"] * 4 or (a_bid_stands and words[-3:] == ["-"] * 3)


def next_speaker(house, around, said):
    """Say whose turn it is: the next seat clockwise that has not passed for good."""
    place = 0 if not said else around.index(said[-1][0]) + 1
    following = [around[(place + step) % 4] for step in range(4)]
    if house["auction"] == "one_round" or house["pass_final"] == "off":
        return following[0]
    return next(seat for seat in following if (seat, "-") not in said)


def contract(table):
    """From the widow to the last trick; give how many tricks the bidders took."""
    house, around, hands, declarer = (table[name] for name in ("house", "around", "hands", "declarer"))
    left, partner, right = ((declarer + step) % 4 for step in (1, 2, 3))
    if house["widow"] == "to_declarer":
        hands[declarer] = [*hands[declarer], table["widow"]]
    called = yield declarer, calls(house, table["bid"])
    table["alone"], trump = called[-1] == "A", called.removesuffix("A")
    if house["widow"] == "to_declarer":
        kept = {"JKR"} if house["joker_discard"] == "forbid" else set()
        put = yield declarer, {f"/{card}" for card in hands[declarer] if card not in kept}
        hands[declarer] = [card for card in hands[declarer] if card != put[1:]]
    playing = [seat for seat in around if not (table["alone"] and seat == partner)]
    if table["alone"] and house["defend_alone"] == "on":
        for defender, other in ((left, right), (right, left)):
            if (yield defender, {"-", "!"}) == "!":
                table["lone_defender"] = defender
                playing.remove(other)
                break
    winners = yield from play(hands, playing, first_leader(table), trump)
    return sum(seat in {declarer, partner} for seat in winners)


def first_leader(table):
    """Say who leads to the first trick."""
    if table["house"]["first_lead"] == "declarer":
        return table["declarer"]
    if table["lone_defender"] is not None:
        return table["lone_defender"]
    return (table["declarer"] + 1) % 4 if table["alone"] else table["around"][0]


def calls(house, bid):
    """List the ways to name trump."""
    trumps = [*SUITS, "NT"] if house["no_trump"] == "on" else list(SUITS)
    forced = bid == "BP" and house["pepper_plays_alone"] == "big_only"
    named = set() if forced else set(trumps)
    if forced or house["alone"] == "on":
        named |= {f"{trump}A" for trump in trumps}
    return named


def play(hands, playing, leader, trump):
    """Play six tricks; give who took each."""
    winners = []
    for _ in range(6):
        table = []
        order = playing[playing.index(leader) :] + playing[: playing.index(leader)]
        for seat in order:
            card = yield seat, may_play(hands[seat], table, trump)
            hands[seat] = [other for other in hands[seat] if other != card]
            table.append((seat, card))
        leader = taker(table, trump)
        winners.append(leader)
    return winners


def score(table, tricks):
    """Give the points by seat."""
    house, bid, alone = table["house"], table["bid"], table["alone"]
    undertaken = 6 if bid in {"LP", "BP"} else int(bid)
    made = tricks >= undertaken
    doublings = []
    if bid == "BP":
        doublings.append(2)
    if alone and (house["alone_stakes"] == "double" or (house["alone_stakes"] == "sweep" and tricks == 6)):
        doublings.append(2)
    times = 1
    for each in doublings:
        times = times * each if house["stack_multipliers"] == "on" else 2
    lost = {"bid": undertaken, "tricks_won": tricks, "tricks_short": undertaken - tricks, "flat_6": 6}
    bidders = times * tricks if made else -times * lost[house["fail_penalty"]]
    defenders = 6 - tricks if house["defenders_score"] == "always" else 0
    if not made and table["lone_defender"] is not None:
        reward = {"bid": undertaken, "double_tricks": 2 * (6 - tricks), "none": defenders}
        defenders = reward[house["lone_defence_reward"]]
    return [bidders if seat % 2 == table["declarer"] % 2 else defenders for seat in range(4)]


def standing(house, start, deals):
    """Give the scores and the winners after deals told as (points, maker); None while it goes on."""
    ours, theirs = start[0], start[1]
    for points, _ in deals:
        ours, theirs = ours + points[0], theirs + points[1]
        if house["negative_scores"] == "floor_0":
            ours, theirs = max(ours, 0), max(theirs, 0)
    target = int(house["target"])
    winner = None
    if ours >= target and theirs >= target:
        bidder = deals[-1][1] % 2
        higher = 0 if ours > theirs else 1
        by_score = higher if ours != theirs else None
        rule = house["both_reach_target"]
        winner = bidder if rule == "bidder_first" else by_score
        if rule == "higher_total" and winner is None:
            winner = bidder
    elif ours >= target or theirs >= target:
        winner = 0 if ours >= target else 1
    return [ours, theirs, ours, theirs], None if winner is None else [winner, winner + 2]
