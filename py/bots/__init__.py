"""Players: each sees an observation and nothing else, and answers with an action."""

from bots.explain import explained
from bots.player import choose

__all__ = ["choose", "explained"]
