"""The worker's entry: texts in, texts out, in an interpreter that has never seen the table."""

from bots import choose, explained

__export__ = ["choose", "explained"]
