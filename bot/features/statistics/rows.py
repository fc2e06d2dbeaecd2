"""Statistics of a player's rounds of Gnau: a stored summary of the older rounds, plus the newer rounds.

A summary grows by some hundred rounds at a time, once the end of all of them has been shown. No other
transaction moves points in that server meanwhile, so no round with a lower id can appear later.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    String,
    and_,
    case,
    cast,
    delete,
    func,
    or_,
    select,
    type_coerce,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.features.statistics.model import NOTHING, Statistics, dump, load, statistics_of
from bot.rules.gnau.bidding import SEEN_CARDS
from bot.store import ledger
from bot.store.audit import are_whole, delete_damaged
from bot.store.database import Database, Repository
from bot.store.engine import insert_or_replace, is_postgresql
from bot.store.guarded import JsonObject, known, readable
from bot.store.personal import Exported, unless_damaged
from bot.store.recount import Misstated
from bot.store.schema import drill_results, game_tables, round_players, rounds, standings, summaries
from bot.store.standings import rounds_board
from bot.tables.days import Period
from bot.tables.gnau import GnauMachine
from bot.tables.gnau.kept_round import full_record
from bot.tables.history import BidHand, PlayedRound, RoundKey
from bot.tables.ids import GuildId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import Json

# Reading so many rounds takes a few milliseconds.
STRIDE: Final = 500
# Far longer than a table takes to show the end of a round. So no process, not even one that does not know
# which rounds are still unseen, adds an unseen round to a summary.
SEEN_AFTER_MS: Final = 60 * 60 * 1000
# Raise it whenever the statistics change: then all summaries are made anew.
FORM: Final = 3

# SQLite fails the whole query if it looks into text that is not valid JSON.
_LOADABLE_BY_SQLITE: Final = (
    func.json_valid(cast(rounds.c.record, String)) == 1,
    or_(rounds.c.snapshot.is_(None), func.json_valid(cast(rounds.c.snapshot, String)) == 1),
)

_ByPoints = dict[PointsMode, Statistics]


@dataclass(frozen=True)
class _Person:
    """A player in a server."""

    user_id: UserId
    guild_id: GuildId

    def summary(self) -> tuple[ColumnElement[bool], ...]:
        """Return the conditions that find the player's summary."""
        return summaries.c.user_id == self.user_id, summaries.c.guild_id == self.guild_id


@dataclass(frozen=True)
class _Summary:
    """Statistics of a player's rounds, up to one round."""

    upto_round_id: int
    statistics: Mapping[PointsMode, Statistics]


