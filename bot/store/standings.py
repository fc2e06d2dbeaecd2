"""Players' results on each leaderboard, updated with every round so that no query has to count rounds.

A row holds a player's latest period of a kind; the first round in a new period replaces it. Rows of past
periods stay until then, but no query reads them.
"""

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Insert, Select, bindparam, case, null, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import insert_on
from bot.store.guarded import readable
from bot.store.prepared import Prepared, of_row, of_rows
from bot.store.schema import standings
from bot.tables.days import Period, day_of
from bot.tables.ids import GuildId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import RoundRecord
from bot.tables.ranks import Ranking

DRILL: Final = "drill"
_EPOCH: Final = date(1970, 1, 1)
_LAST_DAY: Final = (date.max - _EPOCH).days
_EVER: Final = tuple(Period)
# The points gained of all time are the balance itself, so no row is kept for that period.
GAINED: Final = tuple(period for period in Period if period is not Period.ALL)


def points_board(points: PointsMode | str) -> str:
    """Return the name of the leaderboard of gained points of one kind."""
    return f"points-{points}"


def rounds_board(game: str) -> str:
    """Return the name of the leaderboard of the number of rounds of a game."""
    return f"rounds-{game}"


def hand_board(game: str) -> str:
    """Return the name of the leaderboard of the best hands of a game."""
    return f"hand-{game}"


def ranking_of(board: str) -> Ranking | None:
    """Return what a leaderboard ranks by; None for a name that this program does not know.

    Example:
        >>> ranking_of("points-score"), ranking_of("drill")
        (<Ranking.POINTS: 'points'>, <Ranking.DRILL: 'drill'>)
    """
    of_kind = {points_board(""): Ranking.POINTS, rounds_board(""): Ranking.ROUNDS}
    of_kind |= {hand_board(""): Ranking.BEST_HAND, DRILL: Ranking.DRILL}
    return next((ranking for start, ranking in of_kind.items() if board.startswith(start)), None)


def first_day(period: Period, day: int) -> int:
    """Return the first day of the period that contains a UTC day; 0 for all time.

    Example:
        >>> first_day(Period.WEEK, 20_833), first_day(Period.MONTH, 20_833), first_day(Period.ALL, 20_833)
        (20829, 20819, 0)
    """
    # Even with a clock that is thousands of years ahead, rounds can be settled.
    day = min(day, _LAST_DAY)
    today = _EPOCH + timedelta(days=day)
    first = {
        Period.TODAY: day,
        Period.WEEK: day - today.weekday(),
        Period.MONTH: day - today.day + 1,
        Period.ALL: 0,
    }
    return first[period]


@lru_cache
def _first_days(day: int, periods: Sequence[Period]) -> list[tuple[str, int]]:
    """Return the stored name of each period, and the first day of the one that contains a UTC day."""
    return [(period.value, first_day(period, day)) for period in periods]


_Row = dict[str, Any]


async def add_round(
    connection: AsyncConnection, record: RoundRecord, game: str, round_id: int, *, now_ms: int
) -> None:
    """Count a round that is settled and kept, in the same transaction.

    Args:
        connection: Its opener holds the ledger's turn in the server, and commits.
    """
    day, guild_id = day_of(now_ms), record.guild_id
    gained, counted, best = points_board(record.points), rounds_board(game), hand_board(game)
    rows = list[_Row]()
    # Always in the same order, because each row is locked until the transaction ends.
    for user_id, player in sorted(record.players.items()):
        rows += _rows(user_id, guild_id, gained, day, player.delta_points, periods=GAINED)
        rows += _rows(user_id, guild_id, counted, day, 1)
        if player.hand_rank is not None:
            rows += _rows(user_id, guild_id, best, day, player.hand_rank, round_id)
    if rows:
        await _UPSERT.repeat(connection, rows)


async def rounds_played(
    connection: AsyncConnection, guild_id: GuildId, game: str, user_ids: Sequence[UserId]
) -> dict[UserId, int]:
    """Return how many rounds of a game these people have played in a server; none who never played."""
    if not user_ids:
        return {}
    its = {"its_guild": guild_id, "its_board": rounds_board(game)}
    values = its | of_rows({"user_id": each} for each in user_ids)
    found = await _PLAYED.fetch(connection, values, len(user_ids))
    return {UserId(row.user_id): row.rounds for row in readable(found)}


async def add_answer(
    connection: AsyncConnection, guild_id: GuildId, user_id: UserId, day: int, *, is_right: bool
) -> None:
    """Count a kept answer to a day's set of the drill, in the same transaction."""
    rows = list(_rows(user_id, guild_id, DRILL, day, int(is_right)))
    await _UPSERT.repeat(connection, rows)


def _rows(  # noqa: PLR0913, PLR0917 - as many as there are columns
    user_id: UserId,
    guild_id: GuildId,
    board: str,
    day: int,
    score: int,
    round_id: int | None = None,
    periods: Sequence[Period] = _EVER,
) -> Iterator[_Row]:
    for period, since_day in _first_days(day, periods):
        yield {
            "user_id": user_id,
            "guild_id": guild_id,
            "board": board,
            "period": period,
            "since_day": since_day,
            "score": score,
            "rounds": 1,
            "round_id": round_id,
        }


def _upsert(dialect: str, _size: int) -> Insert:
    """Return the statement that adds one round to a row. Only rows of best hands have a `round_id`."""
    columns = ("user_id", "guild_id", "board", "period", "since_day", "score", "rounds", "round_id")
    insert = insert_on(dialect, standings).values({name: bindparam(name) for name in columns})
    kept, new = standings.c, insert.excluded
    is_newer, is_sum = new.since_day > kept.since_day, new.round_id.is_(None)
    is_better = new.score > kept.score
    changed: dict[str, Any] = {
        "since_day": new.since_day,
        "rounds": case((is_newer, new.rounds), else_=kept.rounds + new.rounds),
        "score": case(
            (is_newer, new.score),
            (is_sum, kept.score + new.score),
            (is_better, new.score),
            else_=kept.score,
        ),
        "round_id": case((or_(is_newer, is_better), new.round_id), else_=kept.round_id),
    }
    for earlier, beaten in (("earlier_score", kept.score), ("earlier_round_id", kept.round_id)):
        changed[earlier] = case((or_(is_newer, is_sum), null()), (is_better, beaten), else_=kept[earlier])
    # If the clock was set back, a round of an earlier period changes nothing.
    statement: Insert = insert.on_conflict_do_update(
        index_elements=list(standings.primary_key), set_=changed, where=new.since_day >= kept.since_day
    )
    return statement


def _played(_dialect: str, people: int) -> Select[Any]:
    columns = standings.c
    return select(columns.user_id, columns.rounds).where(
        columns.guild_id == bindparam("its_guild"),
        columns.board == bindparam("its_board"),
        columns.period == Period.ALL.value,
        columns.user_id.in_([of_row(number, "user_id") for number in range(people)]),
    )


_PLAYED: Final = Prepared(_played, most=22)
_UPSERT: Final = Prepared(_upsert)
