"""Paces requests to Discord that can wait: they are sent in order, and below Discord's limits.

Discord allows a bot 50 requests a second, five edits in five seconds in a channel, and far fewer openings of
direct messages. It does not count requests through the token of a click.
"""

import asyncio
from collections import deque
from typing import Final

from bot.tables.ids import ChannelId
from bot.tables.ports import Clock

EDITS: Final = 5
# Clocks are not exact, and requests take different times to arrive.
_MARGIN: Final = 1.02
# Each second is split into this many parts, so that the requests of two seconds never arrive within one.
_PARTS: Final = 5
_OPENINGS_PERIOD_S: Final = 5.0
# The number of requests a second for which one direct message may be opened per period.
_REQUESTS_AN_OPENING: Final = 8
# So many channels are kept before those without turns are looked for.
_CHANNELS_KEPT: Final = 100


class RequestPace:
    """Gives out turns in the order in which callers ask for them.

    Args:
        turns: How many turns fit into a period.
        period_s: The length of a period, which may begin at any time; 0 for no limit.
    """

    def __init__(self, clock: Clock, turns: int, period_s: float) -> None:
        self._clock = clock
        self._period_ms = period_s * 1000 * _MARGIN
        # The latest turns. Some of them may still lie ahead.
        self._turns_ms: deque[float] = deque(maxlen=turns)
        self._asked_ms = 0.0

    async def turn(self) -> None:
        """Wait for the next turn."""
        wait_s = self.take_turn()
        if wait_s > 0:
            await asyncio.sleep(wait_s)

    def take_turn(self) -> float:
        """Take the next turn; return the seconds until it."""
        wait_s = self.wait_s()
        self._turns_ms.append(self._asked_ms + wait_s * 1000)
        return wait_s

    def wait_s(self) -> float:
        """Return the seconds until the next turn."""
        now_ms = self._clock.now_ms()
        if now_ms < self._asked_ms:
            # The clock was set back, so these turns may lie far in the future.
            self._turns_ms.clear()
        self._asked_ms = now_ms
        turns_ms = self._turns_ms
        # No turn comes before an earlier one, and no period holds more than `maxlen` turns.
        bounds_ms = [now_ms, *list(turns_ms)[-1:]]
        if len(turns_ms) == turns_ms.maxlen:
            bounds_ms.append(turns_ms[0] + self._period_ms)
        return (max(bounds_ms) - now_ms) / 1000

    @property
    def is_idle(self) -> bool:
        """Whether no turn lies in the latest period or in the future."""
        return not self._turns_ms or self._turns_ms[-1] + self._period_ms <= self._clock.now_ms()


class ChannelPace:
    """Paces the edits in each channel, which may hold a table of each game.

    Args:
        window_s: The share of a channel's time that one edit takes: five edits fit into five times this. 0
            for no limit.
    """

    def __init__(self, clock: Clock, window_s: float) -> None:
        self._clock = clock
        self._window_s = window_s
        self._channels: dict[ChannelId, RequestPace] = {}
        self._most_kept = _CHANNELS_KEPT

    async def turn(self, channel_id: ChannelId) -> None:
        """Wait until a message in a channel may be edited."""
        await self._of(channel_id).turn()

    def take_turn(self, channel_id: ChannelId) -> float:
        """Take the next turn in a channel; return the seconds until it."""
        return self._of(channel_id).take_turn()

    def _of(self, channel_id: ChannelId) -> RequestPace:
        if channel_id not in self._channels:
            self._forget_idle()
            self._channels[channel_id] = RequestPace(self._clock, EDITS, EDITS * self._window_s)
        return self._channels[channel_id]

    def _forget_idle(self) -> None:
        """Forget the channels without turns, seldom enough that no edit has to wait for it."""
        if len(self._channels) >= self._most_kept:
            self._channels = {each: pace for each, pace in self._channels.items() if not pace.is_idle}
            self._most_kept = max(2 * len(self._channels), _CHANNELS_KEPT)


def pace_of_requests(clock: Clock, requests_per_s: int) -> RequestPace:
    """Return the pace of a process's requests that Discord counts and that can wait."""
    turns = max(requests_per_s // _PARTS, 1)
    return RequestPace(clock, turns, turns / requests_per_s)


def pace_of_openings(clock: Clock, requests_per_s: int) -> RequestPace:
    """Return the pace at which a process opens direct messages: one a second at 40 requests a second.

    Discord does not publish the limit. Bots that open some dozens at once are refused, or worse.

    Source: error 40003, "You are opening direct messages too fast"; reports of it are in
        https://github.com/discord-php/DiscordPHP/issues/467
    """
    return RequestPace(clock, max(requests_per_s // _REQUESTS_AN_OPENING, 1), _OPENINGS_PERIOD_S)
