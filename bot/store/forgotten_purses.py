"""Purses that were deleted with everything about their people, each under a pseudonym, for a while."""

from collections.abc import AsyncIterator, Collection

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import insert_or_skip
from bot.store.schema import forgotten_purses
from bot.tables.ids import GuildId, UserId
from bot.tables.privacy import Pseudonyms

_COLUMNS = forgotten_purses.c


async def note(connection: AsyncConnection, guild_id: GuildId, pseudonym: str, expires_ms: int) -> None:
    """Remember a purse until an instant; of two deletions the later counts."""
    row = {"guild_id": guild_id, "pseudonym": pseudonym, "expires_ms": expires_ms}
    await connection.execute(insert_or_skip(connection, forgotten_purses).values(row))
    theirs = (_COLUMNS.guild_id == guild_id) & (_COLUMNS.pseudonym == pseudonym)
    await connection.execute(update(forgotten_purses).where(theirs).values(expires_ms=expires_ms))


async def known(
    connection: AsyncConnection, guild_id: GuildId, pseudonyms: Collection[str], now_ms: int
) -> dict[str, int]:
    """Return until when those of these pseudonyms are remembered that are."""
    query = select(_COLUMNS.pseudonym, _COLUMNS.expires_ms).where(
        _COLUMNS.guild_id == guild_id, _COLUMNS.pseudonym.in_(pseudonyms), _COLUMNS.expires_ms > now_ms
    )
    return {row.pseudonym: row.expires_ms for row in await connection.execute(query)}


async def theirs(
    connection: AsyncConnection, user_id: UserId, pseudonyms: Pseudonyms
) -> AsyncIterator[tuple[GuildId, str, int]]:
    """Yield a person's own: the server, the pseudonym, and until when. There are few, of a month at most."""
    async for row in await connection.stream(select(forgotten_purses)):
        if row.pseudonym == pseudonyms.of_purse(GuildId(row.guild_id), user_id):
            yield GuildId(row.guild_id), row.pseudonym, row.expires_ms


async def drop_expired(connection: AsyncConnection, now_ms: int) -> None:
    """Forget those whose time is over."""
    await connection.execute(delete(forgotten_purses).where(_COLUMNS.expires_ms <= now_ms))
