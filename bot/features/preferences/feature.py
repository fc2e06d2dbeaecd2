"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.preferences.view import PREFERENCES_ITEMS

PREFERENCES: Final = Feature(
    name="preferences", extension="cogs.preferences", lasting_items=PREFERENCES_ITEMS
)
