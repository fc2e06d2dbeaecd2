"""The settings of servers and the preferences of people."""

import logging
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Table, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Repository
from bot.store.engine import insert_or_skip
from bot.store.guarded import UnreadableObject, known, readable
from bot.store.schema import guild_settings, preferences
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
        """
        async with self._database.transaction() as transaction:
            await transaction.enter(guild_id)
            row = {"guild_id": guild_id, "changed_ms": now_ms, "changed_by": user_id}
            options = change(await _lock(transaction.connection, guild_settings, row))
            await transaction.connection.execute(
                update(guild_settings)
                .where(guild_settings.c.guild_id == guild_id)
                .values(options=options, changed_ms=now_ms, changed_by=user_id)
            )
        return options


class DatabasePreferences(Repository):
    """The preferences of all people in the database. They need no lease: every process may change them."""

    async def count(self) -> int:
        """Return how many people have preferences."""
        async with self._database.reading() as connection:
            return (await connection.execute(select(func.count()).select_from(preferences))).scalar_one()

    async def changed_since(self, since_ms: int) -> Mapping[UserId, Json]:
        """Return the preferences of people who have changed them since an instant."""
        columns = preferences.c
        query = select(columns.user_id, columns.options).where(columns.changed_ms >= since_ms)
        async with self._database.reading() as connection:
            return {UserId(row.user_id): row.options for row in readable(await connection.execute(query))}

    async def save(self, user_id: UserId, change: Callable[[Json], Json], *, now_ms: int) -> Json:
        """Change a person's preferences, and return the new ones. Changes for one person wait for each other.

        A person who is back at the defaults has no row any more.

        Args:
            change: Turns the kept preferences into the new ones. If it raises an exception, nothing changes.
        """
        theirs = preferences.c.user_id == user_id
        async with self._database.writing() as connection:
            row = {"user_id": user_id, "changed_ms": now_ms}
            options = change(await _lock(connection, preferences, row))
            if options:
                values = {"options": options, "changed_ms": now_ms}
                await connection.execute(update(preferences).where(theirs).values(values))
            else:
                await connection.execute(delete(preferences).where(theirs))
        return options

    async def claim_call(self, user_id: UserId, *, due_ms: int, pause_ms: int, now_ms: int) -> int | None:
        """Note that a person is told now that it is their turn, so that no other process tells them too.

        Args:
            due_ms: The instant from which on they should be told.
            pause_ms: The shortest time between two calls.

        Returns:
            `now_ms` if they are to be told now; a later instant if the last call was within the pause, and
            they can be told from then on; None if they are not to be told any more.
        """
        columns = preferences.c
        claim = update(preferences).where(
            columns.user_id == user_id,
            or_(columns.called_ms.is_(None), columns.called_ms < due_ms),
            or_(columns.called_ms.is_(None), columns.called_ms <= now_ms - pause_ms),
        )
        # A person who has chosen nothing is told by the defaults, and has a row from then on.
        row = {"user_id": user_id, "options": {}, "changed_ms": now_ms, "called_ms": now_ms}
        async with self._database.writing() as connection:
            if (await connection.execute(claim.values(called_ms=now_ms))).rowcount:
                return now_ms
            if (await connection.execute(insert_or_skip(connection, preferences).values(row))).rowcount:
                return now_ms
            query = select(columns.called_ms).where(columns.user_id == user_id)
            called_ms = known((await connection.execute(query)).scalar_one_or_none(), None)
        return None if called_ms is None or called_ms >= due_ms else called_ms + pause_ms


async def _lock(connection: AsyncConnection, table: Table, row: Mapping[str, Any]) -> Json:
    """Return the options that are kept under a key. Other changes of them wait for this transaction to end.

    Args:
        row: The key, and what to keep if there is nothing yet.
    """
    await connection.execute(insert_or_skip(connection, table).values({**row, "options": {}}))
    (key,) = table.primary_key
    # SQLite has no such lock, and needs none with its one writer.
    query = select(table.c.options).where(key == row[key.name]).with_for_update()
    options: Json = (await connection.execute(query)).scalar_one()
    return options
