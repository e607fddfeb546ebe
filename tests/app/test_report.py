"""A report of a fault: it replays to the same place and meets the same fault."""

from random import Random

import pytest

from app.msg import Acted, KeyPressed, PanelOpened
from app.report import read, write
from app.screen import Panel
from app.told import BotChose, TimerRang
from app.update import update
from games import RECIPES
from seated import Program
from table.errors import BadRecord

MESSAGES = [
    Acted("JS"),
    BotChose(7, "-"),
    TimerRang(3),
    PanelOpened(Panel.RULES),
    KeyPressed(" ", "card-JS"),
]


def somewhere(seed, key="hasenpfeffer"):
    rng = Random(seed)
    table = Program(f"report {seed}").say("set pace fast").say(f"game {key}").settle()
    for _ in range(rng.randrange(1, 60)):
        if table.waiting:
            table.send(table.waiting.popleft())
        elif table.offered():
            table.say(rng.choice(table.offered()))
    return table


def essence(model):
    return (
        model.sitting,
        dict(model.settings),
        model.players,
        model.ticket,
        model.answer,
        model.rung,
        model.swept,
        model.chosen,
        model.running,
    )


@pytest.mark.parametrize("seed", range(12))
def test_a_report_leads_back_to_the_same_table(seed):
    table = somewhere(seed, RECIPES[seed % len(RECIPES)].key)
    replay = read(write(table.model, MESSAGES[seed % len(MESSAGES)], "Traceback: ä\n line"))

    assert essence(replay.model) == essence(table.model)
    assert replay.message == MESSAGES[seed % len(MESSAGES)]
    assert replay.error == "Traceback: ä\n line"


def test_a_report_meets_the_same_fault_again():
    table = Program("illegal").settle()
    while not table.waiting:
        table.say(table.offered()[0])
    bad = BotChose(table.model.ticket, "LP")
    rung = update(table.model, TimerRang(table.model.ticket))[0]
    with pytest.raises(AssertionError) as met:
        update(rung, bad)
    replay = read(write(rung, bad, str(met.value)))

    with pytest.raises(AssertionError, match=r"a computer player chose"):
        update(replay.model, replay.message)


@pytest.mark.parametrize("bend", [lambda t: t[:40], lambda t: t.replace("ticket=", "ticket=x")])
def test_junk_is_no_report(bend):
    text = write(Program().settle().model, Acted("JS"), "error")

    with pytest.raises(BadRecord):
        read(bend(text))


def test_a_report_tells_nothing_of_the_other_sittings():
    stored = (("slot/1", "- secret hasenpfeffer 1 0,0\nx"), ("history/1", "secret"))

    assert "secret" not in write(Program(stored=stored).settle().model, Acted("JS"), "error")
