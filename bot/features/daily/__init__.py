"""The daily deal: the same hand of a trick game for everyone in a server, once a day."""

from functools import partial
from typing import Final

from bot.features.daily.posts import DailyPosts
from bot.features.daily.rows import EXPORTED
from bot.features.daily.service import DailyDealService
from bot.features.daily.view import (
    DailyButton,
    DailyMistakeButton,
    DailyReviewButton,
    DailyWay,
    DailyWayButton,
)
from bot.features.feature import Feature
from bot.tables.games import GAMES

DAILY: Final = Feature(
    name="daily",
    extension="cogs.daily",
    lasting_items=(DailyButton, DailyWayButton, DailyReviewButton, DailyMistakeButton),
    service=DailyDealService,
    exported=EXPORTED,
    posts=DailyPosts,
    # The button opens the deal of the day on which it is pressed: its own day is not used.
    practice={game.name: partial(DailyWayButton, game.name, 0, DailyWay.TODAY) for game in GAMES},
)
