"""The list of features. A new feature is a folder beside this file, and one more entry here."""

from typing import Final

from bot.features.announcements import ANNOUNCEMENTS
from bot.features.daily import DAILY
from bot.features.drill import DRILL
from bot.features.feature import Feature
from bot.features.leaderboards import LEADERBOARDS
from bot.features.lessons import LESSONS
from bot.features.odds import ODDS
from bot.features.practice import PRACTICE
from bot.features.preferences import PREFERENCES
from bot.features.privacy import PRIVACY
from bot.features.rounds import ROUNDS
from bot.features.settings import SETTINGS
from bot.features.statistics import STATISTICS

FEATURES: Final[tuple[Feature, ...]] = (
    LEADERBOARDS,
    STATISTICS,
    ROUNDS,
    LESSONS,
    DRILL,
    ODDS,
    DAILY,
    ANNOUNCEMENTS,
    PRACTICE,
    SETTINGS,
    PREFERENCES,
    PRIVACY,
)
