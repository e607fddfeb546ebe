"""The page's worker is asked what a player is asked at the first trick, and what one is asked before it."""

from bots.levels import EXPERT
from games import transcript
from games.actions import Bid, Play
from lab.thinking import questions, views


def test_first_cards_are_asked_for_with_a_choice_and_a_score():
    found = views(20, bids=False)

    assert all(isinstance(each, Play) for view in found for each in view.legal)
    assert all(len(view.legal) > 1 and all(trick.winner is None for trick in view.tricks) for view in found)
    assert len({view.seat for view in found}) == 4
    assert len({view.score for view in found}) > 3


def test_bids_are_asked_for():
    found = views(20, bids=True)

    assert all(any(isinstance(each, Bid) for each in view.legal) for view in found)


def test_questions_are_texts_that_a_player_reads():
    for view, stream, level in questions(5, bids=False):
        assert transcript.read(view).legal
        assert len(stream) == 64
        assert level == EXPERT.key
