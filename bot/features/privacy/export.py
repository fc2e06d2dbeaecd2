"""Export of everything that the database keeps about a person, as lines that name no other person."""

import re
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias

from sqlalchemy import Row, Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import ledger
from bot.store.guarded import is_object, readable
from bot.store.history import stored_round
from bot.store.personal import (
    Exported,
    Readers,
    iso_day,
    iso_instant,
    mentions,
    owned_by,
    personal_tables,
    picked,
    reader_of,
    unless_damaged,
    whole_row,
)
from bot.store.schema import (
    accounts,
    achievements,
    client_languages,
    direct_channels,
    entries,
    game_players,
    game_tables,
    games,
    guild_settings,
    letters,
    medals,
    postings,
    preferences,
    round_players,
    rounds,
    standings,
    table_events,
)
from bot.tables.game_records import LEFT
from bot.tables.history import format_round_id
from bot.tables.ids import UserId
from bot.tables.points import PointsMode, personal_kind
from bot.tables.ports import Json, RoundPlayer
from bot.tables.privacy import (
    PERSONAL_REFERENCES,
    PersonalData,
    Pseudonyms,
    names_person,
)

_POINTS: Final = {personal_kind(points).value: points.value for points in PointsMode}
_ENDED: Final = (rounds.c.table_id, rounds.c.number, rounds.c.settled_ms)
_MENTION: Final = re.compile(r"<@[!&]?[0-9]+>")

# The order of the topics; others follow.
ORDER: Final = (
    *("balances", "rounds", "games", "standings", "medals", "achievements", "summaries", "game_tallies"),
    *("postings", "moved_by_hand"),
    *("tables", "events", "drill_answers", "drill_shares", "drill_results", "drill_streaks", "daily_hands"),
    *("pseudonyms", "settings", "preferences", "letters", "direct_messages", "discord_language"),
)

_Lines: TypeAlias = Callable[[AsyncConnection, UserId], AsyncIterator[Json]]


async def read(
    connection: AsyncConnection,
    user_id: UserId,
    readers: Readers,
    pseudonyms: Pseudonyms,
    exported: Iterable[Exported],
) -> PersonalData:
    """Return everything that is kept about a person in all servers, grouped by subject.

    Args:
        pseudonyms: Used to find the person's deleted purses.
        exported: How tables are exported that are not exported column by column.
    """
    topics = {**_shared(readers, pseudonyms), **_own_rows(readers, exported)}
    names = sorted(topics, key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))
    return {name: [line async for line in topics[name](connection, user_id)] for name in names}


def _shared(readers: Readers, pseudonyms: Pseudonyms) -> Mapping[str, _Lines]:
    """Return the topics whose rows are not about one person alone."""
    return {
        "balances": _balances,
        "rounds": partial(_rounds, readers),
        "games": _games,
        "postings": _postings,
        "moved_by_hand": _by_hand,
        "tables": partial(_tables, readers),
        "events": partial(_events, readers),
        "pseudonyms": partial(_pseudonyms, pseudonyms),
        "settings": _settings,
    }


def _own_rows(readers: Readers, exported: Iterable[Exported]) -> Mapping[str, _Lines]:
    """Return a topic for each table whose rows are about one person alone."""
    own_words = {each.table: each for each in (*_EXPORTED, *exported)}
    topics = dict[str, _Lines]()
    for table in personal_tables():
        each = own_words.get(table, Exported(table, whole_row))
        topics[each.name or table.name] = partial(_rows, readers, each)
    return topics


async def _rows(
    readers: Readers, exported: Exported, connection: AsyncConnection, user_id: UserId
) -> AsyncIterator[Json]:
    table = exported.table
    query = select(table).where(table.c.user_id == user_id).order_by(*table.primary_key)
    async for row in _each(connection, query):
        yield exported.line(row, user_id, readers)


async def _each(connection: AsyncConnection, query: Select[Any]) -> AsyncIterator[Row[Any]]:
    """Yield the readable rows, and the rows in which only JSON objects are unreadable."""
    async for row in await connection.stream(query):
        for kept in readable([row], but=is_object):
            yield kept


