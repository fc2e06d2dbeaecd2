"""What this feature consists of."""

from typing import Final

from bot.features.achievements.posts import AchievementPosts
from bot.features.feature import Feature

ACHIEVEMENTS: Final = Feature(name="achievements", posts=AchievementPosts)
