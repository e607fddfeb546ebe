"""Links: the very same cards, whatever happens on the way, and nothing worse than a refusal."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import rules
from sittings import bent, random_sitting
from strategies import KEYS
from table import link
from table.errors import BadRecord
from table.link import LONGEST, VERSION, invite, invite_to_deal, invite_to_position, opened, read, write
from table.record import Record
from table.record import read as read_record
from table.record import write as write_record
from table.sitting import deal_hash, new_sitting, replay_deal

NUMBERS = st.integers(0, 2**64)
CORPUS = Path(__file__).parent / "links.txt"
RULES = rules("hasenpfeffer")
SEATS = ("you", "club", "club", "Zoë & 'co', 100%")
POSITION = random_sitting(8, "hasenpfeffer")
GOOD = write(invite_to_position(POSITION, SEATS))
PLAIN = write(invite(new_sitting(RULES, "tuesday", 2), ("you", "club", "club", "club")))


def seated(sitting):
    return tuple(f"seat {each}" for each in range(sitting.rules.seats))


def test_the_links_of_these_tests_hold_every_field():
    assert [part.partition("=")[0] for part in GOOD.split("&")] == [
        "v1",
        "game",
        "rules",
        "seed",
        "dealer",
        "deal",
        "score",
        "seats",
        "play",
        "check",
    ]


def test_a_link_is_short_and_can_be_read():
    assert PLAIN == "v1&game=hasenpfeffer&seed=tuesday&dealer=2&seats=you,club,club,club&check=496828"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("inviting", [invite, invite_to_deal, invite_to_position])
@given(number=NUMBERS)
def test_an_invitation_comes_back_from_its_link(inviting, key, number):
    sitting = random_sitting(number, key)
    invited = inviting(sitting, seated(sitting))

    assert read(write(invited)) == invited
    assert write(read(write(invited))) == write(invited)
    assert len(write(invited)) < LONGEST


@pytest.mark.parametrize("key", KEYS)
@given(number=NUMBERS)
def test_a_link_deals_the_very_same_cards(key, number):
    sitting = random_sitting(number, key)
    begun = new_sitting(sitting.rules, sitting.seed, sitting.first_dealer)

    assert opened(read(write(invite(sitting)))) == begun
    assert opened(read(write(invite_to_deal(sitting)))).state == replay_deal(sitting).state
    assert opened(read(write(invite_to_position(sitting)))).state == sitting.state


def test_a_record_of_what_a_link_opened_is_good():
    sitting = opened(read(GOOD))

    assert read_record(write_record(Record(sitting, SEATS))) == Record(sitting, SEATS)


def test_the_longest_names_fit_into_a_link():
    sitting = new_sitting(RULES, "🐇" * 64, 0)
    invited = invite(sitting, ("🐇" * 32,) * 4)

    assert read(write(invited)) == invited


@pytest.mark.parametrize("good", [GOOD, PLAIN])
def test_d9_every_truncation_is_refused(good):
    for end in range(len(good)):
        with pytest.raises(BadRecord):
            read(good[:end])


def test_no_changed_sign_is_believed():
    for place in range(len(GOOD)):
        for sign in ("0", "a", "A", "-", "%", "", "&", ",", "é"):
            try:
                found = read(GOOD[:place] + sign + GOOD[place + 1 :])
            except BadRecord:
                continue
            assert found == read(GOOD)


# FAULTS D13: what chat programs and people do to an address.
@pytest.mark.parametrize(
    "carry",
    [
        lambda text: f"#{text}",
        lambda text: f"https://example.org/name/#{text}",
        lambda text: f"https://example.org/name/?from=chat#{text}",
        lambda text: f"{text}.",
        lambda text: f"{text}…",
        lambda text: f"({text}),",
        lambda text: f"<{text}>",
        lambda text: f"“{text}”",
        lambda text: f"‘{text}’",
        lambda text: f'"{text}"',
        lambda text: f"*{text}*",
        lambda text: f"[play](https://example.org/#{text})",
        lambda text: f"  {text}\n",
        lambda text: "\n".join(text[start : start + 40] for start in range(0, len(text), 40)),
        lambda text: " ".join(text[start : start + 7] for start in range(0, len(text), 7)),
        lambda text: "\u200b".join(text[start : start + 9] for start in range(0, len(text), 9)),
        lambda text: "\u00ad".join(text[start : start + 9] for start in range(0, len(text), 9)),
        lambda text: f"\ufeff{text}",
        lambda text: text.replace("&", "&amp;"),
        lambda text: text.replace("%", "%25").replace("&", "%26").replace("=", "%3D"),
        lambda text: text.replace("%", "%25").replace("&", "%26").replace("=", "%3d").replace(",", "%2c"),
        lambda text: "%23" + text.replace("%", "%25").replace("&", "%26").replace("=", "%3D"),
        lambda text: text.replace("%C3%AB", "ë"),
        lambda text: text.replace("%C3%AB", "%c3%ab"),
        lambda text: text.replace("v1", "V1").replace("game", "Game").replace("check", "CHECK"),
        lambda text: text.replace("hasenpfeffer", "Hasenpfeffer"),
    ],
)
def test_d13_chat_programs_do_no_harm(carry):
    assert carry(GOOD) != GOOD
    assert read(carry(GOOD)) == read(GOOD)


def test_capitals_alone_do_no_harm_where_names_have_none():
    assert read(PLAIN.upper()) == read(PLAIN)


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "#",
        "help",
        "v1",
        "v1&",
        "v&game=hasenpfeffer",
        "v0&game=hasenpfeffer",
        "v²&game=hasenpfeffer",
        "v01" + PLAIN[2:],
        "%00",
        "%",
        "%26",
        "%26%FF",
        "v1%26%FF",
        "\ud800",
        "v1&game=\ud800",
        "javascript:alert(1)",
        "v1&game=<script>alert(1)</script>&seed=a&dealer=0&check=000000",
        PLAIN + "&seed=monday",
        PLAIN + "&SEED=tuesday",
        PLAIN + "&colour=red",
        PLAIN + "&check=496828",
        PLAIN + "&",
        PLAIN.replace("&seed=", "&&seed="),
        PLAIN.replace("check=", "check=496828,"),
        PLAIN.replace("check=496828", "check="),
        PLAIN.replace("check=496828", "check"),
        PLAIN.replace("&check=496828", ""),
        PLAIN.replace("tuesday", "monday"),
        PLAIN.replace("dealer=2", "dealer=1"),
        PLAIN.replace("dealer=2", "dealer=-1"),
        PLAIN.replace("club,club,club", "club,club"),
        PLAIN + PLAIN,
        f"{PLAIN}?{PLAIN}",
    ],
    ids=ascii,
)
def test_junk_is_refused(junk):
    with pytest.raises(BadRecord):
        read(junk)


def test_a_link_of_another_version_says_so():
    with pytest.raises(BadRecord, match="another version"):
        read(f"v{VERSION + 1}&colour=red")


def test_a_link_may_be_as_long_as_it_may_be_and_no_longer():
    longest = PLAIN + " " * (LONGEST - len(PLAIN))
    assert read(longest) == read(PLAIN)

    with pytest.raises(BadRecord, match="too long"):
        read(longest + " ")


@pytest.mark.parametrize("huge", ["v1&" + "a=b&" * 10**6, "%25" * 10**6, PLAIN + " " * LONGEST])
def test_a_huge_link_is_refused(huge):
    with pytest.raises(BadRecord, match="too long"):
        read(huge)


def tried(number, good):
    """Bend a link; whatever opens must be written and read again as the same."""
    rng = Random(number)
    text = bent(rng.choice(good), rng)
    try:
        found = read(text)
    except BadRecord as wrong:
        return wrong.reason
    opened(found)
    return "" if read(write(found)) == found else "not the same when written"


LINKS = [
    write(inviting(sitting, seated(sitting)))
    for sitting in map(random_sitting, range(30))
    for inviting in (invite, invite_to_deal, invite_to_position)
]


@given(NUMBERS)
def test_a_bent_link_opens_or_is_refused(number):
    assert tried(number, LINKS) != "not the same when written"


@pytest.fixture
def blind(monkeypatch):
    """Every check is right, as one who forges links would see to."""
    monkeypatch.setattr(link, "_check", lambda _: "000000")
    return [text[:-6] + "000000" for text in LINKS]


def test_2_000_forged_links_open_or_are_refused(blind):
    reasons = {tried(number, blind) for number in range(2_000)}

    assert "not the same when written" not in reasons
    assert {"", "It holds a move that the rules do not allow."} < reasons


@pytest.mark.long
def test_100_000_forged_links_open_or_are_refused(blind):
    reasons = {tried(number, blind) for number in range(100_000)}

    assert "not the same when written" not in reasons


@given(st.text())
def test_no_text_is_a_link_by_chance(text):
    with pytest.raises(BadRecord):
        read(text)


def corpus():
    lines = CORPUS.read_text(encoding="utf-8").splitlines()
    return [tuple(line.split()) for line in lines if line and not line.startswith("//")]


def test_every_version_has_links_in_the_corpus():
    assert {text.partition("&")[0] for text, *_ in corpus()} == {f"v{each}" for each in range(1, VERSION + 1)}


@pytest.mark.parametrize(("text", "shown", "acted"), corpus())
def test_d7_a_link_that_was_sent_opens_for_ever(text, shown, acted):
    sitting = opened(read(text))

    assert deal_hash(sitting) == shown
    assert len(sitting.state.history) == int(acted)
