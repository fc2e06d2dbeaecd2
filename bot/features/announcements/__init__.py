"""The daily announcement: one message a day, in the channel that a manager has chosen, with what to play."""

from typing import Final

from bot.features.announcements.posts import AnnouncementPosts
from bot.features.feature import Feature

ANNOUNCEMENTS: Final = Feature(name="announcements", posts=AnnouncementPosts)
