"""Who is being answered something that costs much: such as statistics, or a deal that is checked."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.rules.errors import RuleError
from bot.tables.ids import UserId
from bot.tables.ports import Clock


class HeavyWork:
    """Knows, in memory only, who is waiting for an answer that costs much, or has just had one.

    Args:
        clock: The time.
        pause_s: How long somebody has to wait after an answer.
    """

    def __init__(self, clock: Clock, pause_s: float) -> None:
        self._clock = clock
        self._pause_ms = pause_s * 1000
        self._asking: set[UserId] = set()
        self._answered_ms: dict[UserId, int] = {}

    @contextmanager
    def turn_of(self, user_id: UserId) -> Iterator[None]:
        """Let somebody ask for something that costs much, and for nothing else of the kind meanwhile.

        Raises:
            RuleError: `one-at-a-time`.
        """
        self._forget_past()
        if user_id in self._asking or user_id in self._answered_ms:
            raise RuleError("one-at-a-time")
        self._asking.add(user_id)
        try:
            yield
        finally:
            self._asking.remove(user_id)
            self._answered_ms[user_id] = self._clock.now_ms()

    def _forget_past(self) -> None:
        now_ms = self._clock.now_ms()
        # Where the clock was set back meanwhile, it was in the future: nobody waits for that.
        self._answered_ms = {
            user_id: at_ms
            for user_id, at_ms in self._answered_ms.items()
            if 0 <= now_ms - at_ms < self._pause_ms
        }
