"""Which servers want announcements, and the latest day that was announced in each."""

from collections.abc import Collection

from sqlalchemy import Text, cast, select

from bot.store.database import Repository
from bot.store.engine import insert_or_replace
from bot.store.guarded import known
from bot.store.schema import announcements, guild_settings
from bot.tables.ids import GuildId


class Announcements(Repository):
    """The announcements in a database. Only the process that holds a server's lease announces there."""

    async def wanted_in(self, guild_ids: Collection[GuildId]) -> frozenset[GuildId]:
        """Return those of these servers whose settings name a channel for announcements."""
        columns = guild_settings.c
        named = cast(columns.options, Text).contains('"announcement_channel"', autoescape=True)
        async with self._database.reading() as connection:
            found = await connection.execute(select(columns.guild_id).where(named))
            return frozenset(found.scalars()).intersection(guild_ids)

    async def latest(self, guild_id: GuildId) -> int | None:
        """Return the latest day that was announced in a server; None if none was.

        Raises:
            NotOurGuild: Another process answers for the server.
        """
        query = select(announcements.c.day).where(announcements.c.guild_id == guild_id)
        async with self._database.transaction() as transaction:
            await transaction.enter(guild_id)
            latest: int | None = known(
                (await transaction.connection.execute(query)).scalar_one_or_none(), None
            )
        return latest

    async def note(self, guild_id: GuildId, day: int) -> None:
        """Note that a day was announced in a server.

        Raises:
            NotOurGuild: Another process answers for the server.
        """
        async with self._database.transaction() as transaction:
            await transaction.enter(guild_id)
            statement = insert_or_replace(transaction.connection, announcements)
            await transaction.connection.execute(statement.values(guild_id=guild_id, day=day))
