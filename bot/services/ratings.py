"""How well people play, as far as their games with one another tell.

Each game compares everybody in it with everybody else, and an equal score is half a win for both. A player
who left it has lost to all who stayed. From that follow a skill and how certain it is. The rating that is
shown is one that the skill is almost surely above: three standard deviations below the estimate. It begins at
`START`, and grows by winning, and by playing.

Source: R. C. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking, Journal of Machine
Learning Research 12 (2011), the Bradley–Terry model with full pairs, as the library openskill has it.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from bot.tables.game_records import GameRecord
from bot.tables.ids import UserId

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
