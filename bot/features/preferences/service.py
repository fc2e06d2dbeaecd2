"""How long a person can still go on vacation. Whole days count, at most a week of them in a month of UTC."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from bot.rules.errors import RuleError
from bot.tables.days import DAY_MS
from bot.tables.own_time import OwnTime, Span
from bot.tables.preferences import Preferences

MOST_DAYS: Final = 7
# Longer ago no vacation matters: neither to the month nor to a wait at a table.
_KEPT_MS: Final = 40 * DAY_MS


def days_left(vacations: tuple[Span, ...], now_ms: int) -> int:
    """Return the most days that a vacation can last which begins now.

    Example:
        >>> days_left((), 0), days_left(((0, 3 * DAY_MS + 1),), 10 * DAY_MS)
        (7, 3)
    """
    days = range(MOST_DAYS, 0, -1)
    return next((each for each in days if _is_free(vacations, (now_ms, now_ms + each * DAY_MS))), 0)


def started(chosen: Preferences, days: int, now_ms: int) -> tuple[Span, ...]:
    """Return a person's vacations with one of so many days that begins now.

    Raises:
        RuleError: `vacation-running`, `vacation-too-long`.
    """
    if is_away(chosen, now_ms):
        raise RuleError("vacation-running")
    if (left := days_left(chosen.vacations, now_ms)) < days:
        raise RuleError("vacation-too-long", days=left)
    kept = (span for span in chosen.vacations if span[1] > now_ms - _KEPT_MS)
    return (*kept, (now_ms, now_ms + days * DAY_MS))


def ended(chosen: Preferences, now_ms: int) -> tuple[Span, ...]:
    """Return a person's vacations, the running one ended now."""
    return tuple(
        (start, now_ms) if start <= now_ms < end else (start, end) for start, end in chosen.vacations
    )


def is_away(chosen: Preferences, now_ms: int) -> bool:
    """Return whether a person is on vacation."""
    return OwnTime(vacations=chosen.vacations).away_until_ms(now_ms) is not None


def _is_free(vacations: tuple[Span, ...], wanted: Span) -> bool:
    """Return whether no month of a vacation would have more than a week of them."""
    # A day that has begun counts in full, even if the person came back on it.
    taken = [(start, start + max(-((start - end) // DAY_MS), 1) * DAY_MS) for start, end in vacations]
    return all(
        sum(max(min(end, last) - max(start, first), 0) for start, end in (*taken, wanted))
        <= MOST_DAYS * DAY_MS
        for first, last in _months(*wanted)
    )


def _months(start_ms: int, end_ms: int) -> Iterator[Span]:
    """Yield the months of UTC that a time falls in."""
    month = datetime.fromtimestamp(start_ms / 1000, UTC)
    first_ms = _first_ms(month.year, month.month)
    while first_ms < end_ms:
        month = datetime.fromtimestamp(first_ms / 1000, UTC)
        next_ms = _first_ms(month.year + month.month // 12, month.month % 12 + 1)
        yield first_ms, next_ms
        first_ms = next_ms


def _first_ms(year: int, month: int) -> int:
    return round(datetime(year, month, 1, tzinfo=UTC).timestamp() * 1000)
