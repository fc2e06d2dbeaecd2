"""What this feature consists of."""

from functools import partial
from typing import Final

from bot.features.feature import Feature, PracticeButton
from bot.features.practice.service import LatestClicks
from bot.features.practice.view import (
    MoveButton,
    NewHandButton,
    PracticeMistakeButton,
    PracticeReviewButton,
)
from bot.tables.games import Game


def _practice(game: Game) -> PracticeButton | None:
    return None if game.tricks is None else partial(NewHandButton, game.name)


PRACTICE: Final = Feature(
    name="practice",
    lasting_items=(NewHandButton, MoveButton, PracticeReviewButton, PracticeMistakeButton),
    service=lambda _: LatestClicks(),
    practice=_practice,
)
