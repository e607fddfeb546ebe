"""The table read out: contract, trick, tricks, score and turn in a few sentences."""

from app.pieces import CentreScreen, TrickCard
from app.screen import Screen
from app.words.actions import event
from app.words.cards import card_name, listed, signed
from app.words.deals import PERSON, progress, prompt, tricks, undertaken
from text import gettext as _


def table_read(screen: Screen) -> tuple[str, ...]:
    """Read the whole table: what was undertaken or said, the trick, the tricks, the score, whose turn."""
    parts = [*_contract(screen), *_turned_up(screen.centre), *_trick(screen), *_taken(screen), _score(screen)]
    return tuple(each for each in (*parts, _turn(screen)) if each)


def _contract(screen: Screen) -> list[str]:
    contract = screen.centre.contract
    if contract is None or contract.trump is None:
        said = [
            event(line.name, line.action, line.phase, reader=line.seat == PERSON)
            for line in screen.log
            if line.action and line.phase != "play"
        ]
        return [_("No contract yet."), *(f"{each}." for each in said)]
    words = undertaken(contract, screen.seats[contract.maker].name)
    return [_("Contract: {contract}.").format(contract=words), f"{progress(contract)}."]


def _turned_up(centre: CentreScreen) -> list[str]:
    if not centre.shown:
        return []
    cards = listed(tuple(card_name(face.card, face.rank) for face in centre.shown))
    told = _("Turned down: {cards}.") if centre.turned_down else _("Turned up: {cards}.")
    return [told.format(cards=cards)]


def _trick(screen: Screen) -> list[str]:
    trick = screen.centre.trick
    if not trick.cards:
        return []
    first, *others = trick.cards
    led = _("{name} led {card}").format(name=_name(screen, first), card=_card(first))
    played = [_("{name} played {card}").format(name=_name(screen, each), card=_card(each)) for each in others]
    winning = [_name(screen, each) for each in trick.cards if each.winning]
    held = _("{name} has taken it.") if trick.taker is not None else _("{name} is winning it.")
    number = _("Trick {number}: {plays}.").format(number=trick.number, plays=_("; ").join([led, *played]))
    return [number, *(held.format(name=name) for name in winning)]


def _name(screen: Screen, played: TrickCard) -> str:
    return screen.seats[played.seat].name


def _card(played: TrickCard) -> str:
    return card_name(played.face.card, played.face.rank)


def _taken(screen: Screen) -> list[str]:
    if not screen.centre.trick.number:
        return []
    return [
        _("{names}: {tricks}.").format(
            names=listed(team.names), tricks=tricks(sum(screen.seats[seat].tricks for seat in team.seats))
        )
        for team in screen.score.teams
    ]


def _score(screen: Screen) -> str:
    lines = [
        _("{names} {points}").format(names=listed(team.names), points=signed(team.score).removeprefix("+"))
        for team in screen.score.teams
    ]
    scores = _(", ").join(lines)
    if screen.score.target is None:
        return _("Score: {scores}.").format(scores=scores)
    return _("Score: {scores}; played to {target}.").format(scores=scores, target=screen.score.target)


def _turn(screen: Screen) -> str:
    turn = screen.turn.turn
    if turn is None or screen.result is not None:
        return ""
    name = screen.seats[turn].name
    if screen.turn.phase == "play" and not screen.centre.trick.cards:
        return _("It is your lead.") if screen.turn.yours else _("{name} leads.").format(name=name)
    asked = prompt(screen.turn, name)
    return asked if asked.endswith("?") else f"{asked}."
