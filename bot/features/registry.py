"""The list of features. A new feature is a folder beside this file, and one more entry here."""

from typing import Final

from bot.features.achievements.feature import ACHIEVEMENTS
from bot.features.announcements.feature import ANNOUNCEMENTS
from bot.features.daily.feature import DAILY
from bot.features.drill.feature import DRILL
from bot.features.feature import Feature
from bot.features.follow.feature import FOLLOW
from bot.features.friends.feature import FRIENDS
from bot.features.invitations.feature import INVITATIONS
from bot.features.leaderboards.feature import LEADERBOARDS
from bot.features.lessons.feature import LESSONS
from bot.features.odds.feature import ODDS
from bot.features.practice.feature import PRACTICE
from bot.features.preferences.feature import PREFERENCES
from bot.features.privacy.feature import PRIVACY
from bot.features.rounds.feature import ROUNDS
from bot.features.rule_sets.feature import RULE_SETS
from bot.features.settings.feature import SETTINGS
from bot.features.statistics.feature import STATISTICS
from bot.features.tournaments.feature import TOURNAMENTS
from bot.features.turns.feature import TURNS

FEATURES: Final[tuple[Feature, ...]] = (
    LEADERBOARDS,
    STATISTICS,
    ROUNDS,
    LESSONS,
    DRILL,
    ODDS,
    DAILY,
    FRIENDS,
    ANNOUNCEMENTS,
    ACHIEVEMENTS,
    PRACTICE,
    INVITATIONS,
    FOLLOW,
    SETTINGS,
    RULE_SETS,
    PREFERENCES,
    TURNS,
    TOURNAMENTS,
    PRIVACY,
)
