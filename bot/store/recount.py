"""Recounting of all rounds, to check that the kept results follow from them."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from sqlalchemy import BigInteger, Integer, Select, case, cast, delete, func, literal, null, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import faults
from bot.store.audit import are_whole, delete_damaged
from bot.store.engine import is_postgresql, read_only
from bot.store.guarded import is_number, readable
from bot.store.schema import accounts, drill_answers, game_tables, round_players, rounds, standings
from bot.store.standings import (
    DRILL,
    GAINED,
    add_answer,
    add_round,
    first_day,
    hand_board,
    points_board,
    rounds_board,
)
from bot.tables.days import Period, day_of, day_start_ms
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.points import PointsMode, personal_kind
from bot.tables.ports import RoundPlayer, RoundRecord

_USER: Final = round_players.c.user_id
_SERVER: Final = rounds.c.guild_id
_KIND: Final = case({mode.value: personal_kind(mode).value for mode in PointsMode}, value=rounds.c.points)


@dataclass(frozen=True)
class Misstated:
    """A kept result of a person in a server that does not follow from their rounds.

    Args:
        what: The leaderboard, or the table, that the result belongs to.
    """

    user_id: UserId
    guild_id: GuildId
    what: str


Recount: TypeAlias = Callable[[AsyncConnection], Awaitable[list[Misstated]]]
"""Counts something again that is kept, and returns what is wrong with it."""


async def read_recount(engine: AsyncEngine, *recounts: Recount) -> list[Misstated]:
    """Recount what was played, in a database with this program's schema, and change nothing.

    Returns:
        What is wrong. Periods before those of the newest round are not checked, since nobody is shown them.

    Raises:
        StoreUnavailable: The database cannot be read.
    """
    with faults.named(engine):
        async with read_only(engine).connect() as connection:
            if is_postgresql(connection):
                # Concurrent writes must not look like faults. SQLite's transactions see one state anyway.
                options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
                await connection.execution_options(**options)
            return [each for again in recounts for each in await again(connection)]


async def recount(connection: AsyncConnection) -> list[Misstated]:
    """Recount all rounds, and return the standings and accounts that do not follow from them."""
    day = await _newest_day(connection)
    queries = [_differences(period, first_day(period, day)) for period in Period]
    return [each for query in (_miscounted(), *queries) for each in await misstated(connection, query)]


async def mend(connection: AsyncConnection) -> list[Misstated]:
    """Correct what `recount` finds, if all rounds are readable, and return what was wrong.

    Args:
        connection: Its opener holds the ledger's turn in every server, and commits.
    """
    found: list[Misstated] = []
    if await are_whole(connection, rounds, round_players):
        found += await misstated(connection, _miscounted())
        for row in (await connection.execute(_miscounted())).all():
            change = update(accounts).where(accounts.c.id == row.id)
            await connection.execute(change.values(rounds=row.counted))
    if await are_whole(connection, rounds, round_players, game_tables, drill_answers):
        await delete_damaged(connection, standings)
        wrong = [each for each in await recount(connection) if each.what != accounts.name]
        for user_id, guild_id in sorted({(each.user_id, each.guild_id) for each in wrong}):
            await _play_again(connection, user_id, guild_id)
        found += wrong
    return found


async def _play_again(connection: AsyncConnection, user_id: UserId, guild_id: GuildId) -> None:
    """Rebuild a player's standings in a server, round by round in the original order."""
    theirs = (standings.c.user_id == user_id, standings.c.guild_id == guild_id)
    await connection.execute(delete(standings).where(*theirs))
    played = (
        select(rounds.c.id, rounds.c.table_id, rounds.c.number, rounds.c.points, rounds.c.settled_ms)
        .add_columns(round_players.c.delta_points, round_players.c.hand_rank, game_tables.c.game)
        .join_from(rounds, round_players)
        .join(game_tables, game_tables.c.id == rounds.c.table_id)
        .where(round_players.c.user_id == user_id, rounds.c.guild_id == guild_id)
        .order_by(rounds.c.id)
    )
    for row in (await connection.execute(played)).all():
        players = {user_id: RoundPlayer(row.delta_points, hand_rank=row.hand_rank)}
        record = RoundRecord(TableId(row.table_id), guild_id, row.number, {}, players, {}, row.points)
        await add_round(connection, record, row.game, row.id, now_ms=row.settled_ms)
    columns = drill_answers.c
    answered = (
        select(columns.day, columns.is_right)
        .where(columns.user_id == user_id, columns.guild_id == guild_id, columns.day > 0)
        .order_by(columns.id)
    )
    for row in (await connection.execute(answered)).all():
        await add_answer(connection, guild_id, user_id, row.day, is_right=row.is_right)


