"""What this version cannot read of what is kept: it stays there for the version that can."""

from collections.abc import Callable


def beside(kept: str, written: str, reads: Callable[[str], object]) -> str:
    """Put lines that are written after those kept that cannot be read; of two, the later counts."""
    unread = (line for line in kept.splitlines() if not reads(line))
    return "\n".join((*unread, *written.splitlines()))
