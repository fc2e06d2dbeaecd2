"""What people and machines break: messages, channels, permissions, memberships, clocks."""

from collections.abc import Callable
from random import Random
from typing import Final

from tests.simulation import threads
from tests.simulation.discord_side import DiscordSide
from tests.simulation.process import MachineClock

SECOND, HOUR = 1_000, 3_600_000
JUMPS_MS: Final = (SECOND, 30 * SECOND, HOUR, -SECOND, -30 * SECOND, -HOUR)


class Mischief:
    """Breaks things."""

    def __init__(self, side: DiscordSide, clock: MachineClock, chance: Random) -> None:
        self._side = side
        self._clock = clock
        self._chance = chance
        self._habits: tuple[tuple[int, Callable[[], None]], ...] = (
            (30, self._delete_message),
            (4, self._delete_channel),
            (12, self._leave),
            (15, self._close_messages),
            (12, self._forbid),
            (4, self._kick),
            (12, self._make_up),
        )

    def act(self) -> None:
        """Break something, or make up for something that was broken."""
        [(_, habit)] = self._chance.choices(self._habits, [weight for weight, _ in self._habits])
        habit()

    def set_clock(self) -> None:
        """Set the clock of the machines wrong, or right."""
        by_ms = self._chance.choice(JUMPS_MS)
        self._clock.offset_ms += by_ms
        self._side.clock_settings += 1
        self._side.trace.note(f"the clock jumps by {by_ms} ms")

    def make_peace(self) -> None:
        """Allow everything that can still be allowed."""
        for person in self._side.people.values():
            person.takes_messages = True
        for channel in self._side.channels.values():
            channel.is_writable = True
            threads.take_out(self._side, channel)

    def _delete_message(self) -> None:
        messages = [each for each in self._side.messages.values() if each.exists and each.viewer_id is None]
        if messages:
            self._side.delete_message(self._chance.choice(messages[-4:]))

    def _delete_channel(self) -> None:
        server = self._chance.choice(self._side.known_servers())
        channels = self._side.channels_of(server)
        if len(channels) > 1:
            self._side.delete_channel(self._chance.choice(channels))

    def _leave(self) -> None:
        server = self._chance.choice(self._side.known_servers())
        ordinary = [each for each in server.members if each not in server.managers]
        if len(ordinary) > 1:
            gone = self._chance.choice(ordinary)
            server.members.remove(gone)
            for thread in self._side.threads_of(server):
                threads.remove(self._side, thread, gone)
            self._side.trace.note(f"person {gone % 1000} leaves")

    def _close_messages(self) -> None:
        person = self._chance.choice(list(self._side.people.values()))
        person.takes_messages = not person.takes_messages
        self._side.trace.note(f"person {person.user_id % 1000} takes messages: {person.takes_messages}")

    def _forbid(self) -> None:
        everywhere = self._side.channels.values()
        channels = [each for each in everywhere if each.guild_id is not None and each.thread is None]
        channel = self._chance.choice(channels)
        channel.is_writable = not channel.is_writable
        self._side.trace.note(f"channel {channel.channel_id % 1000} may be written: {channel.is_writable}")

    def _kick(self) -> None:
        server = self._chance.choice(self._side.known_servers())
        if server.has_bot:
            self._side.send_bot_away(server)
        else:
            self._side.invite_bot(server)

    def _make_up(self) -> None:
        for server in self._side.known_servers():
            if not server.has_bot:
                self._side.invite_bot(server)
        self.make_peace()
