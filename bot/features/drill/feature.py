"""What this feature consists of."""

from functools import partial
from typing import Final

from bot.features.drill.bids import BidAnswerButton
from bot.features.drill.model import LESSON_DAYS
from bot.features.drill.rows import EXPORTED
from bot.features.drill.service import DrillService
from bot.features.drill.view import Go, GoButton, PickButton, challenges
from bot.features.feature import Feature, PracticeButton
from bot.tables.games import Game
from bot.tables.gnau.machine import GnauMachine


def _practice(game: Game) -> PracticeButton | None:
    return partial(GoButton, Go.FREE, LESSON_DAYS[0]) if game.name == GnauMachine.game else None


DRILL: Final = Feature(
    name="drill",
    extension="cogs.drill",
    lasting_items=(PickButton, GoButton, BidAnswerButton),
    service=DrillService,
    exported=EXPORTED,
    practice=_practice,
    challenges=challenges,
)
