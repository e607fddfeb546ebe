"""From where cards lie now back to how they were dealt."""

from random import Random

from bots.hidden import is_kind, upcard, upcard_taken
from cards.card import JOKER, Card
from cards.seat import Seat, clockwise, opposite
from games.actions import Give, Swap
from games.state import Observation


class Undone:
    """The cards each seat was dealt, and the stock, with every exchange undone.

    Where the seat that looks on cannot know which cards changed hands, they are drawn. given names, by
    seat, the card that it handed to its partner.
    """

    def __init__(self, view: Observation, places: list[list[Card]], random: Random) -> None:
        self.view = view
        self.random = random
        seats = view.rules.seats
        self.given: dict[Seat, Card] = {}
        self.first: list[list[Card]] = []
        for seat in range(seats):
            held = list(view.hand) if seat == view.seat and view.hand else places[seat]
            played = [card for trick in view.tricks for who, card in trick.plays if who == seat]
            self.first.append([*held, *played, *places[seats + seat], *places[2 * seats + seat]])
        self.swapped = places[2 * seats : 3 * seats]
        self.discarded = places[seats : 2 * seats]
        self.stock = list(places[-1])
        self._undo_gifts()
        self._undo_upcard()
        self._undo_swap()
        self._undo_widow()

    def deck(self) -> tuple[Card, ...]:
        """Give the pack in the order in which it was dealt."""
        view, place = self.view, 0
        order: list[Card] = []
        for batch in view.rules.batches:
            for seat in clockwise(view.dealer + 1, view.rules.seats):
                order += self.first[seat][place : place + batch]
            place += batch
        return (*order, *self.stock)

    def _undo_gifts(self) -> None:
        """Hand each card given back to who gave it."""
        view = self.view
        turned = upcard(view) if upcard_taken(view) else None
        for giver, action in reversed(view.history):
            if not is_kind(action, Give, ">"):
                continue
            taker = opposite(giver, view.rules.seats)
            card = action.card if isinstance(action, Give) else self._gift(giver, taker, turned)
            self.given[giver] = card
            self.first[taker].remove(card)
            self.first[giver].append(card)

    def _gift(self, giver: Seat, taker: Seat, turned: Card | None) -> Card:
        """Draw the card that one seat gave another; an upcard that has moved was the gift."""
        if turned in self.first[taker] and giver == self.view.dealer:
            assert turned is not None
            return turned
        away = (*self.discarded[taker], *self.swapped[taker], turned)
        return self.random.choice([each for each in self.first[taker] if each not in away])

    def _undo_upcard(self) -> None:
        """Lay the upcard back on the stock, or to its front."""
        turned = upcard(self.view)
        if turned is None:
            return
        for cards in (self.stock, self.first[self.view.dealer]):
            if turned in cards:
                cards.remove(turned)
        self.stock.insert(0, turned)

    def _undo_swap(self) -> None:
        """Put the three cards that a swap brought back beneath the upcard."""
        view = self.view
        for seat, action in view.history:
            if not is_kind(action, Swap, "~"):
                continue
            gone = self.swapped[seat]
            if seat == view.seat:
                got = list(view.taken[: len(gone)])
            else:
                got = self.random.sample([each for each in self.first[seat] if each not in gone], len(gone))
            self.first[seat] = [each for each in self.first[seat] if each not in got]
            self.stock[1:1] = got

    def _undo_widow(self) -> None:
        """Take the widow back from a declarer who has more cards than were dealt."""
        view = self.view
        if view.contract is None or view.rules.upcards:
            return
        maker = view.contract.maker
        extra = len(self.first[maker]) - sum(view.rules.batches)
        if extra <= 0:
            return
        if maker == view.seat:
            widow = list(view.taken)
        else:
            barred = JOKER if JOKER in view.shown else None
            widow = self.random.sample([each for each in self.first[maker] if each != barred], extra)
        self.first[maker] = [each for each in self.first[maker] if each not in widow]
        self.stock = widow