class Summaries(Repository):
    """Statistics of players' rounds of Gnau.

    Args:
        unseen: Returns the rounds whose cards are still being turned over; they are left out.
        stride: How many of a player's rounds a summary grows by at a time.
    """

    def __init__(
        self,
        database: Database,
        unseen: Callable[[], Collection[RoundKey]] = tuple,
        *,
        stride: int = STRIDE,
    ) -> None:
        super().__init__(database)
        self._unseen = unseen
        self._stride = stride

    async def drill_days(self, guild_id: GuildId, user_id: UserId, today: int) -> int:
        """Return on how many days in a row a player has completed the daily drill, up to now.

        The run goes on until a whole day has passed without a set, so today's may still be missing.
        """
        columns = drill_results.c
        query = (
            select(columns.days)
            .where(columns.guild_id == guild_id, columns.user_id == user_id)
            .where(columns.day.between(today - 1, today), columns.days > 0)
            .order_by(columns.day.desc())
            .limit(1)
        )
        async with self._database.reading() as connection:
            return known((await connection.execute(query)).scalar_one_or_none(), None) or 0

    async def statistics(self, guild_id: GuildId, user_id: UserId, *, now_ms: int) -> _ByPoints:
        """Return the statistics of a player's rounds in a server, by the kind of points that they moved.

        A kind of points without rounds is left out.
        """
        person = _Person(user_id, guild_id)
        await self._grow(person, now_ms)
        async with self._database.reading() as connection:
            summary = await _kept(connection, person)
            rows = await _played(connection, person, after=summary.upto_round_id)
        unseen = set(self._unseen())
        seen = [row for row in rows if (row.table_id, row.number) not in unseen]
        return _counted_on(summary, seen, person)

    async def catch_up(self, *, now_ms: int) -> None:
        """Let the summaries of players with many new rounds grow, before anyone asks for their statistics."""
        async with self._database.reading(searches=True) as connection:
            due = [
                _Person(UserId(row.user_id), GuildId(row.guild_id))
                for row in readable(await connection.execute(_due(self._stride)))
            ]
        for person in due:
            await self._grow(person, now_ms)

    async def _grow(self, person: _Person, now_ms: int) -> None:
        while await self._has_grown(person, now_ms - SEEN_AFTER_MS):
            pass

    async def _has_grown(self, person: _Person, seen_ms: int) -> bool:
        """Let a summary grow by one stride, and return whether a stride was due."""
        async with self._database.reading() as connection:
            if await self._next_end(connection, person, await _kept(connection, person), seen_ms) is None:
                return False
        async with self._database.writing() as connection:
            await ledger.wait_turn(connection, person.guild_id)
            summary = await _kept(connection, person)
            # Meanwhile another task may have let it grow, or the player may have been forgotten.
            end = await self._next_end(connection, person, summary, seen_ms)
            if end is not None:
                rows = await _played(connection, person, after=summary.upto_round_id, upto=end)
                await _keep(connection, person, _Summary(end, _counted_on(summary, rows, person)))
        return True

    async def _next_end(
        self, connection: AsyncConnection, person: _Person, summary: _Summary, seen_ms: int
    ) -> int | None:
        """Return the id of the last round of the next stride; None while the stride is incomplete or too new.

        A stride counts the player's rounds of all games in all servers.
        """
        own = round_players.c
        last = (
            select(own.round_id)
            .where(own.user_id == person.user_id, own.round_id > summary.upto_round_id)
            .order_by(own.round_id)
            .limit(1)
            .offset(self._stride - 1)
        )
        query = select(rounds.c.id).where(
            rounds.c.id == last.scalar_subquery(), rounds.c.settled_ms <= seen_ms
        )
        return (await connection.execute(query)).scalar_one_or_none()


async def recount_summaries(connection: AsyncConnection) -> list[Misstated]:
    """Recount the rounds of all summaries, and return the summaries that do not follow from them."""
    found = []
    query = select(summaries).order_by(summaries.c.guild_id, summaries.c.user_id)
    for row in readable((await connection.execute(query.where(summaries.c.form == FORM))).all()):
        person = _Person(UserId(row.user_id), GuildId(row.guild_id))
        rows = await _played(connection, person, after=0, upto=row.upto_round_id)
        if _dumped(_counted_on(_Summary(0, {}), rows, person)) != row.statistics:
            found.append(Misstated(person.user_id, person.guild_id, summaries.name))
    return found


async def mend_summaries(connection: AsyncConnection) -> list[Misstated]:
    """Drop the summaries that `recount_summaries` finds, if all rounds are readable; they are made anew.

    Unreadable summaries are dropped in any case.

    Args:
        connection: Its opener holds the ledger's turn in every server, and commits.
    """
    kept = (await connection.execute(select(summaries))).all()
    lost = [
        Misstated(UserId(known(row.user_id, 0)), GuildId(known(row.guild_id, 0)), summaries.name)
        for row in kept
        if not list(readable([row]))
    ]
    await delete_damaged(connection, summaries)
    if not await are_whole(connection, rounds, round_players, with_objects=True):
        return lost
    wrong = await recount_summaries(connection)
    for each in wrong:
        await connection.execute(delete(summaries).where(*_Person(each.user_id, each.guild_id).summary()))
    return lost + wrong


def _counted_on(summary: _Summary, rows: Sequence[Row[Any]], person: _Person) -> _ByPoints:
    found = {}
    for points in PointsMode:
        theirs = [_played_round(row, person) for row in rows if row.points == points.value]
        before = summary.statistics.get(points, NOTHING)
        if theirs or before.rounds:
            found[points] = statistics_of(theirs, before)
    return found


def _played_round(row: Row[Any], person: _Person) -> PlayedRound:
    played = PlayedRound(*tuple(row)[1:-1])
    if row.with_bids is None:
        return played
    return replace(played, bids=_bid_hand(row.with_bids, person, is_dealer=row.is_dealer))


