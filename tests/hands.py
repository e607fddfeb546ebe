"""Deals as rules pages print them: hands by compass point, actions and tricks in notation."""

import re

from cards.card import cards
from games import apply, new_deal, notation
from games.engine import is_over

COMPASS = "SWNE"
SEATS = {letter: seat for seat, letter in enumerate(COMPASS)}


def stacked(rules, dealer, hands, stock=""):
    """Give the deck that deals these hands (text by seat) and stock; the rest of the pack fills up."""
    held = {seat: list(cards(text)) for seat, text in hands.items()}
    lying = list(cards(stock))
    named = {each for some in (*held.values(), lying) for each in some}
    spare = [each for each in rules.pack if each not in named]
    size = sum(rules.batches)
    for seat in range(rules.seats):
        hand = held.setdefault(seat, [])
        while len(hand) < size:
            hand.append(spare.pop())
    order, place = [], 0
    for batch in rules.batches:
        for step in range(1, rules.seats + 1):
            order += held[(dealer + step) % rules.seats][place : place + batch]
        place += batch
    return (*order, *lying, *spare)


def deal(rules, dealer, stock="", **hands):
    """Deal four hands named by compass point, such as deal(rules, "S", W="JH 9S …", stock="9D")."""
    held = {SEATS[letter]: text for letter, text in hands.items()}
    return new_deal(rules, SEATS[dealer], stacked(rules, SEATS[dealer], held, stock))


def act(state, text):
    """Apply actions written with spaces between them."""
    for word in text.split():
        state = apply(state, notation.read(word))
    return state


def legal(state):
    """Print the legal actions, in their order, with spaces between them."""
    return " ".join(notation.write(action) for action in state.rules.phases[state.phase].legal_actions(state))


def play_tricks(state, text, letters=COMPASS):
    """Play tricks such as "W9S N10S EQS SAS→S", each seat and each winner checked on the way."""
    for word in text.replace("·", " ").split():
        written = re.fullmatch(rf"([{letters}])(\w+?)(?:→([{letters}]))?", word)
        assert written, f"not a play: {word}"
        seat, card, winner = written.groups()
        assert letters[state.turn] == seat, f"{letters[state.turn]} is to play, not {word}"
        state = act(state, card)
        took = state.tricks[-1].winner
        assert (None if took is None else letters[took]) == winner, word
    return state


def finished(state):
    """Give back a state, once it is seen to be over."""
    assert is_over(state)
    return state
