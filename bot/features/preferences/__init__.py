"""Preferences: the panel on which people choose what holds for them in all servers."""

from typing import Final

from bot.features.feature import Feature
from bot.features.preferences.view import PREFERENCES_ITEMS

PREFERENCES: Final = Feature(
    name="preferences", extension="cogs.preferences", lasting_items=PREFERENCES_ITEMS
)
