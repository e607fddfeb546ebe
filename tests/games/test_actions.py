"""Who may see an action: whoever forgets to say so has made a secret."""

from dataclasses import dataclass

import pytest

from games import actions
from games.actions import (
    PLAY,
    Action,
    Audience,
    Bid,
    Call,
    DefendAlone,
    Discard,
    Give,
    Pass,
    Play,
    Propose,
    Redeal,
    Swap,
    Unseen,
)

AUDIENCES = {
    Pass: Audience.ALL,
    Bid: Audience.ALL,
    Call: Audience.ALL,
    Propose: Audience.ALL,
    DefendAlone: Audience.ALL,
    Redeal: Audience.ALL,
    Play: Audience.ALL,
    Unseen: Audience.ALL,
    Discard: Audience.ACTOR,
    Swap: Audience.ACTOR,
    Give: Audience.PARTNERS,
}


@pytest.mark.parametrize(("kind", "audience"), AUDIENCES.items())
def test_who_sees_an_action(kind, audience):
    assert kind.audience is audience


def test_every_kind_of_action_is_on_the_list():
    kinds = {each for each in vars(actions).values() if isinstance(each, type) and issubclass(each, Action)}

    assert kinds - {Action} == set(AUDIENCES)


def test_a_new_kind_of_action_is_hidden_unless_it_says_otherwise():
    @dataclass(frozen=True, slots=True)
    class Whisper(Action):
        pass

    assert Whisper.audience is Audience.ACTOR


def test_every_card_has_its_play():
    assert len(PLAY) == 53
    assert all(play.card == each for each, play in PLAY.items())
