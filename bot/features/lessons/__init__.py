"""Lessons: a few pages that teach a game and ask about it. `bot/games.py` names the lesson of each game."""

from typing import Final

from bot.features.feature import Feature
from bot.features.lessons.view import HowToPlayButton

LESSONS: Final = Feature(name="lessons", extension="cogs.lessons", lasting_items=(HowToPlayButton,))