async def _balances(connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    query = select(accounts).where(owned_by(user_id)).order_by(accounts.c.id)
    async for row in _each(connection, query):
        yield {"server": str(row.guild_id), "points": _POINTS[row.kind], "balance": row.balance_points}


async def _pseudonyms(
    pseudonyms: Pseudonyms, connection: AsyncConnection, user_id: UserId
) -> AsyncIterator[Json]:
    async for guild_id, pseudonym, expires_ms in ledger.own_forgotten_purses(connection, user_id, pseudonyms):
        yield {"server": str(guild_id), "pseudonym": pseudonym, "kept_until": iso_instant(expires_ms)}


async def _rounds(readers: Readers, connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
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
            **picked(reader_of(readers, row.game).own_round, stored, user_id),
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
            **({} if row.side is None else {"side": row.side}),
        }


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


async def _tables(readers: Readers, connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
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
                **picked(reader_of(readers, row.game).own_seat, row.snapshot, user_id),
            }


async def _events(readers: Readers, connection: AsyncConnection, user_id: UserId) -> AsyncIterator[Json]:
    columns = table_events.c
    query = (
        select(table_events, game_tables.c.guild_id, game_tables.c.game)
        .join_from(table_events, game_tables)
        .where(mentions(columns.data, user_id))
        .order_by(columns.table_id, columns.seq)
    )
    async for row in _each(connection, query):
        facts = picked(reader_of(readers, row.game).own_facts, row.kind, row.data, user_id)
        if facts is not None:
            place = _table(row.table_id, row)
            yield {**place, "at": iso_instant(row.at_ms), "what": row.kind, "facts": facts}


def _table(table_id: int, row: Row[Any]) -> Json:
    return {"server": str(row.guild_id), "table": table_id, "game": row.game}


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


def _standing(row: Row[Any], *_: object) -> Json:
    return {
        "server": str(row.guild_id),
        "leaderboard": row.board,
        "period": row.period,
        "since": iso_day(row.since_day) if row.since_day else None,
        "score": row.score,
        "rounds": row.rounds,
    }


def _medal(row: Row[Any], *_: object) -> Json:
    return {
        "server": str(row.guild_id),
        "leaderboard": row.board,
        "month": iso_day(row.since_day)[: len("2026-01")],
        "place": row.place,
        "score": row.score,
        "rounds": row.rounds,
    }


def _achievement(row: Row[Any], *_: object) -> Json:
    return {"server": str(row.guild_id), "name": row.name, "achieved_at": iso_instant(row.achieved_ms)}


def _preferences(row: Row[Any], *_: object) -> Json:
    return {
        "changed_at": iso_instant(row.changed_ms),
        "called_at": None if row.called_ms is None else iso_instant(row.called_ms),
        **{name: _plainly(name, value) for name, value in unless_damaged(row.options).items()},
    }


def _plainly(name: str, value: Any) -> Any:
    """Return a preference, with instants in words."""
    if name != "vacations":
        return value
    return [{"from": iso_instant(start_ms), "until": iso_instant(end_ms)} for start_ms, end_ms in value]


def _letter(row: Row[Any], *_: object) -> Json:
    return {
        "server": str(row.guild_id),
        "round": format_round_id(row.table_id, row.number),
        "channel": str(row.channel_id),
        "message": str(row.message_id),
        "sent_at": iso_instant(row.sent_ms),
    }


def _direct_channel(row: Row[Any], *_: object) -> Json:
    return {"channel": str(row.channel_id)}


_EXPORTED: Final = (
    Exported(standings, _standing),
    Exported(medals, _medal),
    Exported(achievements, _achievement),
    Exported(preferences, _preferences),
    Exported(letters, _letter),
    Exported(direct_channels, _direct_channel, "direct_messages"),
    Exported(client_languages, whole_row, "discord_language"),
)
