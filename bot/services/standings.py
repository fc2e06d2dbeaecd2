"""Who plays a game best in a server, by the games that were played to their end."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.players import TrickGame
from bot.rules.tricks import TrickRules
from bot.services.ratings import ratings_of
from bot.tables.game_records import GameRecord, GameRecordStore, GameTally, tallies_of
from bot.tables.ids import GuildId, UserId
from bot.tables.privacy import is_former


@dataclass(frozen=True)
class GameStanding:
    """One person's line.

    Args:
        user_id: The person.
        rating: How well they play; None for somebody who has played with computer players only.
        tally: What their games come to.
    """

    user_id: UserId
    rating: int | None
    tally: GameTally

    @property
    def score(self) -> tuple[bool, int]:
        """What they are ranked by: first the rated by rating, then the others by games won."""
        if self.rating is None:
            return False, self.tally.won
        return True, self.rating


class StandingsService:
    """Ranks the people of a server by how they play Hearts or Gong Zhu.

    Args:
        games: The games of tricks, by name.
        records: The games that were played.
    """

    def __init__(self, games: Mapping[str, TrickGame], records: GameRecordStore) -> None:
        self._trick_games = games
        self._records = records

    async def standings(self, guild_id: GuildId, game: str) -> list[GameStanding]:
        """Return everybody who has finished a game, the best first, whether still in the server or not.

        Who has had everything about them deleted is not listed, but the games against them count.
        """
        games = await self._records.games(guild_id, game)
        return await asyncio.to_thread(_standings, games, self._trick_games[game].rules)


def _standings(games: Sequence[GameRecord], rules: TrickRules) -> list[GameStanding]:
    ratings = ratings_of(games)
    lines = [
        GameStanding(user_id, ratings.get(user_id), tally)
        for user_id, tally in tallies_of(games, rules.merit).items()
        if not is_former(user_id)
    ]
    return sorted(lines, key=lambda line: (line.score, line.tally.games, -line.user_id), reverse=True)
