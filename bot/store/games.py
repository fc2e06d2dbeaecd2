"""Games that were played to their end, and what they were to their people."""

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Row, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import game_players, game_tables, games, rounds
from bot.tables.game_records import GamePlayer, GameRecord
from bot.tables.ids import GuildId, TableId, UserId


async def add(connection: AsyncConnection, record: GameRecord) -> None:
    """Keep a game that has ended with a round that is kept already."""
    its = (rounds.c.table_id == record.table_id, rounds.c.number == record.last_round)
    round_id = (await connection.execute(select(rounds.c.id).where(*its))).scalar_one()
    game = {"round_id": round_id, "guild_id": record.guild_id, "hands": record.hands}
    await connection.execute(insert(games).values(game))
    rows = [
        {
            "round_id": round_id,
            "user_id": user_id,
            "seat": player.seat,
            "score": player.score,
            "place": player.rank,
            "best_hand": player.best_hand,
            "sweeps": player.sweeps,
        }
        for user_id, player in record.players.items()
    ]
    if rows:
        await connection.execute(insert(game_players), rows)


async def rows_of(connection: AsyncConnection, guild_id: GuildId, game: str) -> Sequence[Row[Any]]:
    """Return a row for each person in each game of a kind in a server, as `records` takes them."""
    query = (
        select(rounds.c.table_id, rounds.c.number, games.c.guild_id, games.c.hands, game_players)
        .join_from(games, game_players)
        .join(rounds, rounds.c.id == games.c.round_id)
        .join(game_tables, game_tables.c.id == rounds.c.table_id)
        .where(games.c.guild_id == guild_id, game_tables.c.game == game)
        .order_by(games.c.round_id, game_players.c.seat)
    )
    return (await connection.execute(query)).all()


def records(rows: Sequence[Row[Any]]) -> list[GameRecord]:
    """Return games that were looked up, in the order in which they ended."""
    return [_record(list(of_game)) for _, of_game in groupby(rows, key=attrgetter("round_id"))]


def _record(rows: Sequence[Row[Any]]) -> GameRecord:
    game = rows[0]
    players = {UserId(row.user_id): _player(row) for row in rows}
    return GameRecord(TableId(game.table_id), GuildId(game.guild_id), game.number, game.hands, players)


def _player(row: Row[Any]) -> GamePlayer:
    return GamePlayer(row.seat, row.score, row.place, row.best_hand, row.sweeps)
