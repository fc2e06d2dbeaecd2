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
    challenges,
)
from bot.features.feature import Feature, PracticeButton
from bot.tables.games import Game


def _practice(game: Game) -> PracticeButton | None:
    # The button opens the deal of the day on which it is pressed: its own day is not used.
    return None if game.tricks is None else partial(DailyWayButton, game.name, 0, DailyWay.TODAY)


DAILY: Final = Feature(
    name="daily",
    extension="cogs.daily",
    lasting_items=(DailyButton, DailyWayButton, DailyReviewButton, DailyMistakeButton),
    service=DailyDealService,
    exported=EXPORTED,
    posts=DailyPosts,
    practice=_practice,
    challenges=challenges,
)
