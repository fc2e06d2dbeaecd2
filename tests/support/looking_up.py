"""Rounds as they are looked up again, without a database."""

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
