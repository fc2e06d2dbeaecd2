"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.settings.language import LANGUAGE_ITEMS
from bot.features.settings.view import SETTINGS_ITEMS

SETTINGS: Final = Feature(
    name="settings", extension="cogs.settings", lasting_items=(*SETTINGS_ITEMS, *LANGUAGE_ITEMS)
)
