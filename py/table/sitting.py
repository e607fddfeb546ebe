"""Deals in a row: who deals, where the score stands, going back, and a bot's share of chance."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, NamedTuple

from cards.card import Card
from cards.seat import Seat
from cards.shuffle import canonical_seed, digest, draw, shuffled
from games.actions import Action
from games.engine import apply, is_over, new_deal, observe, points, replay
from games.state import Observation, Outcome, Rules, State, Tally

# A record is read by playing it through, which must not take a browser longer than seconds.
DEALS: Final = 1_000


class Finished(NamedTuple):
    """A deal that was played to its end, or thrown in."""

    number: int
    dealer: Seat
    actions: tuple[Action, ...]
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Sitting:
    """Deals in a row under one set of rules, all from one seed in its canonical form.

    start holds the scores carried in, by seat, past what deals before the first one here came to.
    number is that of the present deal, from 0; state is the present deal, which stays here when it is
    over until the next one is dealt.
    """

    rules: Rules
    seed: str
    start: tuple[int, ...]
    finished: tuple[Finished, ...]
    number: int
    state: State
    past: tuple[Outcome, ...] = ()

    @property
    def first_dealer(self) -> Seat:
        """Who dealt the first deal of this sitting."""
        return self.finished[0].dealer if self.finished else self.state.dealer

    @property
    def first_number(self) -> int:
        """The number of its first deal; above 0 when a later deal was sent by itself."""
        return self.finished[0].number if self.finished else self.number


def new_sitting(
    rules: Rules,
    seed: str,
    first_dealer: Seat | None = None,
    start: Sequence[int] = (),
    number: int = 0,
) -> Sitting:
    """Deal the first deal; without a first dealer, the seed draws one.

    Raises ValueError for a seed, seat, number or scores that cannot be.
    """
    seed = canonical_seed(seed)
    dealer = draw(rules.seats, seed, "dealer") if first_dealer is None else first_dealer
    if not 0 <= dealer < rules.seats:
        raise ValueError(f"no such seat: {dealer}")
    if not 0 <= number < DEALS:
        raise ValueError(f"no such deal: {number}")
    scores = tuple(start) or (0,) * rules.seats
    _check_start(rules, scores)
    return Sitting(rules, seed, scores, (), number, _dealt(rules, seed, dealer, number))


def _check_start(rules: Rules, scores: tuple[int, ...]) -> None:
    if len(scores) != rules.seats:
        raise ValueError("each seat has a score")
    if any(len({scores[seat] for seat in team}) != 1 for team in rules.teams):
        raise ValueError("partners have one score")
    # A deal thrown in changes no score, and with none at all there would be no last contract,
    # which may decide between two sides at the target.
    thrown_in = Outcome((0,) * rules.seats, None)
    stands = rules.tally((thrown_in,), scores)
    if any(scores) and (stands.winners is not None or any(stands.games)):
        raise ValueError("the sitting is won before it begins")
    if stands.scores != scores:
        raise ValueError("no sitting under these rules begins with such a score")


def deck_of(rules: Rules, seed: str, number: int) -> tuple[Card, ...]:
    """Shuffle the pack for one deal of a seed in its canonical form."""
    return shuffled(rules.pack, seed, f"deal/{number}")


def _dealt(rules: Rules, seed: str, dealer: Seat, number: int) -> State:
    return new_deal(rules, dealer, deck_of(rules, seed, number))


def act(sitting: Sitting, action: Action) -> Sitting:
    """Let the seat whose turn it is act; raises IllegalAction as apply does."""
    return replace(sitting, state=apply(sitting.state, action))


def with_past(sitting: Sitting, past: tuple[Outcome, ...]) -> Sitting:
    """Let a sitting that has just begun follow deals played elsewhere; raises ValueError if they won it."""
    if len(past) > sitting.number or sitting.rules.tally(past, sitting.start).winners is not None:
        raise ValueError("the sitting is won before it begins")
    return replace(sitting, past=past)


def outcome_of(state: State) -> Outcome:
    """Give what the score needs of a finished deal; raises ValueError while it goes on."""
    return Outcome(points(state), None if state.contract is None else state.contract.maker)


def tally_of(sitting: Sitting) -> Tally:
    """Count the score from the deals themselves, a present deal that is over included."""
    return sitting.rules.tally(outcomes_of(sitting), sitting.start)


def running_scores(sitting: Sitting) -> list[tuple[int, ...]]:
    """Give the score by seat after each deal, as the rules count it."""
    scores, found = sitting.start, []
    for outcome in outcomes_of(sitting):
        scores = sitting.rules.tally((outcome,), scores).scores
        found.append(scores)
    # Only the whole of a sitting tells that it is won, which may be where a game's score is left standing.
    return [*found[:-1], tally_of(sitting).scores] if found else found


def outcomes_of(sitting: Sitting) -> tuple[Outcome, ...]:
    """List what each deal came to, a present one that is over included."""
    present = (outcome_of(sitting.state),) if is_over(sitting.state) else ()
    return (*earlier(sitting), *present)


def earlier(sitting: Sitting) -> tuple[Outcome, ...]:
    """List what the deals before the present one came to."""
    return (*sitting.past, *(deal.outcome for deal in sitting.finished))


def has_ended(sitting: Sitting) -> bool:
    """Tell whether no further deal follows: the sitting is won, or as long as a record may be."""
    if not is_over(sitting.state):
        return False
    return tally_of(sitting).winners is not None or sitting.number + 1 == DEALS


def next_deal(sitting: Sitting) -> Sitting:
    """Deal again after a deal that is over.

    Raises ValueError while the deal goes on and when the sitting has ended.
    """
    state, rules = sitting.state, sitting.rules
    if not is_over(state):
        raise ValueError("the deal is not over")
    if has_ended(sitting):
        raise ValueError("the sitting has ended")
    ended = Finished(sitting.number, state.dealer, actions_of(state), outcome_of(state))
    number = sitting.number + 1
    return replace(
        sitting,
        finished=(*sitting.finished, ended),
        number=number,
        state=_dealt(rules, sitting.seed, rules.next_dealer(state), number),
    )


def actions_of(state: State) -> tuple[Action, ...]:
    """List a deal's actions in order."""
    return tuple(entry.action for entry in state.history)


