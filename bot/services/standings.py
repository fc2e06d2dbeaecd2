"""Who plays a game best in a server, by the games that were played to their end."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from bot.players import TrickGame
from bot.rules.tricks import TrickRules
from bot.store import History
from bot.tables.game_records import GameRecord, GameTally, tallies_of
from bot.tables.ids import UserId
from bot.tables.leaderboards import Look, Stretch, stretch_of
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


async def game_standings(history: History, game: TrickGame, look: Look) -> Stretch[GameStanding]:
    """Return those of everybody who has finished a game, as `standings_of` lists them, that somebody sees."""
    games = await history.games(look.guild_id, game.name)
    return stretch_of(await asyncio.to_thread(standings_of, games, game.rules), look)


def standings_of(games: Sequence[GameRecord], rules: TrickRules) -> list[GameStanding]:
    """Return everybody who has finished any of these games, the best first, whether still there or not.

    Anyone who has had everything about them deleted is not listed, but the games against them count.
    """
    ratings = ratings_of(games)
    lines = [
        GameStanding(user_id, ratings.get(user_id), tally)
        for user_id, tally in tallies_of(games, rules.merit).items()
        if not is_former(user_id)
    ]
    return sorted(lines, key=lambda line: (line.score, line.tally.games, -line.user_id), reverse=True)


START: Final = 1000
# How many points of a rating one of the library's is: a player who is far ahead comes to about 2,000.
POINTS: Final = 40


def ratings_of(games: Iterable[GameRecord]) -> dict[UserId, int]:
    """Return the rating of everybody who has played with at least one other person.

    Args:
        games: All of one kind, in the order in which they ended; a game with one person does not count.
    """
    model, skills = BradleyTerryFull(), dict[UserId, BradleyTerryFullRating]()
    for game in games:
        if len(game.players) > 1:
            skills.update(_skills_after(model, skills, game))
    return {user_id: _shown(skill) for user_id, skill in skills.items()}


def _shown(skill: BradleyTerryFullRating) -> int:
    # Anyone who has lost hundreds of games would fall below zero.
    return max(round(skill.ordinal(alpha=POINTS, target=START)), 0)


def _skills_after(
    model: BradleyTerryFull, before: Mapping[UserId, BradleyTerryFullRating], game: GameRecord
) -> dict[UserId, BradleyTerryFullRating]:
    teams = [[before.get(user_id) or model.rating()] for user_id in game.players]
    ranks = [float(player.rank) for player in game.players.values()]
    skills = (skill for (skill,) in model.rate(teams, ranks=ranks))
    return dict(zip(game.players, skills, strict=True))
