"""Faults of the table that were found once, each held by its right value."""

from random import Random

import pytest

import games
from app.effects import CopyLink
from app.model import PERSON
from app.msg import LinkFollowed, SeedDrawn, read
from app.screen import Panel
from app.view import page
from games.options import with_changes
from seated import Program
from table import link
from table.sitting import new_sitting, tally_of


def opened(game, seed="fault", start=(), **changed):
    """Open a table of a game under house rules by a link."""
    rules = games.rules(game, with_changes(games.recipe(game).options, changed))
    scores = tuple(start) or (0,) * rules.seats
    return Program(fragment=link.write(link.Invitation(rules, seed, 3, 0, scores)))


def acted(table, rng):
    table.say(rng.choice(table.offered()))
    if table.screen.turn.confirm is not None:
        table.say("confirm")
    return table.settle()


def test_a_link_never_replaces_the_kept_sitting_of_another_game_unasked():
    mine = Program().settle().say("game euchre").settle()
    acted(mine, Random(1)).say("game hasenpfeffer").settle()
    kept = mine.store["sitting/euchre"]
    sent = link.write(link.invite(new_sitting(games.rules("euchre"), "friend")))

    asked = Program(stored=tuple(mine.store.items()), fragment=sent).settle()
    followed = mine.send(LinkFollowed(sent)).settle()

    for table in (asked, followed):
        assert table.screen.question
        assert table.store["sitting/euchre"] == kept
    assert followed.say("accept").model.sitting.seed == "friend"


def test_house_rules_chosen_for_the_next_sitting_outlive_a_reload_and_another_game():
    table = Program().settle().say("rule target 15")
    again = Program("next", stored=tuple(table.store.items())).settle()
    table.say("game euchre").settle().say("game hasenpfeffer").settle()

    for each in (again, table):
        assert each.say("new-sitting").settle().model.sitting.rules.target == 15


def test_the_rules_of_a_link_are_those_to_go_on_with():
    table = opened("hasenpfeffer", target="21").settle()

    assert table.say("new-sitting").settle().model.sitting.rules.target == 21


@pytest.mark.parametrize("how", ["reload", "undo"])
def test_an_open_trick_put_back_on_the_table_is_shown_full_and_held(how):
    rng = Random(4)
    for number in range(40):
        table = Program(f"open {number}").settle()
        while table.state.turn is not None and not _fourth(table):
            acted(table, rng)
        if table.state.turn is None:
            continue
        if how == "reload":
            table = Program("other", stored=tuple(table.store.items())).settle()
        else:
            acted(table, rng).say("undo").settle()
        table.say(table.offered()[0])
        assert len(table.screen.centre.trick.cards) == 4
        assert table.screen.turn.waiting
        return
    pytest.fail("the person never played last")


def _fourth(table):
    tricks = table.state.tricks
    return table.state.turn == PERSON and bool(tricks) and len(tricks[-1].plays) == 3


def test_an_abandoned_railroad_sitting_hands_no_points_on():
    rng = Random(2)
    for number in range(30):
        table = opened("railroad", f"laps {number}").settle()
        while not tally_of(table.model.sitting).winners:
            table.play_deal(rng)
            if any(tally_of(table.model.sitting).carried):
                break
            table.say("next-deal").settle()
        if any(tally_of(table.model.sitting).carried) and not tally_of(table.model.sitting).winners:
            table.say("next-deal").settle().say("new-sitting").say("accept").settle()
            assert table.model.sitting.start == (0, 0, 0, 0)
            return
    pytest.fail("no game of railroad euchre was won with points to spare")


def test_a_won_euchre_sitting_with_carried_points_hands_them_on():
    rng = Random(7)
    for number in range(60):
        table = opened("euchre", f"carry {number}", target="5", carry_over="on").settle()
        while not tally_of(table.model.sitting).winners:
            table.play_deal(rng)
            table.say("next-deal").settle()
        carried = tally_of(table.model.sitting).carried
        if any(carried):
            assert table.say("new-sitting").settle().model.sitting.start == carried
            return
    pytest.fail("no sitting was won with points to spare")


def test_own_house_rules_of_two_games_may_have_one_name():
    table = Program().settle().say("rule target 21").say("save-own Friday")
    table.say("game euchre").settle().say("rule target 5").say("save-own Friday")
    table.say("game hasenpfeffer").settle().say("rule target 10").say("own Friday")

    assert table.say("new-sitting").settle().model.sitting.rules.target == 21


def test_a_question_about_a_sitting_that_was_left_is_no_question_any_more():
    table = Program().settle().say("game euchre").settle()
    acted(table, Random(1)).say("game hasenpfeffer").settle()
    acted(table, Random(1)).say("new-sitting").say("game euchre").settle()

    assert table.screen.question is None
    before = table.model.sitting
    assert table.send(SeedDrawn("late")).model.sitting == before


def test_a_seed_that_comes_late_does_not_change_the_game_back():
    table = Program().settle().say("game euchre").settle().say("game hasenpfeffer").settle()
    table.say("new-sitting").say("game euchre").settle()

    assert table.model.sitting.rules.key == "euchre"


def test_another_way_to_hold_a_trick_is_for_the_one_that_lies_there_too():
    rng = Random(1)
    table = Program("held").settle().say("set hold tap")
    while not table.screen.turn.waiting:
        acted(table, rng)
    table.say("set hold timed").settle()

    assert not table.screen.turn.waiting


@pytest.mark.parametrize("text", ["act foo", "act ", "act ~", "act 99H"])
def test_what_is_no_action_is_no_message(text):
    with pytest.raises(ValueError):
        read(text)


def test_the_link_of_a_later_deal_deals_that_deal():
    rng = Random(3)
    mine = Program("later").settle()
    mine.play_deal(rng).say("next-deal").settle().say("copy-link")
    sent = next(effect.fragment for effect in mine.effects if isinstance(effect, CopyLink))
    whole = next(
        effect.fragment for effect in mine.say("copy-sitting").effects if isinstance(effect, CopyLink)
    )

    friend = Program("friend", fragment=sent)
    assert friend.state.deck == mine.state.deck
    assert friend.state.dealer == mine.state.dealer
    assert friend.model.sitting.number == 1
    assert Program("friend", fragment=whole).model.sitting.number == 0


def test_a_claim_is_offered_only_on_lead():
    rng = Random(3)
    table = Program("lead").settle()
    offered = set()
    while table.state.turn is not None:
        tricks = table.state.tricks
        leads = not tricks or tricks[-1].winner is not None
        if table.screen.turn.phase == "play":
            assert table.screen.turn.may_claim == leads
            offered.add(leads)
        acted(table, rng)

    assert offered == {True, False}


def test_a_replayed_deal_that_scored_is_asked_about_first():
    rng = Random(3)
    table = Program("asked").settle().play_deal(rng)
    before = table.model.sitting
    table.say("again").say("decline")

    assert table.model.sitting == before


@pytest.mark.parametrize("later", [False, True])
def test_the_share_panel_offers_the_whole_sitting_when_there_was_an_earlier_deal(later):
    table = Program("later").settle()
    if later:
        table.play_deal(Random(3)).say("next-deal").settle()
    html = str(page(table.say(f"panel {Panel.SHARE.value}").screen))

    assert ("copy-sitting" in html) is later