async def misstated(connection: AsyncConnection, query: Select[Any]) -> list[Misstated]:
    """Return the results of a query that selects `user_id`, `guild_id` and `what`."""
    rows = readable(await connection.execute(query))
    return [Misstated(UserId(row.user_id), GuildId(row.guild_id), row.what) for row in rows]


def unlike(kept: Select[Any], *counted: Select[Any]) -> Select[Any]:
    """Select the rows that are only kept or only counted, but not both.

    All queries have the same columns, beginning with `user_id`, `guild_id` and `what`.
    """
    both = kept.union_all(*counted).subquery()
    return (
        select(both.c.user_id, both.c.guild_id, both.c.what)
        .group_by(*both.c)
        .having(func.count() == 1)
        .distinct()
        .order_by(both.c.guild_id, both.c.user_id, both.c.what)
    )


async def _newest_day(connection: AsyncConnection) -> int:
    newest = [
        (await connection.execute(select(func.max(column)).where(is_number(column)))).scalar_one() or 0
        for column in (rounds.c.settled_ms, drill_answers.c.day)
    ]
    return max(day_of(newest[0]), newest[1])


def _miscounted() -> Select[Any]:
    """Select the accounts whose number of rounds is wrong, with the right number."""
    played = (
        select(_SERVER, _USER, _KIND.label("kind"), func.count().label("rounds"))
        .join_from(rounds, round_players)
        .group_by(_SERVER, _USER, _KIND)
        .subquery()
    )
    theirs = (
        (accounts.c.guild_id == played.c.guild_id)
        & (accounts.c.owner_id == played.c.user_id)
        & (accounts.c.kind == played.c.kind)
    )
    return (
        select(accounts.c.owner_id.label("user_id"), accounts.c.guild_id, literal("accounts").label("what"))
        .add_columns(accounts.c.id, func.coalesce(played.c.rounds, 0).label("counted"))
        .outerjoin_from(accounts, played, theirs)
        .where(accounts.c.rounds != func.coalesce(played.c.rounds, 0), accounts.c.owner_id >= 0)
        .order_by(accounts.c.id)
    )


def _differences(period: Period, since_day: int) -> Select[Any]:
    columns = standings.c
    kept = select(
        *(columns.user_id, columns.guild_id, columns.board.label("what")),
        *(columns.score, columns.rounds, columns.round_id),
    ).where(columns.period == period.value, columns.since_day == since_day)
    return unlike(kept, *_counted(period, since_day))


def _counted(period: Period, since_day: int) -> Iterator[Select[Any]]:
    """Yield the queries for the rows that a period must have, board by board."""
    played = (
        select(_USER, _SERVER)
        .join_from(round_players, rounds)
        .join(game_tables, game_tables.c.id == rounds.c.table_id)
        .where(rounds.c.settled_ms >= day_start_ms(since_day), _USER > 0)
    )
    game = game_tables.c.game
    if period in GAINED:
        gained = cast(func.sum(round_players.c.delta_points), BigInteger)
        board = literal(points_board("")) + rounds.c.points
        yield played.add_columns(board, gained, func.count(), null()).group_by(
            _USER, _SERVER, rounds.c.points
        )
    counted = played.add_columns(literal(rounds_board("")) + game, func.count(), func.count(), null())
    yield counted.group_by(_USER, _SERVER, game)
    yield _best_hands(played)
    yield _drilled(since_day)


def _best_hands(played: Select[Any]) -> Select[Any]:
    game, rank = game_tables.c.game, round_players.c.hand_rank
    person = (_USER, _SERVER, game)
    place = func.row_number().over(partition_by=person, order_by=(rank.desc(), rounds.c.id))
    held = (
        played.where(rank.is_not(None))
        .add_columns(
            (literal(hand_board("")) + game).label("board"),
            rank.label("score"),
            func.count().over(partition_by=person).label("rounds"),
            rounds.c.id.label("round_id"),
            cast(place, Integer).label("place"),
        )
        .subquery()
    )
    return select(*(column for column in held.c if column.name != "place")).where(held.c.place == 1)


def _drilled(since_day: int) -> Select[Any]:
    columns = drill_answers.c
    right = func.sum(case((columns.is_right, 1), else_=0))
    return (
        select(columns.user_id, columns.guild_id, literal(DRILL), right, func.count(), null())
        # Day 0 is free practice, which is on no leaderboard.
        .where(columns.day >= max(since_day, 1), columns.user_id > 0)
        .group_by(columns.user_id, columns.guild_id)
    )
