"""What opens a sitting: rules, seed, dealer, score and players, as saves and links both hold them."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

import games
from cards.seat import Seat
from cards.shuffle import canonical_seed
from games import notation
from games.actions import Action
from games.options import changes, with_changes
from games.state import Outcome, Rules
from games.words import N_
from table import past as pasts
from table.errors import BadRecord
from table.sitting import Sitting, actions_of, earlier, new_sitting, redo, with_past
from table.words import quote, read_number, unquote

KEYS: Final = ("game", "rules", "seed", "dealer", "deal", "score", "past", "seats", "play")
LONGEST_NAME: Final = 32
MOST_PAST: Final = 200

Fields: TypeAlias = Mapping[str, tuple[str, ...]]


class Invitation(NamedTuple):
    """A sitting to be opened at its first deal, or at a later one with what was done in it.

    deal is the number of that deal, first_dealer who deals it. The scores before it are start, by seat,
    and what the deals of past came to besides. seats say in a short text each who sits where; they may be
    left out.
    """

    rules: Rules
    seed: str
    first_dealer: Seat
    deal: int
    start: tuple[int, ...]
    seats: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()
    past: tuple[Outcome, ...] = ()


def invite(sitting: Sitting, seats: tuple[str, ...] = ()) -> Invitation:
    """Invite to the whole sitting, from its first deal."""
    dealer, number = sitting.first_dealer, sitting.first_number
    return Invitation(sitting.rules, sitting.seed, dealer, number, sitting.start, seats, past=sitting.past)


def invite_to_deal(sitting: Sitting, seats: tuple[str, ...] = ()) -> Invitation:
    """Invite to the present deal, from its beginning and with the score before it.

    Where a sitting is won by games or ends after so many deals, a score alone would not tell how it stands.
    """
    rules, past, start = sitting.rules, earlier(sitting), sitting.start
    if (rules.games == 1 and rules.deals is None) or len(past) > MOST_PAST:
        past, start = (), rules.tally(past, start).scores
    return Invitation(rules, sitting.seed, sitting.state.dealer, sitting.number, start, seats, past=past)


def invite_to_position(sitting: Sitting, seats: tuple[str, ...] = ()) -> Invitation:
    """Invite to the present deal as it stands now."""
    return invite_to_deal(sitting, seats)._replace(actions=actions_of(sitting.state))


def opened(invitation: Invitation) -> Sitting:
    """Open the sitting; raises BadRecord if the rules allow no such thing."""
    rules, seed, dealer, deal, start, _, actions, past = invitation
    try:
        sitting = with_past(new_sitting(rules, seed, dealer, start, deal), past)
    except ValueError:
        raise BadRecord(N_("It begins with a score, a dealer or a deal that cannot be.")) from None
    return played(sitting, actions)


def played(sitting: Sitting, actions: tuple[Action, ...]) -> Sitting:
    """Let actions follow in the present deal; raises BadRecord if one is not allowed."""
    try:
        return redo(sitting, actions)
    except ValueError:
        raise BadRecord(N_("It holds a move that the rules do not allow.")) from None


def write(invitation: Invitation) -> Fields:
    """Write what is not as usual, each value as words; raises BadRecord if seats could not be read."""
    rules, seed, dealer, deal, start, seats, actions, past = invitation
    _check_names(seats, rules)
    fields = {
        "game": (quote(rules.key),),
        "rules": tuple(f"{quote(name)}:{quote(value)}" for name, value in changes(rules.options)),
        "seed": (quote(seed),),
        "dealer": (str(dealer),),
        "deal": (str(deal),) if deal else (),
        "score": tuple(map(str, start)) if any(start) else (),
        "past": pasts.write(past, rules),
        "seats": tuple(map(quote, seats)),
        "play": write_actions(actions),
    }
    return {key: words for key, words in fields.items() if words}


def read(fields: Fields) -> Invitation:
    """Read what write() wrote; raises BadRecord. opened() says whether the rules allow it."""
    if not fields.keys() <= set(KEYS):
        raise BadRecord(N_("It holds something that this version does not know."))
    rules = _rules(_one(fields, "game"), fields.get("rules", ()))
    seats = tuple(map(unquote, fields.get("seats", ())))
    _check_names(seats, rules)
    return Invitation(
        rules=rules,
        seed=_seed(_one(fields, "seed")),
        first_dealer=read_number(_one(fields, "dealer")),
        deal=read_number(_one(fields, "deal")) if "deal" in fields else 0,
        start=tuple(map(read_number, fields.get("score", ()))) or (0,) * rules.seats,
        seats=seats,
        actions=read_actions(fields.get("play", ())),
        past=pasts.read(fields.get("past", ()), rules),
    )


def write_actions(actions: tuple[Action, ...]) -> tuple[str, ...]:
    """Write actions as words of their notation, unescaped."""
    return tuple(map(notation.write, actions))


def read_actions(words: tuple[str, ...]) -> tuple[Action, ...]:
    """Read actions, in small letters too; raises BadRecord."""
    try:
        return tuple(notation.read(word.upper()) for word in words)
    except ValueError:
        raise BadRecord(N_("It holds something else where a move should be.")) from None


def _one(fields: Fields, key: str) -> str:
    words = fields.get(key, ())
    if len(words) != 1:
        raise BadRecord(N_("A part of it is missing."))
    return words[0]


def _rules(game: str, changed: tuple[str, ...]) -> Rules:
    """Build the rules from a game's key and its changed options, in any case of letters."""
    try:
        recipe = games.recipe(unquote(game).lower())
    except ValueError:
        raise BadRecord(N_("It is for a game that is not on the list.")) from None
    pairs = [word.lower().partition(":") for word in changed]
    values = {unquote(name): unquote(value) for name, _, value in pairs}
    try:
        options = with_changes(recipe.options, values)
    except ValueError:
        raise BadRecord(N_("It names a house rule that this game does not have.")) from None
    if len(values) != len(pairs):
        raise BadRecord(N_("It names a house rule twice."))
    return games.rules(recipe.key, options)


def _seed(word: str) -> str:
    try:
        return canonical_seed(unquote(word))
    except ValueError:
        raise BadRecord(N_("Its seed is not one that can be dealt from.")) from None


def _check_names(seats: tuple[str, ...], rules: Rules) -> None:
    fitting = all(0 < len(name) <= LONGEST_NAME and name.isprintable() for name in seats)
    if len(seats) not in {0, rules.seats} or not fitting:
        raise BadRecord(N_("It names players who do not fit the seats of this game."))
