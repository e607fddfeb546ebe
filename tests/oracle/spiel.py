"""OpenSpiel's Euchre beside ours: one deal in both, and an action of ours carried out there.

What differs, and is mapped here: its cards go out one at a time from the dealer on; it asks whether
the maker plays alone in a turn of its own, after the dealer's discard; its dealer may not put the
upcard away, and discards even when his partner then plays alone; its returns sum to zero. Where
defenders may play alone, it asks them in another order and also against a maker with a partner.
"""

import random

import pyspiel

from games import new_deal, rules
from games.actions import Call, DefendAlone, Discard, Pass, Play
from games.engine import phase_name
from games.euchre.options import EuchreOptions
from hands import stacked

RANKS = ("9", "10", "J", "Q", "K", "A")
NAMES = [rank + suit for rank in RANKS for suit in "CDHS"]
PASS, FIRST_SUIT, ALONE, TOGETHER = 24, 25, 29, 30


class Both:
    """A deal of ours and the same deal of theirs."""

    def __init__(self, dealer, hands, upcard, *, stuck=False, lone_defender=False):
        self.ours = new_deal(
            ours(stuck=stuck, lone_defender=lone_defender),
            dealer,
            stacked(ours(stuck=stuck, lone_defender=lone_defender), dealer, hands, upcard),
        )
        settings = {"stick_the_dealer": stuck, "allow_lone_defender": lone_defender}
        self.theirs = pyspiel.load_game("euchre", settings).new_initial_state()
        self.theirs.apply_action(dealer)
        for place in range(5):
            for step in range(4):
                self.theirs.apply_action(NAMES.index(hands[(dealer + step) % 4].split()[place]))
        self.theirs.apply_action(NAMES.index(upcard))

    def act(self, action):
        """Carry an action out in both; ours is already known to be legal."""
        for each in self.in_theirs(action):
            assert each in self.theirs.legal_actions()
            self.theirs.apply_action(each)
        self.ours = self.ours.rules.phases[self.ours.phase].apply(self.ours, action)
        self.tell_who_defends_alone()

    def tell_who_defends_alone(self):
        """Answer their questions to the defenders, once ours have been asked or need not be."""
        contract = self.ours.contract
        if contract is None or phase_name(self.ours) in {"pickup", "defend"}:
            return
        while self.theirs.current_phase() == pyspiel.euchre.Phase.GO_ALONE:
            asked = self.theirs.current_player()
            self.theirs.apply_action(ALONE if asked == contract.lone_defender else TOGETHER)

    def in_theirs(self, action):
        """Translate one of our actions into theirs."""
        match action:
            case Call(trump=trump, alone=alone):
                said = ALONE if alone else TOGETHER
                if phase_name(self.ours) == "call":
                    return [FIRST_SUIT + trump, said]
                if alone and self.ours.turn == (self.ours.dealer + 2) % 4:
                    held = map(str, self.ours.hands[self.ours.dealer])
                    return [FIRST_SUIT + trump, NAMES.index(next(held)), said]
                return [FIRST_SUIT + trump]
            case Discard(card=card):
                return [NAMES.index(str(card)), ALONE if self.ours.contract.alone else TOGETHER]
            case Pass() | DefendAlone():
                return [PASS] if phase_name(self.ours) in {"order", "call"} else []
            case Play(card=card):
                return [NAMES.index(str(card))]


def ours(*, stuck, lone_defender):
    """Build our rules as near to theirs as house rules go."""
    stick_dealer = "on" if stuck else "off"
    return rules(
        "euchre",
        EuchreOptions(stick_dealer=stick_dealer, defend_alone=lone_defender, may_discard_upcard=False),
    )


def random_hands(rng: random.Random):
    """Deal 21 of the 24 cards: hands by seat as text, and the upcard."""
    order = rng.sample(NAMES, 21)
    return {seat: " ".join(order[5 * seat : 5 * seat + 5]) for seat in range(4)}, order[20]
