"""Every auction with an upcard, against a second statement of what may be said in it."""

import random

import pytest

from games import apply, legal_actions, notation, rules
from games.engine import phase_name, replay
from games.euchre.options import EuchreOptions
from games.kit.upcards import proposed_suit
from games.options import write_value
from hands import act, deal
from strategies import playing_out, random_deal, random_rules

GAMES = {"two_handed": 2, "three_handed": 3, "euchre": 4, "railroad": 4}


def auctions_of(state):
    """Walk every auction from its first call on: what was said, and who made what trump how."""
    met = {}

    def walk(each, said):
        if phase_name(each) not in {"order", "call"}:
            made = each.contract
            met[said] = made and (made.maker, made.trump.letter, made.alone)
            return
        for action in legal_actions(each):
            walk(apply(each, action), (*said, notation.write(action)))

    walk(state, ())
    return met


def auctions_stated(state):
    """Say the same at once: some passes in a row, then a call that this speaker may make, or none."""
    house, seats = state.rules.options, state.rules.seats
    turned = proposed_suit(state.shown, state.history).letter
    stick = write_value(house.stick_dealer)
    stated = {}
    for passes in range(2 * seats):
        speaker = (state.dealer + 1 + passes) % seats
        stuck = passes == 2 * seats - 1 and stick != "off"
        names = turned
        if passes >= seats:
            free = not getattr(house, "turned_down_suit_barred", True) or (stuck and stick == "on_any_suit")
            names = [suit for suit in "CDHS" if free or suit != turned]
            names += ["NT"] if getattr(house, "no_trump", "off") == "round2_on" else []
        if getattr(house, "trump_required", False):
            held = {str(each)[-1] for each in state.hands[speaker] if str(each) != "JKR"}
            allowed = [name for name in names if name in held or name == "NT"]
            names = names if stuck and not allowed else allowed
        for name in names:
            said = ("-",) * passes
            if not (passes == 1 and getattr(house, "canadian_loner", False)):
                stated[(*said, name)] = (speaker, name, False)
            if seats == 4:
                stated[(*said, name + "A")] = (speaker, name, True)
    if stick == "off":
        stated[("-",) * (2 * seats)] = None
    return stated


def at_the_auction(state):
    """Let the dealer name clubs for a joker and every farmer pass; None if no auction follows."""
    while phase_name(state) in {"joker", "farmer"}:
        state = apply(state, legal_actions(state)[0])
    return state if phase_name(state) == "order" else None


@pytest.mark.parametrize(
    ("key", "count"),
    [("two_handed", 2 + 2 * 3 + 1), ("three_handed", 3 + 3 * 3 + 1), ("euchre", 33), ("railroad", 33)],
)
def test_so_many_auctions_there_are(key, count):
    in_force = rules(key)
    state = deal(in_force, "S", stock="KS")

    assert len(auctions_of(state)) == count
    assert auctions_of(state) == auctions_stated(state)


@pytest.mark.parametrize("key", GAMES)
def test_every_auction_under_random_house_rules(key):
    rng = random.Random(key)
    walked = 0
    while walked < 120:
        state = at_the_auction(random_deal(random_rules(rng, key), rng))
        if state is not None:
            walked += 1
            assert auctions_of(state) == auctions_stated(state)


def test_a_stuck_dealer_with_no_suit_he_may_name_may_name_any():
    in_force = rules("euchre", EuchreOptions(stick_dealer="on", trump_required=True))
    state = deal(in_force, "S", S="9S 10S QS AS JS", stock="KS")

    assert {notation.write(each) for each in legal_actions(act(state, "- - - - - - -"))} == {
        *("C", "D", "H"),
        *("CA", "DA", "HA"),
    }


def test_a_stuck_dealer_who_may_name_a_suit_must_hold_it():
    in_force = rules("euchre", EuchreOptions(stick_dealer="on", trump_required=True))
    state = deal(in_force, "S", S="9S 10S QS AS 9C", stock="KS")

    assert {notation.write(each) for each in legal_actions(act(state, "- - - - - - -"))} == {"C", "CA"}


@pytest.mark.parametrize("put_away", ["/KS", "/9C"])
def test_r14_a_replayed_deal_keeps_what_the_dealer_put_away(put_away):
    """A replay once forgot the discard, so that the hands had the wrong number of cards."""
    state = act(deal(rules("euchre"), "S", S="9C 10C QC KC AC", stock="KS"), f"S {put_away}")
    again = replay(state.rules, state.dealer, state.deck, tuple(entry.action for entry in state.history))

    assert again == state
    assert [str(each.card) for each in again.discards] == [put_away[1:]]


@pytest.mark.parametrize("key", GAMES)
def test_six_cards_are_held_only_before_a_discard_or_a_gift(key):
    """A declarer once played with a card too many, since the discard had not been made."""
    rng = random.Random(key)
    for _ in range(150):
        for state, _action in playing_out(random_deal(random_rules(rng, key), rng), rng):
            sizes = {seat: len(hand) for seat, hand in enumerate(state.hands)}
            if phase_name(state) == "play":
                left = 5 - sum(trick.winner is not None for trick in state.tricks)
                on_table = state.tricks[-1].plays if state.tricks and state.tricks[-1].winner is None else ()
                played = {play.seat for play in on_table}
                assert all(sizes[seat] == left - (seat in played) for seat in state.active)
            if phase_name(state) not in {"pickup", "defend", "discard", "give"}:
                assert max(sizes.values()) <= 5
