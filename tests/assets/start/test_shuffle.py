import json
import subprocess
from hashlib import sha256

import pytest

from cards.shuffle import canonical_seed, draw, shuffled
from publish.files import CHECKOUT
from publish.node import node

SEEDS = ("1", "abc", "ttc9svjbxgza", "a longer seed, with words", "käse", "トランプ", "9" * 64)


@pytest.fixture(scope="module")
def told():
    """What the page's own script says of the same seeds, in one run of Node.js."""
    script = f"""
        {(CHECKOUT / "assets/start/shuffle.js").read_text(encoding="utf-8")}
        const seeds = {json.dumps(SEEDS)};
        const pack = [...Array(25).keys()];
        const text = new TextEncoder();
        console.log(JSON.stringify({{
          decks: seeds.map((seed) => [0, 1, 12].map((n) => shuffled(pack, seed, `deal/${{n}}`))),
          dealers: seeds.map((seed) => [2, 3, 4, 5, 7].map((seats) => draw(seats, seed, "dealer"))),
          fresh: pack.map(() => freshSeed(4, 3)),
          sums: pack.map((n) => [...sha256(text.encode("x".repeat(7 * n)))]),
        }}));
    """
    done = subprocess.run(
        [node(), "--input-type=module", "-e", script], capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_the_page_shuffles_as_python_does(told):
    expected = [[list(shuffled(range(25), seed, f"deal/{n}")) for n in (0, 1, 12)] for seed in SEEDS]

    assert expected == told["decks"]


def test_the_page_draws_the_dealer_as_python_does(told):
    assert [[draw(seats, seed, "dealer") for seats in (2, 3, 4, 5, 7)] for seed in SEEDS] == told["dealers"]


def test_a_fresh_seed_is_canonical_never_the_same_and_lets_the_wanted_seat_deal(told):
    fresh = told["fresh"]

    assert fresh == [canonical_seed(seed) for seed in fresh]
    assert len(set(fresh)) == len(fresh)
    assert {draw(4, seed, "dealer") for seed in fresh} == {3}
    assert {len(seed) for seed in fresh} == {12}


def test_sha_256_of_any_length_is_right(told):
    expected = [sha256(b"x" * (7 * n)).hexdigest() for n in range(25)]

    assert expected == ["".join(f"{word:08x}" for word in words) for words in told["sums"]]
