"""Export of everything that the database keeps about a person, as lines that name no other person."""

import re
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import Row, Select, Table, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import ledger
from bot.store.guarded import UnreadableObject, is_object, readable
from bot.store.history import stored_round
from bot.store.iso_time import iso_day, iso_instant
from bot.store.naming import mentions, owned_by
from bot.store.schema import (
    accounts,
    daily_hands,
    direct_channels,
    drill_answers,
    drill_results,
    drill_shares,
    drill_streaks,
    entries,
    game_players,
    game_tables,
    game_tallies,
    games,
    guild_settings,
    letters,
    postings,
    preferences,
    round_players,
    rounds,
    standings,
    summaries,
    table_events,
)
from bot.tables.game_records import LEFT
from bot.tables.gnau.drills import FREE_DAY
from bot.tables.history import format_round_id
from bot.tables.ids import UserId
from bot.tables.points import PointsMode, personal_kind
from bot.tables.ports import Json, RoundPlayer
from bot.tables.privacy import (
    PERSONAL_REFERENCES,
    UNKNOWN,
    PersonalData,
    PersonalReader,
    Pseudonyms,
    names_person,
)
from bot.tables.tricks.recall import TrickReader

_POINTS: Final = {personal_kind(points).value: points.value for points in PointsMode}
_ENDED: Final = (rounds.c.table_id, rounds.c.number, rounds.c.settled_ms)
_MENTION: Final = re.compile(r"<@[!&]?[0-9]+>")

P = ParamSpec("P")
Picked = TypeVar("Picked", Json, Json | None)

_Lines: TypeAlias = Callable[[AsyncConnection, UserId], AsyncIterator[Json]]
_Readers: TypeAlias = Mapping[str, PersonalReader]


async def read(
    connection: AsyncConnection, user_id: UserId, readers: _Readers, pseudonyms: Pseudonyms
) -> PersonalData:
    """Return everything that is kept about a person in all servers, grouped by subject.

    Args:
        readers: By game: picks the person's own data from the data that the game keeps.
        pseudonyms: Used to find the person's deleted purses.
    """
    return {
        name: [line async for line in lines(connection, user_id)]
        for name, lines in _all_lines(readers, pseudonyms).items()
    }


def _all_lines(readers: _Readers, pseudonyms: Pseudonyms) -> Mapping[str, _Lines]:
    return {
        "balances": _balances,
        "rounds": partial(_rounds, readers),
        "games": _games,
        "standings": _standings,
        "summaries": _summaries,
        "game_tallies": partial(_counted, game_tallies),
        "postings": _postings,
        "moved_by_hand": _by_hand,
        "tables": partial(_tables, readers),
        "events": partial(_events, readers),
        "drill_answers": _drill_answers,
        "drill_shares": _drill_shares,
        "drill_results": partial(_counted, drill_results),
        "drill_streaks": partial(_counted, drill_streaks),
        "daily_hands": partial(_daily_hands, readers),
        "pseudonyms": partial(_pseudonyms, pseudonyms),
        "settings": _settings,
        "preferences": _preferences,
        "letters": _letters,
        "direct_messages": _direct_messages,
    }


async def _each(connection: AsyncConnection, query: Select[Any]) -> AsyncIterator[Row[Any]]:
    """Yield the readable rows, and the rows in which only JSON objects are unreadable."""
    async for row in await connection.stream(query):
        for whole in readable([row], but=is_object):
            yield whole


