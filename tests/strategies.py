"""Random games: house rules, deals and the actions that play them, all from one source of numbers."""

from functools import cache

from cards.shuffle import shuffled
from games import RECIPES, apply, legal_actions, new_deal, recipe, rules
from games.options import choices, with_changes

KEYS = tuple(each.key for each in RECIPES)
PRESETS = tuple((each.key, preset) for each in RECIPES for preset in each.presets)


def random_options(kind, rng):
    """Choose a value for every house rule, each as likely as the next."""
    return kind(**{each.name: rng.choice(each.values) for each in choices(kind)})


@cache
def preset_rules(key, preset):
    """Build the rules that a preset names."""
    return rules(key, with_changes(recipe(key).options, dict(preset.changes)))


def random_rules(rng, key=None):
    """Build a game under random house rules; any game, unless one is named."""
    found = recipe(key or rng.choice(KEYS))
    return rules(found.key, random_options(found.options, rng))


def random_deal(in_force, rng):
    """Deal a random pack with a random dealer."""
    seed = str(rng.getrandbits(64))
    return new_deal(in_force, rng.randrange(in_force.seats), shuffled(in_force.pack, seed, "deal/0"))


def playing_out(state, rng):
    """Play random actions; give every state and the action taken in it, and the last with None."""
    while actions := legal_actions(state):
        action = rng.choice(actions)
        yield state, action
        state = apply(state, action)
    yield state, None


def played_out(state, rng):
    """Play random actions to the end of the deal."""
    while actions := legal_actions(state):
        state = apply(state, rng.choice(actions))
    return state
