"""Two processes over one database, what the one is told, and a database that can go away."""

from bot.store import Leases
from bot.tables.ids import GuildId
from bot.tables.leases import LEASE_MS, Holder

GUILD, OTHER_GUILD = GuildId(1_111), GuildId(3_333)
OURS, THEIRS = Holder("a" * 32, "kopi:1"), Holder("b" * 32, "teh:2")
LEASE_S = LEASE_MS / 1000


class Listener:
    """Notes what became of servers.

    Args:
        told: What it was told, in order.
        fails: Whether it cannot take anything up.
    """

    def __init__(self):
        self.told = []
        self.fails = False

    async def taken(self, guild_ids):
        if self.fails:
            raise OSError("the database has gone")
        self.told.append(("taken", set(guild_ids)))

    async def lost(self, guild_ids):
        self.told.append(("lost", set(guild_ids)))


class BrokenLeases(Leases):
    """Leases in a database that can go away."""

    is_away = False

    async def claim(self, *args, **kwargs):
        self._verify_there()
        return await super().claim(*args, **kwargs)

    async def renew(self, *args, **kwargs):
        self._verify_there()
        return await super().renew(*args, **kwargs)

    def _verify_there(self):
        if self.is_away:
            raise OSError("the database has gone")
