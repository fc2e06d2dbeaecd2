"""How often Discord is asked for something that can wait: in order, and below its limits.

Discord allows a bot 50 requests a second, five edits in five seconds in a channel, and far fewer openings of
direct messages. What is said through the token of a click it does not count.
"""

import asyncio
from collections import deque
from typing import Final

from bot.tables.ids import ChannelId
from bot.tables.ports import Clock

EDITS: Final = 5
# Nobody's clock is exact, and no two requests take equally long.
_MARGIN: Final = 1.02
# A second's requests are spread over that many parts of it, so that two seconds' never arrive in one.
_PARTS: Final = 5
_OPENINGS_PERIOD_S: Final = 5.0
# Of as many requests in a second, one may open direct messages in that period.
_REQUESTS_AN_OPENING: Final = 8


class RequestPace:
    """Gives out turns in the order in which they are asked for.

    Args:
        clock: The time.
        turns: How many there are in a period.
        period_s: How long a period is, wherever it begins; 0 for no limit.
    """

    def __init__(self, clock: Clock, turns: int, period_s: float) -> None:
        self._clock = clock
        self._period_ms = period_s * 1000 * _MARGIN
        # The latest turns, of which some may be still to come.
        self._turns_ms: deque[float] = deque(maxlen=turns)
        self._asked_ms = 0.0

    async def turn(self) -> None:
        """Wait for the next turn."""
        wait_s = self.take_turn()
        if wait_s > 0:
            await asyncio.sleep(wait_s)

    def take_turn(self) -> float:
        """Take the next turn; return in how many seconds it is."""
        wait_s = self.wait_s()
        self._turns_ms.append(self._asked_ms + wait_s * 1000)
        return wait_s

    def wait_s(self) -> float:
        """Return in how many seconds the next turn is."""
        now_ms = self._clock.now_ms()
        if now_ms < self._asked_ms:
            # The clock was set back, so turns were taken in a future that may be far away.
            self._turns_ms.clear()
        self._asked_ms = now_ms
        turns_ms = self._turns_ms
        # Nobody is overtaken, and no period holds more than so many.
        bounds_ms = [now_ms, *list(turns_ms)[-1:]]
        if len(turns_ms) == turns_ms.maxlen:
            bounds_ms.append(turns_ms[0] + self._period_ms)
        return (max(bounds_ms) - now_ms) / 1000

    @property
    def is_idle(self) -> bool:
        """Whether no turn counts any more."""
        return not self._turns_ms or self._turns_ms[-1] + self._period_ms <= self._clock.now_ms()


class ChannelPace:
    """Gives out the edits of each channel, which may hold a table of each game.

    Args:
        clock: The time.
        window_s: The time that an edit takes of a channel's: five fit into five times this; 0 for no limit.
    """

    def __init__(self, clock: Clock, window_s: float) -> None:
        self._clock = clock
        self._window_s = window_s
        self._channels: dict[ChannelId, RequestPace] = {}

    async def turn(self, channel_id: ChannelId) -> None:
        """Wait until a message in a channel may be edited."""
        await self._of(channel_id).turn()

    def take_turn(self, channel_id: ChannelId) -> float:
        """Take the next turn in a channel; return in how many seconds it is."""
        return self._of(channel_id).take_turn()

    def _of(self, channel_id: ChannelId) -> RequestPace:
        if channel_id not in self._channels:
            self._channels = {each: pace for each, pace in self._channels.items() if not pace.is_idle}
        return self._channels.setdefault(channel_id, RequestPace(self._clock, EDITS, EDITS * self._window_s))


def pace_of_requests(clock: Clock, requests_per_s: int) -> RequestPace:
    """Return the pace of all counted requests of a process that can wait.

    Args:
        clock: The time.
        requests_per_s: How many it may make in any second.
    """
    turns = max(requests_per_s // _PARTS, 1)
    return RequestPace(clock, turns, turns / requests_per_s)


def pace_of_openings(clock: Clock, requests_per_s: int) -> RequestPace:
    """Return the pace at which a process opens direct messages: of 40 requests a second, one.

    Discord does not say how often that may be. Bots that open some dozens at once are refused, or worse.

    Args:
        clock: The time.
        requests_per_s: How many requests it may make in any second.

    Source: error 40003, "You are opening direct messages too fast"; what others have met of it is in
        https://github.com/discord-php/DiscordPHP/issues/467
    """
    return RequestPace(clock, max(requests_per_s // _REQUESTS_AN_OPENING, 1), _OPENINGS_PERIOD_S)
