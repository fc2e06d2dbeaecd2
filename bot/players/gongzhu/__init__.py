"""How computer players play Gong Zhu: what they know, what advice they follow, what they aim at."""

from bot.players.game import TrickGame
from bot.players.gongzhu.advisor import GongzhuAdvisor
from bot.rules import gongzhu

GONGZHU = TrickGame(gongzhu, GongzhuAdvisor(), "bot.players.gongzhu:GONGZHU")

__all__ = ["GONGZHU"]
