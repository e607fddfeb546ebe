"""Catalogues: sentences are found in them, and English is spoken without one."""

from io import BytesIO
from random import Random

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

import text
from text import gettext, language, ngettext, npgettext, pgettext, use


@pytest.fixture(autouse=True)
def english():
    """Whatever a test speaks, the next one begins in English."""
    use("en")
    yield
    use("en")


def catalogue(locale, **messages):
    """Compile a catalogue that holds two sentences, one of them with forms, and a word in a context."""
    made = Catalog(locale=locale)
    made.add("deal", messages["deal"])
    made.add(("{count} trick", "{count} tricks"), messages["tricks"])
    made.add("hand", messages["hand"], context="cards")
    made.add(("{count} hand", "{count} hands"), messages["tricks"], context="cards")
    compiled = BytesIO()
    write_mo(compiled, made)
    return compiled.getvalue()


POLISH = catalogue(
    "pl", deal="rozdaj", tricks=("{count} lewa", "{count} lewy", "{count} lew"), hand="karty w ręku"
)


def test_english_needs_no_catalogue():
    assert language() == "en"
    assert gettext("deal") == "deal"
    assert pgettext("cards", "hand") == "hand"
    assert [ngettext("one", "many", count) for count in (0, 1, 2)] == ["many", "one", "many"]
    assert [npgettext("cards", "one", "many", count) for count in (0, 1, 2)] == ["many", "one", "many"]


def test_a_language_is_spoken_from_its_catalogue():
    use("pl", POLISH)

    assert language() == "pl"
    assert gettext("deal") == "rozdaj"
    assert pgettext("cards", "hand") == "karty w ręku"
    assert gettext("hand") == "hand"
    assert gettext("not translated yet") == "not translated yet"


def test_numbers_take_the_forms_of_the_language():
    use("pl", POLISH)
    counts = (1, 2, 5, 12, 22)

    forms = ["{count} lewa", "{count} lewy", "{count} lew", "{count} lew", "{count} lewy"]
    assert [ngettext("{count} trick", "{count} tricks", count) for count in counts] == forms
    assert [npgettext("cards", "{count} hand", "{count} hands", count) for count in counts] == forms


def test_no_sentence_is_no_header():
    use("pl", POLISH)

    assert gettext("") == ""


def test_english_comes_back():
    use("pl", POLISH)
    use("en")

    assert (language(), gettext("deal")) == ("en", "deal")


def test_what_is_no_catalogue_changes_nothing():
    use("pl", POLISH)
    rng = Random(1)
    for _ in range(2_000):
        junk = bytearray(POLISH[: rng.randrange(1, len(POLISH) + 1)])
        for _ in range(rng.randrange(4)):
            junk[rng.randrange(len(junk))] = rng.randrange(256)
        try:
            use("xx", bytes(junk))
        except ValueError:
            assert (language(), gettext("deal")) == ("pl", "rozdaj")
        else:
            use("pl", POLISH)


@pytest.mark.parametrize("junk", [b"x", b"<!doctype html>", POLISH[:20], POLISH[:-1]])
def test_junk_is_no_catalogue(junk):
    with pytest.raises(ValueError):
        use("xx", junk)


def test_everything_offered_is_there():
    assert [name for name in text.__all__ if not callable(getattr(text, name))] == []
