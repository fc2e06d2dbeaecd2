"""Groups of friends in a database, and the results of their members that were played outside of servers."""

from sqlalchemy import ColumnElement, Select, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.features.friends.model import MOST_GROUPS, MOST_PEOPLE, DayScore, FriendStanding, Group
from bot.rules.errors import RuleError
from bot.rules.gnau.practice import DAILY_HANDS
from bot.store.database import Repository
from bot.store.engine import insert_or_skip
from bot.store.guarded import readable
from bot.store.schema import daily_hands, drill_results, friend_groups, friend_members, standings
from bot.store.standings import DRILL
from bot.tables.days import Period
from bot.tables.ids import UserId
from bot.tables.leases import DIRECT_MESSAGES


class Friends(Repository):
    """The groups of friends of all people."""

    async def groups_of(self, user_id: UserId) -> list[Group]:
        """Return the groups that a person has joined, the first one first."""
        async with self._database.reading() as connection:
            return await _groups_of(connection, user_id)

    async def make(self, code: str, user_id: UserId, *, now_ms: int) -> None:
        """Keep a new group with one person in it.

        Raises:
            RuleError: `friends-too-many-groups`.
        """
        async with self._database.writing() as connection:
            row = {"code": code, "made_ms": now_ms}
            made = await connection.execute(insert(friend_groups).values(row).returning(friend_groups.c.id))
            await _add(connection, made.scalar_one(), user_id, now_ms)

    async def join(self, code: str, user_id: UserId, *, now_ms: int) -> int:
        """Add a person to the group with a code, and return its id. Who is in it already stays in it.

        Raises:
            RuleError: `friends-code-unknown`, `friends-full` or `friends-too-many-groups`.
        """
        # Locked, so that two people cannot take the last place.
        query = select(friend_groups.c.id).where(friend_groups.c.code == code).with_for_update()
        async with self._database.writing() as connection:
            row = next(readable(await connection.execute(query)), None)
            if row is None:
                raise RuleError("friends-code-unknown")
            await _add(connection, row.id, user_id, now_ms)
            return int(row.id)

    async def leave(self, group_id: int, user_id: UserId) -> None:
        """Remove a person from a group."""
        columns = friend_members.c
        theirs = (columns.group_id == group_id, columns.user_id == user_id)
        async with self._database.writing() as connection:
            await connection.execute(delete(friend_members).where(*theirs))

    async def drop_empty(self) -> None:
        """Delete the groups that nobody is in any more."""
        joined = select(friend_members.c.group_id)
        async with self._database.writing() as connection:
            await connection.execute(delete(friend_groups).where(friend_groups.c.id.not_in(joined)))

    async def of_deals(self, group_id: int, game: str, since_day: int, until_day: int) -> list[DayScore]:
        """Return the scores of a group's people in the daily deals of some days, as they finished."""
        columns = daily_hands.c
        query = (
            select(columns.day, columns.user_id, columns.score)
            .where(
                columns.guild_id == DIRECT_MESSAGES,
                columns.game == game,
                columns.day.between(since_day, until_day),
                columns.score.is_not(None),
                _is_in(columns.user_id, group_id),
            )
            .order_by(columns.day, columns.ended_ms, columns.user_id)
        )
        async with self._database.reading() as connection:
            return [DayScore(*row) for row in readable(await connection.execute(query))]

    async def of_drill(self, group_id: int, day: int) -> list[FriendStanding]:
        """Return how many hands of a day's set each of a group's people split right, the best first."""
        columns = drill_results.c
        query = select(columns.user_id, columns.right).where(
            columns.guild_id == DIRECT_MESSAGES,
            columns.day == day,
            columns.answered == DAILY_HANDS,
            _is_in(columns.user_id, group_id),
        )
        return await self._ranked(query.order_by(columns.right.desc(), columns.user_id))

    async def of_drill_in_month(self, group_id: int, since_day: int) -> list[FriendStanding]:
        """Return the right answers of a group's people in a month, as the leaderboard of a server does."""
        columns = standings.c
        query = select(columns.user_id, columns.score).where(
            columns.guild_id == DIRECT_MESSAGES,
            columns.board == DRILL,
            columns.period == Period.MONTH.value,
            columns.since_day == since_day,
            _is_in(columns.user_id, group_id),
        )
        return await self._ranked(query.order_by(columns.score.desc(), columns.user_id))

    async def _ranked(self, query: Select[tuple[int, int]]) -> list[FriendStanding]:
        async with self._database.reading() as connection:
            return [FriendStanding(*row) for row in readable(await connection.execute(query))]


def _is_in(user_id: ColumnElement[int], group_id: int) -> ColumnElement[bool]:
    columns = friend_members.c
    return user_id.in_(select(columns.user_id).where(columns.group_id == group_id))


async def _groups_of(connection: AsyncConnection, user_id: UserId) -> list[Group]:
    own, columns = friend_members.alias("own"), friend_members.c
    query = (
        select(friend_groups.c.id, friend_groups.c.code, columns.user_id)
        .join_from(own, friend_groups, friend_groups.c.id == own.c.group_id)
        .join(friend_members, columns.group_id == own.c.group_id)
        .where(own.c.user_id == user_id)
        .order_by(own.c.joined_ms, friend_groups.c.id, columns.joined_ms, columns.user_id)
    )
    people: dict[tuple[int, str], list[UserId]] = {}
    for row in readable(await connection.execute(query)):
        people.setdefault((row.id, row.code), []).append(UserId(row.user_id))
    return [Group(group_id, code, tuple(found)) for (group_id, code), found in people.items()]


async def _add(connection: AsyncConnection, group_id: int, user_id: UserId, now_ms: int) -> None:
    """Add a person to a group, in a transaction that an error undoes."""
    columns = friend_members.c
    row = {"group_id": group_id, "user_id": user_id, "joined_ms": now_ms}
    await connection.execute(insert_or_skip(connection, friend_members).values(row))
    for its, most, code in (
        (columns.group_id == group_id, MOST_PEOPLE, "friends-full"),
        (columns.user_id == user_id, MOST_GROUPS, "friends-too-many-groups"),
    ):
        if (await connection.execute(select(func.count()).where(its))).scalar_one() > most:
            raise RuleError(code, most=most)
