"""Closing a server's months, with medals for the best of each leaderboard.

A month is closed once it is over and the server needs it: in the transaction that keeps the first round or
answer of a later month, or before somebody looks. Until then the standings of the month are whole, because
only a later month overwrites a row of them. So no month in which anybody played is missed, even if months
without a round follow. What is closed stays closed: a round that comes late, because the clock was set back,
wins no medal.

Places 1 to 3 of a leaderboard win a medal if they gained anything at all: points, right answers, or a hand
above none. Equal scores share the better medal, and the next one is left out, as on the leaderboard. A game
that ranks no hands has no leaderboard of a month, so its rounds win no medals. Those who delete their data
lose their medals, and nobody moves up: the others keep what they have won.
"""

from typing import Any, Final

from sqlalchemy import bindparam, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import insert_or_skip
from bot.store.guarded import is_number, known
from bot.store.prepared import Prepared
from bot.store.schema import medals, seasons, standings
from bot.store.standings import DRILL, first_day, hand_board, points_board, rounds_board
from bot.tables.days import Period
from bot.tables.ids import GuildId
from bot.tables.points import PointsMode

PLACES: Final = 3
# Every round counts on a leaderboard of points, and every answer to a daily set on that of the drill.
_COUNTING: Final = (*map(points_board, PointsMode), DRILL)


def latest_months() -> list[Any]:
    """Return expressions for the first day of a server's latest month on each counting leaderboard.

    They are null without a row. The parameter `its_guild` is the server.
    """
    columns = standings.c
    its = (columns.guild_id == bindparam("its_guild"), columns.period == Period.MONTH.value)
    # The last entry of a part of the index. An aggregate would read all of them, because of the condition.
    latest = select(columns.since_day).order_by(columns.since_day.desc()).limit(1)
    return [
        latest.where(*its, columns.board == board, is_number(columns.since_day))
        .scalar_subquery()
        .label(f"latest_{number}")
        for number, board in enumerate(_COUNTING)
    ]


_LATEST: Final = Prepared(lambda *_: select(*latest_months()))


def latest_month(row: Any) -> int:
    """Return the first day of a server's latest month from a row with `latest_months`; 0 for none."""
    return max(known(getattr(row, f"latest_{number}"), 0) or 0 for number in range(len(_COUNTING)))


async def played_month(connection: AsyncConnection, guild_id: GuildId) -> int:
    """Return the first day of the latest month in which anybody in a server played; 0 if nobody ever did."""
    [row] = await _LATEST.fetch(connection, {"its_guild": guild_id})
    return latest_month(row)


async def is_closed(connection: AsyncConnection, guild_id: GuildId, since_day: int) -> bool:
    """Return whether a month of a server is closed."""
    columns = seasons.c
    query = select(columns.since_day).where(columns.guild_id == guild_id, columns.since_day == since_day)
    return (await connection.execute(query)).first() is not None


async def close_before(
    connection: AsyncConnection, guild_id: GuildId, latest_day: int, day: int, *, now_ms: int
) -> None:
    """Close a server's latest month, if it is over on a day and is not closed yet.

    Args:
        connection: Its opener holds the ledger's turn in the server, and commits.
        latest_day: The first day of the latest month in which anybody played; 0 for none.
        day: The day of what is about to be counted.
    """
    if not 0 < latest_day < first_day(Period.MONTH, day):
        return
    row = {"guild_id": guild_id, "since_day": latest_day, "closed_ms": now_ms}
    closed = insert_or_skip(connection, seasons).values(row).returning(seasons.c.since_day)
    if (await connection.execute(closed)).first() is None:
        return
    for board in await _boards(connection, guild_id):
        await _give_medals(connection, guild_id, latest_day, board)


async def _boards(connection: AsyncConnection, guild_id: GuildId) -> list[str]:
    """Return the leaderboards of a server that have a page for each month, with one look at an index each."""
    columns, found = standings.c, list[str]()
    while True:
        after = found[-1] if found else ""
        query = select(func.min(columns.board)).where(columns.guild_id == guild_id, columns.board > after)
        board = (await connection.execute(query)).scalar_one()
        if not isinstance(board, str):
            break
        found.append(board)
    of_rounds = rounds_board("")
    return [
        board
        for board in found
        if not board.startswith(of_rounds) or hand_board(board.removeprefix(of_rounds)) in found
    ]


async def _give_medals(connection: AsyncConnection, guild_id: GuildId, since_day: int, board: str) -> None:
    """Keep the medals of a leaderboard. Of its lines, only those that win one are read."""
    columns = standings.c
    its = (
        columns.guild_id == guild_id,
        columns.board == board,
        columns.period == Period.MONTH.value,
        columns.since_day == since_day,
        is_number(columns.score),
    )
    third = select(columns.score).where(*its).order_by(columns.score.desc()).offset(PLACES - 1).limit(1)
    # A single lower bound, because SQLite looks for no more than one in the index.
    least = max((await connection.execute(third)).scalar_one_or_none() or 1, 1)
    place = func.rank().over(order_by=columns.score.desc()).label("place")
    winners = select(columns.guild_id, columns.since_day, columns.board, columns.user_id, place).add_columns(
        columns.score, columns.rounds, columns.round_id
    )
    names = [column.name for column in winners.selected_columns]
    rows = winners.where(*its, columns.score >= least)
    await connection.execute(insert(medals).from_select(names, rows))
