"""What nothing may get through: kills, and bent links and saves; prints how much did, which must be 0."""

import argparse
import sys

from lab.fuzzing import fuzz
from lab.killing import saves_lost

KILLS = 100
BENT = 100_000


def main() -> None:
    """Print both figures, and fail unless both are zero."""
    parser = argparse.ArgumentParser(prog="python3 dev.py torture", description="Kill and bend.")
    parser.add_argument("--kills", type=int, default=KILLS, help="of tabs, and of browsers")
    parser.add_argument("--bent", type=int, default=BENT, help="links and saves")
    options = parser.parse_args()
    uncaught = fuzz(options.bent)
    print(f"fuzz-uncaught: {uncaught}", flush=True)
    lost = saves_lost(options.kills, options.kills)
    print(f"saves-lost: {lost}", flush=True)
    sys.exit(1 if uncaught or lost else 0)


if __name__ == "__main__":
    main()
