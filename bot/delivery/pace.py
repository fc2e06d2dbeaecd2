"""How often messages in a channel are edited: the tables there take turns.

Discord allows five edits in five seconds in a channel, which may hold a table of each game.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.tables.ids import ChannelId
from bot.tables.ports import Clock

EDITS: Final = 5
# Nobody's clock is exact, and no two requests take equally long.
_MARGIN: Final = 1.02


class ChannelPace:
    """Gives out the edits of each channel in the order in which they are asked for.

    Args:
        clock: The time.
        window_s: The time that an edit takes of a channel's: five fit into five times this; 0 for no limit.
    """

    def __init__(self, clock: Clock, window_s: float) -> None:
        self._clock = clock
        self._period_ms = EDITS * window_s * 1000 * _MARGIN
        self._turns_ms: dict[ChannelId, list[float]] = {}
        self._asked_ms = 0.0

    async def turn(self, channel_id: ChannelId) -> None:
        """Wait until a message in a channel may be edited."""
        wait_s = self.take_turn(channel_id)
        if wait_s > 0:
            await asyncio.sleep(wait_s)

    def take_turn(self, channel_id: ChannelId) -> float:
        """Take the next turn in a channel.

        Returns:
            In how many seconds it is.
        """
        now_ms = self._clock.now_ms()
        turns_ms = self._recent_ms(now_ms).setdefault(channel_id, [])
        turn_ms = next_turn_ms(turns_ms, now_ms, self._period_ms)
        turns_ms.append(turn_ms)
        return (turn_ms - now_ms) / 1000

    def _recent_ms(self, now_ms: float) -> dict[ChannelId, list[float]]:
        """Return the turns that count, after letting go of the others."""
        if now_ms < self._asked_ms:
            # The clock was set back, so turns were taken in a future that may be far away.
            self._turns_ms.clear()
        self._asked_ms = now_ms
        over_ms = now_ms - self._period_ms
        recent = {
            channel_id: [each for each in turns_ms if each > over_ms]
            for channel_id, turns_ms in self._turns_ms.items()
        }
        self._turns_ms = {channel_id: turns_ms for channel_id, turns_ms in recent.items() if turns_ms}
        return self._turns_ms


def next_turn_ms(turns_ms: Sequence[float], now_ms: float, period_ms: float) -> float:
    """Return when the next edit may be made so that no period holds more than `EDITS`.

    Args:
        turns_ms: The turns that were taken, in order; some may be still to come.
        now_ms: The time.
        period_ms: How long a turn counts.

    Example:
        >>> next_turn_ms([], 100, 5000), next_turn_ms([0, 10, 20, 30, 40], 100, 5000)
        (100, 5000)
    """
    earliest_ms = turns_ms[-EDITS] + period_ms if len(turns_ms) >= EDITS else now_ms
    return max([earliest_ms, now_ms, *turns_ms[-1:]])
