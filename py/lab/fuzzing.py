"""Bent links, saves and files, and whether any of them is met by more than a refusal."""

import sys
import traceback
from random import Random
from typing import Final

from app import transfer
from app.look import look
from app.model import PERSON, Model
from app.msg import Started, read
from app.told import LinkFollowed
from app.update import update
from app.view import regions
from cards.shuffle import LONGEST_SEED
from games import RECIPES, legal_actions, rules
from games.engine import is_over
from lab.bending import bent
from table import link, record
from table.record import Record
from table.sitting import Sitting, act, has_ended, new_sitting, next_deal

KINDS: Final = ("link", "link at the start", "save", "journal", "settings", "file", "shelf")
SOURCES: Final = 40
SHOWN: Final = 3


def fuzz(number: int, seed: int = 0) -> int:
    """Bend so many texts and put them in; the number that met an uncaught error."""
    rng = Random(seed)
    sources = [played(rng) for _source in range(SOURCES)]
    table, _effects = update(None, Started((), "", "fuzz"))
    uncaught = 0
    for count in range(number):
        kind = KINDS[count % 2] if rng.random() < 0.5 else rng.choice(KINDS)
        sitting = rng.choice(sources)
        try:
            put_in(table, kind, sitting, rng)
        except Exception:  # noqa: BLE001 - every error that comes out here is the figure
            uncaught += 1
            if uncaught <= SHOWN:
                sys.stderr.write(traceback.format_exc())
    return uncaught


def played(rng: Random) -> Sitting:
    """Play some deals of any game at random."""
    recipe = rng.choice(RECIPES)
    sitting = new_sitting(
        rules(recipe.key), "".join(rng.choices("abc1 üé🐇%&", k=rng.randrange(2, 20))) + "x"
    )
    for _step in range(rng.randrange(120)):
        if is_over(sitting.state):
            if has_ended(sitting):
                break
            sitting = next_deal(sitting)
        else:
            sitting = act(sitting, rng.choice(legal_actions(sitting.state)))
    return sitting


def put_in(table: Model, kind: str, sitting: Sitting, rng: Random) -> None:
    """Put one bent text into the program where it comes in, and look at the page afterwards."""
    levels = ("regular",) * sitting.rules.seats
    save = record.write(Record(sitting, levels))
    fragment = bent(link.write(rng.choice((link.invite, link.invite_to_position))(sitting, levels)), rng)
    game = sitting.rules.key
    match kind:
        case "link":
            model, _effects = update(table, LinkFollowed(fragment))
        case "link at the start":
            model, _effects = update(None, Started((), fragment, "start"))
        case "file":
            whole = transfer.write({"current": game, f"sitting/{game}": save, "settings": "pace fast"})
            model, _effects = update(table, read(f"import {bent(whole, rng)}"))
            model, _effects = update(model, read("accept"))
        case "shelf":
            kept = (("slot/1", bent(f"- name {game} 1 0,0\n{save}", rng)), ("history/1", bent(save, rng)))
            model, _effects = update(None, Started(kept, "", "shelf"))
            for said in ("panel sittings", "open-slot slot/1", "accept", "panel history"):
                model, _effects = update(model, read(said))
        case _:
            model = _started(kind, game, save, rng)
    regions(look(model))
    if not is_over(model.sitting.state) and model.sitting.state.turn == PERSON:
        assert legal_actions(model.sitting.state)
    assert len(model.sitting.seed) <= LONGEST_SEED


def _started(kind: str, game: str, save: str, rng: Random) -> Model:
    """Start with one thing bent in what was kept."""
    stored = {"current": game, f"sitting/{game}": save, "saves": "7"}
    journal: dict[str, str] = {}
    match kind:
        case "save":
            stored[f"sitting/{game}"] = bent(save, rng)
        case "journal":
            journal = {
                f"sitting/{game}": bent(save, rng),
                "saves": bent("8", rng),
                "current": bent(game, rng),
            }
        case _:
            told = "pace fast\ntarget 15\nstick on\n1 Ada\n2 Zoë"
            names = ("settings", "names", f"rules/{game}", "presets", "exported", "before")
            stored |= {name: bent(told, rng) for name in names}
    model, _effects = update(None, Started(tuple(stored.items()), "", "kept", tuple(journal.items())))
    for panel in ("settings", "games", "sittings", "share"):
        model, _effects = update(model, read(f"panel {panel}"))
        regions(look(model))
    return model
