"""Clocks that stand still: the hours in which a slow table does not count a person's time.

All here is whole milliseconds since 1970-01-01 UTC. Time zones are left to whoever names the pauses.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from heapq import merge
from typing import Final, TypeAlias

Span: TypeAlias = tuple[int, int]
"""A time from its first instant up to its end, which is no longer in it."""

# Whoever is back from a vacation has at least this long, whatever they have changed meanwhile.
LEAST_LEFT_MS: Final = 60 * 60 * 1000


def _no_quiet_hours(_from_ms: int) -> Iterator[Span]:
    return iter(())


@dataclass(frozen=True)
class OwnTime:
    """When no clock of a slow table runs for one person.

    Args:
        quiet_from: Returns the quiet hours that end after an instant, in order of time. There may be no last.
        vacations: The latest vacations, in order of time.
    """

    quiet_from: Callable[[int], Iterable[Span]] = _no_quiet_hours
    vacations: tuple[Span, ...] = ()

    def away_until_ms(self, now_ms: int) -> int | None:
        """Return when the running vacation ends; None without one."""
        return next((end for start, end in self.vacations if start <= now_ms < end), None)

    def after(self, from_ms: int, need_ms: int = 0) -> int:
        """Return the instant at which so much time outside all pauses has passed.

        An instant in a pause counts as the end of the pause, so the result is in none.

        Args:
            from_ms: When the clock starts.
            need_ms: 0 for the first instant outside all pauses.

        Example:
            >>> OwnTime(vacations=((100, 150),)).after(80, 30)
            160
        """
        for start, end in merge(self.quiet_from(from_ms), self.vacations):
            if from_ms + need_ms < start:
                break
            if end > from_ms:
                need_ms -= max(start - from_ms, 0)
                from_ms = end
        return from_ms + need_ms


ALWAYS: Final = OwnTime()
"""The time of a person whose clock never stands still."""
