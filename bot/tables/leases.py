"""Leases: which process answers for a server. The process keeps renewing its lease in the database.

If two processes answered the same click, its command would be carried out twice. So a process asks for a
server's lease before it answers there, and the database refuses every change of a table or of points to a
process without the lease. Instants are whole milliseconds since 1970-01-01 UTC.
"""

from dataclasses import dataclass
from typing import Final

from bot.tables.ids import GuildId

# Discord assigns direct messages to shards as if they were a server with this number.
DIRECT_MESSAGES: Final = GuildId(0)

# The lower bits of an id say nothing of its shard.
SHARD_SHIFT: Final = 22

# After this long without renewal, any process may take a lease.
LEASE_MS: Final = 15_000


def shard_of(guild_id: int, shard_count: int) -> int:
    """Return the shard of a server.

    Source: Discord's documentation of the gateway, "Sharding".
    """
    return (guild_id >> SHARD_SHIFT) % shard_count


@dataclass(frozen=True)
class Holder:
    """A process, under the name that it gives itself at its start.

    Args:
        id: Unique for every start of every process.
        name: Host and process number, by which people can find the process.
    """

    id: str
    name: str


@dataclass(frozen=True)
class Lease:
    """A server's lease.

    Args:
        expires_ms: The instant from which any process may take it, unless it is renewed before.
    """

    guild_id: GuildId
    holder: Holder
    expires_ms: int


@dataclass(frozen=True)
class Claim:
    """The result of claiming servers.

    Args:
        leases: The current lease of each claimed server.
        silenced: The servers taken from a process that may still be alive: its lease has expired, and nothing
            else is known of it.
        locked: The servers that a process is changing now, or was changing when it fell silent. Their leases
            stay unchanged and are missing from `leases`.
    """

    leases: tuple[Lease, ...]
    silenced: frozenset[GuildId] = frozenset()
    locked: frozenset[GuildId] = frozenset()


@dataclass(frozen=True)
class Renewal:
    """The result of renewing the leases of a process.

    Args:
        renewed: The servers whose leases start anew.
        locked: The servers that this process still holds, but that a process is changing, or was changing
            when it fell silent. Their leases stay unchanged.
    """

    renewed: frozenset[GuildId]
    locked: frozenset[GuildId] = frozenset()


class NotOurGuild(Exception):
    """Another process answers for the server now. Nothing was changed."""

    def __init__(self, guild_id: GuildId) -> None:
        super().__init__(f"server {guild_id} is served by another process")
        self.guild_id = guild_id
