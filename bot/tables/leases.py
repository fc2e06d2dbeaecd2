"""Which process answers for a server: a lease that it keeps in the database and says again all the time.

Two processes that answer the same click would do what it says twice. So a process asks for the lease of a
server before it answers there, and every change of a table or of points is refused to any process that does
not hold it. Instants are whole milliseconds since 1970-01-01 UTC.
"""

from dataclasses import dataclass
from typing import Final

from bot.tables.ids import GuildId

# Discord deals direct messages out to processes as if they were a server with this number.
DIRECT_MESSAGES: Final = GuildId(0)

# A lease that was not renewed for this long is anybody's.
LEASE_MS: Final = 15_000


def shard_of(guild_id: int, shard_count: int) -> int:
    """Return the shard of a server.

    Source: Discord's documentation of the gateway, "Sharding".
    """
    return (guild_id >> 22) % shard_count


@dataclass(frozen=True)
class Holder:
    """A process, as it names itself at its start.

    Args:
        id: No other start of any process has the same.
        name: Host and number of the process, for people to find it by.
    """

    id: str
    name: str


@dataclass(frozen=True)
class Lease:
    """Who answers for a server.

    Args:
        guild_id: The server.
        holder: The process.
        expires_ms: When it is anybody's, unless renewed before.
    """

    guild_id: GuildId
    holder: Holder
    expires_ms: int


@dataclass(frozen=True)
class Claim:
    """What came of asking for servers.

    Args:
        leases: Who answers for each of them now.
        silenced: Those among them that were taken from a process that may still be alive: its lease has
            expired, and nothing else is known of it.
        locked: Those that somebody is changing, or was when they fell silent, and that stay as they are. Of
            them nothing is said here.
    """

    leases: tuple[Lease, ...]
    silenced: frozenset[GuildId] = frozenset()
    locked: frozenset[GuildId] = frozenset()


@dataclass(frozen=True)
class Renewal:
    """What came of renewing the leases of a process.

    Args:
        renewed: The servers whose leases begin anew.
        locked: Those that are still this process's, but that somebody is changing, or was when they fell
            silent: their leases stay as they are.
    """

    renewed: frozenset[GuildId]
    locked: frozenset[GuildId] = frozenset()


class NotOurGuild(Exception):
    """Another process answers for the server now. Nothing was changed.

    Args:
        guild_id: The server.
    """

    def __init__(self, guild_id: GuildId) -> None:
        super().__init__(f"server {guild_id} is served by another process")
        self.guild_id = guild_id
