"""Whether a bot runs on a database that is about to be copied or replaced."""

from sqlalchemy import inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import StoreUnavailable, printable
from bot.store.schema import guild_leases
from bot.tables.ports import Clock

_TABLE = guild_leases.name


async def refuse_running(connection: AsyncConnection, clock: Clock) -> None:
    """Check that nobody answers for a server.

    Raises:
        StoreUnavailable: A process does, as far as its leases say.
    """
    if not await connection.run_sync(lambda sync: inspect(sync).has_table(_TABLE)):
        return
    columns, now_ms = guild_leases.c, clock.now_ms()
    query = (
        select(columns.holder_name, columns.expires_ms)
        .where(columns.expires_ms > now_ms)
        .order_by(columns.expires_ms.desc())
        .limit(1)
    )
    lease = (await connection.execute(query)).first()
    if lease is not None:
        left_s = -(-(lease.expires_ms - now_ms) // 1000)
        place = printable(connection.engine.url)
        raise StoreUnavailable("copy-in-use", database=place, holder=lease.holder_name, left_s=left_s)
