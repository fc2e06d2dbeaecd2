"""Rounds as they are looked up again, without a database, and as older versions kept them."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import rounds
from bot.tables.gnau.kept_round import KeptRound, expanded
from bot.tables.history import StoredRound
from bot.tables.ports import RoundRecord
from tests.support.clock import NOW_MS
from tests.support.tables import CHANNEL


def looked_up(record: RoundRecord, game: str) -> StoredRound:
    """Return a round as it would be found that was put into the books like this."""
    return StoredRound(
        game=game,
        table_id=record.table_id,
        guild_id=record.guild_id,
        channel_id=CHANNEL,
        number=record.number,
        settled_ms=NOW_MS,
        points=record.points,
        record=record.record,
        snapshot=record.snapshot,
        players=record.players,
        balances={},
    )


async def take_snapshots_away(connection: AsyncConnection) -> None:
    """Leave of all rounds what was kept before there were snapshots of them: the hand record, in full."""
    for row in (await connection.execute(sa.select(rounds))).all():
        record = expanded(KeptRound(row.record, row.snapshot)).record
        its = sa.update(rounds).where(rounds.c.id == row.id)
        await connection.execute(its.values(record=record, snapshot=sa.null()))
