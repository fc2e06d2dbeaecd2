"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.turns.view import TurnsButton

TURNS: Final = Feature(name="turns", extension="cogs.turns", lasting_items=(TurnsButton,))
