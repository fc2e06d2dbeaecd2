"""The settings of servers."""

import logging
from collections.abc import Callable

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Repository
from bot.store.engine import insert_or_skip
from bot.store.guarded import UnreadableObject
from bot.store.schema import guild_settings
from bot.tables.ids import GuildId, UserId
from bot.tables.ports import Json

log = logging.getLogger(__name__)


class DatabaseSettings(Repository):
    """The settings of all servers in the database."""

    async def load(self, guild_id: GuildId) -> Json:
        """Return a server's options; empty if they are damaged or were never changed."""
        query = select(guild_settings.c.options).where(guild_settings.c.guild_id == guild_id)
        async with self._database.reading() as connection:
            options: Json | None = (await connection.execute(query)).scalar_one_or_none()
        if isinstance(options, UnreadableObject):
            log.warning("server %d: its settings cannot be read, so the defaults count there", guild_id)
        return options or {}

    async def save(
        self, guild_id: GuildId, change: Callable[[Json], Json], *, user_id: UserId, now_ms: int
    ) -> Json:
        """Change a server's options, and return the new ones. Changes for one server wait for each other.

        Args:
            change: Turns the kept options into the new ones. If it raises an exception, nothing is changed.
            user_id: The member who makes the change.
        """
        async with self._database.transaction() as transaction:
            await transaction.enter(guild_id)
            options = change(await _lock(transaction.connection, guild_id, user_id, now_ms))
            await transaction.connection.execute(
                update(guild_settings)
                .where(guild_settings.c.guild_id == guild_id)
                .values(options=options, changed_ms=now_ms, changed_by=user_id)
            )
        return options


async def _lock(connection: AsyncConnection, guild_id: GuildId, user_id: UserId, now_ms: int) -> Json:
    """Return the kept options. Other changes of them wait for this transaction to end."""
    row = {"guild_id": guild_id, "options": {}, "changed_ms": now_ms, "changed_by": user_id}
    await connection.execute(insert_or_skip(connection, guild_settings).values(row))
    # SQLite has no such lock, and needs none with its one writer.
    query = select(guild_settings.c.options).where(guild_settings.c.guild_id == guild_id).with_for_update()
    options: Json = (await connection.execute(query)).scalar_one()
    return options
