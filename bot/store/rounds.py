"""Settled rounds and their players."""

from typing import Final

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import achievements, ledger, seasons, standings
from bot.store.guarded import readable
from bot.store.prepared import Prepared, bound
from bot.store.schema import game_tables, round_players, rounds
from bot.tables.days import day_of
from bot.tables.ids import TableId, UserId
from bot.tables.points import Account, Posting
from bot.tables.ports import RoundRecord

_ITS_GAME: Final = select(game_tables.c.game).where(game_tables.c.id == bindparam("its_table"))
_ADD: Final = Prepared(
    lambda *_: (
        insert(rounds)
        .values(bound(rounds, "id"))
        .returning(rounds.c.id, _ITS_GAME.scalar_subquery().label("game"), *seasons.latest_months())
    )
)
_ADD_PLAYERS: Final = Prepared(lambda *_: insert(round_players).values(bound(round_players)))
_BALANCES: Final = Prepared(
    lambda *_: (
        select(round_players.c.user_id, round_players.c.balance_points)
        .join(rounds, rounds.c.id == round_players.c.round_id)
        .where(rounds.c.table_id == bindparam("its_table"), rounds.c.number == bindparam("its_number"))
    )
)


async def add(
    connection: AsyncConnection, record: RoundRecord, posting: Posting | None, *, now_ms: int
) -> list[tuple[UserId, str]]:
    """Keep a settled round with its players and their new balances, and update the leaderboards.

    Each player has an account from then on, even if no points have ever moved on it.

    Args:
        connection: Its opener holds the ledger's turn in the server, and commits.
        posting: The points that the round moves; None if it moves none, or they were moved already.

    Returns:
        What people have achieved for the first time in the server.
    """
    people = {Account.user(record.guild_id, user_id, record.points): user_id for user_id in record.players}
    if posting is None:
        left = await ledger.count_round(connection, people)
    else:
        left = await ledger.post(connection, posting, now_ms=now_ms, players=people)
    balances = {user_id: left[account] for account, user_id in people.items()}
    kept = {
        "its_table": record.table_id,
        "its_guild": record.guild_id,
        "table_id": record.table_id,
        "guild_id": record.guild_id,
        "number": record.number,
        "record": record.record,
        "snapshot": record.snapshot,
        "points": record.points.value,
        "settled_ms": now_ms,
        "is_announced": not record.has_page,
    }
    [added] = await _ADD.fetch(connection, kept)
    rows = [
        {
            "round_id": added.id,
            "user_id": user_id,
            "delta_points": player.delta_points,
            "balance_points": balances[user_id],
            "is_dealer": player.is_dealer,
            "hand_rank": player.hand_rank,
        }
        for user_id, player in record.players.items()
    ]
    if not rows:
        return []
    await _ADD_PLAYERS.repeat(connection, rows)
    latest_day = seasons.latest_month(added)
    await seasons.close_before(connection, record.guild_id, latest_day, day_of(now_ms), now_ms=now_ms)
    await standings.add_round(connection, record, added.game, added.id, now_ms=now_ms)
    achieved = [(user_id, name) for user_id, each in record.players.items() for name in each.achieved]
    return await achievements.add(connection, record.guild_id, achieved, added.id, now_ms=now_ms)


async def balances_after(connection: AsyncConnection, table_id: TableId, number: int) -> dict[UserId, int]:
    """Return the players' balances after a round; empty for a round that is not settled."""
    found = await _BALANCES.fetch(connection, {"its_table": table_id, "its_number": number})
    return {UserId(row.user_id): row.balance_points for row in readable(found)}


async def not_announced(connection: AsyncConnection, table_id: TableId) -> list[int]:
    """Return the rounds of a table whose results still need a message of their own, in order."""
    query = select(rounds.c.number).where(~rounds.c.is_announced, rounds.c.table_id == table_id)
    return sorted(row.number for row in readable(await connection.execute(query)))


async def note_announced(connection: AsyncConnection, table_id: TableId, number: int) -> None:
    """Remember that the result of a round has a message of its own."""
    its = (rounds.c.table_id == table_id, rounds.c.number == number)
    await connection.execute(update(rounds).where(*its).values(is_announced=True))
