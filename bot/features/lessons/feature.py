"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.lessons.view import HowToPlayButton

LESSONS: Final = Feature(name="lessons", extension="cogs.lessons", lasting_items=(HowToPlayButton,))
