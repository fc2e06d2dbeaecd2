"""Settled rounds whose cards are still being turned over at their table: nothing else shows them before."""

from bot.rules.errors import RuleError
from bot.tables.history import RoundKey, StoredRound, format_round_id
from bot.tables.ids import TableId
from bot.tables.ports import Clock


class UnseenRounds:
    """The rounds whose end nobody has seen yet, in memory only: whoever has lost count shows the end.

    Args:
        clock: The time.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._times_ms: dict[RoundKey, tuple[int, int]] = {}

    def add(self, table_id: TableId, number: int, at_most_ms: int) -> None:
        """Note that a round was revealed of which people are to see the end at its table first.

        Args:
            table_id: The table.
            number: Which of its rounds.
            at_most_ms: How long that may take. Where it cannot be shown there, people look it up.
        """
        now_ms = self._clock.now_ms()
        self._times_ms[table_id, number] = now_ms, now_ms + at_most_ms

    def discard(self, table_id: TableId, number: int) -> None:
        """Note that people have seen the end of a round, or will not at its table."""
        self._times_ms.pop((table_id, number), None)

    def now(self) -> list[RoundKey]:
        """Return them."""
        now_ms = self._clock.now_ms()
        # Where the clock was set back meanwhile, they were revealed in the future: nobody waits for that.
        self._times_ms = {
            key: times for key, times in self._times_ms.items() if times[0] <= now_ms < times[1]
        }
        return [*self._times_ms]

    def verify_seen(self, stored: StoredRound) -> None:
        """Make sure that people have seen the end of a round.

        Raises:
            RuleError: `round-unseen`.
        """
        if (stored.table_id, stored.number) in self.now():
            raise RuleError("round-unseen", round=format_round_id(stored.table_id, stored.number))
