"""Duplicate tournaments in a database. Only the process that holds a server's lease changes them."""

from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Row, Select, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.features.tournaments.model import Entrant, Place, State, Tournament, Wanted
from bot.rules.errors import RuleError
from bot.store.database import Repository
from bot.store.guarded import readable
from bot.store.schema import tournament_people, tournament_tables, tournaments
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId

_COLUMNS: Final = tournaments.c
_RUNNING: Final = (State.GATHERING.value, State.PLAYING.value)


class Tournaments(Repository):
    """The tournaments of all servers."""

    async def open(
        self, guild_id: GuildId, channel_id: ChannelId, wanted: Wanted, seed_root: bytes, *, now_ms: int
    ) -> Tournament:
        """Keep a new tournament.

        Raises:
            RuleError: `tournament-here`: one is under way in the channel.
        """
        here = select(func.count()).where(
            _COLUMNS.guild_id == guild_id, _COLUMNS.channel_id == channel_id, _COLUMNS.state.in_(_RUNNING)
        )
        row = {
            "guild_id": guild_id,
            "channel_id": channel_id,
            "game": wanted.game,
            "deals": wanted.deals,
            "seats": wanted.seats,
            "turn_s": wanted.turn_s,
            "begins_ms": wanted.begins_ms,
            "seed_root": seed_root,
            "state": State.GATHERING.value,
            "opened_ms": now_ms,
        }
        async with self._database.transaction() as transaction:
            await transaction.enter(guild_id)
            connection = transaction.connection
            if (await connection.execute(here)).scalar_one():
                raise RuleError("tournament-here")
            added = insert(tournaments).values(row).returning(_COLUMNS.id)
            number = (await connection.execute(added)).scalar_one()
        return Tournament(number, guild_id, channel_id, None, wanted, seed_root, State.GATHERING)

    async def get(self, tournament_id: int) -> Tournament | None:
        """Return a tournament; None if there is none, or it cannot be read."""
        async with self._database.reading() as connection:
            return await _read(connection, tournament_id)

    async def latest_in(self, guild_id: GuildId, channel_id: ChannelId) -> Tournament | None:
        """Return the latest tournament of a channel."""
        latest = select(func.max(_COLUMNS.id)).where(
            _COLUMNS.guild_id == guild_id, _COLUMNS.channel_id == channel_id
        )
        async with self._database.reading() as connection:
            number = (await connection.execute(latest)).scalar_one()
            return None if number is None else await _read(connection, number)

    async def unfinished(self, guild_ids: Collection[GuildId]) -> list[int]:
        """Return the tournaments of these servers that go on, or whose end is still to be shown."""
        to_show = and_(_COLUMNS.state == State.CANCELLED.value, _COLUMNS.message_id.is_not(None))
        query = select(_COLUMNS.id, _COLUMNS.guild_id).where(or_(_COLUMNS.state.in_(_RUNNING), to_show))
        async with self._database.reading() as connection:
            rows = list(readable(await connection.execute(query.order_by(_COLUMNS.id))))
        return [row.id for row in rows if row.guild_id in guild_ids]

    async def join(self, tournament_id: int, user_id: UserId, *, now_ms: int) -> Tournament:
        """Add a person.

        Raises:
            RuleError: `tournament-unknown`, `tournament-begun`, `tournament-joined-already` or
                `tournament-full`.
        """
        async with self._changing(tournament_id, State.GATHERING) as (connection, found):
            if found.has(user_id):
                raise RuleError("tournament-joined-already")
            if found.is_full:
                raise RuleError("tournament-full", people=found.wanted.seats)
            row = {"user_id": user_id, "joined_ms": now_ms, **_key(found)}
            await connection.execute(insert(tournament_people).values(row))
            return await _again(connection, found)

    async def leave(self, tournament_id: int, user_id: UserId) -> Tournament:
        """Remove a person.

        Raises:
            RuleError: `tournament-unknown`, `tournament-begun` or `tournament-not-joined`.
        """
        async with self._changing(tournament_id, State.GATHERING) as (connection, found):
            if not found.has(user_id):
                raise RuleError("tournament-not-joined")
            columns = tournament_people.c
            theirs = (columns.tournament_id == found.id, columns.user_id == user_id)
            await connection.execute(delete(tournament_people).where(*theirs))
            return await _again(connection, found)

    async def begin(self, tournament_id: int, seats: Mapping[UserId, tuple[int, int]]) -> Tournament:
        """Give everyone a table and a seat.

        Args:
            seats: For each person who has joined.

        Raises:
            RuleError: `tournament-unknown` or `tournament-begun`; `tournament-changed`: others have joined or
                left.
        """
        async with self._changing(tournament_id, State.GATHERING) as (connection, found):
            if {each.user_id for each in found.people} != set(seats):
                raise RuleError("tournament-changed")
            columns = tournament_people.c
            for user_id, (number, seat) in seats.items():
                theirs = (columns.tournament_id == found.id, columns.user_id == user_id)
                await connection.execute(
                    update(tournament_people).where(*theirs).values(number=number, seat=seat)
                )
            numbers = sorted({number for number, _ in seats.values()})
            rows = [{"number": number, **_key(found)} for number in numbers]
            await connection.execute(insert(tournament_tables), rows)
            await _set(connection, found.id, state=State.PLAYING.value)
            return await _again(connection, found)

    async def cancel(self, tournament_id: int) -> Tournament:
        """End a tournament without a result.

        Raises:
            RuleError: `tournament-unknown`; `tournament-ended`.
        """
        async with self._changing(tournament_id, State.GATHERING, State.PLAYING) as (connection, found):
            await _set(connection, found.id, state=State.CANCELLED.value)
            return await _again(connection, found)

    async def end(self, tournament_id: int, message_id: MessageId | None) -> None:
        """Note that a tournament is over, and the message that says so."""
        async with self._changing(tournament_id, State.PLAYING) as (connection, found):
            await _set(connection, found.id, state=State.OVER.value, message_id=message_id)

    async def note_message(self, tournament_id: int, message_id: MessageId | None) -> None:
        """Note the message that shows a tournament; None if it needs none any more."""
        async with self._changing(tournament_id, *State) as (connection, found):
            await _set(connection, found.id, message_id=message_id)

    async def note_place(self, tournament_id: int, place: Place) -> None:
        """Note the thread and the table of one of the tables."""
        columns = tournament_tables.c
        async with self._changing(tournament_id, *State) as (connection, found):
            its = (columns.tournament_id == found.id, columns.number == place.number)
            values = {"thread_id": place.thread_id, "table_id": place.table_id}
            await connection.execute(update(tournament_tables).where(*its).values(values))

    @asynccontextmanager
    async def _changing(
        self, tournament_id: int, *states: State
    ) -> AsyncIterator[tuple[AsyncConnection, Tournament]]:
        """Open a transaction in which nobody else changes a tournament.

        Yields:
            The connection, and the tournament.

        Raises:
            RuleError: `tournament-unknown`; `tournament-begun` or `tournament-ended`: it is in another state.
        """
        its = select(_COLUMNS.id, _COLUMNS.guild_id).where(_COLUMNS.id == tournament_id)
        async with self._database.transaction() as transaction:
            connection = transaction.connection
            row = next(readable(await connection.execute(its.with_for_update())), None)
            found = None if row is None else await _read(connection, tournament_id)
            if found is None:
                raise RuleError("tournament-unknown")
            await transaction.enter(found.guild_id)
            if found.state not in states:
                raise RuleError("tournament-begun" if found.state is State.PLAYING else "tournament-ended")
            yield connection, found


