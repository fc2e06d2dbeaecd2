"""What people achieve once in a server, for good.

A game says what a round achieves (`RoundPlayer.achieved`), and it is kept with the round, in the same
transaction. None of it rewards playing a lot. Nothing that happens by chance alone is among it, but for the
hand that Gnau has its name from.
"""

from collections.abc import Iterable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import insert_or_skip
from bot.store.schema import achievements
from bot.tables.ids import GuildId, UserId

# Stored names never change.
DRILL_WEEK: Final = "drill-week"
DEAL_CHECKED: Final = "deal-checked"


async def add(
    connection: AsyncConnection,
    guild_id: GuildId,
    achieved: Iterable[tuple[UserId, str]],
    round_id: int | None = None,
    *,
    now_ms: int,
) -> list[tuple[UserId, str]]:
    """Keep what people have achieved, and return what they had not achieved before.

    Args:
        round_id: The row of the round in which that was; None outside of rounds.
    """
    new = list[tuple[UserId, str]]()
    for user_id, name in achieved:
        row = {"user_id": user_id, "guild_id": guild_id, "name": name, "achieved_ms": now_ms}
        row |= {"round_id": round_id}
        statement = insert_or_skip(connection, achievements).values(row).returning(achievements.c.name)
        if (await connection.execute(statement)).first() is not None:
            new.append((user_id, name))
    return new
