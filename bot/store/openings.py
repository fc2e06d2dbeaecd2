"""Who has how many tables open in a server, and since when."""

from operator import attrgetter

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import tables
from bot.store.schema import game_tables
from bot.tables.ids import UserId
from bot.tables.ports import Openings, StoredTable


async def others(connection: AsyncConnection, table: StoredTable, opener_id: UserId) -> Openings:
    """Return what is open in a table's server apart from the table itself."""
    columns = game_tables.c
    elsewhere = (columns.guild_id == table.guild_id, columns.id != table.table_id)
    own = (*elsewhere, columns.opener_id == opener_id)
    count = select(func.count()).select_from(game_tables).where(*elsewhere, columns.is_open)
    latest = select(columns.created_ms).where(*own).order_by(columns.id.desc()).limit(1)
    return Openings(
        in_server=(await connection.execute(count)).scalar_one(),
        own=tuple(sorted(await tables.find(connection, *own, columns.is_open), key=attrgetter("table_id"))),
        latest_ms=(await connection.execute(latest)).scalar_one_or_none(),
    )
