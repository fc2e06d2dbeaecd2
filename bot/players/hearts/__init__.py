"""How computer players play Hearts: what they know, what advice they follow, what they aim at."""

from bot.players.game import TrickGame
from bot.players.hearts.advisor import HeartsAdvisor
from bot.rules import hearts

HEARTS = TrickGame(hearts, HeartsAdvisor(), "bot.players.hearts:HEARTS")

__all__ = ["HEARTS"]
