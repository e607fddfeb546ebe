"""What the deals of a match come to: its figures as they are printed and published."""

import sys
from collections.abc import Mapping, Sequence
from typing import Final

from app.strength import SITTINGS, Measured
from lab.match import Result, added, figure
from lab.matches import Match

# An interpreter with a compiler of its own says nothing of what a decision takes in the page.
TIMED: Final = sys.implementation.name == "cpython"


def summed(match: Match, found: Sequence[Result]) -> Measured:
    """Sum a match up."""
    total = added([each.counts for each in found])
    whole = figure([each.value for each in found])
    if match.kind == SITTINGS:
        mean, half, facts = f"{whole.mean:.0f}", f"{whole.half:.0f}", _of_sittings(total, 2 * len(found))
    else:
        mean, half, facts = f"{whole.mean:+.2f}", f"{whole.half:.2f}", _of_deals(total)
    return match.measured(mean, half, len(found), tuple(pair for pair in facts.items() if pair[1]))


def _of_deals(total: Mapping[str, float]) -> dict[str, str]:
    return {
        "alone": _mean(total, "alone", "contracts", unit=100, digits=0),
        "made": _mean(total, "made", "contracts", unit=100, digits=0),
        "lost": _mean(total, "lost", "weighed", unit=1, digits=2),
        "time": _mean(total, "seconds", "decisions", unit=1000, digits=1) if TIMED else "",
    }


def _of_sittings(total: Mapping[str, float], sittings: int) -> dict[str, str]:
    return {
        "deals": f"{total['deals'] / sittings:.1f}",
        "sacrifices": _mean(total, "sacrifices", "bids", unit=100, digits=1),
        "over partner": _mean(total, "over partner", "bids", unit=100, digits=1),
    }


def _mean(total: Mapping[str, float], some: str, of: str, *, unit: int, digits: int) -> str:
    """Divide one count by another; empty where there was nothing to count."""
    return f"{unit * total.get(some, 0) / total[of]:.{digits}f}" if total.get(of) else ""


def line(match: Measured) -> str:
    """Print a match."""
    facts = dict(match.facts)
    if match.kind == SITTINGS:
        said = [f"{match.number} pairs of sittings", f"{facts['deals']} deals a sitting"]
        if "sacrifices" in facts:
            said += [f"sacrifice-bids: {facts['sacrifices']} %, over the partner {facts['over partner']} %"]
        return f"{match.name}: {match.figure} ±{match.half} % won  ({', '.join(said)})"
    said = [f"{match.number} deals"]
    said += [f"{name} {facts[name]} %" for name in ("alone", "made") if name in facts]
    said += [f"lost {facts['lost']}"] if "lost" in facts else []
    said += [f"{facts['time']} ms"] if "time" in facts else []
    return f"{match.name}: {match.figure} ±{match.half}  ({', '.join(said)})"
