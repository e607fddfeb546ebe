from htpy import fragment

from app.screen import ScoreScreen, TeamScore
from app.view.score import score, sheet
from drawn import parts, words


def team(seats, names, points, *, ours=False, games=0, needs=None):
    return TeamScore(seats, names, points, games, needs, ours, won=False)


def shown(part):
    return str(fragment[sheet(part)])


US = team((0, 2), ("You", "North"), 7, ours=True, needs=3)
THEM = team((1, 3), ("West", "East"), -4, needs=14)


def lines(part):
    return [words(each.words) for each in parts(score(part)) if each.tag == "li"]


def test_each_side_shows_its_score_and_what_it_lacks():
    assert lines(ScoreScreen((US, THEM), 10, 3, ())) == [
        "You and NorthWe7needs 3",
        "West and EastThey−4needs 14",
    ]


def test_games_won_are_counted_where_games_are_won():
    teams = (team((0, 2), ("You", "North"), 1, games=2), THEM)

    assert "2 games" in lines(ScoreScreen(teams, 5, 1, (), games=3))[0]
    assert "game" not in lines(ScoreScreen(teams, 5, 1, ()))[0]


def test_where_a_sitting_goes_to_is_said():
    assert "to 5, 3 games" in words(score(ScoreScreen((US, THEM), 5, 1, (), games=3)))
    assert "deal 2 of 20" in words(score(ScoreScreen((US, THEM), None, 2, (), length=20)))


def test_a_small_page_shows_ours_and_the_one_who_leads_the_others():
    rivals = tuple(team((seat,), (name,), points) for seat, name, points in ((1, "West", 3), (2, "East", 8)))
    part = ScoreScreen((team((0,), ("You",), 5, ours=True), *rivals), 10, 1, ())
    leading = [words(each.words) for each in parts(score(part)) if each.tag == "li" and each.has("lead")]

    assert leading == ["EastEast8"]


def test_the_sheet_shows_each_deal_and_the_score_after_it():
    rows = [
        words(each.words)
        for each in parts(shown(ScoreScreen((US, THEM), 10, 3, ((4, 0), (3, -4)), ((4, 0), (7, 0)))))
        if each.tag == "td"
    ]

    assert rows == ["+4 4", "0 0", "+3 7", "−4 0"]


def test_an_empty_sheet_says_so():
    assert "No deal" in words(shown(ScoreScreen((US, THEM), 10, 1, ())))


def test_the_sheet_marks_a_deal_in_which_there_was_help():
    part = ScoreScreen((US, THEM), 10, 3, ((4, 0), (3, -4)), ((4, 0), (7, 0)), assisted=(1,))
    heads = [words(each.words) for each in parts(shown(part)) if each.attributes.get("scope") == "row"]

    assert heads == ["1", "2 *, with help"]


def test_the_sheet_says_what_each_side_needs():
    said = words(shown(ScoreScreen((US, THEM), 10, 1, ())))

    assert said.startswith("To 10You and North: 7, needs 3West and East: −4, needs 14")
