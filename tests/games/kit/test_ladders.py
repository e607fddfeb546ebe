"""Every auction of a ladder, walked through beside a second statement of its rule."""

from math import comb

import pytest

from games import apply, legal_actions, new_deal, notation, rules
from games.engine import phase_name
from games.hasenpfeffer.options import HasenpfefferOptions
from hands import act, deal, legal

NUMERIC = ["1", "2", "3", "4", "5", "6"]
PEPPER = ["1", "2", "3", "4", "5", "LP", "BP"]
DEALER = 2


def under(**options):
    return rules("hasenpfeffer", HasenpfefferOptions(**options))


def second_statement(spoken, ladder, options):
    """Say what the rule makes of the words spoken: (speaker, what he may say), or (bidder, his bid).

    Seats stand in a line, the dealer last. The first speaks and goes to the end of the line, but
    leaves it where he has had his only turn, or has passed for good.
    """
    line = [(DEALER + step) % 4 for step in (1, 2, 3, 4)]
    bidder, bid, silent = None, None, 0
    for word in spoken:
        speaker = line.pop(0)
        if word == "-":
            silent += 1
        else:
            bidder, bid, silent = speaker, word, 0
        if options.auction != "one_round" and (word != "-" or not options.pass_final):
            line.append(speaker)
    everyone_else_was_silent = silent >= (4 if bid is None else 3)
    if bid == ladder[-1] or not line or line == [bidder] or everyone_else_was_silent:
        return bidder, bid
    higher = ladder[ladder.index(bid) + 1 :] if bid else ladder
    bound = options.all_pass == "dealer_forced" and bid is None and spoken == ["-", "-", "-"]
    return line[0], higher if bound else ["-", *higher]


def every_auction(options):
    """Walk all auctions; give how each ended, every turn on the way compared."""
    ladder = (NUMERIC if options.ladder == "numeric" else PEPPER)[options.min_bid - 1 :]
    in_force = rules("hasenpfeffer", options)
    waiting = [new_deal(in_force, DEALER, in_force.pack)]
    while waiting:
        state = waiting.pop()
        spoken = [notation.write(action) for _, action in state.history]
        if phase_name(state) == "auction":
            assert (state.turn, legal(state).split()) == second_statement(spoken, ladder, options)
            waiting += [apply(state, action) for action in legal_actions(state)]
        else:
            bidder, bid = second_statement(spoken, ladder, options)
            yield spoken, bidder, bid, state


def rising(rungs, longest=99):
    """Count the ways to choose bids that rise, by how many they are."""
    return {count: comb(rungs, count) for count in range(1, min(rungs, longest) + 1)}


def without_final_pass(rungs):
    """Count auctions: three passes at most before the first bid, two before another, then three."""
    return 1 + sum(ways * 4 * 3 ** (bids - 1) for bids, ways in rising(rungs).items())


def in_one_round(rungs):
    """Count auctions of one turn each: choose who bids and what; nobody speaks after the top bid."""
    below = 1 + sum(ways * comb(4, bids) for bids, ways in rising(rungs - 1, 4).items())
    to_the_top = sum(
        comb(place, others) * comb(rungs - 1, others) for place in range(4) for others in range(place + 1)
    )
    return below + to_the_top


COUNTS = [
    ({}, 694),
    ({"ladder": "pepper"}, 1_703),
    ({"pass_final": False}, without_final_pass(6)),
    ({"pass_final": False, "ladder": "pepper"}, without_final_pass(7)),
    ({"auction": "one_round"}, in_one_round(6)),
    ({"auction": "one_round", "ladder": "pepper", "pass_final": False}, in_one_round(7)),
    ({"all_pass": "dealer_forced"}, 693),
    ({"all_pass": "dealer_forced", "ladder": "pepper"}, 1_702),
    ({"all_pass": "dealer_forced", "auction": "one_round"}, in_one_round(6) - 1),
    ({"all_pass": "dealer_forced", "pass_final": False}, without_final_pass(6) - 1),
    ({"min_bid": 3, "pass_final": False}, without_final_pass(4)),
    ({"min_bid": 2, "auction": "one_round"}, in_one_round(5)),
    ({"all_pass": "joker_holder_bids_3"}, 694),
]


@pytest.mark.parametrize(("changed", "count"), COUNTS)
def test_every_auction_agrees_with_the_second_statement(changed, count):
    auctions = list(every_auction(HasenpfefferOptions(**changed)))

    assert len(auctions) == len({tuple(spoken) for spoken, *_ in auctions}) == count
    for spoken, bidder, bid, state in auctions:
        if bid is None:
            assert set(spoken) == {"-"}
        else:
            assert (state.contract.maker, state.contract.bid, phase_name(state)) == (bidder, bid, "trump")


@pytest.mark.parametrize(("ladder", "longest"), [("numeric", 8), ("pepper", 9)])
def test_the_longest_auctions(ladder, longest):
    assert max(len(spoken) for spoken, *_ in every_auction(HasenpfefferOptions(ladder=ladder))) == longest


def test_bids_rise_and_whoever_passed_is_silent():
    """A pass once meant out for good in one place and out for this turn in another."""
    for spoken, *_, state in every_auction(HasenpfefferOptions()):
        bids = [NUMERIC.index(word) for word in spoken if word != "-"]
        assert bids == sorted(set(bids))
        for place, entry in enumerate(state.history):
            if notation.write(entry.action) == "-":
                assert entry.seat not in [later.seat for later in state.history[place + 1 :]]


def test_each_seat_speaks_once_in_one_round():
    for *_, state in every_auction(HasenpfefferOptions(auction="one_round", pass_final=False)):
        seats = [seat for seat, _ in state.history]
        assert len(seats) == len(set(seats))


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("style", ["until_three_passed", "one_round"])
@pytest.mark.parametrize("final", [True, False])
def test_a_forced_dealer_is_the_dealer_whichever_seat_that_is(dealer, style, final):
    """A stuck dealer was once looked for in the person's seat."""
    in_force = under(all_pass="dealer_forced", auction=style, pass_final=final, min_bid=2)
    state = act(new_deal(in_force, dealer, in_force.pack), "- - -")

    assert (state.turn, legal(state)) == (dealer, "2 3 4 5 6")
    assert act(state, "2").contract.maker == dealer


def test_a_forced_dealer_may_pass_once_somebody_has_bid():
    state = act(deal(under(all_pass="dealer_forced"), "S"), "- - 1")

    assert legal(state) == "- 2 3 4 5 6"


def test_whoever_bids_first_is_left_of_the_dealer():
    in_force = under()

    assert [new_deal(in_force, dealer, in_force.pack).turn for dealer in range(4)] == [1, 2, 3, 0]


def test_all_passing_throws_the_hands_in_for_every_dealer():
    """A thrown-in hand once waited for a result that nobody sent."""
    for dealer in range(4):
        state = act(new_deal(under(), dealer, under().pack), "- - - -")
        assert (phase_name(state), state.turn, state.contract) == ("over", None, None)
