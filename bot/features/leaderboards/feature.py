"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.leaderboards.seasons import SeasonButton, medal_news
from bot.features.leaderboards.service import LeaderboardService
from bot.features.leaderboards.standings import StandingsButton
from bot.features.leaderboards.view import LeaderboardButton

LEADERBOARDS: Final = Feature(
    name="leaderboards",
    extension="cogs.leaderboards",
    lasting_items=(LeaderboardButton, StandingsButton, SeasonButton),
    service=LeaderboardService,
    monthly=medal_news,
)
