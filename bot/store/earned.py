"""What people have earned in a server: medals of closed months, and achievements."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, func, select

from bot.store import achievements, ledger, seasons
from bot.store.database import Database, Repository
from bot.store.guarded import known, readable
from bot.store.schema import achievements as kept_achievements
from bot.store.schema import medals, rounds
from bot.store.schema import seasons as closed_months
from bot.store.standings import first_day
from bot.tables.days import Period, day_of
from bot.tables.history import RoundKey
from bot.tables.ids import GuildId, TableId, UserId


@dataclass(frozen=True)
class Medal:
    """A medal that a person has won in a month.

    Args:
        since_day: The first day of the month.
        place: From 1 to 3; equal scores share the better place.
        rounds: As in the standings: how many rounds, or answers of the drill, the person had in that month.
        best_round: The table and the round of the person's best hand; None on other leaderboards.
    """

    user_id: UserId
    since_day: int
    board: str
    place: int
    score: int
    rounds: int
    best_round: RoundKey | None = None


@dataclass(frozen=True)
class Season:
    """A closed month of a server.

    Args:
        since_day: The first day of the month.
        older: That of the closed month before it; None if there is none.
        newer: That of the next closed month; None for the latest.
    """

    since_day: int
    older: int | None = None
    newer: int | None = None


@dataclass(frozen=True)
class Achieved:
    """Something that a person has achieved in a server, and when for the first time."""

    name: str
    at_ms: int


class Earned(Repository):
    """The medals and achievements in a database.

    Args:
        unseen: Returns the rounds whose cards are still being turned over; medals for their hands, and what
            was achieved in them, are left out as long as that takes.
    """

    def __init__(self, database: Database, unseen: Callable[[], Collection[RoundKey]] = tuple) -> None:
        super().__init__(database)
        self._unseen = unseen

    async def close_due(self, guild_id: GuildId, *, now_ms: int) -> None:
        """Close the latest month in which anybody in a server played, if it is over."""
        today = day_of(now_ms)
        async with self._database.reading() as connection:
            latest_day = await seasons.played_month(connection, guild_id)
            if not 0 < latest_day < first_day(Period.MONTH, today):
                return
            if await seasons.is_closed(connection, guild_id, latest_day):
                return
        async with self._database.writing() as connection:
            await ledger.wait_turn(connection, guild_id)
            # Read again: somebody may have played meanwhile, and so have closed it.
            latest_day = await seasons.played_month(connection, guild_id)
            await seasons.close_before(connection, guild_id, latest_day, today, now_ms=now_ms)

    async def season(self, guild_id: GuildId, since_day: int | None = None) -> Season | None:
        """Return a closed month; None if that month is not closed.

        Args:
            since_day: The first day of the month; None for the latest closed month.
        """
        columns = closed_months.c

        def found(wanted: Any, *conditions: ColumnElement[bool]) -> Any:
            return select(wanted).where(columns.guild_id == guild_id, *conditions).scalar_subquery()

        day = columns.since_day
        async with self._database.reading() as connection:
            if since_day is None:
                latest = select(found(func.max(day)))
                since_day = known((await connection.execute(latest)).scalar_one(), None)
                if since_day is None:
                    return None
            around = select(
                found(func.count(), day == since_day).label("own"),
                found(func.max(day), day < since_day).label("older"),
                found(func.min(day), day > since_day).label("newer"),
            )
            row = (await connection.execute(around)).one()
        return Season(since_day, known(row.older, None), known(row.newer, None)) if row.own else None

    async def medals(self, guild_id: GuildId, since_day: int, *boards: str) -> list[Medal]:
        """Return the medals of some leaderboards in a month, in the order of these, the best first."""
        columns = medals.c
        its = (columns.guild_id == guild_id, columns.since_day == since_day, columns.board.in_(boards))
        found = await self._medals(*its)
        return sorted(
            found, key=lambda each: (boards.index(each.board), each.place, each.rounds, each.user_id)
        )

    async def medals_of(self, guild_id: GuildId, user_id: UserId) -> list[Medal]:
        """Return all medals of a person in a server, the latest first, and of a month the best first."""
        found = await self._medals(medals.c.guild_id == guild_id, medals.c.user_id == user_id)
        return sorted(found, key=lambda each: (-each.since_day, each.place, each.board))

    async def _medals(self, *conditions: ColumnElement[bool]) -> list[Medal]:
        query = (
            select(medals, rounds.c.table_id, rounds.c.number)
            .outerjoin(rounds, rounds.c.id == medals.c.round_id)
            .where(*conditions)
        )
        async with self._database.reading() as connection:
            rows = list(readable(await connection.execute(query)))
        unseen = set(self._unseen())
        return [each for each in map(_medal, rows) if each.best_round not in unseen]

    async def achieve(self, guild_id: GuildId, user_id: UserId, name: str, *, now_ms: int) -> bool:
        """Keep what a person has achieved outside of a round; return whether it was for the first time."""
        columns = kept_achievements.c
        query = select(columns.name).where(
            columns.user_id == user_id, columns.guild_id == guild_id, columns.name == name
        )
        async with self._database.reading() as connection:
            if (await connection.execute(query)).first() is not None:
                return False
        async with self._database.writing() as connection:
            return bool(await achievements.add(connection, guild_id, [(user_id, name)], now_ms=now_ms))

    async def achieved_by(self, guild_id: GuildId, user_id: UserId) -> Sequence[Achieved]:
        """Return all that a person has achieved in a server, in order of time."""
        columns = kept_achievements.c
        query = (
            select(columns.name, columns.achieved_ms, rounds.c.table_id, rounds.c.number)
            .outerjoin_from(kept_achievements, rounds, rounds.c.id == columns.round_id)
            .where(columns.user_id == user_id, columns.guild_id == guild_id)
        )
        async with self._database.reading() as connection:
            rows = list(readable(await connection.execute(query)))
        unseen = set(self._unseen())
        seen = [row for row in rows if (row.table_id, row.number) not in unseen]
        found = [Achieved(row.name, row.achieved_ms) for row in seen]
        return sorted(found, key=lambda each: (each.at_ms, each.name))


def _medal(row: Row[Any]) -> Medal:
    best_round = None if row.table_id is None else (TableId(row.table_id), row.number)
    own = (UserId(row.user_id), row.since_day, row.board, row.place, row.score, row.rounds)
    return Medal(*own, best_round)
