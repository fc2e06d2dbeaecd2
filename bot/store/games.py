"""Finished games of several hands, and each player's totals (tally) of them."""

from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from math import isclose
from typing import Any, Final, TypeAlias

from sqlalchemy import Row, Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.audit import are_whole, delete_damaged
from bot.store.engine import insert_or_replace
from bot.store.guarded import readable
from bot.store.recount import Misstated
from bot.store.schema import game_players, game_tables, game_tallies, games, rounds
from bot.tables.game_records import GamePlayer, GameRecord, GameStanding, GameTally, Skill, tallies_after
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.privacy import is_former

# A processor of another make may compute different last digits.
_ROUNDING: Final = 1e-9


async def add(connection: AsyncConnection, record: GameRecord) -> None:
    """Keep a game, whose last round is kept already, and add it to its players' tallies.

    Args:
        connection: Its opener holds the ledger's turn in the server, and commits.
    """
    game_of_table = select(game_tables.c.game).where(game_tables.c.id == record.table_id)
    last = select(rounds.c.id, game_of_table.scalar_subquery()).where(
        rounds.c.table_id == record.table_id, rounds.c.number == record.last_round
    )
    round_id, game = (await connection.execute(last)).one()
    kept = {"round_id": round_id, "guild_id": record.guild_id, "hands": record.hands}
    await connection.execute(insert(games).values(kept))
    rows = [
        {
            "round_id": round_id,
            "user_id": user_id,
            "seat": player.seat,
            "score": player.score,
            "place": player.rank,
            "best_hand": player.best_hand,
            "sweeps": player.sweeps,
            "own_hands": player.own_hands,
            "own_score": player.own_score,
            "side": player.side,
        }
        for user_id, player in record.players.items()
    ]
    if rows:
        await connection.execute(insert(game_players), rows)
        await _count(connection, record, game)


async def _count(connection: AsyncConnection, record: GameRecord, game: str) -> None:
    columns = game_tallies.c
    theirs = (columns.guild_id == record.guild_id, columns.game == game)
    query = select(game_tallies).where(columns.user_id.in_(record.players), *theirs)
    before = {UserId(row.user_id): _tally(row) for row in readable(await connection.execute(query))}
    rows = [
        {"user_id": user_id, "guild_id": record.guild_id, "game": game, **_columns(tally)}
        for user_id, tally in sorted(tallies_after(before, record).items())
    ]
    await connection.execute(insert_or_replace(connection, game_tallies), rows)


async def played(connection: AsyncConnection) -> AsyncIterator[tuple[str, GameRecord]]:
    """Yield the kind and the record of every game of every server, in the order in which they ended."""
    together = list[Row[Any]]()
    async for row in await connection.stream(_played()):
        if together and row.round_id != together[0].round_id:
            for game in _whole(together):
                yield game
            together.clear()
        together.append(row)
    for game in _whole(together):
        yield game


def _whole(rows: Sequence[Row[Any]]) -> Iterator[tuple[str, GameRecord]]:
    """Yield the game of these rows, if all of them are readable."""
    if rows and len(list(readable(rows))) == len(rows):
        yield rows[0].game, _record(rows)


async def recount(connection: AsyncConnection) -> list[Misstated]:
    """Recount all games, and return the tallies that do not follow from them."""
    return _as_misstated(await _wrong(connection, await _counted(connection)))


async def mend(connection: AsyncConnection) -> list[Misstated]:
    """Correct what `recount` finds, if all games are readable, and return what was wrong.

    Args:
        connection: Its opener holds the ledger's turn in every server, and commits.
    """
    if not await are_whole(connection, games, game_players, rounds, game_tables):
        return []
    await delete_damaged(connection, game_tallies)
    expected = await _counted(connection)
    wrong = await _wrong(connection, dict(expected))
    columns = game_tallies.c
    for key in sorted(wrong):
        guild_id, user_id, game = key
        theirs = (columns.guild_id == guild_id, columns.user_id == user_id, columns.game == game)
        await connection.execute(delete(game_tallies).where(*theirs))
        if key in expected:
            row = {"user_id": user_id, "guild_id": guild_id, "game": game, **_columns(expected[key])}
            await connection.execute(insert(game_tallies).values(row))
    return _as_misstated(wrong)


