"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.rounds.view import HistoryButton

ROUNDS: Final = Feature(name="rounds", extension="cogs.rounds", lasting_items=(HistoryButton,))