def _bid_hand(kept: Json, person: _Person, *, is_dealer: bool) -> BidHand:
    record, own = full_record(kept), str(person.user_id)
    cards = record["dealer"] if is_dealer else record["players"][own]
    raises = tuple(record["raises"].values()) if is_dealer else (record["raises"][own],)
    return BidHand(" ".join(cards[:SEEN_CARDS]), record["bid"], raises)


async def _kept(connection: AsyncConnection, person: _Person) -> _Summary:
    query = select(summaries).where(*person.summary(), summaries.c.form == FORM)
    row = (await connection.execute(query)).one_or_none()
    if row is None or not list(readable([row])):
        return _Summary(0, {})
    statistics = {PointsMode(points): load(kept) for points, kept in row.statistics.items()}
    return _Summary(row.upto_round_id, statistics)


async def _keep(connection: AsyncConnection, person: _Person, summary: _Summary) -> None:
    statement = insert_or_replace(connection, summaries).values(user_id=person.user_id, form=FORM)
    counted = sum(each.rounds for each in summary.statistics.values())
    statement = statement.values(guild_id=person.guild_id, upto_round_id=summary.upto_round_id)
    await connection.execute(statement.values(rounds=counted, statistics=_dumped(summary.statistics)))


def _dumped(statistics: Mapping[PointsMode, Statistics]) -> dict[str, Any]:
    return {points.value: dump(each) for points, each in statistics.items()}


def _due(stride: int) -> Select[Any]:
    """Select the players who have at least a stride more rounds than their summaries count."""
    counted, kept = standings.c, summaries.c
    theirs = and_(kept.user_id == counted.user_id, kept.guild_id == counted.guild_id, kept.form == FORM)
    return (
        select(counted.user_id, counted.guild_id)
        .outerjoin_from(standings, summaries, theirs)
        .where(counted.board == rounds_board(GnauMachine.game), counted.period == Period.ALL.value)
        .where(counted.score >= func.coalesce(kept.rounds, 0) + stride)
    )


async def _played(
    connection: AsyncConnection, person: _Person, *, after: int, upto: int | None = None
) -> Sequence[Row[Any]]:
    kept = rounds.c.record["rules"]
    # SQLite always formats extracted JSON in the same way. PostgreSQL does so only for JSONB.
    rules = cast(cast(kept, JSONB) if is_postgresql(connection) else kept, String)
    query = _rounds_of(person, rules).where(round_players.c.round_id > after)
    if upto is not None:
        query = query.where(round_players.c.round_id <= upto)
    if not is_postgresql(connection):
        query = query.where(*_LOADABLE_BY_SQLITE)
    return list(readable(await connection.execute(query)))


def _rounds_of(person: _Person, rules: ColumnElement[str]) -> Select[Any]:
    """Select the kind of points, then the fields of `PlayedRound` in their order; the oldest round first.

    In place of `PlayedRound.bids` stands the whole record of a round with bids, else None.
    """
    seated = round_players.alias("seated")
    players = (
        select(func.count())
        .where(seated.c.round_id == rounds.c.id, ~seated.c.is_dealer)
        .correlate(rounds)
        .scalar_subquery()
    )
    own, record = round_players.c, rounds.c.record
    all_split = rounds.c.snapshot[("options", "split")].as_string() == "own"
    with_bids = case((record["bid"].as_integer() > 0, record))
    some_split = rounds.c.snapshot["choices"].as_string() != "{}"
    return (
        select(rounds.c.points, rounds.c.table_id, rounds.c.number, rounds.c.settled_ms)
        .add_columns(own.delta_points, own.balance_points, own.is_dealer, own.hand_rank)
        .add_columns(record["stake"].as_integer(), players, rules)
        .add_columns(func.coalesce(or_(all_split, some_split), False))
        .add_columns(type_coerce(with_bids, JsonObject(may_be_null=True)).label("with_bids"))
        .join_from(round_players, rounds)
        .join(game_tables, game_tables.c.id == rounds.c.table_id)
        .where(own.user_id == person.user_id, rounds.c.guild_id == person.guild_id)
        .where(game_tables.c.game == GnauMachine.game)
        .order_by(own.round_id)
    )


def _exported(row: Row[Any], *_: object) -> Json:
    return {"server": str(row.guild_id), "rounds": row.rounds, **unless_damaged(row.statistics)}


EXPORTED: Final = (Exported(summaries, _exported),)
