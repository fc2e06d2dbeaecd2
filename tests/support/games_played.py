"""Finished games of several hands, made up."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import simcord

from bot.tables.game_records import LEFT, GamePlayer, GameRecord
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.ports import NewTable, RoundRecord
from tests.support.clock import NOW_MS
from tests.support.guild import CardRoom

_TABLE: Final = TableId(1)
_GUILD: Final = GuildId(1)
_GONE: Final = ChannelId(1)


def played_game(
    places: Mapping[UserId, int],
    *,
    table_id: TableId = _TABLE,
    guild_id: GuildId = _GUILD,
    last_round: int = 1,
    hands: int = 4,
) -> GameRecord:
    """Return a game in which these people came to these places, in the seats in this order.

    Those who have left it have done so in its first hand.
    """
    players = {
        user_id: GamePlayer(
            seat,
            score=10 * place,
            rank=place,
            best_hand=place - 1 if place != LEFT else 0,
            sweeps=0,
            own_hands=hands if place != LEFT else 0,
            own_score=10 * place if place != LEFT else 0,
        )
        for seat, (user_id, place) in enumerate(places.items())
    }
    return GameRecord(table_id, guild_id, last_round, hands, players)


async def keep(room: CardRoom, players: dict[simcord.MemberActor, GamePlayer], game: str = "hearts") -> None:
    """Keep a finished game of four hands, played in a channel that is gone."""
    people = {UserId(person.id): player for person, player in players.items()}
    async with room.bot.database.transaction() as transaction:
        new = NewTable(room.guild_id, _GONE, game, {})
        table = await transaction.insert_table(new, now_ms=NOW_MS)
        closed = await transaction.save_table(replace(table, is_open=False), [], now_ms=NOW_MS)
        record = RoundRecord(closed.table_id, room.guild_id, 4, {}, {}, {}, has_page=False)
        await transaction.add_round(record, now_ms=NOW_MS)
        await transaction.add_game(GameRecord(closed.table_id, room.guild_id, 4, 4, people))
