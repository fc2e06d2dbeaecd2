"""The check that keeps two processes from changing the same server."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import guild_leases
from bot.tables.ids import GuildId
from bot.tables.ownership import Holder, NotOurGuild


class Fence:
    """Lets one transaction change only servers whose leases its process holds.

    Args:
        connection: A connection that has begun its transaction.
        holder: The process; None where nobody holds leases, and everything may be changed.
    """

    def __init__(self, connection: AsyncConnection, holder: Holder | None) -> None:
        self._connection = connection
        self._holder = holder
        self._passed: set[GuildId] = set()

    async def enter(self, guild_id: GuildId) -> None:
        """Check that the process holds a server's lease, and hold it fast until the transaction ends.

        Whether it has expired does not matter: it is this process's until another one has taken it. On
        PostgreSQL the row lock keeps that one from it, and lets this one renew it meanwhile; SQLite has one
        writer at a time anyway.

        Raises:
            NotOurGuild: It does not. The transaction must not be committed.
        """
        if self._holder is None or guild_id in self._passed:
            return
        columns = guild_leases.c
        query = select(columns.guild_id).where(
            columns.guild_id == guild_id, columns.holder == self._holder.id
        )
        if (await self._connection.execute(query.with_for_update(read=True, key_share=True))).first() is None:
            raise NotOurGuild(guild_id)
        self._passed.add(guild_id)