async def _balances(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    query = select(accounts).where(owned_by(user_id)).order_by(accounts.c.id)
    async for row in _each(connection, query):
        yield {"server": str(row.guild_id), "points": _POINTS[row.kind], "balance": row.balance_points}


async def _pseudonyms(
    pseudonyms: Pseudonyms, connection: AsyncConnection, user_id: UserId
) -> AsyncIterator[Json]:
    async for guild_id, pseudonym, expires_ms in ledger.own_forgotten_purses(connection, user_id, pseudonyms):
        yield {"server": str(guild_id), "pseudonym": pseudonym, "kept_until": iso_instant(expires_ms)}


async def _rounds(readers: _Readers, connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    seated = round_players.alias("seated")
    people = select(func.count()).where(seated.c.round_id == rounds.c.id).scalar_subquery()
    query = (
        select(rounds, round_players, game_tables.c.channel_id, game_tables.c.game, people.label("people"))
        .join_from(rounds, round_players)
        .join(game_tables, game_tables.c.id == rounds.c.table_id)
        .where(round_players.c.user_id == user_id)
        .order_by(rounds.c.id)
    )
    async for row in _each(connection, query):
        stored = stored_round(row, [(user_id, _part_of(row), row.balance_points)])
        yield {
            "server": str(row.guild_id),
            "channel": str(row.channel_id),
            "game": row.game,
            "round": format_round_id(row.table_id, row.number),
            "settled_at": iso_instant(row.settled_ms),
            "points": row.points,
            "has_dealt": row.is_dealer,
            "change": row.delta_points,
            "balance": row.balance_points,
            "people": row.people,
            **_picked(_reader(readers, row.game).own_round, stored, user_id),
        }


def _part_of(row: Row[Any]) -> RoundPlayer:
    return RoundPlayer(row.delta_points, row.is_dealer, row.hand_rank)


async def _games(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    beside = game_players.alias("beside")
    people = select(func.count()).where(beside.c.round_id == games.c.round_id).scalar_subquery()
    query = (
        select(games, game_players, *_ENDED, game_tables.c.game, people.label("people"))
        .join_from(games, game_players)
        .join(rounds, rounds.c.id == games.c.round_id)
        .join(game_tables, game_tables.c.id == rounds.c.table_id)
        .where(game_players.c.user_id == user_id)
        .order_by(rounds.c.id)
    )
    async for row in _each(connection, query):
        yield {
            "server": str(row.guild_id),
            "game": row.game,
            "last_round": format_round_id(row.table_id, row.number),
            "ended_at": iso_instant(row.settled_ms),
            "hands": row.hands,
            "people": row.people,
            "seat": row.seat,
            "score": row.score,
            "place": None if row.place == LEFT else row.place,
            "has_left": row.place == LEFT,
            "own_hands": row.own_hands,
            "own_score": row.own_score,
            "best_hand": row.best_hand if row.own_hands else None,
            "swept_hands": row.sweeps,
        }


async def _standings(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    async for row in _each(connection, _own(standings, user_id)):
        yield {
            "server": str(row.guild_id),
            "leaderboard": row.board,
            "period": row.period,
            "since": iso_day(row.since_day) if row.since_day else None,
            "score": row.score,
            "rounds": row.rounds,
        }


async def _summaries(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    async for row in _each(connection, _own(summaries, user_id)):
        yield {"server": str(row.guild_id), "rounds": row.rounds, **_whole(row.statistics)}


async def _counted(table: Table, connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    """Yield a person's rows of a table of counted results."""
    names = [column.name for column in table.c if column.name not in {"guild_id", "user_id", "day"}]
    async for row in _each(connection, _own(table, user_id)):
        of_set = {"set": _set(row.day)} if "day" in table.c else {}
        yield {"server": str(row.guild_id), **of_set, **{name: getattr(row, name) for name in names}}


def _own(table: Table, user_id: UserId) -> Select[Any]:
    return select(table).where(table.c.user_id == user_id).order_by(*table.primary_key)


async def _postings(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    query = (
        select(postings, entries.c.amount_points, accounts.c.kind)
        .join_from(postings, entries)
        .join(accounts, accounts.c.id == entries.c.account_id)
        .where(owned_by(user_id))
        .order_by(postings.c.id)
    )
    async for row in _each(connection, query):
        yield {
            **_posting(row, user_id),
            "points": _POINTS[row.kind],
            "change": row.amount_points,
        }


async def _by_hand(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    query: Select[Any] = (
        select(postings, func.sum(entries.c.amount_points).label("moved"))
        .join_from(postings, entries)
        .where(postings.c.actor_id == user_id, entries.c.amount_points > 0)
        .group_by(postings.c.id)
        .order_by(postings.c.id)
    )
    async for row in _each(connection, query):
        yield {**_posting(row, user_id), "moved": int(row.moved)}


def _posting(row: Row[Any], user_id: UserId) -> Json:
    return {
        "server": str(row.guild_id),
        "moved_at": iso_instant(row.created_ms),
        "reference": _own_reference(row.reference, user_id),
        "reason": None if row.reason is None else _MENTION.sub("@…", row.reason),
    }


def _own_reference(reference: str, user_id: UserId) -> str:
    kind, *rest = reference.split(":")
    if kind in PERSONAL_REFERENCES and rest[1:2] != [str(user_id)]:
        rest[1] = "…"
    return ":".join([kind, *rest])


async def _tables(readers: _Readers, connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    columns = game_tables.c
    named = or_(columns.opener_id == user_id, mentions(columns.snapshot, user_id))
    async for row in _each(connection, select(game_tables).where(named).order_by(columns.id)):
        if row.opener_id == user_id or names_person(row.snapshot, user_id):
            yield {
                **_table(row.id, row),
                "channel": str(row.channel_id),
                "opened_at": iso_instant(row.created_ms),
                "is_open": row.is_open,
                "has_opened": user_id in {row.opener_id, row.snapshot.get("opener_id")},
                **_picked(_reader(readers, row.game).own_seat, row.snapshot, user_id),
            }


async def _events(readers: _Readers, connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    columns = table_events.c
    query = (
        select(table_events, game_tables.c.guild_id, game_tables.c.game)
        .join_from(table_events, game_tables)
        .where(mentions(columns.data, user_id))
        .order_by(columns.table_id, columns.seq)
    )
    async for row in _each(connection, query):
        facts = _picked(_reader(readers, row.game).own_facts, row.kind, row.data, user_id)
        if facts is not None:
            place = _table(row.table_id, row)
            yield {**place, "at": iso_instant(row.at_ms), "what": row.kind, "facts": facts}


def _table(table_id: int, row: Row[Any]) -> Json:
    return {"server": str(row.guild_id), "table": table_id, "game": row.game}


def _reader(readers: _Readers, game: str) -> PersonalReader:
    return readers.get(game, UNKNOWN)


def _picked(pick: Callable[P, Picked], *args: P.args, **kwargs: P.kwargs) -> Picked | Json:
    """Return the data that a reader picks, or a note of damage, so that the rest is exported even so."""
    try:
        return pick(*args, **kwargs)
    except Exception:  # noqa: BLE001 - with damage of any kind, nobody can tell whose data is whose
        return {"is_damaged": True}


def _whole(kept: Json) -> Json:
    return {"is_damaged": True} if isinstance(kept, UnreadableObject) else kept


async def _drill_answers(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    async for row in _each(connection, _own(drill_answers, user_id)):
        yield {
            "server": str(row.guild_id),
            "set": _set(row.day),
            "number": row.number,
            "pressed": row.places,
            "is_right": row.is_right,
            "answered_at": iso_instant(row.answered_ms),
        }


async def _drill_shares(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    async for row in _each(connection, _own(drill_shares, user_id)):
        yield {
            "server": str(row.guild_id),
            "set": _set(row.day),
            "shared_at": iso_instant(row.shared_ms),
        }


def _set(day: int) -> str:
    return "free" if day == FREE_DAY else iso_day(day)


async def _daily_hands(
    readers: _Readers, connection: AsyncConnection, user_id: UserId
) -> AsyncIterator[Json]:
    async for row in _each(connection, _own(daily_hands, user_id)):
        yield {
            "server": str(row.guild_id),
            "game": row.game,
            "day": iso_day(row.day),
            "begun_at": iso_instant(row.begun_ms),
            "ended_at": None if row.ended_ms is None else iso_instant(row.ended_ms),
            "shared_at": None if row.shared_ms is None else iso_instant(row.shared_ms),
            "channel": None if row.channel_id is None else str(row.channel_id),
            "message": None if row.message_id is None else str(row.message_id),
            "score": row.score,
            **_daily_cards(_reader(readers, row.game), row.snapshot, user_id),
        }


def _daily_cards(reader: PersonalReader, snapshot: Json, user_id: UserId) -> Json:
    if isinstance(reader, TrickReader):
        return _picked(reader.own_daily_hand, snapshot)
    return _picked(reader.own_seat, snapshot, user_id)


async def _settings(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    columns = guild_settings.c
    named = or_(columns.changed_by == user_id, mentions(columns.options, user_id))
    async for row in _each(connection, select(guild_settings).where(named).order_by(columns.guild_id)):
        server = str(row.guild_id)
        if row.changed_by == user_id:
            yield {"server": server, "what": "changed_last", "at": iso_instant(row.changed_ms)}
        for name, value in row.options.items():
            if names_person(value, user_id):
                yield {"server": server, "what": f"named_in_{name}", "at": None}


async def _preferences(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    async for row in _each(connection, _own(preferences, user_id)):
        yield {
            "changed_at": iso_instant(row.changed_ms),
            "called_at": None if row.called_ms is None else iso_instant(row.called_ms),
            **_whole(row.options),
        }


async def _letters(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    async for row in _each(connection, _own(letters, user_id)):
        yield {
            "server": str(row.guild_id),
            "round": format_round_id(row.table_id, row.number),
            "channel": str(row.channel_id),
            "message": str(row.message_id),
            "sent_at": iso_instant(row.sent_ms),
        }


async def _direct_messages(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    async for row in _each(connection, _own(direct_channels, user_id)):
        yield {"channel": str(row.channel_id)}
