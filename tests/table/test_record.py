"""A sitting as text: what comes back, what is refused, and saves of every version."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import rules
from sittings import bent, played_out, random_sitting
from strategies import KEYS
from table import record
from table.record import LONGEST, VERSION, BadRecord, Record, migrated, read, whole, write
from table.sitting import DEALS, deal_hash, new_sitting, next_deal, tally_of, undo

NUMBERS = st.integers(0, 2**64)
SAMPLES = Path(__file__).parent / "samples"
RULES = rules("hasenpfeffer")
SEATS = ("you", "club", "Zoë & 'co', 100%", "play:")


def recorded(number, key=None):
    sitting = random_sitting(number, key)
    deals = range(sitting.first_number, sitting.number + 1)
    helped = tuple(each for each in deals if Random(number + each).random() < 0.5)
    return Record(sitting, tuple(f"seat {each}" for each in range(sitting.rules.seats)), helped)


def checked(body):
    """Put the right check under any text, as whoever wrote it by hand would."""
    return f"{body}\ncheck: {record._check(body.split())}"


GOOD = write(Record(next_deal(played_out(new_sitting(RULES, "two words", 2), Random(1))), SEATS))
BODY = GOOD.partition("check:")[0]


@pytest.mark.parametrize("key", KEYS)
@given(number=NUMBERS)
def test_v13_a_sitting_comes_back_from_its_record(key, number):
    kept = recorded(number, key)

    assert read(write(kept)) == kept
    assert write(read(write(kept))) == write(kept)


def test_a_record_can_be_read_by_people():
    sitting = new_sitting(RULES, "Two words", 0, (3, -2, 3, -2), 7)
    for _ in range(2):
        sitting = next_deal(played_out(sitting, Random(3)))
    lines = write(Record(sitting, SEATS)).splitlines()

    assert lines[:7] == [
        f"sitting: {VERSION}",
        "game: hasenpfeffer",
        "seed: two%20words",
        "dealer: 0",
        "deal: 7",
        "score: 3 -2 3 -2",
        "seats: you club Zo%C3%AB%20%26%20%27co%27%2C%20100%25 play%3A",
    ]
    assert [line.partition(" ")[0] for line in lines[7:]] == ["play:", "play:", "play:", "check:"]


def test_players_may_be_left_out():
    kept = Record(new_sitting(RULES, "tuesday"))

    assert "seats" not in write(kept)
    assert read(write(kept)) == kept


@pytest.mark.parametrize("key", KEYS)
@given(number=NUMBERS)
def test_a_deal_is_about_a_hundred_characters(key, number):
    plays = [line for line in write(recorded(number, key)).splitlines() if line.startswith("play:")]

    assert all(len(line) <= 200 for line in plays)
    assert max(len(line) for line in plays) * DEALS < LONGEST


def test_undo_and_redo_leave_a_good_save():
    sitting = played_out(new_sitting(RULES, "tuesday", 0), Random(1))
    while (back := undo(sitting, 0)) is not None:
        assert read(write(Record(sitting, SEATS))).sitting == sitting
        sitting = back


def test_every_truncation_is_refused():
    whole = GOOD.rstrip()
    for end in range(len(whole)):
        with pytest.raises(BadRecord):
            read(whole[:end])

    assert read(whole) == read(GOOD)


@pytest.mark.parametrize("start", range(1, 60))
def test_a_record_without_its_beginning_is_refused(start):
    with pytest.raises(BadRecord):
        read(GOOD[start:])


def test_no_changed_word_is_believed():
    kept = read(GOOD)
    for place in range(len(GOOD) - 1):
        for sign in "0A- :":
            try:
                found = read(GOOD[:place] + sign + GOOD[place + 1 :])
            except BadRecord:
                continue
            assert found == kept


@pytest.mark.parametrize(
    "carry",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.replace(" ", "\n"),
        lambda text: text.replace("\n", " "),
        lambda text: text.replace(" ", "\u00a0"),
        lambda text: f"\n  {text}\n\t",
    ],
    ids=["carriage returns", "blank lines", "wrapped", "unwrapped", "hard spaces", "around"],
)
def test_line_breaks_and_spaces_are_all_the_same(carry):
    assert read(carry(GOOD)) == read(GOOD)


# FAULTS V1: whatever else is found under a key of the browser's storage.
@pytest.mark.parametrize(
    "junk",
    [
        "",
        " ",
        "\0",
        "{}",
        "null",
        "[]",
        "undefined",
        '{"sitting": 1}',
        "sitting:",
        "sitting: 1",
        "sitting: one",
        "sitting: -1",
        "sitting: ١",
        "sitting: ²",
        "sitting: 0",
        checked("sitting: 0\ngame: hasenpfeffer"),
        "sitting: 1\ncheck: 00000000",
        checked("sitting: 1"),
        checked("sitting: 1 1\n" + BODY.partition("\n")[2]),
        checked("sitting: 1\nplay: -"),
        GOOD + GOOD,
        GOOD.replace("check:", "Check:"),
        "\ud800",
        "sitting: 1 \ud800 check: 00000000",
        checked(BODY.replace("two%20words", "%ED%A0%80")),
    ],
    ids=ascii,
)
def test_junk_is_refused(junk):
    with pytest.raises(BadRecord):
        read(junk)


@pytest.mark.parametrize(
    "wrong",
    [
        BODY + "play: -",
        BODY + "play:\nplay:",
        BODY.replace("play: ", "play: JKR ", 1),
        BODY.replace("play: ", "play: - - - - - ", 1),
        BODY.replace("dealer: 2", "dealer: 2\ndealer: 2"),
        BODY.replace("dealer: 2", ""),
        BODY.replace("game: hasenpfeffer", "game: whist"),
        BODY.replace("two%20words", "three%20words"),
        BODY.replace("seats:", "colour: red\nseats:"),
        BODY.replace("seats:", "check: 00000000\nseats:"),
        BODY.replace("seats:", "rules: target:11\nseats:"),
        BODY.replace("seats:", "score: 1 2 3 4\nseats:"),
        BODY.replace("seats:", "deal: 999\nseats:"),
        BODY.partition("play:")[0],
    ],
)
def test_what_does_not_play_through_is_refused_even_with_a_good_check(wrong):
    assert read(checked(BODY)) == read(GOOD)
    with pytest.raises(BadRecord):
        read(checked(wrong))


def test_a_deal_after_the_sitting_is_won_is_refused():
    body = (SAMPLES / "1-won.txt").read_text(encoding="utf-8").partition("check:")[0]

    assert tally_of(read(checked(body)).sitting).winners == (0, 2)
    with pytest.raises(BadRecord, match="after the end"):
        read(checked(body + "play:"))


@pytest.mark.parametrize("words", ["-1", "2", "0 0", "1 0", "x", "0 2"])
def test_help_in_a_deal_that_is_not_there_is_refused(words):
    with pytest.raises(BadRecord):
        read(checked(BODY + f"assisted: {words}"))

    assert read(checked(BODY + "assisted: 0 1")).assisted == (0, 1)


@pytest.mark.parametrize("version", ["3", "10", "9999", "99999", "9" * 5000])
def test_a_save_of_a_later_version_says_so(version):
    with pytest.raises(BadRecord, match="newer version"):
        read(checked(f"sitting: {version}\nsomething: else"))


def test_a_later_version_of_which_nothing_else_is_left_says_so_too():
    with pytest.raises(BadRecord, match="newer version"):
        read("sitting: 99")


def test_a_save_is_known_to_be_whole_before_it_is_played():
    good = write(recorded(3))

    assert whole(good)
    assert not any(whole(good[:end]) for end in range(0, len(good) - 1, 7))


def test_a_save_may_be_as_large_as_it_may_be_and_no_larger():
    text = write(recorded(3))
    largest = text + " " * (LONGEST - len(text))
    assert read(largest) == recorded(3)

    with pytest.raises(BadRecord, match="too long"):
        read(largest + " ")


def test_a_sitting_may_be_as_long_as_it_may_be_and_no_longer(monkeypatch):
    text = next(text for text in map(write, map(recorded, range(50))) if text.count("play:") == 3)
    monkeypatch.setattr(record, "DEALS", 3)
    assert read(text)
    monkeypatch.setattr(record, "DEALS", 2)

    with pytest.raises(BadRecord, match="hold together"):
        read(text)


@pytest.mark.parametrize(
    "huge",
    ["x" * (LONGEST + 1), checked(BODY + "play:\n" * DEALS), checked("a: " * 60_000)],
    ids=["long", *"db"],
)
def test_a_huge_text_is_refused_before_anything_is_played(huge, monkeypatch):
    monkeypatch.setattr(record, "opened", None)
    with pytest.raises(BadRecord):
        read(huge)


@pytest.mark.parametrize("key", KEYS)
@given(number=NUMBERS)
def test_a_bent_record_opens_or_is_refused(key, number):
    rng = Random(number)
    text = bent(write(recorded(number, key)), rng)
    if rng.random() < 0.8:
        text = checked(text.partition("check:")[0])
    try:
        found = read(text)
    except BadRecord:
        return

    assert read(write(found)) == found


@given(st.text())
def test_no_text_is_a_record_by_chance(text):
    with pytest.raises(BadRecord):
        read(text)


@pytest.mark.long
def test_100_000_bent_records_open_or_are_refused():
    good = [write(recorded(number)) for number in range(200)]
    for number in range(100_000):
        rng = Random(number)
        text = checked(bent(rng.choice(good).partition("check:")[0], rng))
        try:
            found = read(text)
        except BadRecord:
            continue
        assert read(write(found)) == found


def test_migrations_follow_one_another():
    steps = {
        1: lambda entries: (*entries, ("second", ())),
        2: lambda entries: (*entries, ("third", ())),
    }

    assert migrated(1, (("first", ()),), steps, newest=3) == (("first", ()), ("second", ()), ("third", ()))
    assert migrated(2, (("first", ()),), steps, newest=3) == (("first", ()), ("third", ()))
    assert migrated(3, (("first", ()),), steps, newest=3) == (("first", ()),)


def test_a_version_that_nothing_leads_on_from_is_refused():
    with pytest.raises(BadRecord):
        migrated(0, (), {1: lambda entries: entries}, newest=2)


def test_v7_every_version_has_a_sample():
    versions = {int(path.stem.split("-")[0]) for path in SAMPLES.glob("*.txt")}

    assert versions == set(range(1, VERSION + 1))


# By file: the present deal's hash, its number, the scores and the players.
KEPT = {
    "2-assisted.txt": (
        "879f13edb69b2e2f308402a1761b567e22a89726fc71561ba6c3ae6bf6c11790",
        4,
        (5, 2, 5, 2),
        ("regular", "strong-bold", "expert", "casual"),
    ),
    "1-won.txt": (
        "e027a0da98f357842ffd39944423b4e7d9d931622848e679dc68b0f17cf7a729",
        8,
        (12, -24, 12, -24),
        ("you", "club", "club", "club"),
    ),
    "1-rules.txt": (
        "eca5554292923adf490e957d17c0fb4a5316010f778f41d70d9d9a92d543e219",
        3,
        (-4, -12, -4, -12),
        ("you", "club", "Zoë & 'co'", "beginner"),
    ),
    "1-begun.txt": (
        "bd7d579472291d93bcc55c8449e8a5741f9a600bbcca292863da0f2ec4ade9ee",
        5,
        (8, -2, 8, -2),
        (),
    ),
}


def test_every_sample_is_known():
    assert {path.name for path in SAMPLES.glob("*.txt")} == set(KEPT)


@pytest.mark.parametrize("name", KEPT)
def test_v7_a_kept_sample_opens_to_the_same_place(name):
    found = read((SAMPLES / name).read_text(encoding="utf-8"))
    sitting = found.sitting

    assert KEPT[name] == (deal_hash(sitting), sitting.number, tally_of(sitting).scores, found.seats)
    assert found.assisted == ((1, 4) if name == "2-assisted.txt" else ())


@pytest.mark.parametrize("name", [name for name in KEPT if name.startswith(f"{VERSION}-")])
def test_a_sitting_is_still_written_as_it_was(name):
    text = (SAMPLES / name).read_text(encoding="utf-8")

    assert write(read(text)) == text
