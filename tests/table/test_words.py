"""Words: any text as signs that survive, and whole numbers."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.errors import BadRecord
from table.words import quote, read_number, unquote

TEXTS = st.text(st.characters(exclude_categories=("Cs",)))


@given(TEXTS)
def test_any_text_comes_back_from_its_word(text):
    assert unquote(quote(text)) == text
    assert re.fullmatch(r"[0-9A-Za-z_%-]*", quote(text))


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("tuesday-night_2", "tuesday-night_2"),
        ("two words", "two%20words"),
        ("100%", "100%25"),
        ("zoë", "zo%C3%AB"),
        ("a.b", "a%2Eb"),
        ("", ""),
    ],
)
def test_a_text_as_a_word(text, word):
    assert quote(text) == word


@pytest.mark.parametrize(("word", "text"), [("%zz", "%zz"), ("%", "%"), ("%4", "%4"), ("zo%c3%ab", "zoë")])
def test_what_is_no_escape_stands_for_itself(word, text):
    assert unquote(word) == text


@pytest.mark.parametrize("word", ["%FF", "%C3", "%C3x", "%ED%A0%80", "\ud800"])
def test_bytes_that_are_no_text_are_refused(word):
    with pytest.raises(BadRecord):
        unquote(word)


@pytest.mark.parametrize(
    ("word", "number"), [("0", 0), ("7", 7), ("-3", -3), ("9999999", 9_999_999), ("-9999999", -9_999_999)]
)
def test_whole_numbers(word, number):
    assert read_number(word) == number


@pytest.mark.parametrize(
    "word",
    [
        "",
        "-",
        "-0",
        "00",
        "07",
        "+1",
        "1.0",
        "1e9",
        "NaN",
        "[]",
        "10000000",
        "٣",
        "²",
        " 1",
        "1\n",
        "1_0",
        "0x1",
    ],
)
def test_what_is_no_whole_number_is_refused(word):
    with pytest.raises(BadRecord):
        read_number(word)
