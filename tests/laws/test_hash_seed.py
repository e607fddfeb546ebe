"""The same games whatever number Python's hashes begin with."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
PLAYED = """
import random
from hashlib import sha256
from games import observe, transcript
from strategies import KEYS, played_out, random_deal, random_rules

log = sha256()
for key in KEYS:
    rng = random.Random(key)
    for _ in range(5):
        last = played_out(random_deal(random_rules(rng, key), rng), rng)
        for seat in range(last.rules.seats):
            log.update(transcript.write(observe(last, seat)).encode())
print(log.hexdigest())
"""


def log_of_games(hash_seed):
    path = os.pathsep.join([str(TESTS.parent / "py"), str(TESTS)])
    known = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    return subprocess.run([sys.executable, "-c", PLAYED], env=known, check=True, capture_output=True).stdout


def test_d3_the_order_of_a_set_never_decides_anything():
    """The order of a set of strings once changed between runs."""
    assert len({log_of_games(seed) for seed in ("0", "1", "4242")}) == 1
