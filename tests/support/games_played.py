"""Finished games of several hands, made up."""

from collections.abc import Mapping
from typing import Final

from bot.tables.game_records import GamePlayer, GameRecord
from bot.tables.ids import GuildId, TableId, UserId

_TABLE: Final = TableId(1)
_GUILD: Final = GuildId(1)


def played_game(
    places: Mapping[UserId, int],
    *,
    table_id: TableId = _TABLE,
    guild_id: GuildId = _GUILD,
    last_round: int = 1,
    hands: int = 4,
) -> GameRecord:
    """Return a game in which these people came to these places, in the seats in this order."""
    players = {
        user_id: GamePlayer(seat, score=10 * place, place=place, best_hand=place - 1, sweeps=0)
        for seat, (user_id, place) in enumerate(places.items())
    }
    return GameRecord(table_id, guild_id, last_round, hands, players)
