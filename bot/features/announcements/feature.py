"""What this feature consists of."""

from typing import Final

from bot.features.announcements.posts import AnnouncementPosts
from bot.features.feature import Feature

ANNOUNCEMENTS: Final = Feature(name="announcements", posts=AnnouncementPosts)
