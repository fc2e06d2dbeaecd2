"""Who has signed a guestbook, and when."""

from typing import Any, Final

import sqlalchemy as sa

from bot.store.database import Repository
from bot.store.engine import insert_or_skip
from bot.store.guarded import BigNumber
from bot.store.personal import Exported, iso_instant
from bot.store.schema import metadata
from bot.tables.ids import GuildId, UserId
from bot.tables.ports import Json

signatures = sa.Table(
    "signatures",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("signed_ms", BigNumber, nullable=False),
)


class Signatures(Repository):
    """The signatures in a database."""

    async def add(self, guild_id: GuildId, user_id: UserId, *, now_ms: int) -> int:
        """Keep a person's signature, and return how many there are in the server."""
        row = {"guild_id": guild_id, "user_id": user_id, "signed_ms": now_ms}
        count = sa.select(sa.func.count()).where(signatures.c.guild_id == guild_id)
        async with self._database.writing() as connection:
            await connection.execute(insert_or_skip(connection, signatures).values(row))
            return int((await connection.execute(count)).scalar_one())


def _exported(row: sa.Row[Any], *_: object) -> Json:
    return {"server": str(row.guild_id), "signed": iso_instant(row.signed_ms)}


EXPORTED: Final = (Exported(signatures, _exported, "guestbook"),)
