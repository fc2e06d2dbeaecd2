"""A limit on how often a person gets an expensive answer, such as statistics or the check of a deal."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.rules.errors import RuleError
from bot.tables.ids import UserId
from bot.tables.ports import Clock


class HeavyWork:
    """Remembers, in memory only, which people are waiting for an expensive answer or have just had one.

    Args:
        pause_s: How long a person has to wait after an answer.
    """

    def __init__(self, clock: Clock, pause_s: float) -> None:
        self._clock = clock
        self._pause_ms = pause_s * 1000
        self._asking: set[UserId] = set()
        self._answered_ms: dict[UserId, int] = {}

    @contextmanager
    def turn_of(self, user_id: UserId) -> Iterator[None]:
        """Let a person ask for one expensive answer, and for no other until the pause after it is over.

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
        # An answer in the future means that the clock was set back; a person need not wait for that.
        self._answered_ms = {
            user_id: at_ms
            for user_id, at_ms in self._answered_ms.items()
            if 0 <= now_ms - at_ms < self._pause_ms
        }
