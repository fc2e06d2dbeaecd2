"""The stored leases: which process answers for which server."""

from collections.abc import Callable, Collection
from typing import Any, Final

from sqlalchemy import Row, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Repository
from bot.store.engine import insert_or_skip
from bot.store.guarded import Unreadable, known
from bot.store.schema import guild_leases
from bot.tables.ids import GuildId
from bot.tables.leases import LEASE_MS, Claim, Holder, Lease, Renewal

_COLUMNS: Final = guild_leases.c

_FOR_EVER: Final = 2**63 - 1
_IN_ORDER: Final = select(guild_leases).order_by(_COLUMNS.guild_id)


class Leases(Repository):
    """The leases of all servers.

    Their changes go before all other waiting writes, so that a busy process keeps its servers.
    """

    @property
    def are_in_file(self) -> bool:
        """Whether the leases are in a file on this machine; see `Database.is_file`."""
        return self._database.is_file

    async def claim(
        self,
        guild_ids: Collection[GuildId],
        holder: Holder,
        *,
        now_ms: Callable[[], int],
        is_free: Callable[[Lease], bool],
    ) -> Claim:
        """Take the leases of the given servers that are free or expired.

        Args:
            now_ms: Returns the time. It is called once no other process can change these leases: with a time
                from before the wait for SQLite's one writer, a lease renewed meanwhile would look too long.
            is_free: Returns whether the lease of another process may be taken from it, expired or not.
        """
        chosen = _IN_ORDER.where(_COLUMNS.guild_id.in_(guild_ids))
        async with self._database.writing(first=True) as connection:
            known = {lease.guild_id for lease in await _read(connection, chosen)}
            kept = await _read(connection, chosen.with_for_update(skip_locked=True))
            unlocked = {lease.guild_id for lease in kept}
            began_ms = now_ms()
            free = {lease.guild_id for lease in kept if lease.holder == holder or is_free(lease)}
            silenced = {lease.guild_id for lease in kept if lease.expires_ms <= began_ms} - free
            await _give(connection, free | silenced, holder, began_ms + LEASE_MS)
            await _shorten(connection, unlocked, began_ms + LEASE_MS)
            await _add(connection, set(guild_ids) - known - unlocked, holder, began_ms)
            locked = known - unlocked
            said = [lease for lease in await _read(connection, chosen) if lease.guild_id not in locked]
            return Claim(tuple(said), frozenset(silenced), frozenset(locked))

    async def renew(self, holder: Holder, *, now_ms: int) -> Renewal:
        """Renew all leases of a process."""
        own = select(_COLUMNS.guild_id).where(_COLUMNS.holder == holder.id)
        statement = (
            update(guild_leases)
            # This weaker lock does not block changes of tables, which hold the lease with a key-share lock.
            .where(_COLUMNS.guild_id.in_(own.with_for_update(skip_locked=True, key_share=True)))
            .values(expires_ms=now_ms + LEASE_MS)
            .returning(_COLUMNS.guild_id)
        )
        async with self._database.writing(first=True) as connection:
            renewed = frozenset(GuildId(number) for number in await connection.scalars(statement))
            held = frozenset(GuildId(number) for number in await connection.scalars(own))
            return Renewal(renewed, held - renewed)

    async def release(self, holder: Holder) -> None:
        """Give up all leases of a process."""
        own = select(_COLUMNS.guild_id).where(_COLUMNS.holder == holder.id)
        unlocked = own.with_for_update(skip_locked=True)
        async with self._database.writing(first=True) as connection:
            await connection.execute(delete(guild_leases).where(_COLUMNS.guild_id.in_(unlocked)))

    async def of_others(self, holder: Holder) -> list[Lease]:
        """Return the leases of all other processes, expired or not, ordered by server."""
        async with self._database.reading() as connection:
            return await _read(connection, _IN_ORDER.where(_COLUMNS.holder != holder.id))


async def _read(connection: AsyncConnection, query: Any) -> list[Lease]:
    rows = await connection.execute(query)
    return [_lease(row) for row in rows if not isinstance(row.guild_id, Unreadable)]


def _lease(row: Row[Any]) -> Lease:
    # A lease with an unreadable end counts as held, until the next claim shortens it.
    holder = Holder(known(row.holder, ""), known(row.holder_name, ""))
    return Lease(GuildId(row.guild_id), holder, known(row.expires_ms, _FOR_EVER))


async def _give(
    connection: AsyncConnection, guild_ids: Collection[GuildId], holder: Holder, expires_ms: int
) -> None:
    await connection.execute(
        update(guild_leases)
        .where(_COLUMNS.guild_id.in_(guild_ids))
        .values(holder=holder.id, holder_name=holder.name, expires_ms=expires_ms)
    )


async def _shorten(connection: AsyncConnection, guild_ids: Collection[GuildId], longest_ms: int) -> None:
    # A lease beyond the longest end was written by a clock that was ahead. A living holder renews it long
    # before the shortened end; a dead one does not.
    await connection.execute(
        update(guild_leases)
        .where(_COLUMNS.guild_id.in_(guild_ids), _COLUMNS.expires_ms > longest_ms)
        .values(expires_ms=longest_ms)
    )


async def _add(
    connection: AsyncConnection, guild_ids: Collection[GuildId], holder: Holder, now_ms: int
) -> None:
    rows = [
        {
            "guild_id": guild_id,
            "holder": holder.id,
            "holder_name": holder.name,
            "expires_ms": now_ms + LEASE_MS,
        }
        for guild_id in sorted(guild_ids)
    ]
    if rows:
        # If another process was quicker, it keeps the lease.
        await connection.execute(insert_or_skip(connection, guild_leases), rows)
