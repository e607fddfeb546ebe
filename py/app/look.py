"""From the model to the screen: what the person's seat may see, and nothing else."""

from dataclasses import replace

from app.centre import centre_screen
from app.faces import face
from app.laid_open import result_screen
from app.logbook import log_lines, phases_before_play, said
from app.model import PERSON, Model, lying_trick
from app.names import seat_names
from app.panels import panel_screen
from app.pieces import CardFace, HandScreen, Offer, SeatScreen, TurnScreen
from app.play import is_partner, level_of, may_skip
from app.questions import asked
from app.renewal import may_renew
from app.screen import ScoreScreen, Screen, TeamScore
from app.sorting import in_order
from cards.card import Card
from cards.seat import Seat
from games import notation, recipe
from games.actions import Action, Discard, Give, Play
from games.engine import tricks_taken
from games.stakes import stakes
from games.state import Observation, State
from table import sitting as sittings
from text import gettext as _

THEMES = ("theme", "suits", "faces", "back", "text", "side", "motion", "pace")


def look(model: Model) -> Screen:
    """Build the whole screen for the person's seat."""
    sitting = model.sitting
    state = sitting.state
    view = sittings.observe_for(sitting, PERSON)
    key = sitting.rules.key
    names = seat_names(model.names, sitting.rules.seats)
    phases = phases_before_play(state)
    log = log_lines(view, state, phases, names)
    ended = state.turn is None and lying_trick(model) is None
    skip = may_skip(model)
    return Screen(
        game=key,
        game_name=_(recipe(key).name),
        seats=tuple(
            _seat(model, view, seat, names[seat], said(view, phases, seat))
            for seat in range(sitting.rules.seats)
        ),
        centre=centre_screen(model, view, phases),
        turn=_turn(model, view, may_skip=skip),
        hand=_hand(model, view, may_skip=skip),
        score=_score(model, names),
        result=result_screen(sitting, names) if ended else None,
        panel=panel_screen(model, log) if model.panel is not None else None,
        notices=model.notices,
        question=asked(model),
        log=log,
        can_undo=any(entry.seat == PERSON for entry in state.history),
        can_redo=bool(model.undone),
        theme=tuple((each, model.settings[each]) for each in THEMES),
        telling=model.telling,
        told=model.told,
        assisted=sitting.number in model.assisted,
        offer=model.settings["guide"] == "offer",
        elsewhere=model.elsewhere,
        faulted=bool(model.report),
        newer=may_renew(model),
    )


def _seat(model: Model, view: Observation, seat: Seat, name: str, spoken: tuple[str, ...]) -> SeatScreen:
    contract, state = view.contract, model.sitting.state
    alone = contract is not None and (
        (contract.alone and contract.maker == seat) or contract.lone_defender == seat
    )
    return SeatScreen(
        seat=seat,
        name=name,
        person=seat == PERSON,
        partner=is_partner(model.sitting, seat),
        dealer=seat == view.dealer,
        turn=seat == view.turn,
        out=seat not in view.active,
        maker=contract is not None and contract.maker == seat,
        alone=alone,
        thinking=seat == view.turn and seat != PERSON,
        level=level_of(model, seat) if seat != PERSON else "",
        cards=view.hand_sizes[seat],
        tricks=tricks_taken(state, (seat,)),
        said=spoken,
    )


def card_of(action: Action, hand: tuple[Card, ...]) -> Card | None:
    """Give the card of the hand that stands for an action when it is pressed."""
    if isinstance(action, Play | Discard | Give) and action.card in hand:
        return action.card
    return None


def _turn(model: Model, view: Observation, *, may_skip: bool) -> TurnScreen:
    lying = lying_trick(model)
    asked = () if model.answer is not None else view.legal
    offers = tuple(
        _offer(model.sitting.state, action) for action in asked if card_of(action, view.hand) is None
    )
    # A first lead that no longer names trump is a card like any other.
    named = view.contract is not None and view.contract.trump is not None
    return TurnScreen(
        phase="play" if view.phase == "lead" and named else view.phase,
        turn=view.turn,
        yours=view.turn == PERSON,
        offers=offers,
        waiting=lying is not None,
        confirm=notation.write(model.chosen) if model.chosen is not None else None,
        may_claim=view.phase == "play" and view.turn == PERSON and not _led(view),
        may_concede=view.phase == "play" and model.running is None and PERSON in view.active,
        may_skip=may_skip,
    )


def _led(view: Observation) -> bool:
    """Tell whether a card has been led to the present trick."""
    return bool(view.tricks) and view.tricks[-1].winner is None


def _offer(state: State, action: Action) -> Offer:
    text = notation.write(action)
    at_stake = stakes(state, action)
    if at_stake is None:
        return Offer(f"act {text}", text)
    # Where failing costs nothing, what the others get for it is the price.
    lose = at_stake.lose or -at_stake.gives
    return Offer(f"act {text}", text, at_stake.least, lose, at_stake.most)


def _hand(model: Model, view: Observation, *, may_skip: bool) -> HandScreen:
    state = model.sitting.state
    actions = {card_of(action, view.hand): action for action in view.legal}
    cards = tuple(_held(state, card, actions.get(card), model.chosen) for card in in_order(state, view.hand))
    trump = view.contract.trump if view.contract is not None else None
    letter = trump.letter if trump is not None else None
    out = PERSON not in view.active
    return HandScreen(cards, letter, out, may_skip=out and may_skip)


def _held(state: State, card: Card, action: Action | None, chosen: Action | None) -> CardFace:
    open_card = face(state, card)
    if action is None:
        return open_card
    message = f"act {notation.write(action)}"
    return replace(open_card, message=message, playable=True, selected=action == chosen)


def _score(model: Model, names: tuple[str, ...]) -> ScoreScreen:
    sitting = model.sitting
    rules = sitting.rules
    tally = sittings.tally_of(sitting)
    outcomes = sittings.outcomes_of(sitting)
    first = sitting.first_number - len(sitting.past)
    teams = tuple(
        TeamScore(
            seats=team,
            names=tuple(names[seat] for seat in team),
            score=tally.scores[team[0]],
            games=tally.games[team[0]],
            needs=max(0, rules.target - tally.scores[team[0]]) if rules.target else None,
            ours=PERSON in team,
            won=tally.winners is not None and team[0] in tally.winners,
        )
        for team in rules.teams
    )
    return ScoreScreen(
        teams=teams,
        target=rules.target,
        deal=len(sittings.earlier(sitting)) + 1,
        deals=tuple(tuple(each.points[team[0]] for team in rules.teams) for each in outcomes),
        totals=tuple(
            tuple(scores[team[0]] for team in rules.teams) for scores in sittings.running_scores(sitting)
        ),
        games=rules.games,
        length=rules.deals,
        assisted=tuple(sorted(number - first for number in model.assisted)),
    )
