"""What this feature consists of."""

from typing import Final

from bot.features.daily.posts import DailyPosts
from bot.features.daily.rows import EXPORTED
from bot.features.daily.service import DailyDealService
from bot.features.daily.view import (
    DailyButton,
    DailyMistakeButton,
    DailyReviewButton,
    DailyWayButton,
    challenges,
)
from bot.features.feature import Feature

DAILY: Final = Feature(
    name="daily",
    extension="cogs.daily",
    lasting_items=(DailyButton, DailyWayButton, DailyReviewButton, DailyMistakeButton),
    service=DailyDealService,
    exported=EXPORTED,
    posts=DailyPosts,
    challenges=challenges,
)
