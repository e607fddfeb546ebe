"""The day, as the calendar of this place has it."""

from pyscript import window


def today() -> str:
    """Write today as 2026-11-30."""
    now = window.Date.new()
    return f"{int(now.getFullYear()):04}-{int(now.getMonth()) + 1:02}-{int(now.getDate()):02}"
