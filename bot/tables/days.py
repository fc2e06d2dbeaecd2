"""UTC days, counted from 1970-01-01, and periods of them. Instants are whole milliseconds since then."""

from enum import StrEnum
from typing import Final

DAY_MS: Final = 24 * 60 * 60 * 1000


class Period(StrEnum):
    """The rounds that count: since midnight, since Monday, since the first of the month (all UTC), or all."""

    TODAY = "today"
    WEEK = "week"
    MONTH = "month"
    ALL = "all"


def day_of(instant_ms: int) -> int:
    """Return the day that contains an instant."""
    return instant_ms // DAY_MS


def day_start_ms(day: int) -> int:
    """Return the instant at which a day begins."""
    return day * DAY_MS
