"""The worker's entry: texts in, texts out, in an interpreter that has never seen the table."""

from bots import explained
from bots.player import choose

__export__ = ["choose", "explained"]
