import re

import pytest

from cards.card import JOKER, Rank, pack
from publish.faces import PARTS, PIPS, SPRITE, face, sprite

SHEET = SPRITE.read_text(encoding="utf-8")
IDS = re.findall(r'\bid="([^"]+)"', SHEET)


def test_the_kept_sprite_is_the_one_that_is_laid_out():
    assert sprite(PARTS.read_text(encoding="utf-8")) == SHEET


def test_t15_a_symbol_for_every_card_suit_and_back():
    wanted = [f"face-{each}" for each in (*pack(Rank.TWO), JOKER)]
    wanted += [f"suit-{letter}" for letter in "CDHS"]
    wanted += ["back-1", "back-2", "back-3"]

    assert set(wanted) <= set(IDS)


def test_no_name_is_given_twice():
    assert len(IDS) == len(set(IDS))


def test_no_name_can_be_one_of_the_page():
    assert [each for each in IDS if not re.match(r"(?:face|suit|back|part)-", each)] == []


def test_all_that_is_used_is_drawn():
    used = set(re.findall(r'href="#([^"]+)"', SHEET))

    assert used <= set(IDS)


def test_the_sprite_is_under_its_weight():
    assert len(SHEET.encode()) < 150_000


def test_nothing_depends_on_a_font_or_on_another_file():
    assert not re.search(r"<text|<image|<style|font-|url\(|http(?!://www\.w3\.org/2000/svg)", SHEET)


@pytest.mark.parametrize("rank", sorted(PIPS))
def test_a_numeral_has_as_many_pips_as_it_says(rank):
    upper, unturned = PIPS[rank]

    assert 2 * len(upper) + len(unturned) == rank


def test_every_colour_is_a_property_of_the_page():
    assert not re.search(r'(?:fill|stroke|color)="#', SHEET)


def test_a_card_takes_the_colour_of_its_suit():
    ten = next(each for each in pack(Rank.TEN) if str(each) == "10D")

    assert 'color="var(--suit-d)"' in face(ten)
