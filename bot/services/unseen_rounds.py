"""Settled rounds whose cards are still being turned over at their table. Nothing else may show them yet."""

from bot.rules.errors import RuleError
from bot.tables.history import RoundKey, StoredRound, format_round_id
from bot.tables.ids import TableId
from bot.tables.ports import Clock


class UnseenRounds:
    """The rounds whose end was not shown yet. They are only in memory: after a restart all count as shown."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._times_ms: dict[RoundKey, tuple[int, int]] = {}

    def add(self, table_id: TableId, number: int, at_most_ms: int) -> None:
        """Note a revealed round whose end is to be shown at its table first.

        Args:
            at_most_ms: How long that may take. After that people can look the round up, shown or not.
        """
        now_ms = self._clock.now_ms()
        self._times_ms[table_id, number] = now_ms, now_ms + at_most_ms

    def discard(self, table_id: TableId, number: int) -> None:
        """Note that the end of a round was shown at its table, or will not be."""
        self._times_ms.pop((table_id, number), None)

    def now(self) -> list[RoundKey]:
        """Return the rounds whose end was not shown yet."""
        now_ms = self._clock.now_ms()
        # After the clock was set back, rounds seem to be revealed in the future. They count as shown.
        self._times_ms = {
            key: times for key, times in self._times_ms.items() if times[0] <= now_ms < times[1]
        }
        return [*self._times_ms]

    def verify_seen(self, stored: StoredRound) -> None:
        """Check that the end of a round was shown.

        Raises:
            RuleError: `round-unseen`.
        """
        if (stored.table_id, stored.number) in self.now():
            raise RuleError("round-unseen", round=format_round_id(stored.table_id, stored.number))
