"""The drill's answers."""

from typing import Any

from sqlalchemy import ColumnElement, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.practice import DAILY_HANDS
from bot.store import standings
from bot.store.database import Repository
from bot.store.engine import insert_or_skip
from bot.store.json_objects import Damaged
from bot.store.schema import drill_answers, drill_days, drill_shares
from bot.tables.gnau.drills import FREE_DAY, DrillAnswer, DrillStanding, Question
from bot.tables.ids import GuildId, UserId

_ANSWER = select(drill_answers.c.number, drill_answers.c.places, drill_answers.c.is_right)


class Drills(Repository):
    """The drill's answers in a database. One server's never count in another."""

    async def fix_rules(self, guild_id: GuildId, day: int, rules: HouseRules) -> HouseRules:
        """Return the house rules of a day's set: these, or those that were fixed for it before."""
        async with self._database.reading() as connection:
            fixed = await _fixed_rules(connection, guild_id, day)
        if fixed is None:
            row = {"guild_id": guild_id, "day": day, "rules": rules.to_options()}
            async with self._database.writing() as connection:
                await connection.execute(insert_or_skip(connection, drill_days).values(row))
                fixed = await _fixed_rules(connection, guild_id, day)
        return fixed or rules

    async def keep(
        self, guild_id: GuildId, user_id: UserId, question: Question, answer: DrillAnswer, *, now_ms: int
    ) -> DrillAnswer:
        """Keep an answer.

        Returns:
            The answer that counts: this one, or the one given before.
        """
        row = {
            "guild_id": guild_id,
            "user_id": user_id,
            "day": question.day,
            "number": question.number,
            "places": "".join(map(str, answer.positions)),
            "is_right": answer.is_right,
            "answered_ms": now_ms,
        }
        columns = drill_answers.c
        query = _ANSWER.where(
            *_own(guild_id, user_id), columns.day == question.day, columns.number == question.number
        )
        async with self._database.writing() as connection:
            statement = insert_or_skip(connection, drill_answers).values(row).returning(drill_answers.c.id)
            is_new = (await connection.execute(statement)).scalar_one_or_none() is not None
            if is_new and question.is_daily:
                await standings.add_answer(
                    connection, guild_id, user_id, question.day, is_right=answer.is_right
                )
            return _answer((await connection.execute(query)).one())

    async def answers(self, guild_id: GuildId, user_id: UserId, day: int) -> dict[int, DrillAnswer]:
        """Return what somebody answered to a day's set, by the number of the hand."""
        query = _ANSWER.where(*_own(guild_id, user_id), drill_answers.c.day == day).order_by(
            drill_answers.c.number
        )
        async with self._database.reading() as connection:
            return {row.number: _answer(row) for row in await connection.execute(query)}

    async def streak(self, guild_id: GuildId, user_id: UserId) -> int:
        """Return how many hands somebody has answered right in a row by now, of sets and of free practice."""
        columns = drill_answers.c
        own = _own(guild_id, user_id)
        last_wrong = select(func.coalesce(func.max(columns.id), 0)).where(*own, ~columns.is_right)
        query = select(func.count()).where(*own, columns.id > last_wrong.scalar_subquery())
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def completed_days(self, guild_id: GuildId, user_id: UserId) -> list[int]:
        """Return the days whose sets somebody has answered whole, the latest first."""
        day = drill_answers.c.day
        query = (
            select(day)
            .where(*_own(guild_id, user_id), day != FREE_DAY)
            .group_by(day)
            .having(func.count() == DAILY_HANDS)
            .order_by(day.desc())
        )
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def claim_share(self, guild_id: GuildId, user_id: UserId, day: int, *, now_ms: int) -> bool:
        """Note that somebody shows their result of a day to everybody; False where they already have."""
        row = {"guild_id": guild_id, "user_id": user_id, "day": day, "shared_ms": now_ms}
        async with self._database.writing() as connection:
            statement = insert_or_skip(connection, drill_shares).values(row)
            claimed = await connection.execute(statement.returning(drill_shares.c.day))
            return claimed.scalar_one_or_none() is not None

    async def has_shared(self, guild_id: GuildId, user_id: UserId, day: int) -> bool:
        """Whether somebody has shown their result of a day to everybody."""
        columns = drill_shares.c
        query = select(columns.day).where(
            columns.guild_id == guild_id, columns.user_id == user_id, columns.day == day
        )
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none() is not None

    async def day_standings(self, guild_id: GuildId, day: int) -> list[DrillStanding]:
        """Return who took part in one day's set.

        Most right answers first, then by fewer answers in all, then by lower id.
        """
        columns = drill_answers.c
        right, answered = func.sum(case((columns.is_right, 1), else_=0)), func.count()
        query = (
            select(columns.user_id, right.label("right"), answered.label("answered"))
            .where(columns.guild_id == guild_id, columns.day == day)
            .group_by(columns.user_id)
            .order_by(right.desc(), answered, columns.user_id)
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
            return [DrillStanding(UserId(row.user_id), int(row.right), row.answered) for row in rows]


def _own(guild_id: GuildId, user_id: UserId) -> tuple[ColumnElement[bool], ...]:
    return drill_answers.c.guild_id == guild_id, drill_answers.c.user_id == user_id


async def _fixed_rules(connection: AsyncConnection, guild_id: GuildId, day: int) -> HouseRules | None:
    columns = drill_days.c
    query = select(columns.rules).where(columns.guild_id == guild_id, columns.day == day)
    record = (await connection.execute(query)).scalar_one_or_none()
    return None if record is None or isinstance(record, Damaged) else HouseRules.from_record(record)


def _answer(row: Any) -> DrillAnswer:
    return DrillAnswer(tuple(map(int, row.places)), row.is_right)
