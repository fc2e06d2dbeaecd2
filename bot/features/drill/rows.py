"""The drill's answers, and the results that follow from them."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Select, and_, case, delete, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.features.drill.model import FREE_DAY, DayResult, DrillAnswer, DrillStanding, Question
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.practice import DAILY_HANDS
from bot.store import achievements, ledger, seasons, standings
from bot.store.audit import are_whole, delete_damaged
from bot.store.database import Repository
from bot.store.engine import insert_into, insert_or_skip
from bot.store.guarded import UnreadableObject, known, readable
from bot.store.personal import Exported, iso_day, iso_instant, whole_row
from bot.store.recount import Misstated, misstated, unlike
from bot.store.schema import drill_answers, drill_days, drill_results, drill_shares, drill_streaks, metadata
from bot.tables.ids import GuildId, UserId
from bot.tables.ports import Json
from bot.tables.ranks import SLICE

# How many days make a week, which is flawless without a mistake and without a day off.
WEEK: Final = 7
_ANSWER = select(drill_answers.c.number, drill_answers.c.places, drill_answers.c.is_right)


class Drills(Repository):
    """The drill's answers in a database. Answers in one server never count in another."""

    async def fix_rules(self, guild_id: GuildId, day: int, rules: HouseRules) -> HouseRules:
        """Settle and return the house rules of a day's set: these, unless others were settled before."""
        async with self._database.reading() as connection:
            fixed = await _fixed_rules(connection, guild_id, day)
        if fixed is None:
            row = {"guild_id": guild_id, "day": day, "rules": rules.to_record()}
            async with self._database.writing() as connection:
                await connection.execute(insert_or_skip(connection, drill_days).values(row))
                fixed = await _fixed_rules(connection, guild_id, day)
        return fixed or rules

    async def keep(
        self, guild_id: GuildId, user_id: UserId, question: Question, answer: DrillAnswer, *, now_ms: int
    ) -> DrillAnswer:
        """Keep an answer, and return the answer that counts: this one, or one given before."""
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
            # Without the turn, a person's answers might not be counted in the order of their ids.
            await ledger.wait_turn(connection, guild_id)
            if (await connection.execute(statement)).scalar_one_or_none() is not None:
                if question.is_daily:
                    latest_day = await seasons.played_month(connection, guild_id)
                    await seasons.close_before(connection, guild_id, latest_day, question.day, now_ms=now_ms)
                await _count(connection, guild_id, user_id, question, is_right=answer.is_right)
                if question.is_daily and await _ends_week(connection, guild_id, user_id, question.day):
                    week = [(user_id, achievements.DRILL_WEEK)]
                    await achievements.add(connection, guild_id, week, now_ms=now_ms)
            return _answer((await connection.execute(query)).one())

    async def answers(self, guild_id: GuildId, user_id: UserId, day: int) -> dict[int, DrillAnswer]:
        """Return a person's answers to a day's set, by the number of the hand."""
        query = _ANSWER.where(*_own(guild_id, user_id), drill_answers.c.day == day).order_by(
            drill_answers.c.number
        )
        async with self._database.reading() as connection:
            return {row.number: _answer(row) for row in readable(await connection.execute(query))}

    async def streak(self, guild_id: GuildId, user_id: UserId) -> int:
        """Return a person's current number of right answers in a row, in daily sets and free practice."""
        columns = drill_streaks.c
        query = select(columns.streak).where(columns.guild_id == guild_id, columns.user_id == user_id)
        async with self._database.reading() as connection:
            return known((await connection.execute(query)).scalar_one_or_none(), 0) or 0

    async def claim_share(self, guild_id: GuildId, user_id: UserId, day: int, *, now_ms: int) -> bool:
        """Note that a person shows their result of a day publicly; return False if they already have."""
        row = {"guild_id": guild_id, "user_id": user_id, "day": day, "shared_ms": now_ms}
        async with self._database.writing() as connection:
            statement = insert_or_skip(connection, drill_shares).values(row)
            claimed = await connection.execute(statement.returning(drill_shares.c.day))
            return claimed.scalar_one_or_none() is not None

    async def has_shared(self, guild_id: GuildId, user_id: UserId, day: int) -> bool:
        """Return whether a person has shown their result of a day publicly."""
        columns = drill_shares.c
        query = select(columns.day).where(
            columns.guild_id == guild_id, columns.user_id == user_id, columns.day == day
        )
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none() is not None

    async def result(self, guild_id: GuildId, user_id: UserId, day: int) -> DayResult | None:
        """Return a person's result of a day's set among all who took part; None without any answer."""
        columns, others = drill_results.c, drill_results.alias("others")
        of_day = (others.c.guild_id == guild_id, others.c.day == day)
        people = select(func.count()).select_from(others).where(*of_day)
        better = people.where(others.c.right > columns.right)
        query = select(columns.days, better.scalar_subquery() + 1, people.scalar_subquery()).where(
            columns.guild_id == guild_id, columns.user_id == user_id, columns.day == day
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else DayResult(rank=row[1], people=row[2], days=known(row.days, 0))

    async def best(self, guild_id: GuildId, day: int) -> list[DrillStanding]:
        """Return the best of those who completed a day's set, the best first."""
        columns = drill_results.c
        query = (
            select(columns.user_id, columns.right)
            .where(columns.guild_id == guild_id, columns.day == day, columns.answered == DAILY_HANDS)
            .order_by(columns.right.desc(), columns.user_id)
            .limit(SLICE)
        )
        async with self._database.reading() as connection:
            return [DrillStanding(*row) for row in readable(await connection.execute(query))]


async def recount_drills(connection: AsyncConnection) -> list[Misstated]:
    """Recount all answers, and return the results and streaks that do not follow from them."""
    kept, counted = drill_results.c, _counted_results().subquery().c
    results = [
        select(own.user_id, own.guild_id, literal(drill_results.name).label("what")).add_columns(
            own.day, own.right, own.answered, own.days
        )
        for own in (kept, counted)
    ]
    streaks = [
        select(own.user_id, own.guild_id, literal(drill_streaks.name).label("what"), own.streak)
        for own in (drill_streaks.c, _counted_streaks().subquery().c)
    ]
    return [
        each for both in (results, streaks) for each in await misstated(connection, unlike(both[0], both[1]))
    ]


async def mend_drills(connection: AsyncConnection) -> list[Misstated]:
    """Correct what `recount_drills` finds, if all answers are readable, and return what was wrong.

    Args:
        connection: An open transaction. The caller holds the ledger's turn in every server, and commits.
    """
    if not await are_whole(connection, drill_answers):
        return []
    for table in (drill_results, drill_streaks):
        await delete_damaged(connection, table)
    wrong = await recount_drills(connection)
    counts = {drill_results.name: _counted_results(), drill_streaks.name: _counted_streaks()}
    for each in wrong:
        kept, counted = metadata.tables[each.what], counts[each.what].subquery()
        theirs = [(of.c.guild_id == each.guild_id) & (of.c.user_id == each.user_id) for of in (kept, counted)]
        await connection.execute(delete(kept).where(theirs[0]))
        rows = select(counted).where(theirs[1])
        await connection.execute(insert(kept).from_select(counted.c.keys(), rows))
    return wrong


async def _count(
    connection: AsyncConnection, guild_id: GuildId, user_id: UserId, question: Question, *, is_right: bool
) -> None:
    """Count a kept answer, in the same transaction."""
    key = {"guild_id": guild_id, "user_id": user_id}
    insert = insert_into(connection, drill_streaks)
    streak = insert.values(**key, streak=int(is_right)).on_conflict_do_update(
        index_elements=list(drill_streaks.primary_key),
        set_={"streak": case((insert.excluded.streak == 0, 0), else_=drill_streaks.c.streak + 1)},
    )
    await connection.execute(streak)
    if not question.is_daily:
        return
    await standings.add_answer(connection, guild_id, user_id, question.day, is_right=is_right)
    columns, insert = drill_results.c, insert_into(connection, drill_results)
    result = insert.values(**key, day=question.day, right=int(is_right), answered=1, days=0)
    changed = {"right": columns.right + insert.excluded.right, "answered": columns.answered + 1}
    result = result.on_conflict_do_update(index_elements=list(drill_results.primary_key), set_=changed)
    answered = (await connection.execute(result.returning(columns.answered))).scalar_one()
    if answered == DAILY_HANDS:
        await _complete(connection, guild_id, user_id, question.day)


async def _complete(connection: AsyncConnection, guild_id: GuildId, user_id: UserId, day: int) -> None:
    """Note how many days in a row a person has completed the set, up to the day completed just now."""
    columns, before = drill_results.c, drill_results.alias("before")
    days = select(before.c.days).where(
        before.c.guild_id == guild_id, before.c.user_id == user_id, before.c.day == day - 1
    )
    # Later days exist only if the clock was set back. This day extends a run that starts right after it.
    counted_on = (columns.day >= day, columns.days == columns.day - day)
    await connection.execute(
        update(drill_results)
        .where(columns.guild_id == guild_id, columns.user_id == user_id, *counted_on)
        .values(days=columns.days + func.coalesce(days.scalar_subquery(), 0) + 1)
    )


async def _ends_week(connection: AsyncConnection, guild_id: GuildId, user_id: UserId, day: int) -> bool:
    """Return whether a person has made no mistake on this day, nor on any of the six before it."""
    columns = drill_results.c
    flawless = select(func.count()).where(
        columns.guild_id == guild_id,
        columns.user_id == user_id,
        columns.day.between(day - WEEK + 1, day),
        columns.right == DAILY_HANDS,
    )
    return (await connection.execute(flawless)).scalar_one() == WEEK


def _counted_results() -> Select[Any]:
    """Select what `drill_results` must hold."""
    columns = drill_answers.c
    person = (columns.guild_id, columns.user_id)
    right = func.sum(case((columns.is_right, 1), else_=0)).label("right")
    played = (
        select(*person, columns.day, right, func.count().label("answered"))
        .where(columns.day != FREE_DAY)
        .group_by(*person, columns.day)
        .cte("played")
    )
    # Days in a row share a run number: the day minus its place among the person's complete days.
    place = func.row_number().over(partition_by=(played.c.guild_id, played.c.user_id), order_by=played.c.day)
    run = (played.c.day - place).label("run")
    complete = (
        select(played.c.guild_id, played.c.user_id, played.c.day, run)
        .where(played.c.answered == DAILY_HANDS)
        .cte("complete")
    )
    of_run = (complete.c.guild_id, complete.c.user_id, complete.c.run)
    days = func.row_number().over(partition_by=of_run, order_by=complete.c.day).label("days")
    runs = select(complete.c.guild_id, complete.c.user_id, complete.c.day, days).cte("runs")
    same = and_(*(played.c[name] == runs.c[name] for name in ("guild_id", "user_id", "day")))
    return select(*played.c, func.coalesce(runs.c.days, 0).label("days")).outerjoin_from(played, runs, same)


def _counted_streaks() -> Select[Any]:
    """Select what `drill_streaks` must hold."""
    columns = drill_answers.c
    person = (columns.guild_id, columns.user_id)
    last_wrong = func.max(case((columns.is_right, 0), else_=columns.id)).over(partition_by=person)
    answers = select(*person, columns.id, last_wrong.label("last_wrong")).subquery()
    streak = func.sum(case((answers.c.id > answers.c.last_wrong, 1), else_=0)).label("streak")
    own = (answers.c.guild_id, answers.c.user_id)
    return select(*own, streak).group_by(*own)


def _own(guild_id: GuildId, user_id: UserId) -> tuple[ColumnElement[bool], ...]:
    return drill_answers.c.guild_id == guild_id, drill_answers.c.user_id == user_id


async def _fixed_rules(connection: AsyncConnection, guild_id: GuildId, day: int) -> HouseRules | None:
    columns = drill_days.c
    query = select(columns.rules).where(columns.guild_id == guild_id, columns.day == day)
    record = (await connection.execute(query)).scalar_one_or_none()
    is_known = record is not None and not isinstance(record, UnreadableObject)
    return HouseRules.from_record(record) if is_known else None


def _answer(row: Any) -> DrillAnswer:
    return DrillAnswer(tuple(map(int, known(row.places, ""))), known(row.is_right, otherwise=False))


def _exported_answer(row: Row[Any], *_: object) -> Json:
    return {
        "server": str(row.guild_id),
        "set": _set(row.day),
        "number": row.number,
        "pressed": row.places,
        "is_right": row.is_right,
        "answered_at": iso_instant(row.answered_ms),
    }


def _of_set(row: Row[Any], *_: object) -> Json:
    """Return a row as it is, except that the day of its set is written as `set`."""
    line = whole_row(row)
    server, day = line.pop("server"), line.pop("day")
    return {"server": server, "set": _set(day), **line}


def _set(day: int) -> str:
    return "free" if day == FREE_DAY else iso_day(day)


EXPORTED: Final = (
    Exported(drill_answers, _exported_answer),
    Exported(drill_shares, _of_set),
    Exported(drill_results, _of_set),
)