_Tallied: TypeAlias = tuple[GuildId, UserId, str]


async def _counted(connection: AsyncConnection) -> dict[_Tallied, GameTally]:
    """Return the tallies of all players, counted from their games."""
    counted = defaultdict[tuple[GuildId, str], dict[UserId, GameTally]](dict)
    async for game, record in played(connection):
        known = counted[record.guild_id, game]
        known.update(tallies_after(known, record))
    return {
        (guild_id, user_id, game): tally
        for (guild_id, game), tallies in counted.items()
        for user_id, tally in tallies.items()
        if not is_former(user_id)
    }


async def _wrong(connection: AsyncConnection, expected: dict[_Tallied, GameTally]) -> set[_Tallied]:
    """Return the keys of missing, wrong and surplus tallies; remove the compared ones from `expected`."""
    wrong = set[_Tallied]()
    async for row in await connection.stream(select(game_tallies)):
        if not list(readable([row])):
            # An unreadable row is reported elsewhere.
            expected.pop((row.guild_id, row.user_id, row.game), None)
            continue
        key = (GuildId(row.guild_id), UserId(row.user_id), row.game)
        tally = expected.pop(key, None)
        if tally is None or not _bears_out(tally, row):
            wrong.add(key)
    return wrong | expected.keys()


def _as_misstated(wrong: Collection[_Tallied]) -> list[Misstated]:
    return [Misstated(user_id, guild_id, f"games-{game}") for guild_id, user_id, game in sorted(wrong)]


def standing_of(row: Row[Any]) -> GameStanding:
    """Return a player's line from their row of `game_tallies`."""
    return GameStanding(UserId(row.user_id), _tally(row))


def _bears_out(tally: GameTally, row: Row[Any]) -> bool:
    kept = _tally(row)
    return replace(kept, skill=tally.skill) == tally and kept.score == row.score and _is_as(kept, tally)


def _is_as(one: GameTally, other: GameTally) -> bool:
    if one.skill is None or other.skill is None:
        return one.skill is other.skill
    pairs = ((one.skill.mu, other.skill.mu), (one.skill.sigma, other.skill.sigma))
    return all(isclose(*pair, rel_tol=_ROUNDING) for pair in pairs)


def _columns(tally: GameTally) -> Mapping[str, Any]:
    return {
        "score": tally.score,
        "games": tally.games,
        "won": tally.won,
        "hands": tally.hands,
        "total_score": tally.total_score,
        "lowest_hand": tally.lowest_hand,
        "highest_hand": tally.highest_hand,
        "sweeps": tally.sweeps,
        "mu": None if tally.skill is None else tally.skill.mu,
        "sigma": None if tally.skill is None else tally.skill.sigma,
    }


def _tally(row: Row[Any]) -> GameTally:
    return GameTally(
        games=row.games,
        won=row.won,
        hands=row.hands,
        total_score=row.total_score,
        lowest_hand=row.lowest_hand,
        highest_hand=row.highest_hand,
        sweeps=row.sweeps,
        skill=None if row.mu is None else Skill(row.mu, row.sigma),
    )


def _played() -> Select[Any]:
    """Select a row for each player of each game, as `_record` takes them."""
    return (
        select(rounds.c.table_id, rounds.c.number, games.c.guild_id, games.c.hands)
        .add_columns(game_tables.c.game, game_players)
        .join_from(games, game_players)
        .join(rounds, rounds.c.id == games.c.round_id)
        .join(game_tables, game_tables.c.id == rounds.c.table_id)
        .order_by(games.c.round_id, game_players.c.seat)
    )


def _record(rows: Sequence[Row[Any]]) -> GameRecord:
    game = rows[0]
    players = {UserId(row.user_id): _player(row) for row in rows}
    return GameRecord(TableId(game.table_id), GuildId(game.guild_id), game.number, game.hands, players)


def _player(row: Row[Any]) -> GamePlayer:
    return GamePlayer(
        seat=row.seat,
        score=row.score,
        rank=row.place,
        best_hand=row.best_hand,
        sweeps=row.sweeps,
        own_hands=row.own_hands,
        own_score=row.own_score,
        side=row.side,
    )