def back_to(sitting: Sitting, count: int) -> Sitting:
    """Go back to where the present deal had so many actions; 0 is its beginning."""
    state = sitting.state
    earlier = actions_of(state)[:count]
    return replace(sitting, state=replay(sitting.rules, state.dealer, state.deck, earlier))


def undo(sitting: Sitting, seat: Seat) -> Sitting | None:
    """Go back to before a seat's last action in the present deal; None if it has not acted."""
    history = sitting.state.history
    acted = [count for count, entry in enumerate(history) if entry.seat == seat]
    return back_to(sitting, acted[-1]) if acted else None


def undone(before: Sitting, after: Sitting) -> tuple[Action, ...]:
    """List what an undo took back, for redo; before and after are the sittings around it."""
    return actions_of(before.state)[len(after.state.history) :]


def redo(sitting: Sitting, actions: Sequence[Action]) -> Sitting:
    """Let actions follow one another in the present deal; raises IllegalAction as act does."""
    for action in actions:
        sitting = act(sitting, action)
    return sitting


def ended_deals(sitting: Sitting) -> Iterator[State]:
    """Replay each finished deal before the present one and give it as it ended."""
    for deal in sitting.finished:
        deck = deck_of(sitting.rules, sitting.seed, deal.number)
        yield replay(sitting.rules, deal.dealer, deck, deal.actions)


def replay_deal(sitting: Sitting) -> Sitting:
    """Begin the present deal anew with the same cards; what it scored counts no more."""
    return back_to(sitting, 0)


def observe_for(sitting: Sitting, seat: Seat) -> Observation:
    """Observe the present deal as a seat, with the sitting's score."""
    return replace(observe(sitting.state, seat), score=tally_of(sitting).scores)


def thought(sitting: Sitting) -> str:
    """Give the bot to act the text that its random choices come from; it tells nothing of the seed.

    Raises ValueError when the deal is over.
    """
    state = sitting.state
    if state.turn is None:
        raise ValueError("nobody has to think: the deal is over")
    return digest(sitting.seed, f"thought/{sitting.number}/{state.turn}/{len(state.history)}")


def deal_hash(sitting: Sitting) -> str:
    """Give the SHA-256, in hexadecimal, of the present deal's proof; it may be shown before play."""
    return sha256(_proof(sitting).encode()).hexdigest()


def deal_proof(sitting: Sitting) -> str:
    """Give the text whose hash was shown: the cards in order, then what kept them from being guessed.

    Raises ValueError while the deal goes on.
    """
    if not is_over(sitting.state):
        raise ValueError("the deal is not over")
    return _proof(sitting)


def _proof(sitting: Sitting) -> str:
    order = " ".join(str(each) for each in sitting.state.deck)
    return f"{order} {digest(sitting.seed, f'proof/{sitting.number}')}"
