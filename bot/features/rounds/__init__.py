"""Rounds that were played: a player's history, each round as it was announced, and the check of its deal."""

from typing import Final

from bot.features.feature import Feature
from bot.features.rounds.view import HistoryButton

ROUNDS: Final = Feature(name="rounds", extension="cogs.rounds", lasting_items=(HistoryButton,))