def _key(tournament: Tournament) -> dict[str, Any]:
    return {"tournament_id": tournament.id, "guild_id": tournament.guild_id}


async def _set(connection: AsyncConnection, tournament_id: int, **values: Any) -> None:
    await connection.execute(update(tournaments).where(_COLUMNS.id == tournament_id).values(**values))


async def _again(connection: AsyncConnection, before: Tournament) -> Tournament:
    found = await _read(connection, before.id)
    assert found is not None
    return found


async def _read(connection: AsyncConnection, tournament_id: int) -> Tournament | None:
    row = next(
        readable(await connection.execute(select(tournaments).where(_COLUMNS.id == tournament_id))), None
    )
    if row is None or row.state not in list(State):
        return None
    people, tables = tournament_people.c, tournament_tables.c
    joined = select(tournament_people).where(people.tournament_id == tournament_id)
    places = select(tournament_tables).where(tables.tournament_id == tournament_id)
    return Tournament(
        row.id,
        GuildId(row.guild_id),
        ChannelId(row.channel_id),
        None if row.message_id is None else MessageId(row.message_id),
        Wanted(row.game, row.deals, row.seats, row.turn_s, row.begins_ms),
        row.seed_root,
        State(row.state),
        tuple(await _rows(connection, joined.order_by(people.joined_ms, people.user_id), _entrant)),
        tuple(await _rows(connection, places.order_by(tables.number), _place)),
    )


async def _rows(connection: AsyncConnection, query: Select[Any], made: Any) -> list[Any]:
    return [made(row) for row in readable(await connection.execute(query))]


def _entrant(row: Row[Any]) -> Entrant:
    return Entrant(UserId(row.user_id), row.number, row.seat)


def _place(row: Row[Any]) -> Place:
    thread_id = None if row.thread_id is None else ChannelId(row.thread_id)
    return Place(row.number, thread_id, None if row.table_id is None else TableId(row.table_id))
